//! Luna's expansions: one piece for each point, by numbers alone, without prices and rewards.

use game_core::{Fx, Id, RivalMove, RuleId};

use super::choose::{farthest_behind, name};
use crate::data::{data, station};
use crate::events::Event;
use crate::pieces::{Board, Company, LunaCard, Spot, SpotSet, Who};
use crate::rules::expand::{SHUTTLES, send_back};
use crate::rules::reach;
use crate::state::Open;

/// Where she goes and why.
struct Target {
    /// The place for the piece.
    spot: Spot,
    /// Whose piece is ousted.
    ousted: Option<Company>,
    /// What she chose from: sectors, shuttle cells and asteroids by number.
    numbers: SpotSet,
    reason: &'static str,
}

/// § SK-15.11 SK-15.12
pub(super) fn expand(
    open: &mut Open,
    who: Who,
    card: LunaCard,
    company: Company,
    points: u8,
    highest: bool,
    fx: &mut Fx<Event>,
) {
    for point in 0..points {
        let Some(target) = target(open, who, company, highest) else {
            let (seat, points) = (open.party(who), points - point);
            return fx.tell(|| Event::LunaLost { seat, company, points });
        };
        place(open, who, card, company, &target, fx);
    }
}

fn place(open: &mut Open, who: Who, card: LunaCard, company: Company, target: &Target, fx: &mut Fx<Event>) {
    let Target { spot, ousted, numbers, reason } = *target;
    let shuttle = reach::takes_shuttle(open.map, spot);
    let column = if shuttle { SHUTTLES } else { main_column(open, company, Use::Take).unwrap_or_default() };
    open.stations[company].take(column);
    open.pieces[company].insert(spot);
    let seat = open.party(who);
    fx.tell(|| {
        let rule = RuleId(if open.map == Board::Moon { "SK-15.11" } else { "SK-15.12" });
        let why = RivalMove::new(name(open, who), rule, reason).by(card);
        let why = numbers.iter().fold(why, |why, number| why.among(number, []));
        Event::LunaEntered { seat, company, spot, column, ousted, why: why.chose(&number_of(open.map, spot)) }
    });
    if let Some(other) = ousted {
        let back = match shuttle {
            true => open.stations[other].has_room(station(open.map, other), SHUTTLES).then_some(SHUTTLES),
            false => main_column(open, other, Use::Return),
        };
        send_back(open, other, spot, back, fx);
    }
}

/// The number by which a place is compared: on the Belt that of its asteroid.
fn number_of(board: Board, spot: Spot) -> Spot {
    let cell = board == Board::Belt && !reach::takes_shuttle(board, spot);
    if cell { data().belt.asteroid_of[spot.index()] } else { spot }
}

fn pick(numbers: SpotSet, highest: bool) -> Option<Spot> {
    if highest { numbers.iter().next_back() } else { numbers.iter().next() }
}

/// Places in reach that a piece is left for, those of the company itself apart.
fn reachable(open: &Open, company: Company) -> impl Iterator<Item = Spot> + use<'_> {
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    let (outposts, shuttles) = (pieces.has_outposts(facts), pieces.has_shuttles(facts));
    let free = reach::places(open.map) & !open.pieces[company];
    free.into_iter().filter(move |spot| {
        let left = if reach::takes_shuttle(open.map, *spot) { shuttles } else { outposts };
        left && reach::way(open, company, *spot).is_some()
    })
}

/// A vacant place first; on the Belt where the company is not yet before where it is; else somebody is ousted.
/// § SK-15.11 SK-15.12
fn target(open: &Open, who: Who, company: Company, highest: bool) -> Option<Target> {
    let number = |spot: &Spot| number_of(open.map, *spot);
    let is_vacant = |spot: &Spot| reach::foreign(open, company, *spot).is_none();
    let is_new = |spot: &Spot| {
        let asteroid = number(spot);
        asteroid == *spot || (data().belt.cells[asteroid.index()] & open.pieces[company]).is_empty()
    };
    let first_cell = |at: Spot, among: &dyn Fn(&Spot) -> bool| {
        reachable(open, company).filter(|spot| number(spot) == at).find(|spot| among(spot))
    };
    let fresh: SpotSet =
        reachable(open, company).filter(|spot| is_vacant(spot) && is_new(spot)).map(|s| number(&s)).collect();
    if let Some(at) = pick(fresh, highest) {
        let spot = first_cell(at, &is_vacant)?;
        return Some(Target {
            spot,
            ousted: None,
            numbers: fresh,
            reason: if highest { "highest_vacant" } else { "lowest_vacant" },
        });
    }
    let held: SpotSet = reachable(open, company).filter(is_vacant).map(|spot| number(&spot)).collect();
    if let Some(at) = pick(held, highest) {
        let spot = first_cell(at, &is_vacant)?;
        return Some(Target {
            spot,
            ousted: None,
            numbers: held,
            reason: if highest { "highest_held" } else { "lowest_held" },
        });
    }
    let owner = |spot: &Spot| reach::foreign(open, company, *spot);
    let there = reachable(open, company).filter_map(|spot| owner(&spot));
    let victim = farthest_behind(open, who, there)?;
    let theirs = |spot: &Spot| owner(spot) == Some(victim);
    let numbers: SpotSet = reachable(open, company).filter(theirs).map(|spot| number(&spot)).collect();
    let spot = first_cell(pick(numbers, highest)?, &theirs)?;
    let reason = if highest { "highest_ousted" } else { "lowest_ousted" };
    Some(Target { spot, ousted: Some(victim), numbers, reason })
}

/// What a column is wanted for.
#[derive(Clone, Copy)]
enum Use {
    Take,
    Return,
}

/// The main column of outposts: the one with most vacant cells whose last cell is still covered; if there is none, most
/// vacant cells and fewest icons. Columns that cannot serve are left out.
/// § SK-15.11
fn main_column(open: &Open, company: Company, wanted: Use) -> Option<u8> {
    let (pieces, facts) = (&open.stations[company], station(open.map, company));
    let serves = |column: &u8| {
        let fits = match wanted {
            Use::Take => pieces.holds(*column),
            Use::Return => pieces.has_room(facts, *column),
        };
        fits && !facts.shuttles[usize::from(*column)]
    };
    let key = |column: &u8| {
        let open_bottom = pieces.columns[usize::from(*column)].bottom_open;
        let icons = if open_bottom { pieces.icons(facts, *column) } else { 0 };
        (open_bottom, std::cmp::Reverse(pieces.vacant(facts, *column)), icons, *column)
    };
    (0..3).filter(serves).min_by_key(key)
}
