//! How actions are written.

use std::fmt;
use std::str::FromStr;

use crate::actions::Action;
use crate::pieces::{Rest, Space, Way};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Token { token } => write!(f, "token {token}"),
            Action::Plan { card, slot: None } => write!(f, "plan {card}"),
            Action::Plan { card, slot: Some(slot) } => write!(f, "plan {card} {slot}"),
            Action::Ready => f.write_str("ready"),
            Action::Use { card } => write!(f, "use {card}"),
            Action::Buy { cell } => write!(f, "buy {cell}"),
            Action::Step { company } => write!(f, "step {company}"),
            Action::Energy { company } => write!(f, "energy {company}"),
            Action::Enter { spot, column: None } => write!(f, "enter {spot}"),
            Action::Enter { spot, column: Some(column) } => write!(f, "enter {spot} column {column}"),
            Action::Threat => f.write_str("threat"),
            Action::Stop => f.write_str("stop"),
            Action::Return { company, column } => write!(f, "return {company} column {column}"),
            Action::Research { card } => write!(f, "research {card}"),
            Action::Flip { screen } => write!(f, "flip {screen}"),
            Action::Upload => f.write_str("upload"),
            Action::Field { card } => write!(f, "field {card}"),
            Action::Marker { space, way, once } => {
                write!(f, "marker {space}")?;
                way.iter().try_for_each(|way| write!(f, " {way}"))?;
                if *once { f.write_str(" once") } else { Ok(()) }
            }
            Action::Take { cell } => write!(f, "take {cell}"),
            Action::TakeCoin => f.write_str("take coin"),
            Action::TakeSpecial { plan } => write!(f, "take special {plan}"),
            Action::Lay { plan, screen: Some(screen) } => write!(f, "lay {plan} {screen}"),
            Action::Lay { plan, screen: None } => write!(f, "lay {plan} none"),
            Action::Remove { company, column } => write!(f, "remove {company} {column}"),
            Action::Cross => f.write_str("cross"),
            Action::Halt => f.write_str("halt"),
            Action::Advance { company, steps: None } => write!(f, "advance {company}"),
            Action::Advance { company, steps: Some(steps) } => write!(f, "advance {company} {steps}"),
            Action::Discard { card } => write!(f, "discard {card}"),
            Action::Act => f.write_str("act"),
            Action::Fetch { card } => write!(f, "fetch {card}"),
            Action::Mission { goal } => write!(f, "mission {goal}"),
            Action::Tile { card } => write!(f, "tile {card}"),
            Action::Rest { rest: Some(rest) } => write!(f, "rest {}", rest.index() + 1),
            Action::Rest { rest: None } => f.write_str("rest none"),
            Action::Put { card, rest } => write!(f, "put {card} {rest}"),
            Action::End => f.write_str("end"),
            Action::Again => f.write_str("again"),
            Action::Enough => f.write_str("enough"),
            Action::Next => f.write_str("next"),
        }
    }
}

impl FromStr for Action {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        let words: Vec<&str> = s.split(' ').collect();
        Ok(match *words.as_slice() {
            ["token", token] => Action::Token { token: token.parse()? },
            ["plan", card] => Action::Plan { card: card.parse()?, slot: None },
            ["plan", card, slot] => Action::Plan { card: card.parse()?, slot: Some(slot.parse()?) },
            ["ready"] => Action::Ready,
            ["use", card] => Action::Use { card: card.parse()? },
            ["buy", cell] => Action::Buy { cell: cell.parse()? },
            ["step", company] => Action::Step { company: company.parse()? },
            ["energy", company] => Action::Energy { company: company.parse()? },
            ["enter", spot] => Action::Enter { spot: spot.parse()?, column: None },
            ["enter", spot, "column", column] => {
                Action::Enter { spot: spot.parse()?, column: Some(number(column, 2)?) }
            }
            ["threat"] => Action::Threat,
            ["stop"] => Action::Stop,
            ["return", company, "column", column] => {
                Action::Return { company: company.parse()?, column: number(column, 2)? }
            }
            ["research", card] => Action::Research { card: card.parse()? },
            ["flip", screen] => Action::Flip { screen: screen_number(screen)? },
            ["upload"] => Action::Upload,
            ["field", card] => Action::Field { card: card.parse()? },
            ["marker", space, ref rest @ ..] => marker(s, space.parse()?, rest)?,
            ["take", "coin"] => Action::TakeCoin,
            ["take", "special", plan] => Action::TakeSpecial { plan: plan.parse()? },
            ["take", cell] => Action::Take { cell: cell.parse()? },
            ["lay", plan, "none"] => Action::Lay { plan: plan.parse()?, screen: None },
            ["lay", plan, screen] => Action::Lay { plan: plan.parse()?, screen: Some(screen_number(screen)?) },
            ["remove", company, column] => Action::Remove { company: company.parse()?, column: number(column, 2)? },
            ["cross"] => Action::Cross,
            ["halt"] => Action::Halt,
            ["advance", company] => Action::Advance { company: company.parse()?, steps: None },
            ["advance", company, steps] => {
                Action::Advance { company: company.parse()?, steps: Some(number(steps, 9)?) }
            }
            ["discard", card] => Action::Discard { card: card.parse()? },
            ["act"] => Action::Act,
            ["fetch", card] => Action::Fetch { card: card.parse()? },
            ["mission", goal] => Action::Mission { goal: goal.parse()? },
            ["tile", card] => Action::Tile { card: card.parse()? },
            ["rest", "none"] => Action::Rest { rest: None },
            ["rest", deck] => Action::Rest { rest: Some(resting(deck)?) },
            ["put", card, rest] => Action::Put { card: card.parse()?, rest: rest.parse()? },
            ["end"] => Action::End,
            ["again"] => Action::Again,
            ["enough"] => Action::Enough,
            ["next"] => Action::Next,
            _ => return Err(unknown(s)),
        })
    }
}

/// `marker std_sell`, `marker maj_titanium 2 once`.
fn marker(s: &str, space: Space, rest: &[&str]) -> Result<Action, String> {
    let way = |word: &str| word.parse::<Way>().map(Some);
    let (way, once) = match *rest {
        [] => (None, false),
        ["once"] => (None, true),
        [word] => (way(word)?, false),
        [word, "once"] => (way(word)?, true),
        _ => return Err(unknown(s)),
    };
    Ok(Action::Marker { space, way, once })
}

fn unknown(s: &str) -> String {
    format!(
        "`{s}` is not an action; write for example `use A03`, `enter 21 column 0`, `marker maj_titanium 2` or `end`"
    )
}

/// A number as it is written: `+2` and `02` would parse too, and then one action had two notations.
fn number(word: &str, most: u8) -> Result<u8, String> {
    let number = word.parse::<u8>().ok().filter(|number| *number <= most && number.to_string() == word);
    number.ok_or_else(|| format!("`{word}` is not a number from 0 to {most}"))
}

fn screen_number(word: &str) -> Result<u8, String> {
    number(word, 16)
        .ok()
        .filter(|screen| *screen > 0)
        .ok_or_else(|| format!("`{word}` is not a screen; they are 1 to 16"))
}

fn resting(word: &str) -> Result<Rest, String> {
    let place = number(word, 5).ok().and_then(|deck| deck.checked_sub(1));
    place
        .map(|place| Rest::ALL[usize::from(place)])
        .ok_or_else(|| format!("`{word}` is not a resting deck; they are 1 to 5"))
}
