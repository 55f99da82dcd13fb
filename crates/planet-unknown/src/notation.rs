//! How actions are written.

use std::fmt;
use std::str::FromStr;

use crate::actions::Action;
use crate::pieces::By;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Planet { planet } => write!(f, "planet {planet}"),
            Action::Corporation { corporation } => write!(f, "corporation {corporation}"),
            Action::Return { objective } => write!(f, "return {objective}"),
            Action::Rotate { steps } => write!(f, "rotate {steps}"),
            Action::Take { tile } => write!(f, "take {tile}"),
            Action::Place { tile, way, at } => write!(f, "place {tile} {way} {at}"),
            Action::Aside { tile } => write!(f, "aside {tile}"),
            Action::Advance { by, track, to, twice } => {
                write!(f, "{by} {track}")?;
                to.iter().try_for_each(|cell| write!(f, " to {cell}"))?;
                if *twice { f.write_str(" twice") } else { Ok(()) }
            }
            Action::Regress { by: By::Tech, track } => write!(f, "lower {track}"),
            Action::Regress { by: By::Event, track } => write!(f, "regress {track}"),
            Action::Regress { track, .. } => write!(f, "yield {track}"),
            Action::Patch { at } => write!(f, "patch {at}"),
            Action::Store => f.write_str("store"),
            Action::Double => f.write_str("double"),
            Action::Swap => f.write_str("swap"),
            Action::Choose { patch } => f.write_str(if *patch { "choose patch" } else { "choose other" }),
            Action::Reset => f.write_str("reset"),
            Action::Rover { at } => write!(f, "rover {at}"),
            Action::Drop { at } => write!(f, "drop {at}"),
            Action::Move { from, to } => write!(f, "move {from} {to}"),
            Action::Teleport { from, to } => write!(f, "teleport {from} {to}"),
            Action::Relocate { from, to } => write!(f, "relocate {from} {to}"),
            Action::Dump { at } => write!(f, "dump {at}"),
            Action::Collect { at } => write!(f, "collect {at}"),
            Action::Destroy { at } => write!(f, "destroy {at}"),
            Action::Clear { line } => write!(f, "clear {line}"),
            Action::Pod { to } => write!(f, "pod {to}"),
            Action::Reposition { from, to } => write!(f, "reposition {from} {to}"),
            Action::Flux { track } => write!(f, "flux {track}"),
            Action::Rush => f.write_str("rush"),
            Action::Benefits { track } => write!(f, "benefits {track}"),
            Action::Objectives => f.write_str("objectives"),
            Action::Keep { objective } => write!(f, "keep {objective}"),
            Action::Look { level } => write!(f, "look {level}"),
            Action::Add => f.write_str("add"),
            Action::Pick { card } => write!(f, "pick {card}"),
            Action::Peek => f.write_str("peek"),
            Action::Meteor { at } => write!(f, "meteor {at}"),
            Action::Scrap { at } => write!(f, "scrap {at}"),
            Action::Abandon { at } => write!(f, "abandon {at}"),
            Action::Lose { from } => write!(f, "lose {from}"),
            Action::Cancel { objective } => write!(f, "cancel {objective}"),
            Action::Empty { ring } => write!(f, "empty {ring}"),
            Action::Waive { kind } => write!(f, "waive {kind}"),
            Action::Confirm => f.write_str("confirm"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match *words.as_slice() {
            ["planet", planet] => Action::Planet { planet: planet.parse()? },
            ["corporation", corporation] => Action::Corporation { corporation: corporation.parse()? },
            ["return", objective] => Action::Return { objective: objective.parse()? },
            ["rotate", steps] => Action::Rotate { steps: digit(steps)? },
            ["take", tile] => Action::Take { tile: tile.parse()? },
            ["place", tile, way, at] => Action::Place { tile: tile.parse()?, way: way.parse()?, at: at.parse()? },
            ["aside", tile] => Action::Aside { tile: tile.parse()? },
            ["lower", track] => Action::Regress { by: By::Tech, track: track.parse()? },
            ["regress", track] => Action::Regress { by: By::Event, track: track.parse()? },
            ["yield", track] => Action::Regress { by: By::Card, track: track.parse()? },
            ["patch", at] => Action::Patch { at: at.parse()? },
            ["store"] => Action::Store,
            ["double"] => Action::Double,
            ["swap"] => Action::Swap,
            ["choose", "patch"] => Action::Choose { patch: true },
            ["choose", "other"] => Action::Choose { patch: false },
            ["reset"] => Action::Reset,
            ["rover", at] if at.starts_with('x') => Action::Rover { at: at.parse()? },
            ["drop", at] => Action::Drop { at: at.parse()? },
            ["move", from, to] => Action::Move { from: from.parse()?, to: to.parse()? },
            ["teleport", from, to] => Action::Teleport { from: from.parse()?, to: to.parse()? },
            ["relocate", from, to] => Action::Relocate { from: from.parse()?, to: to.parse()? },
            ["dump", at] => Action::Dump { at: at.parse()? },
            ["collect", at] => Action::Collect { at: at.parse()? },
            ["destroy", at] => Action::Destroy { at: at.parse()? },
            ["clear", line] => Action::Clear { line: line.parse()? },
            ["pod", to] => Action::Pod { to: to.parse()? },
            ["reposition", from, to] => Action::Reposition { from: from.parse()?, to: to.parse()? },
            ["flux", track] => Action::Flux { track: track.parse()? },
            ["rush"] => Action::Rush,
            ["benefits", track] => Action::Benefits { track: track.parse()? },
            ["objectives"] => Action::Objectives,
            ["keep", objective] => Action::Keep { objective: objective.parse()? },
            ["look", level] => Action::Look { level: digit(level)? },
            ["add"] => Action::Add,
            ["pick", card] => Action::Pick { card: card.parse()? },
            ["peek"] => Action::Peek,
            ["meteor", at] => Action::Meteor { at: at.parse()? },
            ["scrap", at] => Action::Scrap { at: at.parse()? },
            ["abandon", at] => Action::Abandon { at: at.parse()? },
            ["lose", from] => Action::Lose { from: from.parse()? },
            ["cancel", objective] => Action::Cancel { objective: objective.parse()? },
            ["empty", ring] => Action::Empty { ring: ring.parse()? },
            ["waive", kind] => Action::Waive { kind: kind.parse()? },
            ["confirm"] => Action::Confirm,
            [by, track, ref rest @ ..] => advance(s, by.parse().map_err(|_| unknown(s))?, track, rest)?,
            _ => return Err(unknown(s)),
        })
    }
}

/// `station civ`, `boost water twice`, `card rover to tech5`.
fn advance(s: &str, by: By, track: &str, rest: &[&str]) -> Result<Action, String> {
    let track = track.parse()?;
    let (to, twice) = match *rest {
        [] => (None, false),
        ["twice"] => (None, true),
        ["to", cell] => (Some(cell.parse()?), false),
        _ => return Err(unknown(s)),
    };
    Ok(Action::Advance { by, track, to, twice })
}

fn unknown(s: &str) -> String {
    format!("`{s}` is not an action; write for example `place I2-civ-energy r1 x5y7`, `station civ` or `confirm`")
}

fn digit(word: &str) -> Result<u8, String> {
    // `+2` and `02` would parse too, and then one action had two notations.
    let number = word.parse::<u8>().ok().filter(|number| *number < 10 && number.to_string() == word);
    number.ok_or_else(|| format!("`{word}` is not a digit"))
}
