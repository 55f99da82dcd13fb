//! The end of a game, of a series of games, of a chapter, of a campaign.

use game_core::{Fx, List, Outcome, Seat, SeatSet, SoloResult, Unknown};

use crate::data::data;
use crate::events::Event;
use crate::pieces::Who;
use crate::scoring;
use crate::setup;
use crate::state::{Open, PARTIES, Phase, Series, Skymines};

/// A game is scored in full. With its threat still there it may have to be played again.
/// § SK-14.2 SK-18.3 SK-19.3
pub(crate) fn finish_game(game: &mut Skymines, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    if let Some(threat) = open.threat_left() {
        fx.tell(|| Event::ThreatStays { threat });
    }
    open.tasks.clear();
    let points: List<i32, PARTIES> = open.parties().map(|who| scoring::sheet(open, who, true).total()).collect();
    for who in open.parties() {
        let mine = points[who.index()];
        let success = scoring::success(open, who, points.as_slice());
        open.series.points[who.index()] += u16::try_from(mine).unwrap_or(0);
        open.series.success[who.index()] += success;
        let seat = open.party(who);
        fx.tell(|| Event::Scored { seat, points: mine });
    }
    open.series.games += 1;
    let replay = open.threat_left().is_some_and(|threat| threat.facts().replay);
    match (replay, open.series.games) {
        (true, 1) => play_again(game, fx),
        (true, _) => {
            open.phase = Phase::Again;
            open.active = Who(0);
        }
        (false, _) => conclude(game, fx),
    }
}

/// The same threat; everything else from scratch.
/// § SK-18.3
fn play_again(game: &mut Skymines, fx: &mut Fx<Event>) {
    fx.stop_undo(SeatSet::ALL);
    fx.meet(Unknown::Roll, SeatSet::NONE);
    setup::deal(game, true, fx);
}

/// Everybody is asked in turn; one "enough" ends the series.
/// § SK-18.3
pub(crate) fn apply_answer(game: &mut Skymines, seat: Seat, again: bool, fx: &mut Fx<Event>) {
    fx.tell(|| Event::SeriesAnswered { seat, again });
    if !again {
        return conclude(game, fx);
    }
    if seat.0 + 1 < game.open.seats {
        game.open.active = Who(seat.0 + 1);
        return;
    }
    play_again(game, fx);
}

/// The results of a series are averaged and rounded up.
/// § SK-18.3
pub(crate) fn average(sum: u16, games: u8) -> u16 {
    sum.div_ceil(u16::from(games.max(1)))
}

fn conclude(game: &mut Skymines, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    let games = open.series.games;
    if games > 1 {
        for who in open.parties() {
            let (seat, points) = (open.party(who), average(open.series.points[who.index()], games));
            fx.tell(|| Event::Averaged { seat, games, points: i32::from(points) });
        }
    }
    if !open.options.campaign {
        return end(open, |series, who| average(series.points[who.index()], games));
    }
    for who in open.parties() {
        let points = average(open.series.success[who.index()], games);
        open.series.total[who.index()] += points;
        let (seat, chapter, total) = (open.party(who), open.chapter, open.series.total[who.index()]);
        fx.tell(|| Event::SuccessPoints { seat, chapter, points, total });
    }
    if usize::from(open.chapter) < data().modules.chapters.len() {
        open.phase = Phase::Chapter;
        open.series.agreed = SeatSet::NONE;
        return;
    }
    for who in open.parties() {
        let (seat, success) = (open.party(who), open.series.total[who.index()]);
        fx.tell(|| Event::Rated { seat, success, rating: scoring::rating(success) });
    }
    end(open, |series, who| series.total[who.index()]);
}

/// Most coins win, or most success points; ties share the victory.
/// § SK-1.1 SK-14.4 SK-15.16 SK-19.4
fn end(open: &mut Open, merit: impl Fn(&Series, Who) -> u16) {
    let merit = |who: Who| i32::from(merit(&open.series, who));
    let rivals: Vec<i32> = open.parties().skip(usize::from(open.seats)).map(merit).collect();
    let outcome = match rivals.iter().max() {
        Some(best) if open.seats == 1 => {
            let margin = merit(Who(0)) - best;
            let result = match margin {
                0 => SoloResult::Drawn,
                1.. => SoloResult::Won,
                _ => SoloResult::Lost,
            };
            Outcome::Solo { result, margin }
        }
        _ => Outcome::ranked(open.seats, |seat| merit(seat.into()), &rivals),
    };
    open.outcome = Some(outcome);
    open.phase = Phase::Over;
}

/// When all are ready the next chapter is set up; only success points carry over.
/// § SK-19.4
pub(crate) fn apply_next(game: &mut Skymines, seat: Seat, fx: &mut Fx<Event>) {
    game.open.series.agreed.insert(seat);
    fx.tell(|| Event::ChapterConfirmed { seat });
    if game.open.series.agreed.len() < u32::from(game.open.seats) {
        return;
    }
    fx.stop_undo(SeatSet::ALL);
    fx.meet(Unknown::Roll, SeatSet::NONE);
    game.open.chapter += 1;
    game.open.series = Series { total: game.open.series.total, ..Series::default() };
    setup::deal(game, false, fx);
}
