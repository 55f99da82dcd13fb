//! What the cards in a hand are good for.

use game_core::Seat;
use nexus_ops::{Condition, Figures, Hex, Open, Phase, SecretBag, Unit, data};

use super::ground::Ground;
use super::odds::Clash;
use super::weights::Weights;

/// What a plain Mission card pays for a won battle.
const MISSION_POINTS: f32 = 1.0;

/// The value of a hand that lies still: cards are worth keeping, missions that are as good as done most of all.
pub(super) fn resting(open: &Open, seat: Seat, secrets: &SecretBag, weights: &Weights) -> f32 {
    let mut value = f32::from(open.players[seat].energize) * weights.energize;
    for card in secrets.kinds() {
        let facts = data().secret(card);
        let ready = is_ready(open, seat, &facts.condition);
        let per_point = if ready { weights.ready_secret } else { weights.secret };
        value += f32::from(secrets.of(card)) * f32::from(facts.vp) * per_point;
    }
    value
}

fn is_ready(open: &Open, seat: Seat, condition: &Condition) -> bool {
    match *condition {
        Condition::Most { terrain } => {
            let held = |s: Seat| (open.controlled(s) & open.terrain[terrain as usize]).len();
            Seat::all(open.seats).all(|other| !open.are_enemies(seat, other) || held(seat) > held(other))
        }
        Condition::Hold { hex, .. } => open.controlled(seat).contains(hex),
        Condition::Win { .. } | Condition::Destroy { .. } => false,
    }
}

/// The points an attacker may expect from a battle: a Mission card or a better red mission if he wins, and what his
/// hand pays for the figures he destroys.
pub(super) fn points_of_attack(
    open: &Open,
    seat: Seat,
    secrets: &SecretBag,
    hex: Hex,
    attackers: &Figures,
    defenders: &Figures,
    clash: &Clash,
) -> f32 {
    let mut red = MISSION_POINTS;
    let mut others = 0.0;
    for card in secrets.kinds() {
        let facts = data().secret(card);
        let vp = f32::from(facts.vp);
        match facts.condition {
            Condition::Win { .. } => {
                red = red.max(vp * fit(open, seat, hex, attackers, defenders, clash, &facts.condition));
            }
            Condition::Destroy { unit, by } if defenders[unit.index()] > 0 => {
                others += vp * f32::from(secrets.of(card)) * slain_by(by, attackers);
            }
            _ => {}
        }
    }
    clash.win * (red + others)
}

/// How likely a battle that is won fits a mission of winning.
fn fit(
    open: &Open,
    seat: Seat,
    hex: Hex,
    attackers: &Figures,
    defenders: &Figures,
    clash: &Clash,
    condition: &Condition,
) -> f32 {
    let Condition::Win { terrain, raid, survivor, losses, enemies, mine } = *condition else { return 0.0 };
    let strangers = |s: Seat| open.are_enemies(seat, s) && Ground::of(open).homes[s.index()].contains(hex);
    let holds = terrain.is_none_or(|t| open.terrain[t as usize].contains(hex))
        && (!raid || Seat::all(open.seats).any(strangers))
        && enemies.is_none_or(|n| defenders.0.iter().sum::<u8>() >= n)
        && (!mine || open.mines[hex.index()] > 0);
    if !holds {
        return 0.0;
    }
    let survives = survivor.map_or(1.0, |unit| if attackers[unit.index()] > 0 { 0.85 } else { 0.0 });
    let unscathed = losses.map_or(1.0, |_| (1.0 - clash.casualties).max(0.0));
    survives * unscathed
}

/// How likely a figure that dies falls to this type of unit.
fn slain_by(by: Option<Unit>, attackers: &Figures) -> f32 {
    match by {
        None => 1.0,
        Some(unit) if attackers[unit.index()] > 0 => 0.15,
        Some(_) => 0.0,
    }
}

/// Whether the battles of this turn are still to come.
pub(super) fn before_the_fight(open: &Open) -> bool {
    matches!(open.turn.phase, Phase::Deploy | Phase::Move | Phase::Explore | Phase::Fight)
}
