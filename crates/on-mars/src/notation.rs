//! How actions are written.

use std::fmt;
use std::str::FromStr;

use crate::actions::{Action, Way};
use crate::pieces::{Good, Lab};

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let goods = Good::ALL.into_iter().flat_map(|good| std::iter::repeat_n(good, usize::from(self.count(good))));
        for (place, good) in goods.enumerate() {
            if place > 0 {
                f.write_str("+")?;
            }
            write!(f, "{good}")?;
        }
        Ok(())
    }
}

impl FromStr for Way {
    type Err = String;

    /// Goods in their printed order, so that each way has one notation.
    fn from_str(s: &str) -> Result<Self, String> {
        let mut way = Way::default();
        for word in s.split('+') {
            let good: Good = word.parse()?;
            way.0[good.index()] = way.0[good.index()].saturating_add(1);
        }
        if way.to_string() == s { Ok(way) } else { Err(format!("`{s}` is written `{way}`")) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Space { space } => write!(f, "space {space}"),
            Action::Shuttle { side } => write!(f, "shuttle {side}"),
            Action::Main { main } => write!(f, "main {main}"),
            Action::ExtraCrystal => f.write_str("extra crystal"),
            Action::ExtraColonist => f.write_str("extra colonist"),
            Action::Pay { goods } => write!(f, "pay {goods}"),
            Action::Boost => f.write_str("boost"),
            Action::Fuel { mover } => write!(f, "boost {mover}"),
            Action::Tech { seat } => write!(f, "tech {seat}"),
            Action::TakeBlueprint { blueprint } => write!(f, "take {blueprint}"),
            Action::TakeGood { good } => write!(f, "take {good}"),
            Action::Learn { tech, place, lab } => write!(f, "learn {tech} {} {lab}", place + 1),
            Action::Develop { from, to } => write!(f, "develop {from}>{to}"),
            Action::StepRover { to } => write!(f, "step rover {to}"),
            Action::StepBot { from, to } => write!(f, "step bot {from}>{to}"),
            Action::Claim => f.write_str("claim"),
            Action::Build { building, cell } => write!(f, "build {building} {cell}"),
            Action::Upgrade { blueprint, cell } => write!(f, "upgrade {blueprint} {cell}"),
            Action::Ship { slot, aboard } => write!(f, "ship {slot} {aboard}"),
            Action::Land { cell } => write!(f, "land {cell}"),
            Action::Hire { scientist } => write!(f, "hire {scientist}"),
            Action::Contract { contract } => write!(f, "contract {contract}"),
            Action::Refill { contract } => write!(f, "refill {contract}"),
            Action::Retrieve { main } => write!(f, "retrieve {main}"),
            Action::RetrieveWorking => f.write_str("retrieve working"),
            Action::Gain { good } => write!(f, "gain {good}"),
            Action::Produce { building } => write!(f, "produce {building}"),
            Action::Radar { spot } => write!(f, "radar {spot}"),
            Action::Accept => f.write_str("accept"),
            Action::Benefit { benefit } => write!(f, "benefit {benefit}"),
            Action::Executive { slot } => write!(f, "exec {slot}"),
            Action::Use { blueprint } => write!(f, "use {blueprint}"),
            Action::Work { scientist, blueprint } => write!(f, "work {scientist} {blueprint}"),
            Action::Goal { goal, reward } => write!(f, "goal {goal} {reward}"),
            Action::Spend { goal } => write!(f, "spend {goal}"),
            Action::Deliver { contract, good } => write!(f, "deliver {contract} {good}"),
            Action::Errand { card } => write!(f, "errand {card}"),
            Action::Displace { cell } => write!(f, "displace {cell}"),
            Action::Keep => f.write_str("keep"),
            Action::Travel { vessel } => write!(f, "travel {vessel}"),
            Action::Stay => f.write_str("stay"),
            Action::Explore { spot, cell } => write!(f, "explore {spot} {cell}"),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match *words.as_slice() {
            ["space", space] => Action::Space { space: space.parse()? },
            ["shuttle", side] => Action::Shuttle { side: side.parse()? },
            ["main", main] => Action::Main { main: main.parse()? },
            ["extra", "crystal"] => Action::ExtraCrystal,
            ["extra", "colonist"] => Action::ExtraColonist,
            ["pay", goods] => Action::Pay { goods: goods.parse()? },
            ["boost"] => Action::Boost,
            ["boost", mover] => Action::Fuel { mover: mover.parse()? },
            ["tech", seat] => Action::Tech { seat: seat.parse()? },
            ["take", what] => match what.parse() {
                Ok(good) => Action::TakeGood { good },
                Err::<Good, _>(_) => Action::TakeBlueprint { blueprint: what.parse()? },
            },
            ["learn", tech, place, lab] => {
                Action::Learn { tech: tech.parse()?, place: grid_place(place)?, lab: lab.parse()? }
            }
            ["develop", way] => {
                let (from, to) = arrow(way)?;
                Action::Develop { from: from.parse::<Lab>()?, to: to.parse()? }
            }
            ["step", "rover", to] => Action::StepRover { to: to.parse()? },
            ["step", "bot", way] => {
                let (from, to) = arrow(way)?;
                Action::StepBot { from: from.parse()?, to: to.parse()? }
            }
            _ => return rest(s, &words),
        })
    }
}

fn rest(s: &str, words: &[&str]) -> Result<Action, String> {
    Ok(match *words {
        ["claim"] => Action::Claim,
        ["build", building, cell] => Action::Build { building: building.parse()?, cell: cell.parse()? },
        ["upgrade", blueprint, cell] => Action::Upgrade { blueprint: blueprint.parse()?, cell: cell.parse()? },
        ["ship", slot, aboard] => Action::Ship { slot: slot.parse()?, aboard: aboard.parse()? },
        ["land", cell] => Action::Land { cell: cell.parse()? },
        ["hire", scientist] => Action::Hire { scientist: scientist.parse()? },
        ["contract", contract] => Action::Contract { contract: contract.parse()? },
        ["refill", contract] => Action::Refill { contract: contract.parse()? },
        ["retrieve", "working"] => Action::RetrieveWorking,
        ["retrieve", main] => Action::Retrieve { main: main.parse()? },
        ["gain", good] => Action::Gain { good: good.parse()? },
        ["produce", building] => Action::Produce { building: building.parse()? },
        ["radar", spot] => Action::Radar { spot: spot.parse()? },
        ["accept"] => Action::Accept,
        ["benefit", benefit] => Action::Benefit { benefit: benefit.parse()? },
        ["exec", slot] => Action::Executive { slot: slot.parse()? },
        ["use", blueprint] => Action::Use { blueprint: blueprint.parse()? },
        ["work", scientist, blueprint] => Action::Work { scientist: scientist.parse()?, blueprint: blueprint.parse()? },
        ["goal", goal, reward] => Action::Goal { goal: goal.parse()?, reward: reward.parse()? },
        ["spend", goal] => Action::Spend { goal: goal.parse()? },
        ["deliver", contract, good] => Action::Deliver { contract: contract.parse()?, good: good.parse()? },
        ["errand", card] => Action::Errand { card: card.parse()? },
        ["displace", cell] => Action::Displace { cell: cell.parse()? },
        ["keep"] => Action::Keep,
        ["travel", vessel] => Action::Travel { vessel: vessel.parse()? },
        ["stay"] => Action::Stay,
        ["explore", spot, cell] => Action::Explore { spot: spot.parse()?, cell: cell.parse()? },
        ["done"] => Action::Done,
        ["end"] => Action::End,
        _ => {
            return Err(format!(
                "`{s}` is not an action; write for example `main construct`, `build greenhouse H8`, `pay water` or `end`"
            ));
        }
    })
}

fn arrow(way: &str) -> Result<(&str, &str), String> {
    way.split_once('>').ok_or_else(|| format!("`{way}` is no way; write for example `G4>G5`"))
}

/// A cell of the technology grid as it is written: 1 to 8.
fn grid_place(word: &str) -> Result<u8, String> {
    let place = word.parse::<u8>().ok().filter(|place| (1..=8).contains(place) && place.to_string() == word);
    place.map(|place| place - 1).ok_or_else(|| format!("`{word}` is not a cell of the technology grid: write 1 to 8"))
}
