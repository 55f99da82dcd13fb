//! Users, accounts, tokens and preferences.

use std::collections::BTreeMap;

use store::{Account, Bond, Conflict, Error, NoticePrefs, Thing, Token, User};

use crate::stage::{Stage, at_seat, table, user};

fn taken(thing: Thing) -> Result<(), Error> {
    Err(Error::Conflict(Conflict::Taken(thing)))
}

fn account(login: &str, user: &str) -> Account {
    Account { login: login.to_owned(), user: user.to_owned(), password_hash: "$argon2id$…".to_owned(), created: 5 }
}

fn token(id: &str, user: &str, created: u64, expires: Option<u64>) -> Token {
    let (kind, label) = ("bot".to_owned(), format!("Label of {id}"));
    Token { id: id.to_owned(), hash: format!("hash of {id}"), user: user.to_owned(), kind, label, created, expires }
}

pub(crate) async fn users_are_kept_and_renamed(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.user("ann").await, Ok(Some(user("ann"))));
    assert_eq!(store.user("nobody").await, Ok(None));
    let other = User { name: "Other".to_owned(), ..user("ann") };
    assert_eq!(store.create_user(other).await, taken(Thing::User));
    assert_eq!(store.user("ann").await, Ok(Some(user("ann"))));
    assert_eq!(store.update_user("ann", Some("Анна"), Some("en")).await, Ok(()));
    let renamed = User { name: "Анна".to_owned(), lang: "en".to_owned(), ..user("ann") };
    assert_eq!(store.user("ann").await, Ok(Some(renamed)));
    assert_eq!(store.update_user("nobody", Some("N"), Some("en")).await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn a_login_belongs_to_one_user(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.create_account(account("ann@moon", "ann")).await, Ok(()));
    assert_eq!(store.create_account(account("ann@moon", "bob")).await, taken(Thing::Login));
    assert_eq!(store.create_account(account("ann@moon", "ann")).await, taken(Thing::Login));
    assert_eq!(store.create_account(account("second", "ann")).await, taken(Thing::Account));
    assert_eq!(store.create_account(account("ghost", "nobody")).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.account("ann@moon").await, Ok(Some(account("ann@moon", "ann"))));
    assert_eq!(store.account_of("ann").await, Ok(Some(account("ann@moon", "ann"))));
    assert_eq!(store.account("ANN@MOON").await, Ok(None), "spelling is the caller's business");
    assert_eq!(store.account_of("bob").await, Ok(None));
}

pub(crate) async fn passwords_can_be_changed(stage: &Stage) {
    let store = stage.with_users().await;
    store.create_account(account("ann", "ann")).await.expect("an account");
    assert_eq!(store.set_password("ann", "new hash").await, Ok(()));
    let found = store.account("ann").await.map(|account| account.map(|account| account.password_hash));
    assert_eq!(found, Ok(Some("new hash".to_owned())));
    assert_eq!(store.set_password("bob", "hash").await, Err(Error::Missing(Thing::Login)));
}

pub(crate) async fn tokens_are_found_by_hash(stage: &Stage) {
    let store = stage.with_users().await;
    let (first, second) = (token("1", "ann", 1, None), token("2", "ann", 2, Some(9)));
    store.add_token(second.clone()).await.expect("stored");
    store.add_token(first.clone()).await.expect("stored");
    assert_eq!(store.token("hash of 2").await, Ok(Some(second.clone())));
    assert_eq!(store.token("2").await, Ok(None));
    assert_eq!(store.tokens("ann").await, Ok(vec![first.clone(), second.clone()]));
    assert_eq!(store.tokens("bob").await, Ok(vec![]));
    assert_eq!(store.add_token(token("1", "bob", 3, None)).await, taken(Thing::Token));
    let same_hash = Token { hash: first.hash.clone(), ..token("3", "bob", 3, None) };
    assert_eq!(store.add_token(same_hash).await, taken(Thing::Token));
    assert_eq!(store.add_token(token("4", "nobody", 3, None)).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.remove_token("bob", "1").await, Ok(false), "only its owner removes a token");
    assert_eq!(store.remove_token("ann", "1").await, Ok(true));
    assert_eq!(store.token(&first.hash).await, Ok(None));
}

pub(crate) async fn expired_tokens_are_swept(stage: &Stage) {
    let store = stage.with_users().await;
    for (id, expires) in [("a", Some(10)), ("b", Some(20)), ("c", None)] {
        store.add_token(token(id, "ann", 1, expires)).await.expect("stored");
    }
    assert_eq!(store.sweep_tokens(10).await, Ok(0));
    assert_eq!(store.sweep_tokens(11).await, Ok(1));
    assert_eq!(store.tokens("ann").await.map(|tokens| tokens.len()), Ok(2));
    assert_eq!(store.sweep_tokens(1000).await, Ok(1));
    assert_eq!(store.tokens("ann").await, Ok(vec![token("c", "ann", 1, None)]));
}

pub(crate) async fn preferences_are_replaced_by_name(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.preferences("ann").await, Ok(BTreeMap::new()));
    store.set_preference("ann", "theme", r#""dark""#).await.expect("stored");
    store.set_preference("ann", "sound", "true").await.expect("stored");
    store.set_preference("ann", "theme", r#""light""#).await.expect("stored");
    store.set_preference("bob", "theme", r#""dark""#).await.expect("stored");
    let found = store.preferences("ann").await.expect("reads");
    let found: Vec<_> = found.iter().map(|(name, json)| (name.as_str(), json.as_str())).collect();
    assert_eq!(found, [("sound", "true"), ("theme", r#""light""#)]);
    assert_eq!(store.set_preference("nobody", "theme", "1").await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn what_no_store_can_hold_is_refused(stage: &Stage) {
    let store = stage.with_users().await;
    let unfit = |answer: Result<(), Error>| matches!(answer, Err(Error::Unfit(_)));
    assert!(unfit(store.create_user(User { name: "a\0b".to_owned(), ..user("new") }).await));
    assert!(unfit(store.create_user(User { created: u64::MAX, ..user("new") }).await));
    assert!(unfit(store.update_user("ann", Some("\0"), Some("en")).await));
    assert!(unfit(store.create_account(account("\0ann", "ann")).await));
    assert!(unfit(store.add_token(Token { label: "\0".to_owned(), ..token("t", "ann", 1, None) }).await));
    assert!(unfit(store.set_preference("ann", "a\0", "1").await));
    assert_eq!(store.user("new").await, Ok(None));
    assert_eq!(store.user("ann").await, Ok(Some(user("ann"))));
    let found = store.user("a\0").await;
    assert!(matches!(found, Ok(None) | Err(Error::Unfit(_))), "nobody is found under such an id: {found:?}");
}

pub(crate) async fn any_other_text_comes_back_as_it_was(stage: &Stage) {
    let store = stage.with_users().await;
    for name in
        ["", " ", "'; DROP TABLE users; --", "\u{1}\u{7f}\u{fffd}", "🪐\u{200d}🚀", "e\u{301} é", "\\x00 %s $1 ?1"]
    {
        store.update_user("ann", Some(name), Some("ru")).await.expect("stored");
        assert_eq!(store.user("ann").await.map(|user| user.map(|user| user.name)), Ok(Some(name.to_owned())));
    }
}

pub(crate) async fn all_sessions_end_together(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.end_sessions("ann").await, Ok(1));
    assert_eq!(store.end_sessions("ann").await, Ok(2));
    assert_eq!(store.user("ann").await.map(|user| user.map(|user| user.sessions)), Ok(Some(2)));
    assert_eq!(store.user("bob").await.map(|user| user.map(|user| user.sessions)), Ok(Some(0)));
    assert_eq!(store.end_sessions("nobody").await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn a_session_ends_by_itself(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.has_ended("laptop").await, Ok(false));
    assert_eq!(store.end_session("ann", "laptop", 10).await, Ok(()));
    assert_eq!(store.end_session("ann", "laptop", 20).await, Ok(()), "once more changes nothing");
    assert_eq!(store.end_session("bob", "phone", 20).await, Ok(()));
    assert_eq!(store.end_session("nobody", "desk", 20).await, Err(Error::Missing(Thing::User)));
    for (session, ended) in [("laptop", true), ("phone", true), ("desk", false), ("LAPTOP", false)] {
        assert_eq!(store.has_ended(session).await, Ok(ended), "{session}");
    }
    assert_eq!(store.user("ann").await.map(|user| user.map(|user| user.sessions)), Ok(Some(0)), "the others go on");
    assert_eq!(store.sweep_sessions(10).await, Ok(0));
    assert_eq!(store.sweep_sessions(11).await, Ok(1));
    assert_eq!((store.has_ended("laptop").await, store.has_ended("phone").await), (Ok(false), Ok(true)));
    // Of a guest who is forgotten nothing stays.
    assert_eq!(store.sweep_guests(1_000).await, Ok(2), "Ann and Bob");
    assert_eq!(store.has_ended("phone").await, Ok(false));
}

pub(crate) async fn guests_who_left_nothing_are_swept(stage: &Stage) {
    let store = stage.with_users().await;
    for (name, created) in [("cid", 10), ("dan", 10), ("eve", 10), ("fay", 500)] {
        store.create_user(User { created, ..user(name) }).await.expect("a user");
    }
    store.create_account(account("bob", "bob")).await.expect("an account");
    store.add_token(token("t", "cid", 5, None)).await.expect("a token");
    store.note_seen("cid", "home", 600).await.expect("noted");
    let mut sat = table("t", 100);
    sat.members = vec![at_seat("dan", 0)];
    store.create_table(sat).await.expect("a table");
    assert_eq!(store.sweep_guests(10).await, Ok(0), "all came later");
    assert_eq!(store.sweep_guests(500).await, Ok(2), "Ann and Eve");
    for (name, there) in [("ann", false), ("bob", true), ("cid", true), ("dan", true), ("eve", false), ("fay", true)] {
        assert_eq!(store.user(name).await.map(|user| user.is_some()), Ok(there), "{name}");
    }
}

pub(crate) async fn a_guest_who_does_not_come_back_is_swept_whatever_they_left_for_themselves(stage: &Stage) {
    let store = stage.with_users().await;
    store.add_token(token("t", "ann", 5, None)).await.expect("a token");
    store.add_bond("bob", "ann", Bond::Blocked, 5).await.expect("a bond");
    store.set_notice_prefs("bob", NoticePrefs { digest: 5, ..NoticePrefs::default() }).await.expect("kept");
    for (user, at) in [("ann", 900), ("bob", 1_100), ("bob", 50)] {
        store.note_seen(user, "home", at).await.expect("noted");
    }
    assert_eq!(store.sweep_guests(1_000).await, Ok(1), "Ann was not seen for long");
    assert_eq!(store.tokens("ann").await, Ok(Vec::new()));
    assert_eq!(store.sweep_guests(1_200).await, Ok(1), "nor is Bob now");
    assert_eq!(store.circle("bob").await, Ok(Vec::new()));
}

pub(crate) async fn where_somebody_comes_from_is_remembered(stage: &Stage) {
    let store = stage.with_users().await;
    assert_eq!(store.home_of("ann").await, Ok(None));
    store.note_seen("ann", "here", 10).await.expect("noted");
    store.note_seen("ann", "there", 20).await.expect("noted");
    assert_eq!(store.home_of("ann").await, Ok(Some("there".to_owned())));
    assert_eq!(store.note_seen("nobody", "there", 20).await, Ok(false), "nobody is nowhere");
    assert_eq!((store.home_of("bob").await, store.home_of("nobody").await), (Ok(None), Ok(None)));
}
