//! What players were promised, compared with what the journals say.

use std::collections::{BTreeMap, BTreeSet};

use table::{Actor, Entry, Fact, Header, Table};

use super::player::Diary;
use crate::stage::Place;

/// What was found.
pub(super) struct Found {
    pub(super) tables: usize,
    pub(super) actions: usize,
}

/// Every acknowledged action stands in its journal once, under the number that was told; what was refused does not;
/// and nothing stands there that nobody sent.
pub(super) async fn against_journals(place: &Place, diaries: &[Diary]) -> Found {
    let store = place.store().await;
    let tables: BTreeSet<&str> = diaries.iter().map(|diary| diary.table.as_str()).collect();
    for id in &tables {
        let record = store.table(id).await.expect("the store answers").expect("the table is there");
        let lines = store.entries(id, 0).await.expect("a journal without a gap");
        let mut kept = in_journal(&record.header, &lines);
        for diary in diaries.iter().filter(|diary| diary.table == *id) {
            for (action, seq) in &diary.done {
                let found = kept.remove(&(diary.user.clone(), action.clone()));
                assert_eq!(found.as_deref(), Some(&[*seq][..]), "table {id}: `{action}` was acknowledged as {seq}");
            }
            for action in &diary.refused {
                let found = kept.get(&(diary.user.clone(), action.clone()));
                assert_eq!(found, None, "table {id}: `{action}` was refused");
            }
        }
        assert!(kept.is_empty(), "table {id} holds what nobody was told of: {kept:?}");
    }
    store.close().await;
    Found { tables: tables.len(), actions: diaries.iter().map(|diary| diary.done.len()).sum() }
}

/// Who did what under which id, and the number of the step each time. The journal must lead to a sound table.
fn in_journal(header: &str, lines: &[String]) -> BTreeMap<(String, String), Vec<u64>> {
    let header: Header = serde_json::from_str(header).expect("a header");
    let mut table = Table::new(header).expect("rules of this version");
    let mut kept: BTreeMap<(String, String), Vec<u64>> = BTreeMap::new();
    for line in lines {
        let entry: Entry = serde_json::from_str(line).expect("an entry");
        table.apply(&entry).expect("the journal replays");
        let signed = match entry.fact {
            Fact::Action { by: Actor::User(user), id, .. }
            | Fact::Undone { user, id: Some(id), .. }
            | Fact::UndoAsked { user, id, .. } => (user, id),
            _ => continue,
        };
        kept.entry(signed).or_default().push(table.seq());
    }
    kept
}
