//! Final scoring, and the same sums at any moment; success points of the campaign.

use game_core::{Mark, Rival, ScoreSheet};

use crate::data::{END, ThreatFacts, data};
use crate::pieces::{Company, LunaName, Party, Who};
use crate::rules::series::average;
use crate::state::{Open, Phase};
use crate::totals;

/// The points of a party, line by line; at the end with what a threat that stayed does.
/// § SK-14.2 SK-14.3 SK-18.3
pub(crate) fn sheet(open: &Open, who: Who, over: bool) -> ScoreSheet {
    let stays = if over {
        open.threat_left().map_or(ThreatFacts::default(), |threat| *threat.facts())
    } else {
        ThreatFacts::default()
    };
    let account = open.account(who);
    let coins = i32::from(account.coins);
    let mut sheet = ScoreSheet::default().line("coins", coins, if stays.no_cash { 0 } else { coins });
    for company in Company::SCORING {
        let cards = if stays.no_card_shares { 0 } else { totals::card_shares(open, who, company) };
        let shares = totals::track_shares(open, who, company) + cards + joker(open, who, company);
        let value = totals::value(open, company);
        sheet = sheet.line(company.word(), shares.into(), i32::from(shares) * i32::from(value));
    }
    let tank = if stays.no_tank { 0 } else { totals::tank_value(open, who) };
    let research = if stays.no_research { 0 } else { totals::research_value(open, who) };
    sheet.line("tank", account.helium.into(), tank.into()).line("research", account.research.into(), research.into())
}

/// The threat card is a share of the most valuable company, the first of equals in the order of scoring.
/// § SK-18.2
fn joker(open: &Open, who: Who, company: Company) -> u8 {
    let removed = open.threat_by.is_some_and(|seat| Who::from(seat) == who);
    let best = Company::SCORING.into_iter().rev().max_by_key(|company| totals::value(open, *company));
    u8::from(removed && best == Some(company))
}

/// What is shown of a party's points: a series that is over has its average, a campaign its success points.
/// § SK-18.3 SK-19.4
pub(crate) fn shown(open: &Open, who: Who) -> ScoreSheet {
    let scored = matches!(open.phase, Phase::Again | Phase::Chapter | Phase::Over);
    if open.options.campaign && open.phase == Phase::Over {
        let total = i32::from(open.series.total[who.index()]);
        return ScoreSheet::default().line("success", total, total);
    }
    let sheet = sheet(open, who, scored);
    let games = open.series.games;
    if open.phase == Phase::Over && games > 1 {
        let more = i32::from(average(open.series.points[who.index()], games)) - sheet.total();
        return sheet.line("average", games.into(), more);
    }
    sheet
}

/// The Lunas beside the seats.
/// § SK-15.16
pub(crate) fn rivals(open: &Open) -> Vec<Rival> {
    let lunas = open.parties().skip(usize::from(open.seats));
    let rival = |who: Who| {
        let name = match open.party(who) {
            Party::Luna(name) => name,
            Party::Seat(_) => LunaName::default(),
        };
        Rival::new(name.word(), Mark(who.0), shown(open, who))
    };
    lunas.map(rival).collect()
}

/// Success points of a chapter.
/// § SK-19.3 SK-15.17
pub(crate) fn success(open: &Open, who: Who, points: &[i32]) -> u16 {
    let mine = points[who.index()];
    let beaten = points.iter().filter(|other| **other < mine).count();
    let best = points.iter().all(|other| *other <= mine);
    let mut success = u16::from(beaten >= 1) + u16::from(beaten >= 2) + u16::from(best) + track_ends(open, who);
    if let Some(seat) = open.seat_of(who) {
        success += u16::from(open.persons[seat].goals.len() >= 2);
        success += u16::from(open.chapter == 3 && open.first_personal == Some(seat));
        success += u16::from(open.chapter == 4 && open.threat_by == Some(seat));
    }
    success
}

fn track_ends(open: &Open, who: Who) -> u16 {
    let account = open.account(who);
    let tracks = Company::ALL.into_iter().filter(|company| account.cells[*company] == END).count();
    let person = open.seat_of(who).is_some();
    let (tank, research) = match person {
        true => (data().console.tank.end(), data().console.research.end()),
        false => (data().luna.tank.end(), data().luna.research.end()),
    };
    tracks as u16 + u16::from(account.helium == tank) + u16::from(account.research == research)
}

/// The rating that success points give.
/// § SK-19.4
pub fn rating(success: u16) -> usize {
    data().modules.ratings.iter().filter(|least| success >= u16::from(**least)).count().saturating_sub(1)
}
