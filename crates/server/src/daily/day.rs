//! Days, and the clock by which they change.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use table::Millis;
use thiserror::Error;
use time::{Date, Month};

use crate::ids::now;

const MILLIS: Millis = 24 * 3_600 * 1_000;
/// The first of January 1970 as the number by which astronomers count days.
const EPOCH: i32 = 2_440_588;

/// A day in UTC, counted from the Unix epoch and written `2026-03-01`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub(crate) u32);

impl Day {
    /// The day of a moment.
    pub fn of(at: Millis) -> Self {
        Day(u32::try_from(at / MILLIS).unwrap_or(u32::MAX))
    }

    /// Its first moment.
    pub fn start(self) -> Millis {
        Millis::from(self.0) * MILLIS
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let date = i32::try_from(self.0).ok().and_then(|day| Date::from_julian_day(EPOCH.checked_add(day)?).ok());
        let (year, month, day) = date.unwrap_or(Date::MAX).to_calendar_date();
        write!(f, "{year:04}-{:02}-{day:02}", u8::from(month))
    }
}

impl Day {
    /// From when on a day's deal is no secret any more: a day after the day has ended, since somebody may have begun in
    /// its last minute. Whoever is not ready by then is not ranked.
    pub(crate) fn released(self) -> Millis {
        Day(self.0.saturating_add(2)).start()
    }
}

/// A text that is no day.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum NoDay {
    /// It is no date, or not written as one.
    #[error("This is not a day. Write a date such as 2026-03-01.")]
    NoDate,
    /// Days are counted from 1970 on.
    #[error("Days begin with 1970-01-01.")]
    Early,
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(s: &str) -> Result<Self, NoDay> {
        let [year, month, day] = s.split('-').collect::<Vec<_>>()[..] else { return Err(NoDay::NoDate) };
        // `2026-3-1` and `+2026-03-01` would parse too, and then one day had two names.
        if [year.len(), month.len(), day.len()] != [4, 2, 2] || s.contains('+') {
            return Err(NoDay::NoDate);
        }
        let number = |part: &str| part.parse::<u16>().map_err(|_| NoDay::NoDate);
        let month = u8::try_from(number(month)?).ok().and_then(|month| Month::try_from(month).ok());
        let day = u8::try_from(number(day)?).map_err(|_| NoDay::NoDate)?;
        let date = Date::from_calendar_date(number(year)?.into(), month.ok_or(NoDay::NoDate)?, day);
        let date = date.map_err(|_| NoDay::NoDate)?;
        u32::try_from(date.to_julian_day() - EPOCH).map(Day).map_err(|_| NoDay::Early)
    }
}

/// What time it is for the challenges of the day: that of the system, or one that is set by hand.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<Arc<AtomicU64>>);

impl Clock {
    /// A clock that stands until it is set.
    pub fn standing_at(at: Millis) -> Self {
        Clock(Some(Arc::new(AtomicU64::new(at))))
    }

    /// Sets a clock that stands, and all its copies; that of the system goes its own way.
    pub fn set(&self, at: Millis) {
        if let Some(standing) = &self.0 {
            standing.store(at, Ordering::Relaxed);
        }
    }

    /// The moment it shows.
    pub(crate) fn now(&self) -> Millis {
        self.0.as_ref().map_or_else(now, |standing| standing.load(Ordering::Relaxed))
    }

    /// The day it shows.
    pub(crate) fn today(&self) -> Day {
        Day::of(self.now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_ends_at_midnight() {
        assert_eq!(Day::of(0).to_string(), "1970-01-01");
        assert_eq!(Day::of(MILLIS - 1), Day::of(0));
        assert_eq!(Day::of(MILLIS), Day(1));
        let leap: Day = "2028-02-29".parse().expect("a day");
        assert_eq!(Day::of(leap.start()), leap);
        assert_eq!(Day::of(leap.start() - 1).to_string(), "2028-02-28");
        assert_eq!(Day::of(leap.start() + MILLIS).to_string(), "2028-03-01");
    }

    #[test]
    fn a_day_has_one_name() {
        for text in ["1970-01-01", "1999-12-31", "2026-03-01", "9999-12-31"] {
            assert_eq!(text.parse::<Day>().map(|day| day.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("1969-12-31".parse::<Day>(), Err(NoDay::Early));
        let odd = "2026-3-1 2026-02-30 2026-13-01 +2026-03-01 2026-03-01T00 026-03-01 2026-03 20260301 \
                   2026-03-01-01 -2026-03-01 ２０２６-03-01 99999-01-01 today";
        for text in odd.split(' ').chain(["", "2026-03-01\0", " 2026-03-01"]) {
            assert_eq!(text.parse::<Day>(), Err(NoDay::NoDate), "{text}");
        }
    }

    #[test]
    fn a_standing_clock_moves_by_hand_alone() {
        let clock = Clock::standing_at(MILLIS - 1);
        let copy = clock.clone();
        assert_eq!(copy.today(), Day(0));
        clock.set(MILLIS);
        assert_eq!((copy.today(), copy.now()), (Day(1), MILLIS));
    }
}
