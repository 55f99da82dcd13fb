//! How long somebody may be away: in one go, and in a year.

use store::Vacation;
use table::Millis;

/// A day in milliseconds.
pub(crate) const DAY: Millis = 24 * 3_600 * 1_000;
/// Days that somebody may be away in a year.
pub(crate) const A_YEAR: u32 = 30;
/// Days in one go.
pub(crate) const AT_ONCE: u32 = 14;
/// Days that a vacation may be planned ahead.
pub(crate) const AHEAD: u32 = 365;
/// Days of a year.
const YEAR: Millis = 365 * DAY;
/// What ended less than so long before is the same vacation.
const APART: Millis = 14 * DAY;

/// What a vacation counts: whole days, however early it ended, so that nobody comes and goes all the time.
fn counts(vacation: &Vacation) -> u32 {
    let days = vacation.until.saturating_sub(vacation.from).div_ceil(DAY).max(1);
    u32::try_from(days).unwrap_or(u32::MAX)
}

/// The days of vacations that end after a moment.
fn since(all: &[Vacation], at: Millis) -> u32 {
    all.iter().filter(|vacation| vacation.until > at).map(counts).fold(0, u32::saturating_add)
}

/// How many days are left in the year before a moment.
pub(crate) fn days_left(all: &[Vacation], at: Millis) -> u32 {
    A_YEAR.saturating_sub(since(all, at.saturating_sub(YEAR)))
}

/// How long a vacation may be that begins then.
pub(crate) fn most_from(all: &[Vacation], from: Millis) -> u32 {
    let at_once = AT_ONCE.saturating_sub(since(all, from.saturating_sub(APART)));
    // Days that are free again while it lasts do not count yet.
    at_once.min(days_left(all, from))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vacation(from: Millis, days: Millis) -> Vacation {
        Vacation { user: "ann".to_owned(), from, until: from + days * DAY }
    }

    #[test]
    fn a_year_has_thirty_days_and_two_weeks_come_at_once() {
        let start = 1_000 * DAY;
        assert_eq!((days_left(&[], start), most_from(&[], start)), (30, 14));
        let first = vacation(start, 14);
        let after = first.until;
        assert_eq!(most_from(std::slice::from_ref(&first), after), 0, "no four weeks in two parts");
        assert_eq!(most_from(std::slice::from_ref(&first), after + 13 * DAY), 0);
        assert_eq!(most_from(std::slice::from_ref(&first), after + 14 * DAY), 14);
        let second = vacation(after + 14 * DAY, 14);
        let both = [first, second.clone()];
        let later = second.until + 30 * DAY;
        assert_eq!((days_left(&both, later), most_from(&both, later)), (2, 2));
        assert_eq!(days_left(&both, after + YEAR - 1), 2);
        assert_eq!(days_left(&both, after + YEAR), 16, "a year later they are free again");
    }

    #[test]
    fn one_that_ends_at_once_counts_a_day() {
        let short: Vec<Vacation> = (0..30)
            .map(|n| Vacation { until: n * DAY + 1_000 * DAY + 1, ..vacation(n * DAY + 1_000 * DAY, 0) })
            .collect();
        assert_eq!(days_left(&short, 1_030 * DAY), 0);
    }
}
