//! The nouns: companies, tracks, cards, plans, places, and how they are written.

use game_core::{IdSet, Seat, WideSet, named_id, numbered, words};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::names;

words! {
    /// One of the four companies.
    Company, "a company";
    #[default]
    Skymine = "skymine",
    Minerva = "minerva",
    Astrogo = "astrogo",
    Tawac = "tawac",
}

impl Company {
    /// The order in which final scoring goes through them.
    /// § SK-14.2
    pub const SCORING: [Company; 4] = [Company::Astrogo, Company::Tawac, Company::Skymine, Company::Minerva];
}

words! {
    /// The side of a track board that a company has.
    Track, "a company track";
    #[default]
    A1 = "A1", A2 = "A2", B1 = "B1", B2 = "B2", C1 = "C1", C2 = "C2", D1 = "D1", D2 = "D2", E1 = "E1", E2 = "E2",
}

impl Track {
    /// Which of the five boards it is printed on; no two sides of one board are in play together.
    /// § SK-2.2
    pub const fn letter(self) -> u8 {
        self as u8 / 2
    }
}

words! {
    /// What a card or tile is.
    Kind, "a kind of card";
    #[default]
    Carbon = "carbon",
    Minerals = "minerals",
    Titanium = "titanium",
    Energy = "energy",
    Research = "research",
    Field = "field",
    /// A single share, never placed in a slot.
    Share = "share",
    /// The tile that makes a resource card count one more.
    Plus = "plus",
}

impl Kind {
    /// Whether it is one of the three resources of action 1.
    pub const fn is_resource(self) -> bool {
        matches!(self, Kind::Carbon | Kind::Minerals | Kind::Titanium)
    }

    /// Whether it is a science card.
    pub const fn is_science(self) -> bool {
        matches!(self, Kind::Research | Kind::Field)
    }
}

words! {
    /// A space for bonus markers.
    /// § SK-11.1
    Space, "a bonus space";
    #[default]
    MajResearch = "maj_research",
    MajTitanium = "maj_titanium",
    MajCarbon = "maj_carbon",
    MajMinerals = "maj_minerals",
    MajEnergy = "maj_energy",
    FirstPlayer = "std_first_player",
    Buy = "std_buy",
    Sell = "std_sell",
    TileResource = "tile_space_resource",
    TileField = "tile_space_field",
    TileResearch = "tile_space_research",
    TileEnergy = "tile_space_energy",
    C1x1 = "C1_1", C1x2 = "C1_2", C2x1 = "C2_1", C2x2 = "C2_2", D1x1 = "D1_1", D1x2 = "D1_2",
    D2x1 = "D2_1", D2x2 = "D2_2", E2x1 = "E2_1", E2x2 = "E2_2",
    /// The space of a status card, open to its owner alone.
    Personal = "mission_personal",
}

impl Space {
    /// The track and level that it belongs to, for the spaces of company tracks.
    /// § SK-8.8
    pub const fn of_track(self) -> Option<(Track, u8)> {
        Some(match self {
            Space::C1x1 => (Track::C1, 1),
            Space::C1x2 => (Track::C1, 2),
            Space::C2x1 => (Track::C2, 1),
            Space::C2x2 => (Track::C2, 2),
            Space::D1x1 => (Track::D1, 1),
            Space::D1x2 => (Track::D1, 2),
            Space::D2x1 => (Track::D2, 1),
            Space::D2x2 => (Track::D2, 2),
            Space::E2x1 => (Track::E2, 1),
            Space::E2x2 => (Track::E2, 2),
            _ => return None,
        })
    }

    /// The other space of the same track.
    pub fn twin(self) -> Option<Space> {
        let (track, level) = self.of_track()?;
        Space::ALL.into_iter().find(|other| other.of_track() == Some((track, 3 - level)))
    }
}

words! {
    /// What else a marker says: a tier, an alternative, or the parts of a reward.
    Way, "a way to use a bonus space";
    #[default]
    Tier1 = "1", Tier2 = "2", Tier3 = "3",
    A = "a", B = "b",
    Buy = "buy", Helium = "helium", Both = "both", Act = "act", Fetch = "fetch",
}

words! {
    /// An action slot.
    Slot, "an action slot";
    #[default]
    Left = "slot_left", Second = "slot_2", Third = "slot_3", Fourth = "slot_4", Right = "slot_right",
}

words! {
    /// A resting slot.
    Rest, "a resting slot";
    #[default]
    First = "rest_1", Second = "rest_2", Third = "rest_3", Fourth = "rest_4", Fifth = "rest_5",
}

words! {
    /// The letter of a research plan.
    Letter, "a letter of plans";
    #[default]
    A = "A", B = "B", C = "C",
}

words! {
    /// A side of the game board.
    Board, "a map";
    #[default]
    Moon = "moon", Belt = "belt",
}

words! {
    /// A threat card.
    /// § SK-18.1
    Threat, "a threat card";
    #[default]
    TH1 = "TH1", TH2 = "TH2", TH3 = "TH3", TH4 = "TH4", TH5 = "TH5", TH6 = "TH6",
}

words! {
    /// An automated opponent, by its place after the people.
    LunaName, "a Luna";
    #[default]
    Luna1 = "luna_1", Luna2 = "luna_2", Luna3 = "luna_3",
}

words! {
    /// One of Luna's slots.
    LunaSlot, "a slot of Luna's";
    #[default]
    A = "a", B = "b", C = "c", D = "d", E = "e",
}

numbered!(Company, Track, Space, Slot, Rest, LunaSlot, Kind);

macro_rules! ids {
    ($($(#[$doc:meta])* $ty:ident, $what:literal, $names:ident $(, $place:ident)?;)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $ty(pub u8);
            named_id!($ty, $what, names::$names $(, $place)?);
        )+
    };
}

ids! {
    /// An action card, a starting card, or a bonus tile, which lies among the cards and is used like one.
    Card, "a card", cards;
    /// A research plan, a special plan, or the plan of a starting token.
    Plan, "a research plan", plans;
    /// A starting token.
    Token, "a starting token", tokens;
    /// A sector of the Moon; on the Belt a cell for an outpost (`14a`), a shuttle cell (`19`) or an asteroid (`14`).
    Spot, "a place on the map", spots, place;
    /// A cell of the card display, 1 to 12.
    Cell, "a cell of the card display", cells;
    /// A cell of the research display, `A1` to `C4`.
    PlanCell, "a cell of the research display", plan_cells;
    /// A mission card.
    Mission, "a mission card", missions;
    /// A task of a mission card.
    Goal, "a task of a mission", goals;
    /// A card of Luna's.
    LunaCard, "a card of Luna's", luna_cards;
}

/// A set of cards.
pub type CardSet = WideSet<Card>;
/// A set of places.
pub type SpotSet = IdSet<Spot>;
/// One of something for each company.
pub type PerCompany<T> = game_core::PerKind<Company, T, 4>;

/// Who takes part: a person, or a Luna, who has no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Party {
    /// A person.
    Seat(Seat),
    /// An automated opponent.
    Luna(LunaName),
}

/// The same as a number: people by seat, then the Lunas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Who(pub u8);

impl Who {
    /// Its place in an array.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Seat> for Who {
    fn from(seat: Seat) -> Self {
        Who(seat.0)
    }
}

impl PlanCell {
    /// The row of the display.
    pub const fn letter(self) -> Letter {
        match self.0 / 4 {
            0 => Letter::A,
            1 => Letter::B,
            _ => Letter::C,
        }
    }
}
