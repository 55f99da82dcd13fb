//! When somebody may be told: not in their quiet hours, and not again so soon.

use store::NoticePrefs;
use table::Millis;

const MINUTE: u64 = 60_000;
/// Minutes of a day.
pub(crate) const DAY: u16 = 24 * 60;

/// The first moment from `now` on at which a person may be told something.
pub(crate) fn first_moment(prefs: &NoticePrefs, now: Millis) -> Millis {
    let again = match prefs.digest {
        0 => 0,
        digest => prefs.told + u64::from(digest) * MINUTE,
    };
    let at = now.max(again);
    at + quiet_for(prefs, at)
}

/// How much longer the quiet hours last at a moment.
fn quiet_for(prefs: &NoticePrefs, at: Millis) -> Millis {
    let Some((from, until)) = prefs.quiet.filter(|(from, until)| from != until) else { return 0 };
    let day = u64::from(DAY) * MINUTE;
    let local = (at + day).saturating_add_signed(i64::from(prefs.zone.unwrap_or_default()) * MINUTE as i64) % day;
    let (from, until) = (u64::from(from) * MINUTE, u64::from(until) * MINUTE);
    let since = (local + day - from) % day;
    let lasts = (until + day - from) % day;
    lasts.saturating_sub(since)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A moment of some day in UTC.
    fn at(hour: u64, minute: u64) -> Millis {
        (20_000 * 24 * 60 + hour * 60 + minute) * MINUTE
    }

    fn quiet(from: u16, until: u16, zone: i16) -> NoticePrefs {
        NoticePrefs { quiet: Some((from * 60, until * 60)), zone: Some(zone), ..NoticePrefs::default() }
    }

    #[test]
    fn quiet_hours_end_where_the_person_is() {
        let night = quiet(22, 8, 0);
        assert_eq!(first_moment(&night, at(21, 59)), at(21, 59));
        assert_eq!(first_moment(&night, at(22, 0)), at(32, 0));
        assert_eq!(first_moment(&night, at(7, 59)), at(8, 0));
        assert_eq!(first_moment(&night, at(8, 0)), at(8, 0));
        // In Moscow it is eight at five, in New York at noon.
        assert_eq!(first_moment(&quiet(22, 8, 180), at(3, 30)), at(5, 0));
        assert_eq!(first_moment(&quiet(22, 8, -240), at(3, 30)), at(12, 0));
        let siesta = quiet(13, 15, 0);
        assert_eq!(first_moment(&siesta, at(14, 30)), at(15, 0));
        assert_eq!(first_moment(&siesta, at(15, 30)), at(15, 30));
        assert_eq!(first_moment(&quiet(9, 9, 0), at(9, 0)), at(9, 0), "no hour is no hour");
    }

    #[test]
    fn nobody_is_told_again_before_they_want() {
        let hourly = NoticePrefs { digest: 60, told: at(12, 0), ..NoticePrefs::default() };
        assert_eq!(first_moment(&hourly, at(12, 10)), at(13, 0));
        assert_eq!(first_moment(&hourly, at(13, 10)), at(13, 10));
        let night = NoticePrefs { told: at(21, 30), ..quiet(22, 8, 0) };
        assert_eq!(first_moment(&NoticePrefs { digest: 60, ..night }, at(21, 40)), at(32, 0));
    }
}
