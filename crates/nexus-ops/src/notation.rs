//! Actions as text: `buy human H1a`, `move rock_strider* A1>B2`, `play force_field attacker human`.
//! The same words serve the log, the journal, scenarios and the terminal; see docs/notation.md.

use std::fmt;
use std::str::FromStr;

use game_core::Seat;

use crate::actions::{Action, Figure};
use crate::data::{Effect, data};
use crate::pieces::{Energize, Hex, SecretMission, Unit};
use crate::turn::Kind;

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.extra).try_for_each(|_| f.write_str("*"))?;
        f.write_str(if self.fresh { "+" } else { "" })
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mark {
            0 => write!(f, "{}", self.unit),
            mark => write!(f, "{}*{mark}", self.unit),
        }
    }
}

impl FromStr for Figure {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let Some((unit, mark)) = s.split_once('*') else { return Ok(Figure::plain(s.parse()?)) };
        let number = mark.parse().ok().filter(|&n: &u8| n > 0 && !mark.starts_with(['+', '0']));
        let mark = number.ok_or_else(|| format!("`*{mark}` is not a mark; write *1, *2, …"))?;
        Ok(Figure { unit: unit.parse()?, mark })
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Done {} => write!(f, "done"),
            Action::Pass {} => write!(f, "pass"),
            Action::Buy { unit, hex } => write!(f, "buy {unit} {hex}"),
            Action::SellEnergize { card } => write!(f, "sell {card}"),
            Action::SellSecret { card } => write!(f, "sell {card}"),
            Action::PlayMission { card } => write!(f, "mission {card}"),
            Action::TakeMission {} => write!(f, "take mission"),
            Action::PlayUnits { card, count, hex } => match data().energize(card).effect {
                Effect::Drop { .. } => write!(f, "play {card} {count} {hex}"),
                _ => write!(f, "play {card} {hex}"),
            },
            Action::PlayTeleport { card, unit, kind, from, to } => write!(f, "play {card} {unit}{kind} {from}>{to}"),
            Action::PlayMarch { card, unit, kind, hex } => write!(f, "play {card} {unit}{kind} {hex}"),
            Action::PlayPlain { card } => write!(f, "play {card}"),
            Action::PlaySide { card, side } => write!(f, "play {card} {side}"),
            Action::PlayFigure { card, side, figure } => write!(f, "play {card} {side} {figure}"),
            Action::PlayCancel { card, side, unit, picked } => {
                write!(f, "play {card} {side} {unit}{}", if picked { " picked" } else { "" })
            }
            Action::Move { unit, kind, from, to } => write!(f, "move {unit}{kind} {from}>{to}"),
            Action::Breathe { from, to, victim } => write!(f, "breathe {from}>{to} {victim}"),
            Action::Explore { hex } => write!(f, "explore {hex}"),
            Action::Settle { hex } => write!(f, "settle {hex}"),
            Action::Fight { hex, defender } => write!(f, "fight {hex} {defender}"),
            Action::Pick { figure } => write!(f, "pick {figure}"),
            Action::Lose { figure } => write!(f, "lose {figure}"),
            Action::Keep { card } => write!(f, "keep {card}"),
            Action::TakeEnergize {} => write!(f, "take energize"),
            Action::TakeHill {} => write!(f, "take hill"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match words[..] {
            ["done"] => Action::Done {},
            ["pass"] => Action::Pass {},
            ["buy", unit, hex] => Action::Buy { unit: unit.parse()?, hex: hex.parse()? },
            ["sell", card] => sale(card)?,
            ["mission", card] => Action::PlayMission { card: card.parse()? },
            ["take", "mission"] => Action::TakeMission {},
            ["take", "energize"] => Action::TakeEnergize {},
            ["take", "hill"] => Action::TakeHill {},
            ["play", card, ref targets @ ..] => play(card.parse()?, targets)?,
            ["move", unit, path] => {
                let ((unit, kind), (from, to)) = (kinded(unit)?, path_of(path)?);
                Action::Move { unit, kind, from, to }
            }
            ["breathe", path, victim] => {
                let (from, to) = path_of(path)?;
                Action::Breathe { from, to, victim: seat(victim)? }
            }
            ["explore", hex] => Action::Explore { hex: hex.parse()? },
            ["settle", hex] => Action::Settle { hex: hex.parse()? },
            ["fight", hex, defender] => Action::Fight { hex: hex.parse()?, defender: seat(defender)? },
            ["pick", figure] => Action::Pick { figure: figure.parse()? },
            ["lose", figure] => Action::Lose { figure: figure.parse()? },
            ["keep", card] => Action::Keep { card: card.parse()? },
            _ => return Err(format!("`{s}` is not an action of Nexus Ops; see docs/notation.md")),
        })
    }
}

fn sale(card: &str) -> Result<Action, String> {
    if let Ok(card) = card.parse::<Energize>() {
        return Ok(Action::SellEnergize { card });
    }
    let secret = card.parse::<SecretMission>();
    secret.map(|card| Action::SellSecret { card }).map_err(|_| format!("`{card}` is not a card that can be sold"))
}

/// What must be named after a card follows from what it does.
/// § NX-19 of the digest: `targets`
fn play(card: Energize, targets: &[&str]) -> Result<Action, String> {
    Ok(match (data().energize(card).effect, targets) {
        (Effect::Recruit { count, .. }, [hex]) => Action::PlayUnits { card, count, hex: hex.parse()? },
        (Effect::Drop { .. }, [count, hex]) => Action::PlayUnits { card, count: number(count)?, hex: hex.parse()? },
        (Effect::Teleport, [unit, path]) => {
            let ((unit, kind), (from, to)) = (kinded(unit)?, path_of(path)?);
            Action::PlayTeleport { card, unit, kind, from, to }
        }
        (Effect::March { .. }, [unit, hex]) => {
            let (unit, kind) = kinded(unit)?;
            Action::PlayMarch { card, unit, kind, hex: hex.parse()? }
        }
        (Effect::Rubium { .. } | Effect::Discount { .. }, []) => Action::PlayPlain { card },
        (Effect::SideModifier { .. } | Effect::Reroll, [side]) => Action::PlaySide { card, side: side.parse()? },
        (Effect::UnitModifier { .. } | Effect::ExtraDice { .. } | Effect::Ambush, [side, figure]) => {
            Action::PlayFigure { card, side: side.parse()?, figure: figure.parse()? }
        }
        (Effect::CancelHit, [side, unit]) => cancel(card, side, unit, false)?,
        (Effect::CancelHit, [side, unit, "picked"]) => cancel(card, side, unit, true)?,
        _ => return Err(format!("{card} needs other targets than `{}`; see docs/notation.md", targets.join(" "))),
    })
}

fn cancel(card: Energize, side: &str, unit: &str, picked: bool) -> Result<Action, String> {
    Ok(Action::PlayCancel { card, side: side.parse()?, unit: unit.parse()?, picked })
}

fn kinded(s: &str) -> Result<(Unit, Kind), String> {
    let (rest, fresh) = s.strip_suffix('+').map_or((s, false), |rest| (rest, true));
    let unit = rest.trim_end_matches('*');
    let extra = u8::try_from(rest.len() - unit.len()).map_err(|_| "too many marches on one unit".to_owned())?;
    Ok((unit.parse()?, Kind { extra, fresh }))
}

fn path_of(s: &str) -> Result<(Hex, Hex), String> {
    let (from, to) = s.split_once('>').ok_or_else(|| format!("`{s}` is not a way; write A1>B2"))?;
    Ok((from.parse()?, to.parse()?))
}

/// A seat of this game; more than four do not exist.
fn seat(s: &str) -> Result<Seat, String> {
    let seat: Seat = s.parse()?;
    if seat.index() < crate::pieces::PLAYERS { Ok(seat) } else { Err(format!("`{s}` is not a seat of Nexus Ops")) }
}

fn number(s: &str) -> Result<u8, String> {
    match s {
        "1" => Ok(1),
        "2" => Ok(2),
        _ => Err(format!("`{s}` is not 1 or 2")),
    }
}
