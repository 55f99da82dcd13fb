//! What is asked of a seat.

use game_core::{CitesRule, RuleId, Seat};
use serde::Serialize;
use ts_rs::TS;

use crate::desk::Item;
use crate::pieces::Tile;
use crate::rules::items;
use crate::rules::site;
use crate::state::PlanetUnknown;

/// What is asked of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(missing_docs, reason = "each field is named for what it holds")]
pub enum Prompt {
    /// Which boards?
    Draft,
    /// Which private objective to return?
    Discard { objectives: u8 },
    /// Where to put the flux token?
    Flux,
    /// How to turn the station?
    Rotate,
    /// Which tile, and where?
    Place { tiles: Vec<Tile> },
    /// Nothing fits: which tile to set aside?
    Aside { tiles: Vec<Tile> },
    /// Another tile: which, and where?
    Extra,
    /// Which civ card?
    Pick { level: u8 },
    /// Several things are pending, some of which may be left: which first?
    Resolve { pending: Vec<&'static str>, optional: Vec<&'static str>, moves: u8 },
    /// Nothing has to be done: move rovers, use technologies, or confirm?
    Confirm { moves: u8 },
}

impl CitesRule for Prompt {
    fn rule(&self) -> RuleId {
        RuleId(match self {
            Prompt::Draft => "PU-2.2",
            Prompt::Discard { .. } => "PU-2.6",
            Prompt::Flux => "PU-11.6",
            Prompt::Rotate => "PU-3.2",
            Prompt::Place { .. } => "PU-3.3",
            Prompt::Aside { .. } => "PU-7.1",
            Prompt::Extra => "PU-10.2",
            Prompt::Pick { .. } => "PU-5.6",
            Prompt::Resolve { .. } => "PU-3.6",
            Prompt::Confirm { .. } => "PU-3.8",
        })
    }
}

/// The question that waits for a seat: the one that stands alone, or all that is pending.
pub(crate) fn prompt(game: &PlanetUnknown, seat: Seat) -> Option<Prompt> {
    let desk = game.desk(seat);
    if desk.done {
        return None;
    }
    let table = &game.table;
    let open = items::open(table, desk, seat);
    let has = |wanted: fn(&Item) -> bool| open.iter().any(|(item, _)| wanted(item));
    let tiles = || table.offers(seat).into_iter().flatten().collect::<Vec<Tile>>();
    Some(if has(|item| matches!(item, Item::Planet | Item::Corporation)) {
        Prompt::Draft
    } else if has(|item| *item == Item::Discard) {
        Prompt::Discard { objectives: desk.hand.objectives.len() as u8 }
    } else if has(|item| *item == Item::Flux { first: true }) {
        Prompt::Flux
    } else if has(|item| *item == Item::Rotate) {
        Prompt::Rotate
    } else if has(|item| *item == Item::Place) {
        match site::limits(table, &desk.board, seat) {
            Some(_) => Prompt::Place { tiles: desk.held.map_or_else(tiles, |held| vec![held]) },
            None => Prompt::Aside { tiles: tiles() },
        }
    } else if let Some(level) = open.iter().find_map(|(item, _)| picked(item)) {
        Prompt::Pick { level }
    } else if open.len() == 1 && has(|item| matches!(item, Item::Extra { .. })) {
        Prompt::Extra
    } else if open.is_empty() {
        Prompt::Confirm { moves: desk.board.moves }
    } else {
        let (pending, optional) = (named(&open, true), named(&open, false));
        Prompt::Resolve { pending, optional, moves: desk.board.moves }
    })
}

/// The words for what must be done, or for what may be; each once.
fn named(open: &[(Item, bool)], must: bool) -> Vec<&'static str> {
    let mut words: Vec<&'static str> =
        open.iter().filter(|(_, binding)| *binding == must).map(|(item, _)| items::name(*item)).collect();
    words.sort_unstable();
    words.dedup();
    words
}

fn picked(item: &Item) -> Option<u8> {
    if let Item::Pick { level } = item { Some(*level) } else { None }
}
