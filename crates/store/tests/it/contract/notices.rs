//! Telling people who are away.

use std::sync::Arc;

use store::{DueNotice, Error, NoticePrefs, Store, Subscription, Thing};

use crate::stage::{Stage, table};

fn browser(endpoint: &str, user: &str) -> Subscription {
    let endpoint = format!("https://push.example/{endpoint}");
    Subscription {
        endpoint,
        user: user.to_owned(),
        p256dh: vec![4; 65],
        auth: vec![0, 255],
        session: Some("s".to_owned()),
        created: 7,
    }
}

fn notice(user: &str, table: &str, reason: &str, at: u64) -> DueNotice {
    DueNotice { user: user.to_owned(), table: table.to_owned(), reason: reason.to_owned(), at }
}

async fn reachable(stage: &Stage) -> Arc<dyn Store> {
    let store = stage.with_table().await;
    store.put_subscription(browser("a", "ann")).await.expect("kept");
    store
}

pub(crate) async fn a_browser_belongs_to_whoever_said_so_last(stage: &Stage) {
    let store = stage.with_users().await;
    for user in ["ann", "ann", "bob"] {
        store.put_subscription(browser("a", user)).await.expect("kept");
    }
    let later = Subscription { created: 8, ..browser("b", "bob") };
    store.put_subscription(later.clone()).await.expect("kept");
    assert_eq!(store.subscriptions("ann").await, Ok(vec![]));
    assert_eq!(store.subscriptions("bob").await, Ok(vec![browser("a", "bob"), later]));
    assert_eq!(store.remove_subscription("ann", &browser("a", "ann").endpoint).await, Ok(false), "not hers");
    assert_eq!(store.remove_subscription("bob", &browser("a", "bob").endpoint).await, Ok(true));
    assert_eq!(store.subscriptions("bob").await.expect("one").len(), 1);
    assert_eq!(store.put_subscription(browser("c", "nobody")).await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn how_somebody_wants_to_be_told_is_kept(stage: &Stage) {
    let store = stage.with_table().await;
    assert_eq!(store.notice_prefs("ann").await, Ok(NoticePrefs::default()));
    let wish = NoticePrefs {
        email: Some("ann@example.org".to_owned()),
        confirmed: true,
        by_mail: true,
        quiet: Some((22 * 60, 8 * 60)),
        zone: Some(-210),
        digest: 60,
        told: 0,
    };
    store.set_notice_prefs("ann", wish.clone()).await.expect("kept");
    assert_eq!(store.notice_prefs("ann").await, Ok(wish.clone()));
    store.note_told("ann", 5).await.expect("noted");
    store.set_notice_prefs("ann", wish.clone()).await.expect("kept");
    assert_eq!(store.notice_prefs("ann").await, Ok(NoticePrefs { told: 5, ..wish }));
    store.set_notice_prefs("ann", NoticePrefs::default()).await.expect("kept");
    assert_eq!(store.notice_prefs("ann").await, Ok(NoticePrefs { told: 5, ..NoticePrefs::default() }));
    store.note_told("bob", 5).await.expect("of no consequence");
    assert_eq!(store.notice_prefs("bob").await, Ok(NoticePrefs::default()));
    let nobody = store.set_notice_prefs("nobody", NoticePrefs::default()).await;
    assert_eq!(nobody, Err(Error::Missing(Thing::User)));
    for _ in 0..2 {
        store.mute("ann", "t", true).await.expect("muted");
    }
    assert_eq!(store.mutes("ann").await, Ok(vec!["t".to_owned()]));
    assert_eq!(store.mutes("bob").await, Ok(vec![]));
    store.mute("ann", "t", false).await.expect("no longer");
    assert_eq!(store.mutes("ann").await, Ok(vec![]));
    assert_eq!(store.mute("ann", "nowhere", true).await, Err(Error::Missing(Thing::Table)));
}

pub(crate) async fn only_who_can_be_reached_is_told(stage: &Stage) {
    let store = reachable(stage).await;
    assert_eq!(store.put_due(notice("bob", "t", "turn", 5)).await, Ok(false), "there is no way to tell bob");
    let mut wish = NoticePrefs { email: Some("bob@example.org".to_owned()), ..NoticePrefs::default() };
    store.set_notice_prefs("bob", wish.clone()).await.expect("kept");
    assert_eq!(store.put_due(notice("bob", "t", "turn", 5)).await, Ok(false), "it may be anybody's address");
    wish.confirmed = true;
    store.set_notice_prefs("bob", wish.clone()).await.expect("kept");
    assert_eq!(store.put_due(notice("bob", "t", "turn", 5)).await, Ok(false), "he wants no letters");
    wish.by_mail = true;
    store.set_notice_prefs("bob", wish).await.expect("kept");
    assert_eq!(store.put_due(notice("bob", "t", "turn", 5)).await, Ok(true));
    store.mute("ann", "t", true).await.expect("muted");
    assert_eq!(store.put_due(notice("ann", "t", "turn", 5)).await, Ok(false));
    store.mute("ann", "t", false).await.expect("no longer");
    assert_eq!(store.put_due(notice("ann", "t", "turn", 5)).await, Ok(true));
    assert_eq!(store.put_due(notice("ann", "nowhere", "turn", 5)).await, Ok(false));
    assert_eq!(store.due().await, Ok(vec![notice("ann", "t", "turn", 5), notice("bob", "t", "turn", 5)]));
}

pub(crate) async fn one_notice_is_kept_of_a_table(stage: &Stage) {
    let store = reachable(stage).await;
    store.create_table(table("u", 100)).await.expect("a table");
    for due in [notice("ann", "u", "turn", 5), notice("ann", "t", "turn", 6), notice("ann", "t", "over", 9)] {
        assert_eq!(store.put_due(due).await, Ok(true));
    }
    assert_eq!(store.due().await, Ok(vec![notice("ann", "t", "over", 9), notice("ann", "u", "turn", 5)]));
    store.delete_table("u").await.expect("deleted");
    assert_eq!(store.due().await, Ok(vec![notice("ann", "t", "over", 9)]), "nobody hears of a table that is gone");
}

pub(crate) async fn what_is_removed_is_what_was_meant(stage: &Stage) {
    let store = reachable(stage).await;
    store.put_due(notice("ann", "t", "turn", 5)).await.expect("noted");
    store.put_due(notice("ann", "t", "over", 9)).await.expect("noted");
    assert_eq!(store.remove_due(notice("ann", "t", "turn", 5)).await, Ok(false), "there is news since");
    assert_eq!(store.remove_due(notice("ann", "t", "over", 9)).await, Ok(true));
    assert_eq!(store.due().await, Ok(vec![]));
}

pub(crate) async fn a_guest_who_wants_notices_is_not_swept(stage: &Stage) {
    let store = stage.with_users().await;
    store.put_subscription(browser("a", "ann")).await.expect("kept");
    store.note_seen("ann", "home", 2_000).await.expect("noted");
    assert_eq!(store.sweep_guests(1_000).await, Ok(1), "only bob has left nothing");
    assert_eq!(store.subscriptions("ann").await.expect("hers").len(), 1);
    store.remove_subscription("ann", &browser("a", "ann").endpoint).await.expect("removed");
    store.set_notice_prefs("ann", NoticePrefs { digest: 60, ..NoticePrefs::default() }).await.expect("kept");
    assert_eq!(store.sweep_guests(1_000).await, Ok(0));
    assert_eq!(store.sweep_guests(3_000).await, Ok(1), "who never comes back wants none");
}
