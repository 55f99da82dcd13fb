//! Between our types and those of the databases, where every whole number is signed.

use crate::{Attempt, Bond, Cursor, Error, Finish, Member, NoticePrefs, Phase, Ranked, Result};

/// A day in milliseconds.
pub(crate) const DAY: i64 = 24 * 3_600 * 1_000;

/// The seat stored for somebody who has none.
const NO_SEAT: i16 = -1;

/// A number on its way into the database.
pub(crate) fn number(n: u64) -> Result<i64> {
    i64::try_from(n).map_err(|_| Error::Unfit(format!("The number {n} is too large.")))
}

/// A number on its way out.
pub(crate) fn count(n: i64) -> Result<u64> {
    u64::try_from(n).map_err(|_| Error::Damaged(format!("The number {n} should not be negative.")))
}

/// Where a page begins, as two values that are null at the start of a list.
pub(crate) fn place(after: Option<Cursor>) -> Result<(Option<i64>, Option<String>)> {
    let Some(cursor) = after else { return Ok((None, None)) };
    Ok((Some(number(cursor.at)?), Some(cursor.id)))
}

/// A seat on its way into the database.
pub(crate) fn seat_number(seat: Option<u8>) -> i16 {
    seat.map_or(NO_SEAT, i16::from)
}

/// A seat on its way out.
pub(crate) fn seat(n: i16) -> Result<u8> {
    u8::try_from(n).map_err(|_| Error::Damaged(format!("There is no seat {n}.")))
}

/// Somebody at a table on their way out.
pub(crate) fn member(user: String, n: i16) -> Result<Member> {
    Ok(Member { user, seat: if n == NO_SEAT { None } else { Some(seat(n)?) } })
}

/// A number on its way out that is a day, a rank or a count of people.
pub(crate) fn small(n: i64) -> Result<u32> {
    u32::try_from(n).map_err(|_| Error::Damaged(format!("The number {n} is out of all bounds.")))
}

/// How a try ended, on its way out.
pub(crate) fn finish(at: Option<i64>, points: Option<i32>, ending: Option<String>) -> Result<Option<Finish>> {
    let Some((at, ending)) = at.zip(ending) else { return Ok(None) };
    Ok(Some(Finish { at: count(at)?, points, ending }))
}

/// A try at a challenge on its way out.
pub(crate) fn attempt(game: String, day: i64, user: String, table: String, finish: Option<Finish>) -> Result<Attempt> {
    Ok(Attempt { game, day: small(day)?, user, table, finish })
}

/// A try with its rank on its way out; without points it has none.
pub(crate) fn ranked(attempt: Attempt, name: String, place: i64, counts: i64) -> Result<Ranked> {
    let has_points = attempt.finish.as_ref().is_some_and(|finish| finish.points.is_some());
    Ok(Ranked { rank: has_points.then(|| small(place)).transpose()?, counts: counts != 0, name, attempt })
}

/// A phase on its way out.
pub(crate) fn phase(word: &str) -> Result<Phase> {
    word.parse().map_err(|_| Error::Damaged(format!("A table is in the phase `{word}`, which there is not.")))
}

/// A bond on its way out.
pub(crate) fn bond(word: &str) -> Result<Bond> {
    Bond::stored(word).ok_or_else(|| Error::Damaged(format!("Somebody is `{word}` to somebody, which nobody can be.")))
}

/// How somebody wants to be told, on its way out: address, quiet hours, zone and whether it was
/// said, then digest and when they were told last.
pub(crate) fn prefs(
    (email, confirmed, by_mail): (Option<String>, bool, bool),
    (from, until): (Option<i64>, Option<i64>),
    (zone, zoned): (i64, bool),
    [digest, told]: [i64; 2],
) -> Result<NoticePrefs> {
    let minutes = |n: i64| u16::try_from(n).map_err(|_| Error::Damaged(format!("{n} is no number of minutes.")));
    let quiet = match from.zip(until) {
        Some((from, until)) => Some((minutes(from)?, minutes(until)?)),
        None => None,
    };
    let zone = i16::try_from(zone).map_err(|_| Error::Damaged(format!("No clock is {zone} minutes ahead.")))?;
    let zone = zoned.then_some(zone);
    Ok(NoticePrefs { email, confirmed, by_mail, quiet, zone, digest: minutes(digest)?, told: count(told)? })
}

/// Entries as the database gave them: `rows` in order, of a journal that should have `length`, from the number
/// `from` on. A gap would change the game silently, so it is an error.
pub(crate) fn without_gap(table: &str, length: u64, from: u64, rows: Vec<(u64, String)>) -> Result<Vec<String>> {
    let gap = rows.iter().zip(from..).find(|((seq, _), number)| seq != number);
    if gap.is_some() || rows.len() as u64 != length.saturating_sub(from) {
        let number = gap.map_or(from + rows.len() as u64, |(_, number)| number);
        return Err(Error::Damaged(format!(
            "The journal of table {table} should have {length} entries, and its entry {number} is not in its place."
        )));
    }
    Ok(rows.into_iter().map(|(_, entry)| entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(numbers: &[u64]) -> Vec<(u64, String)> {
        numbers.iter().map(|n| (*n, format!("e{n}"))).collect()
    }

    #[test]
    fn a_journal_with_a_gap_is_damaged() {
        assert_eq!(without_gap("t", 3, 1, rows(&[1, 2])), Ok(vec!["e1".to_owned(), "e2".to_owned()]));
        assert_eq!(without_gap("t", 3, 7, rows(&[])), Ok(Vec::new()));
        for (length, from, numbers) in [(3, 0, &[0, 2][..]), (3, 0, &[0, 1]), (1, 0, &[0, 1]), (2, 0, &[1, 2])] {
            let damaged = without_gap("t", length, from, rows(numbers));
            assert!(matches!(damaged, Err(Error::Damaged(_))), "{numbers:?} of {length}");
        }
    }

    #[test]
    fn numbers_that_no_database_holds_are_refused() {
        assert_eq!(number(7).and_then(count), Ok(7));
        assert!(matches!(number(u64::MAX), Err(Error::Unfit(_))));
        assert!(matches!(count(-1), Err(Error::Damaged(_))));
    }
}
