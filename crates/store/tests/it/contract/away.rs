//! People who are away.

use store::{Error, Thing, Vacation, WaitingInvite};

use crate::stage::{Stage, table};

fn vacation(user: &str, from: u64, until: u64) -> Vacation {
    Vacation { user: user.to_owned(), from, until }
}

fn invite(user: &str, table: &str, by: &str, since: u64) -> WaitingInvite {
    WaitingInvite { user: user.to_owned(), table: table.to_owned(), by: by.to_owned(), since }
}

pub(crate) async fn vacations_are_kept_and_end_earlier(stage: &Stage) {
    let store = stage.with_users().await;
    for one in [vacation("ann", 900, 990), vacation("ann", 100, 200), vacation("bob", 300, 400)] {
        store.put_vacation(one).await.expect("kept");
    }
    store.put_vacation(vacation("ann", 100, 150)).await.expect("she is back earlier");
    assert_eq!(store.vacations("ann").await, Ok(vec![vacation("ann", 100, 150), vacation("ann", 900, 990)]));
    assert_eq!(store.vacations_after(150).await, Ok(vec![vacation("ann", 900, 990), vacation("bob", 300, 400)]));
    assert_eq!(store.vacations_after(990).await, Ok(vec![]));
    assert_eq!(store.remove_vacation("ann", 900).await, Ok(true));
    assert_eq!(store.remove_vacation("ann", 900).await, Ok(false));
    assert_eq!(store.vacations("ann").await, Ok(vec![vacation("ann", 100, 150)]));
    assert_eq!(store.put_vacation(vacation("nobody", 1, 2)).await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn an_invitation_waits_for_whoever_is_away(stage: &Stage) {
    let store = stage.with_table().await;
    store.create_table(table("u", 100)).await.expect("a table");
    for one in [invite("bob", "u", "ann", 5), invite("bob", "t", "ann", 6), invite("bob", "u", "ann", 7)] {
        store.keep_invite(one).await.expect("kept");
    }
    let both = vec![invite("bob", "t", "ann", 6), invite("bob", "u", "ann", 7)];
    assert_eq!(store.waiting_invites("bob").await, Ok(both));
    assert_eq!(store.waiting_invites("ann").await, Ok(vec![]));
    assert_eq!(store.drop_invite("bob", "t").await, Ok(true));
    assert_eq!(store.drop_invite("bob", "t").await, Ok(false));
    store.delete_table("u").await.expect("deleted");
    assert_eq!(store.waiting_invites("bob").await, Ok(vec![]), "nobody is invited to a table that is gone");
    assert_eq!(store.keep_invite(invite("bob", "nowhere", "ann", 5)).await, Err(Error::Missing(Thing::Table)));
    assert_eq!(store.keep_invite(invite("nobody", "t", "ann", 5)).await, Err(Error::Missing(Thing::User)));
}
