//! How Luna chooses companies and cards.

use game_core::{Fx, Id, List, RivalMove, RuleId};

use crate::data::{Selector, station};
use crate::events::Event;
use crate::pieces::{Cell, Company, LunaCard, Party, Who};
use crate::state::Open;
use crate::totals;

/// Her name, as rivals have it.
pub(super) fn name(open: &Open, who: Who) -> &'static str {
    match open.party(who) {
        Party::Luna(name) => name.word(),
        Party::Seat(_) => "",
    }
}

/// Vacant cells of a company's whole station.
fn vacant(open: &Open, company: Company) -> u8 {
    (0..3).map(|column| open.stations[company].vacant(station(open.map, company), column)).sum()
}

/// More valuable companies first: by value, then by vacant cells, then by the letter of the track.
/// § SK-15.9
fn rank(open: &Open, company: Company) -> (i16, i16, u8) {
    let (value, vacant) = (totals::value(open, company), vacant(open, company));
    (-i16::from(value), -i16::from(vacant), open.tracks[company].index() as u8)
}

/// Some companies, the most valuable first.
pub(super) fn by_rank(open: &Open, companies: &List<Company, 4>) -> List<Company, 4> {
    let mut sorted = *companies;
    sorted.as_mut_slice().sort_unstable_by_key(|company| rank(open, *company));
    sorted
}

/// How far she is ahead of the best other marker on a company's track.
/// § SK-15.9
fn margin(open: &Open, who: Who, company: Company) -> i16 {
    let cell = |who: Who| i16::from(open.account(who).cells[company]);
    let best = open.parties().filter(|other| *other != who).map(cell).max().unwrap_or(0);
    cell(who) - best
}

/// Of some companies the one on whose track she is farthest behind, the more valuable of equals.
/// § SK-15.9
pub(super) fn farthest_behind(open: &Open, who: Who, companies: impl Iterator<Item = Company>) -> Option<Company> {
    companies.min_by_key(|company| (margin(open, who, *company), rank(open, *company)))
}

/// The companies that a card names, the most valuable first.
/// § SK-15.9
pub(super) fn companies(
    open: &Open,
    who: Who,
    card: LunaCard,
    selector: Selector,
    fx: &mut Fx<Event>,
) -> List<Company, 4> {
    let ranked = by_rank(open, &Company::ALL.into_iter().collect());
    let mut leading = ranked;
    leading.as_mut_slice().sort_by_key(|company| -margin(open, who, *company));
    let first = |list: &List<Company, 4>, count: usize| list.iter().take(count).copied().collect::<List<Company, 4>>();
    let chosen = match selector {
        Selector::MostValuable => first(&ranked, 1),
        Selector::SecondMostValuable => ranked.iter().skip(1).take(1).copied().collect(),
        Selector::LeastValuable => ranked.iter().skip(3).copied().collect(),
        Selector::TwoMostValuableEach => first(&ranked, 2),
        Selector::AllFourEach => ranked,
        Selector::LeadBiggestMargin => first(&leading, 1),
        Selector::TwoLeadBiggestMarginEach => first(&leading, 2),
    };
    let by_margin = matches!(selector, Selector::LeadBiggestMargin | Selector::TwoLeadBiggestMarginEach);
    fx.tell(|| {
        let mut why = RivalMove::new(name(open, who), RuleId("SK-15.9"), reason(selector)).by(card);
        for company in if by_margin { &leading } else { &ranked } {
            let lead = by_margin.then(|| ("margin", margin(open, who, *company).into()));
            let value = [("value", totals::value(open, *company).into()), ("vacant", vacant(open, *company).into())];
            why = why.among(*company, lead.into_iter().chain(value));
        }
        let companies = chosen.as_slice().to_vec();
        let seat = open.party(who);
        Event::LunaChose { seat, why: why.chose(&companies[0]), companies }
    });
    by_rank(open, &chosen)
}

fn reason(selector: Selector) -> &'static str {
    match selector {
        Selector::MostValuable => "most_valuable",
        Selector::SecondMostValuable => "second_most_valuable",
        Selector::LeastValuable => "least_valuable",
        Selector::TwoMostValuableEach => "two_most_valuable_each",
        Selector::AllFourEach => "all_four_each",
        Selector::LeadBiggestMargin => "lead_biggest_margin",
        Selector::TwoLeadBiggestMarginEach => "two_lead_biggest_margin_each",
    }
}

fn with_shares(open: &Open) -> impl Iterator<Item = (Cell, Company)> + use<'_> {
    let cells = (0..12).map(Cell);
    cells.filter_map(|cell| Some((cell, open.display[cell.index()]?.facts().share?)))
}

/// The displayed card with a share of the most valuable company, the lowest cell of several.
/// § SK-15.13
pub(super) fn best_share(open: &Open) -> Option<Cell> {
    with_shares(open).min_by_key(|(cell, company)| (rank(open, *company), *cell)).map(|(cell, _)| cell)
}

/// The same with all that she could have taken.
pub(super) fn shares_shown(open: &Open, who: Who, card: LunaCard) -> RivalMove<LunaCard, Cell> {
    let why = RivalMove::new(name(open, who), RuleId("SK-15.13"), "best_share").by(card);
    with_shares(open).fold(why, |why, (cell, company)| {
        why.among(cell, [("value", totals::value(open, company).into()), ("vacant", vacant(open, company).into())])
    })
}
