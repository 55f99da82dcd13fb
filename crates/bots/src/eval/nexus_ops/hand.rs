//! What the cards in a hand are good for.

use game_core::Seat;
use nexus_ops::{Condition, Figures, Hex, Open, SecretBag, UNITS, data};

use super::ground::Ground;
use super::odds::Clash;
use super::weights::Weights;

/// What a plain Mission card pays for a won battle.
const MISSION_POINTS: f32 = 1.0;
/// How often a unit that took part in a battle that was won is still alive.
const SURVIVES: f32 = 0.85;
/// How often a figure that dies falls to the type of unit that a mission names.
const BY_THE_RIGHT_ONE: f32 = 0.15;

/// A hand of missions, sorted by what they ask: the best points for each kind of won battle, the sum of points
/// for each type of figure destroyed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hand {
    terrain: [f32; 5],
    survivor: [f32; UNITS],
    unscathed: f32,
    raid: f32,
    army: (u8, f32),
    mine: f32,
    destroy: [f32; UNITS],
    /// Points for destroying the first by the second.
    slayer: Option<(usize, usize, f32)>,
    /// What the cards are worth while they lie still: those that are as good as done nearly in full.
    pub(super) resting: f32,
}

impl Hand {
    pub(super) fn new(open: &Open, seat: Seat, secrets: &SecretBag, weights: &Weights) -> Self {
        let mut hand = Hand { resting: f32::from(open.players[seat].energize) * weights.energize, ..Hand::default() };
        for card in secrets.kinds() {
            let facts = data().secret(card);
            let (vp, copies) = (f32::from(facts.vp), f32::from(secrets.of(card)));
            let ready = is_ready(open, seat, &facts.condition);
            hand.resting += copies * vp * if ready { weights.ready_secret } else { weights.secret };
            hand.sort_in(&facts.condition, vp, copies);
        }
        hand
    }

    fn sort_in(&mut self, condition: &Condition, vp: f32, copies: f32) {
        match *condition {
            Condition::Win { terrain, raid, survivor, losses, enemies, mine } => {
                let slot = match (terrain, survivor, enemies) {
                    (Some(terrain), ..) => &mut self.terrain[terrain as usize],
                    (_, Some(unit), _) => &mut self.survivor[unit.index()],
                    (_, _, Some(least)) => {
                        self.army = (least, vp);
                        return;
                    }
                    _ if raid => &mut self.raid,
                    _ if mine => &mut self.mine,
                    _ if losses.is_some() => &mut self.unscathed,
                    _ => return,
                };
                *slot = slot.max(vp);
            }
            Condition::Destroy { unit, by: None } => self.destroy[unit.index()] += vp * copies,
            Condition::Destroy { unit, by: Some(by) } => self.slayer = Some((unit.index(), by.index(), vp)),
            Condition::Most { .. } | Condition::Hold { .. } => {}
        }
    }

    /// The points an attacker may expect from a battle: a Mission card or a better red mission if they win, and what
    /// their hand pays for the figures they destroy.
    pub(super) fn points_of_attack(
        &self,
        open: &Open,
        seat: Seat,
        hex: Hex,
        attackers: &Figures,
        defenders: &Figures,
        clash: &Clash,
    ) -> f32 {
        let mut red = MISSION_POINTS.max(self.terrain[open.terrain_of(hex) as usize]);
        red = red.max(self.unscathed * (1.0 - clash.casualties));
        if self.mine > red && open.mines[hex.index()] > 0 {
            red = self.mine;
        }
        if self.raid > red && is_strange_home(open, seat, hex) {
            red = self.raid;
        }
        if self.army.1 > red && defenders.0.iter().sum::<u8>() >= self.army.0 {
            red = self.army.1;
        }
        let mut others = 0.0;
        for unit in 0..UNITS {
            if attackers[unit] > 0 {
                red = red.max(self.survivor[unit] * SURVIVES);
            }
            if defenders[unit] > 0 {
                others += self.destroy[unit];
            }
        }
        if let Some((victim, by, vp)) = self.slayer
            && defenders[victim] > 0
            && attackers[by] > 0
        {
            others += vp * BY_THE_RIGHT_ONE;
        }
        clash.win * (red + others)
    }
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

fn is_strange_home(open: &Open, seat: Seat, hex: Hex) -> bool {
    let homes = &Ground::of(open).homes;
    Seat::all(open.seats).any(|other| open.are_enemies(seat, other) && homes[other.index()].contains(hex))
}
