//! What is left on the disk after the server was killed.

use std::io;
use std::path::Path;

use serde_json::Value;
use store::{Place, Store};

use crate::table::Table;

/// Compares each journal with what was acknowledged; gives how many actions they hold.
pub(crate) fn compare(folder: &Path, tables: &[Table]) -> io::Result<usize> {
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    runtime.block_on(async {
        let store = store::open(&Place::Folder(folder.to_owned())).await.map_err(io::Error::other)?;
        let mut actions = 0;
        for table in tables {
            actions += compare_one(store.as_ref(), table).await?;
        }
        store.close().await;
        Ok(actions)
    })
}

async fn compare_one(store: &dyn Store, table: &Table) -> io::Result<usize> {
    let lines = store.entries(&table.id, 0).await.map_err(io::Error::other)?;
    let stored = ids(&lines)?;
    let acknowledged: Vec<String> = table.acknowledged.iter().map(|number| format!("a{number}")).collect();
    if stored == acknowledged {
        return Ok(stored.len());
    }
    let same = stored.iter().zip(&acknowledged).take_while(|(stored, acknowledged)| stored == acknowledged).count();
    Err(io::Error::other(format!(
        "Table {} has acknowledged {} actions and its journal holds {}; they differ from the {}th on: {:?}, {:?}.",
        table.id,
        acknowledged.len(),
        stored.len(),
        same + 1,
        acknowledged.get(same),
        stored.get(same)
    )))
}

/// The clients' ids of the actions in a journal; what the table did by itself has none.
fn ids(lines: &[String]) -> io::Result<Vec<String>> {
    let entries = lines.iter().map(|line| serde_json::from_str::<Value>(line).map_err(io::Error::other));
    let sent = |entry: &Value| entry["type"] == "action" && entry["id"] != "";
    let is_action = |entry: &io::Result<Value>| entry.as_ref().map_or(true, sent);
    entries.filter(is_action).map(|entry| Ok(entry?["id"].as_str().unwrap_or_default().to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_actions_count() {
        let lines = [
            r#"{"type":"started","at":1}"#,
            r#"{"type":"action","id":"a7","at":2}"#,
            r#"{"type":"action","by":"auto","id":"","at":2}"#,
        ];
        let lines = lines.map(str::to_owned);
        assert_eq!(ids(&lines).expect("a journal"), ["a7"]);
        assert!(ids(&["{".to_owned()]).is_err(), "half a line is no entry");
    }
}
