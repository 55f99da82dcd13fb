//! The challenges of the day: one deal for everybody, drawn from a secret of this server and the date, and one try.

mod day;
mod deal;

use game_core::{Outcome, Seat, SoloResult};
use game_registry::{Daily as Rules, GameEntry, games};
use store::Finish;
use table::wire::{DailyEnding, Phase};
use table::{Millis, Table};

pub use day::{Clock, Day, NoDay};
pub(crate) use deal::Dealer;

/// How the challenges of the day are offered.
#[derive(Clone, Debug, Default)]
pub struct Daily {
    /// What time it is for them.
    pub clock: Clock,
    /// Whether games that are kept off the shelf are offered, and have theirs too, as tests need them.
    pub hidden_games: bool,
}

/// The challenges that this server offers.
pub(crate) struct Dailies {
    pub(crate) clock: Clock,
    pub(crate) dealer: Dealer,
    hidden_games: bool,
}

/// A game that has a challenge, and how it is played.
pub(crate) type Offered = (&'static dyn GameEntry, Rules);

impl Dailies {
    pub(crate) fn new(daily: Daily, secret: Vec<u8>) -> Self {
        Dailies { clock: daily.clock, dealer: Dealer::new(secret), hidden_games: daily.hidden_games }
    }

    /// The games on the shelf, and those that are kept off it where they are wanted.
    pub(crate) fn offered(&self) -> impl Iterator<Item = &'static dyn GameEntry> {
        games().iter().copied().filter(|entry| self.hidden_games || !entry.hidden())
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = Offered> {
        self.offered().filter_map(|entry| Some((entry, entry.daily()?)))
    }

    pub(crate) fn find(&self, slug: &str) -> Option<Offered> {
        self.all().find(|(entry, _)| entry.slug() == slug)
    }
}

/// The seat of whoever plays a challenge.
pub(crate) const PLAYER: Seat = Seat(0);

/// How the challenge that is played at a table ended, once it has.
pub(crate) fn finish(table: &Table, now: Millis) -> Option<Finish> {
    let day = table.header().daily.as_ref().filter(|_| table.phase() == Phase::Over)?;
    let late = day.parse().is_ok_and(|day: Day| now >= day.released());
    let ending = match ending(table.outcome(), table.has_resigned(PLAYER)) {
        DailyEnding::Resigned => DailyEnding::Resigned,
        _ if late => DailyEnding::Late,
        ending => ending,
    };
    let points = table.points().first().copied();
    let points = points.filter(|_| !matches!(ending, DailyEnding::Resigned | DailyEnding::Late));
    Some(Finish { at: now, points, ending: word(ending).to_owned() })
}

fn ending(outcome: Option<Outcome>, resigned: bool) -> DailyEnding {
    let shares = |outcome: Outcome| outcome.share(PLAYER);
    match outcome {
        _ if resigned => DailyEnding::Resigned,
        Some(Outcome::Solo { result: SoloResult::Won, .. }) => DailyEnding::Won,
        Some(Outcome::Solo { result: SoloResult::Drawn, .. }) => DailyEnding::Drawn,
        Some(Outcome::Solo { result: SoloResult::Lost, .. }) | None => DailyEnding::Lost,
        Some(outcome) if shares(outcome) == 1.0 => DailyEnding::Won,
        Some(outcome) if shares(outcome) > 0.0 => DailyEnding::Drawn,
        Some(_) => DailyEnding::Lost,
    }
}

const ENDINGS: [(DailyEnding, &str); 5] = [
    (DailyEnding::Won, "won"),
    (DailyEnding::Drawn, "drawn"),
    (DailyEnding::Lost, "lost"),
    (DailyEnding::Resigned, "resigned"),
    (DailyEnding::Late, "late"),
];

/// The word an ending is stored under.
fn word(ending: DailyEnding) -> &'static str {
    ENDINGS.iter().find(|(known, _)| *known == ending).map_or("lost", |(_, word)| word)
}

/// The ending stored under a word.
pub(crate) fn ending_of(word: &str) -> DailyEnding {
    ENDINGS.iter().find(|(_, known)| *known == word).map_or(DailyEnding::Lost, |(ending, _)| *ending)
}

#[cfg(test)]
mod tests {
    use game_core::{List, PerSeat};

    use super::*;

    #[test]
    fn an_ending_is_that_of_the_player() {
        let ranks = |ranks: [u8; 2]| {
            let ranks = PerSeat::new(2, |seat| ranks[seat.index()]);
            Some(Outcome::Ranks { ranks, rivals: List::new() })
        };
        let solo = |result| Some(Outcome::Solo { result, margin: 3 });
        for (outcome, resigned, expected) in [
            (solo(SoloResult::Won), false, DailyEnding::Won),
            (solo(SoloResult::Drawn), false, DailyEnding::Drawn),
            (solo(SoloResult::Lost), false, DailyEnding::Lost),
            (solo(SoloResult::Lost), true, DailyEnding::Resigned),
            (ranks([1, 2]), false, DailyEnding::Won),
            (ranks([1, 1]), false, DailyEnding::Drawn),
            (ranks([2, 1]), false, DailyEnding::Lost),
            (ranks([2, 1]), true, DailyEnding::Resigned),
        ] {
            let found = ending(outcome, resigned);
            assert_eq!(found, expected, "{outcome:?}");
            assert_eq!(ending_of(word(found)), expected);
        }
    }
}
