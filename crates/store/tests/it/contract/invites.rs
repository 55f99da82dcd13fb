//! Ways to a seat.

use store::{Conflict, Error, Invite, Thing};

use crate::stage::{Stage, table};

fn invite(token: &str, seat: u8) -> Invite {
    Invite { token: token.to_owned(), table: "t".to_owned(), seat }
}

pub(crate) async fn an_invitation_leads_to_a_seat(stage: &Stage) {
    let store = stage.with_table().await;
    store.put_invite(invite("two", 2)).await.expect("stored");
    store.put_invite(invite("one", 1)).await.expect("stored");
    assert_eq!(store.invite("one").await, Ok(Some(invite("one", 1))));
    assert_eq!(store.invites("t").await, Ok(vec![invite("one", 1), invite("two", 2)]));
    assert_eq!(store.remove_invite("one").await, Ok(true));
    assert_eq!(store.remove_invite("one").await, Ok(false));
    assert_eq!(store.invite("one").await, Ok(None));
    assert_eq!(store.invites("none").await, Ok(vec![]));
    let nowhere = Invite { table: "none".to_owned(), ..invite("three", 3) };
    assert_eq!(store.put_invite(nowhere).await, Err(Error::Missing(Thing::Table)));
}

pub(crate) async fn a_seat_has_one_invitation(stage: &Stage) {
    let store = stage.with_table().await;
    store.put_invite(invite("old", 1)).await.expect("stored");
    store.put_invite(invite("new", 1)).await.expect("stored");
    assert_eq!(store.invite("old").await, Ok(None), "a link that was replaced leads nowhere");
    assert_eq!(store.invites("t").await, Ok(vec![invite("new", 1)]));
    store.put_invite(invite("new", 1)).await.expect("the same again changes nothing");
    assert_eq!(store.invites("t").await, Ok(vec![invite("new", 1)]));
}

pub(crate) async fn a_token_invites_once(stage: &Stage) {
    let store = stage.with_table().await;
    store.put_invite(invite("token", 1)).await.expect("stored");
    store.put_invite(invite("other", 2)).await.expect("stored");
    assert_eq!(store.put_invite(invite("token", 2)).await, Err(Error::Conflict(Conflict::Taken(Thing::Invite))));
    assert_eq!(store.invites("t").await, Ok(vec![invite("token", 1), invite("other", 2)]), "nothing has changed");
}

pub(crate) async fn a_code_leads_to_a_table(stage: &Stage) {
    let store = stage.with_table().await;
    assert_eq!(store.table_by_code("ABCDEF").await, Ok(None));
    store.set_code("t", "ABCDEF").await.expect("stored");
    assert_eq!(store.table_by_code("ABCDEF").await, Ok(Some("t".to_owned())));
    assert_eq!(store.table("t").await.map(|t| t.and_then(|t| t.code)), Ok(Some("ABCDEF".to_owned())));
    store.set_code("t", "GHIJKL").await.expect("stored");
    assert_eq!(store.table_by_code("ABCDEF").await, Ok(None), "a table has one code");
    assert_eq!(store.clear_code("t").await, Ok(true));
    assert_eq!(store.clear_code("t").await, Ok(false));
    assert_eq!(store.table_by_code("GHIJKL").await, Ok(None));
    assert_eq!(store.set_code("none", "ABCDEF").await, Err(Error::Missing(Thing::Table)));
}

pub(crate) async fn a_code_belongs_to_one_table(stage: &Stage) {
    let store = stage.with_table().await;
    store.create_table(table("u", 100)).await.expect("a table");
    store.set_code("t", "ABCDEF").await.expect("stored");
    store.set_code("u", "GHIJKL").await.expect("stored");
    assert_eq!(store.set_code("u", "ABCDEF").await, Err(Error::Conflict(Conflict::Taken(Thing::Code))));
    assert_eq!(store.table_by_code("ABCDEF").await, Ok(Some("t".to_owned())));
    assert_eq!(store.table_by_code("GHIJKL").await, Ok(Some("u".to_owned())), "the code before stays");
}
