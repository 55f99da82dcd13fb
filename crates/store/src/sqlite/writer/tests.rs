//! What happens to a group when one in it fails.

use rusqlite::Connection;

use super::*;

type AnyWork<T> = Box<dyn FnMut(&Connection) -> Result<T> + Send>;

/// A writer's thread on a file of its own, not yet started, with a table `t` of unique numbers.
fn thread() -> (tempfile::TempDir, Thread) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("test.sqlite3");
    drop(crate::folder::private_file(&path).expect("created"));
    let db = super::super::schema::connect(&path).expect("opened");
    db.execute_batch("CREATE TABLE t (n INTEGER PRIMARY KEY, filling TEXT)").expect("a table");
    (folder, Thread { db, counters: Arc::default() })
}

/// What each of the works says that were done as one group.
fn results<T: Send + 'static>(thread: &mut Thread, works: Vec<AnyWork<T>>) -> Vec<Result<T>> {
    let mut answers = Vec::new();
    let mut group: Vec<Box<dyn Work>> = Vec::new();
    for work in works {
        let (reply, answer) = oneshot::channel();
        group.push(Box::new(Waiting { work, result: None, reply }));
        answers.push(answer);
    }
    thread.commit_group(group);
    answers.into_iter().map(|mut answer| answer.try_recv().expect("every work is answered")).collect()
}

fn insert(n: i64, filling: usize) -> AnyWork<i64> {
    Box::new(move |db| {
        // The first number stays behind if a failed work is not undone.
        db.execute("INSERT INTO t VALUES (?1, '')", [n + 1000])?;
        db.execute("INSERT INTO t VALUES (?1, ?2)", (n, "x".repeat(filling)))?;
        Ok(n)
    })
}

fn numbers(thread: &Thread) -> Vec<i64> {
    let mut statement = thread.db.prepare("SELECT n FROM t WHERE n < 1000 ORDER BY n").expect("a statement");
    let partners: i64 =
        thread.db.query_row("SELECT count(*) FROM t WHERE n >= 1000", [], |row| row.get(0)).expect("a count");
    let numbers: Vec<i64> =
        statement.query_map([], |row| row.get(0)).expect("rows").map(|n| n.expect("a number")).collect();
    assert_eq!(partners, numbers.len() as i64, "no half of a work is stored");
    numbers
}

#[test]
fn a_group_is_one_commit() {
    let (_folder, mut thread) = thread();
    assert_eq!(results(&mut thread, (1..=5).map(|n| insert(n, 0)).collect()), [Ok(1), Ok(2), Ok(3), Ok(4), Ok(5)]);
    assert_eq!(numbers(&thread), [1, 2, 3, 4, 5]);
    assert_eq!(thread.counters.commits.load(Ordering::Relaxed), 1);
    assert_eq!(thread.counters.writes.load(Ordering::Relaxed), 5);
}

#[test]
fn one_that_fails_takes_nothing_from_the_others() {
    let (_folder, mut thread) = thread();
    let own = |_: &Connection| Err(Error::Unfit("never".to_owned()));
    let all = results(&mut thread, vec![insert(1, 0), insert(1, 0), insert(2, 0), Box::new(own), insert(3, 0)]);
    assert!(matches!(all[..], [Ok(1), Err(Error::Damaged(_)), Ok(2), Err(Error::Unfit(_)), Ok(3)]), "{all:?}");
    assert_eq!(numbers(&thread), [1, 2, 3]);
    assert_eq!(thread.counters.commits.load(Ordering::Relaxed), 1);
}

#[test]
fn when_the_whole_transaction_is_lost_each_is_done_alone() {
    let (_folder, mut thread) = thread();
    thread
        .db
        .execute_batch(
            "CREATE TRIGGER poison BEFORE INSERT ON t WHEN new.n = 7 BEGIN SELECT raise(ROLLBACK, 'poison'); END",
        )
        .expect("a trigger");
    let all = results(&mut thread, vec![insert(1, 0), insert(7, 0), insert(2, 0)]);
    let [Ok(1), Err(error), Ok(2)] = &all[..] else { panic!("{all:?}") };
    assert!(error.to_string().contains("poison"), "the cause is told, and not what followed from it: {error}");
    assert_eq!(numbers(&thread), [1, 2]);
    assert_eq!(results(&mut thread, vec![insert(3, 0)]), [Ok(3)], "the connection is good afterwards");
}

#[test]
fn a_result_of_a_lost_transaction_is_not_told() {
    let (_folder, mut thread) = thread();
    // The second finds the number of the first and refuses; but then the group is lost, and the first with it.
    let mut tries = 0;
    let first = move |db: &Connection| {
        tries += 1;
        if tries > 1 {
            return Err(Error::Unavailable("not again".to_owned()));
        }
        db.execute("INSERT INTO t VALUES (1, ''), (1001, '')", [])?;
        Ok(1)
    };
    let lose = |db: &Connection| Ok(db.execute("ROLLBACK", []).map(|_| 2)?);
    let all = results(&mut thread, vec![Box::new(first), insert(1, 0), Box::new(lose)]);
    assert!(matches!(all[..], [Err(Error::Unavailable(_)), Ok(1), Err(Error::Damaged(_))]), "{all:?}");
    assert_eq!(numbers(&thread), [1]);
}

#[test]
fn a_full_disk_fails_only_what_does_not_fit() {
    let (_folder, mut thread) = thread();
    thread.db.execute_batch("PRAGMA max_page_count = 20").expect("a limit");
    let all = results(&mut thread, vec![insert(1, 10), insert(2, 1_000_000), insert(3, 10)]);
    assert!(matches!(all[..], [Ok(1), Err(Error::Unavailable(_)), Ok(3)]), "{all:?}");
    assert_eq!(numbers(&thread), [1, 3]);
    thread.db.execute_batch("PRAGMA max_page_count = 20000").expect("room");
    assert_eq!(results(&mut thread, vec![insert(2, 1_000_000)]), [Ok(2)]);
}
