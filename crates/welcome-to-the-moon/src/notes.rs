//! What is worth saying about a move besides what it tells and what it scores.

use game_core::{Game, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::adventure::{Adventure, SheetsOf, spots_of};
use crate::board::on_boards;
use crate::grid::Slots;
use crate::pieces::Effect;
use crate::spot::Spot;
use crate::state::{Desk, WelcomeToTheMoon};

/// What is neither event nor score, with the places it is about. The sentences stand under `note-…`; the notes of an
/// adventure are made in its `notes.rs`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Note {
    /// Adventure 1: spaces that a compartment still needs. § WM-1.5
    CompartmentLeft { left: u32, spots: Vec<Spot> },
    /// A compartment is filled. § WM-1.5
    CompartmentFilled { spots: Vec<Spot> },
    /// Rockets of the launch track that are crossed off. § WM-1.8
    RocketsLaunched { count: u8, spots: Vec<Spot> },
    /// Rockets that will count with their compartment. § WM-1.7
    RocketsFuelled { count: u8, spots: Vec<Spot> },
    /// Rockets that were not fuelled in time. § WM-1.7
    RocketsLost { count: u8, spots: Vec<Spot> },
    /// Everybody else circles an error. § WM-1.12
    Sabotage { spots: Vec<Spot> },

    /// Adventure 2: spaces that a section still needs. § WM-2.12
    SectionLeft { left: u32, spots: Vec<Spot> },
    /// A section is filled. § WM-2.12
    SectionFilled { length: u32, spots: Vec<Spot> },
    /// A cut divides a section. § WM-2.1
    SectionCut { first: u32, second: u32, spots: Vec<Spot> },
    /// The next energy completes a pair. § WM-2.3
    CutNext { spots: Vec<Spot> },
    /// No station with plants adjoins the section. § WM-2.6
    NoStation,
    /// Robots that a station's multiplier still needs. § WM-2.7
    RobotsLeft { left: u32, spots: Vec<Spot> },
    /// A station has its multiplier. § WM-2.7
    Multiplier { times: i32, spots: Vec<Spot> },
    /// A plant of a station without a multiplier counts nothing yet. § WM-2.13
    StationWaits { spots: Vec<Spot> },

    /// Adventure 3: modules that a quarter still needs. § WM-3.3
    QuarterLeft { left: u32, spots: Vec<Spot> },
    /// A quarter is filled. § WM-3.3
    QuarterFilled { spots: Vec<Spot> },
    /// A column is filled. § WM-3.12
    ColumnFilled { spots: Vec<Spot> },
    /// A row is filled. § WM-3.12
    RowFilled { spots: Vec<Spot> },
    /// Antennas that are connected now. § WM-3.7
    AntennasConnected { count: u32, spots: Vec<Spot> },
    /// Modules that join the starship's network. § WM-3.6
    ModulesJoined { count: u32, spots: Vec<Spot> },
    /// Plants in a greenhouse. § WM-3.5
    GreenhousePlants { count: i32, spots: Vec<Spot> },

    /// Adventure 4: spaces that a mine still needs. § WM-4.8
    MineLeft { left: u32, spots: Vec<Spot> },
    /// A mine is full and will be extracted at the end of the turn. § WM-4.8
    MineFilled { spots: Vec<Spot> },
    /// A mine is extracted: so many symbols are stored. § WM-4.8
    MineExtracted { count: u32, spots: Vec<Spot> },
    /// A pearl counts as circled. § WM-4.2
    PearlFound { spots: Vec<Spot> },
    /// A ruby counts as circled. § WM-4.2
    RubyFound { spots: Vec<Spot> },
    /// A resource is stored when its mine is full. § WM-4.8
    ResourceWaits { spots: Vec<Spot> },
    /// Symbols that an upgrade still needs. § WM-4.5
    UpgradeLeft { left: u32, spots: Vec<Spot> },
    /// A structure pays more a symbol. § WM-4.5
    Upgraded { before: i32, after: i32 },
    /// An optimisation centre brings symbols at once. § WM-4.6
    CentreActive { count: u8 },

    /// Adventure 5: storeys that a skyscraper still needs. § WM-5.6
    StoreysLeft { left: u32, spots: Vec<Spot> },
    /// A skyscraper is complete. § WM-5.18
    SkyscraperFilled { spots: Vec<Spot> },
    /// A topmost storey. § WM-5.8
    RoofReached { spots: Vec<Spot> },
    /// A lowest storey. § WM-5.8
    BaseReached { spots: Vec<Spot> },
    /// The cell is linked to no level of the research tower. § WM-5.3
    NoTower,
    /// Symbols on a level of the research tower. § WM-5.20
    TowerSymbols { level: usize, before: u8, after: u8 },
    /// No piece of the dome with the number's parity can be built. § WM-5.13
    NoDome,
    /// A section becomes two halves. § WM-5.14
    DomeSplit { spots: Vec<Spot> },
    /// Pieces of the dome that are not built. § WM-5.20
    DomeLeft { left: i32 },
    /// Astronauts crossed off; whoever has most is paid by the first column. § WM-5.20
    CrewCrossed { before: u8, after: u8 },
    /// What boxes crossed off made of a value, or of a row of several. § WM-3.8 WM-5.16 WM-8.12
    Worth { before: Vec<i32>, after: Vec<i32> },

    /// Adventure 6: energies of a quarter. § WM-6.20
    Power { quarter: u8, before: u8, after: u8 },
    /// Cells that a quarter still needs. § WM-6.19
    WardLeft { quarter: u8, left: u32, spots: Vec<Spot> },
    /// A quarter is evacuated. § WM-6.19
    Evacuated { quarter: u8, cells: i32, energies: u8, points: i32, spots: Vec<Spot> },
    /// A virus will wake on every sheet. § WM-6.13
    VirusWakes { spots: Vec<Spot> },
    /// The viruses will spread on all other sheets. § WM-6.14
    SpreadSet { spots: Vec<Spot> },
    /// All walkways of a quarter are closed. § WM-6.23
    Sealed { quarter: u8 },
    /// Open walkways of a quarter. § WM-6.23
    WalkwaysLeft { quarter: u8, left: u32 },
    /// Cells with an infection. § WM-6.17
    Infected { count: u32, spots: Vec<Spot> },

    /// Adventure 7: spaces that a module still needs. § WM-7.17
    ModuleLeft { left: u32, spots: Vec<Spot> },
    /// A module is filled. § WM-7.17
    ModuleFilled { spots: Vec<Spot> },
    /// A greenhouse that counts double. § WM-7.10
    GreenhouseFirst { spots: Vec<Spot> },
    /// Spaces that come within reach. § WM-7.4
    WithinReach { count: u32, spots: Vec<Spot> },
    /// A tank doubles its module. § WM-7.17
    ModuleDoubled { spots: Vec<Spot> },
    /// What a filled module of the starship pays. § WM-7.17
    ModuleWorth { before: i32, after: i32 },
    /// What the filled greenhouse of the starship pays. § WM-7.17
    GreenhouseWorth { before: i32, after: i32 },

    /// Adventure 8: symbols on a planet and its moon, one's own first. § WM-8.7
    PlanetSymbols { mine: usize, theirs: usize, spots: Vec<Spot> },
    /// A planet is full, with the symbols that decide it. § WM-8.7
    PlanetFull { mine: usize, theirs: usize, spots: Vec<Spot> },
    /// The planet has no such symbol left. § WM-8.9 WM-8.10
    NoStock { effect: Effect },
    /// An asteroid is mined, with so many bonuses. § WM-8.15
    AsteroidMined { count: usize, spots: Vec<Spot> },
}

/// What the seat's own sheet shows of the way from one moment of a part to another.
/// § WM-0.36
pub(crate) fn notes(game: &WelcomeToTheMoon, before: &WelcomeToTheMoon, seat: Seat, into: &mut Vec<Note>) {
    let moment = |game: &WelcomeToTheMoon| (game.table.turn, game.table.part, game.chapter());
    if moment(game) == moment(before) {
        on_boards!(&before.board, &game.board, was, is => notes_on(was, is, seat, into));
    }
}

fn notes_on<A: Adventure>(was: &SheetsOf<A>, is: &SheetsOf<A>, seat: Seat, into: &mut Vec<Note>) {
    // What was laid open in between is told by events.
    if was.open == is.open {
        A::notes(was.desks.own(seat), is.desks.own(seat), &is.common, into);
    }
}

/// The spaces that were filled in between.
pub(crate) fn fresh<A: Adventure>(was: &Desk<A>, is: &Desk<A>) -> Slots {
    is.sheet.grid().filled() & !was.sheet.grid().filled()
}

/// Those of these spaces that are empty, if something was written among them.
pub(crate) fn left<A: Adventure>(was: &Desk<A>, is: &Desk<A>, slots: Slots) -> Option<Slots> {
    (slots & fresh(was, is) != 0).then(|| slots & !is.sheet.grid().filled())
}

/// The spaces as spots.
pub(crate) fn spots<A: Adventure>(slots: Slots) -> Vec<Spot> {
    spots_of::<A>(slots).collect()
}

/// Whether a number was written in between whose effect is this one and is in force.
pub(crate) fn wrote_with<A>(was: &Desk<A>, is: &Desk<A>, effect: Effect) -> bool {
    was.turn.slot.is_none() && is.turn.slot.is_some() && is.turn.effect == Some(effect) && !is.turn.barred
}

/// For tests: the kinds of what is noted on the way from one desk to another.
#[cfg(test)]
pub(crate) fn kinds<A: Adventure>(was: &Desk<A>, is: &Desk<A>, common: &A::Common) -> Vec<String> {
    let mut notes = Vec::new();
    A::notes(was, is, common, &mut notes);
    let kind = |note: &Note| serde_json::to_value(note).ok()?.get("type")?.as_str().map(str::to_owned);
    notes.iter().filter_map(kind).collect()
}

/// For tests: the desk of a fresh sheet.
#[cfg(test)]
pub(crate) fn desk<A: Adventure>() -> Desk<A> {
    Desk { sheet: A::start(), ..Desk::default() }
}

/// For tests: writes an X in each of these spaces.
#[cfg(test)]
pub(crate) fn written<A: Adventure>(desk: &Desk<A>, common: &A::Common, slots: Slots) -> Desk<A> {
    let mut desk = *desk;
    for slot in crate::grid::each(slots) {
        let cell = desk.sheet.x_cell();
        crate::adventure::fill(&mut desk, common, slot, cell);
    }
    desk
}
