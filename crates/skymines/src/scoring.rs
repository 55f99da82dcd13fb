//! Final scoring, and the same sums at any moment; success points of the campaign.

use game_core::{Mark, Rival, ScoreSheet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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

/// What is shown of a party's points: of a series that is over the average, of a campaign the success points.
/// § SK-18.3 SK-19.4
pub(crate) fn shown(open: &Open, who: Who) -> ScoreSheet {
    let scored = matches!(open.phase, Phase::Again | Phase::Chapter | Phase::Over);
    if open.options.campaign && open.phase == Phase::Over {
        let total = i32::from(open.series.total[who.index()]);
        return ScoreSheet::default().line("success", total, total);
    }
    let games = open.series.games;
    if open.phase == Phase::Over && games > 1 {
        let average = average(open.series.points[who.index()], games).into();
        return ScoreSheet::default().line("average", games.into(), average);
    }
    sheet(open, who, scored)
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

/// What a success point is for.
/// § SK-19.3
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Merit {
    /// Somebody has fewer coins.
    NotLast,
    /// At least two have fewer.
    BeatTwo,
    /// Nobody has more.
    Win,
    /// Two tasks of a mission.
    Missions,
    /// Ends of tracks.
    TrackEnd,
    /// The first to open a personal space, in chapter 3.
    FirstPersonal,
    /// Whoever removed the threat, in chapter 4.
    Threat,
}

impl Merit {
    /// As scenarios call it.
    pub const fn word(self) -> &'static str {
        match self {
            Merit::NotLast => "not_last",
            Merit::BeatTwo => "beat_two",
            Merit::Win => "win",
            Merit::Missions => "missions",
            Merit::TrackEnd => "track_end",
            Merit::FirstPersonal => "first_personal",
            Merit::Threat => "threat",
        }
    }
}

/// Success points and what they are for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Success {
    /// What for.
    pub merit: Merit,
    /// How many.
    pub points: u16,
}

/// Success points of a chapter, one by one.
/// § SK-19.3 SK-15.17
pub(crate) fn merits(open: &Open, who: Who, points: &[i32]) -> Vec<Success> {
    let mine = points[who.index()];
    let beaten = points.iter().filter(|other| **other < mine).count();
    let mut merits = vec![
        (Merit::NotLast, u16::from(beaten >= 1)),
        (Merit::BeatTwo, u16::from(beaten >= 2)),
        (Merit::Win, u16::from(points.iter().all(|other| *other <= mine))),
    ];
    if let Some(seat) = open.seat_of(who) {
        merits.push((Merit::Missions, u16::from(open.persons[seat].goals.len() >= 2)));
        merits.push((Merit::FirstPersonal, u16::from(open.chapter == 3 && open.first_personal == Some(seat))));
        merits.push((Merit::Threat, u16::from(open.chapter == 4 && open.threat_by == Some(seat))));
    }
    merits.push((Merit::TrackEnd, track_ends(open, who)));
    merits.into_iter().filter(|(_, points)| *points > 0).map(|(merit, points)| Success { merit, points }).collect()
}

/// Success points of a chapter.
/// § SK-19.3
pub(crate) fn success(open: &Open, who: Who, points: &[i32]) -> u16 {
    merits(open, who, points).iter().map(|success| success.points).sum()
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

/// The rating that success points give, from 0.
/// § SK-19.4
pub(crate) fn rating(success: u16) -> u8 {
    let reached = data().modules.ratings.iter().filter(|least| success >= u16::from(**least));
    reached.count().saturating_sub(1) as u8
}
