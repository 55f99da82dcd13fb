//! The nouns all adventures share: effects, missions, numbers, what stands in a space.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What the back of a starship card does.
/// § WM-0.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Engineers.
    #[default]
    Robot,
    /// Power.
    Energy,
    /// Greenhouses.
    Plant,
    /// Water supply.
    Water,
    /// The crew: changes the number.
    Astronaut,
    /// Mission control: an X.
    Planning,
}

impl Effect {
    /// All six, in the order of the data.
    pub const ALL: [Effect; 6] =
        [Effect::Robot, Effect::Energy, Effect::Plant, Effect::Water, Effect::Astronaut, Effect::Planning];

    /// Its id in the data and its notation.
    pub fn name(self) -> &'static str {
        match self {
            Effect::Robot => "robot",
            Effect::Energy => "energy",
            Effect::Plant => "plant",
            Effect::Water => "water",
            Effect::Astronaut => "astronaut",
            Effect::Planning => "planning",
        }
    }
}

impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Effect {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Effect::ALL.into_iter().find(|effect| effect.name() == s).ok_or_else(|| format!("`{s}` is not an effect"))
    }
}

/// The three kinds of missions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub enum Letter {
    /// Type A.
    #[default]
    A,
    /// Type B.
    B,
    /// Type C.
    C,
}

impl Letter {
    /// All three.
    pub const ALL: [Letter; 3] = [Letter::A, Letter::B, Letter::C];

    /// Its place in an array.
    pub fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl FromStr for Letter {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        Letter::ALL.into_iter().find(|letter| letter.to_string() == s).ok_or_else(|| format!("`{s}` is not A, B or C"))
    }
}

/// A number to write, in halves: the campaign knows 8½ beside 8 and 9.
/// § WM-0.11
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u8);

impl Number {
    /// The largest number the cards of the box lead to: 15 and 2 more.
    pub(crate) const MAX: Number = Number::whole(17);

    /// At least as large as whatever a card of the campaign leads to.
    pub(crate) const LARGEST: Number = Number(u8::MAX);

    /// What the X cards of the campaign show in place of a number: neither even nor odd, and nothing changes it.
    /// § WM-C.8
    pub const X: Number = Number(u8::MAX - 2);

    /// A whole number.
    pub const fn whole(n: u8) -> Self {
        Number(2 * n)
    }

    /// The number changed by so many whole steps, if it can still be written.
    /// § WM-0.11 WM-0.19
    pub(crate) fn changed(self, by: i8) -> Option<Self> {
        let halves = self.0.checked_add_signed(2 * by)?;
        // The special cards of the campaign are the only ones beyond 17, and keep their own range.
        (halves <= Number::MAX.0 || self > Number::MAX).then_some(Number(halves))
    }

    /// By how many whole steps another number differs.
    pub(crate) fn steps_to(self, other: Number) -> u8 {
        self.0.abs_diff(other.0).div_ceil(2)
    }

    /// The next whole number, or itself if it is whole.
    pub(crate) fn rounded_up(self) -> Number {
        Number(self.0.next_multiple_of(2))
    }

    /// Without its half.
    pub(crate) fn whole_part(self) -> u8 {
        self.0 / 2
    }

    /// Twice the number: half numbers are whole then.
    pub(crate) fn halves(self) -> u8 {
        self.0
    }

    /// Whether it is a whole even number.
    pub fn is_even(self) -> bool {
        self.0.is_multiple_of(4)
    }

    /// Whether it is a whole odd number.
    pub fn is_odd(self) -> bool {
        self.0 % 4 == 2
    }
}

/// `7`, `8.5`, `x`.
impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Number::X {
            return f.write_str("x");
        }
        write!(f, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}

impl FromStr for Number {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        if s == "x" {
            return Ok(Number::X);
        }
        let wrong = || format!("`{s}` is not a number from 0 to 99");
        let (whole, half) = s.strip_suffix(".5").map_or((s, 0), |whole| (whole, 1));
        let n: u8 = whole.parse().map_err(|_| wrong())?;
        let number = Number(n.checked_mul(2).ok_or_else(wrong)? + half);
        // `+7` and `07` would parse too, and then one action had two notations.
        if n > 99 || number.to_string() != s { Err(wrong()) } else { Ok(number) }
    }
}

/// What stands in a space: nothing, an X, a number; in adventure 6 also an infection, in adventure 8 a symbol.
/// Ordered so that numbers compare as numbers and lie above the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// Nothing.
    pub const EMPTY: Cell = Cell(0);
    /// An X: filled, but no number.
    /// § WM-0.12
    pub const X: Cell = Cell(1);
    /// Crossed out by a virus (adventure 6).
    pub const INFECTED: Cell = Cell(2);

    /// The symbol of the sheet's owner (adventure 8).
    /// § WM-8.2
    pub const OWNER: Cell = Cell(3);
    /// The symbol of the owner's left neighbour (adventure 8).
    pub const NEIGHBOUR: Cell = Cell(4);

    const FIRST_NUMBER: u8 = 5;

    /// The number, if one stands there.
    pub fn number(self) -> Option<Number> {
        self.0.checked_sub(Cell::FIRST_NUMBER).map(Number)
    }

    pub(crate) fn is_number(self) -> bool {
        self.0 >= Cell::FIRST_NUMBER
    }
}

impl From<Number> for Cell {
    fn from(number: Number) -> Self {
        Cell(number.0 + Cell::FIRST_NUMBER)
    }
}

/// `empty`, `x`, `infected`, `owner`, `neighbour`, `7`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (*self, self.number()) {
            (_, Some(number)) => number.fmt(f),
            (Cell::X, _) => f.write_str("x"),
            (Cell::INFECTED, _) => f.write_str("infected"),
            (Cell::OWNER, _) => f.write_str("owner"),
            (Cell::NEIGHBOUR, _) => f.write_str("neighbour"),
            _ => f.write_str("empty"),
        }
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        match s {
            "empty" => Ok(Cell::EMPTY),
            "x" => Ok(Cell::X),
            "infected" => Ok(Cell::INFECTED),
            "owner" => Ok(Cell::OWNER),
            "neighbour" => Ok(Cell::NEIGHBOUR),
            number => Ok(Cell::from(number.parse::<Number>()?)),
        }
    }
}

game_core::as_text!(Number);
game_core::as_text!(Cell);

/// How a mission stands on a player's sheet.
/// § WM-0.28 WM-0.29
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// Not claimed.
    #[default]
    Open,
    /// Claimed in the first turn in which anybody did.
    First,
    /// Claimed later.
    Later,
}

/// How a printed element of a sheet looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// As printed.
    #[default]
    Plain,
    /// Circled, drawn or coloured in.
    Circled,
    /// Crossed off: used up, or no longer to be had.
    Crossed,
}

/// What was taken of a reward that is better for whoever is first.
/// § WM-0.25
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Prize {
    /// Nothing yet.
    #[default]
    Open,
    /// The better value.
    First,
    /// The lower value, or nothing where there is none.
    Later,
}
