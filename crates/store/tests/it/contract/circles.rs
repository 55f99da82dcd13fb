//! Friends, blocks and profiles.

use std::sync::Arc;

use store::{Bond, Error, Profile, Store, Thing};

use crate::stage::{Stage, at_seat, table, user};

async fn bonds(store: &Arc<dyn Store>, user: &str) -> Vec<(Bond, String)> {
    let circle = store.circle(user).await.expect("a circle");
    circle.into_iter().map(|other| (other.bond, other.name)).collect()
}

fn named(bond: Bond, user: &str) -> (Bond, String) {
    (bond, format!("Name of {user}"))
}

pub(crate) async fn friends_are_friends_of_each_other(stage: &Stage) {
    let store = stage.with_users().await;
    store.befriend("ann", "bob", 7).await.expect("friends");
    store.befriend("bob", "ann", 9).await.expect("still");
    assert_eq!(bonds(&store, "ann").await, [named(Bond::Friend, "bob")]);
    assert_eq!(bonds(&store, "bob").await, [named(Bond::Friend, "ann")]);
    assert_eq!(store.befriend("ann", "nobody", 7).await, Err(Error::Missing(Thing::User)));
    assert_eq!(store.part("bob", "ann").await, Ok(true));
    assert_eq!(store.part("bob", "ann").await, Ok(false));
    assert_eq!(bonds(&store, "ann").await, []);
}

pub(crate) async fn a_wish_to_be_friends_is_seen_by_both(stage: &Stage) {
    let store = stage.with_users().await;
    store.add_bond("ann", "bob", Bond::Asked, 5).await.expect("asked");
    store.add_bond("ann", "bob", Bond::Asked, 6).await.expect("asked before");
    assert_eq!(bonds(&store, "ann").await, [named(Bond::Asked, "bob")]);
    assert_eq!(bonds(&store, "bob").await, [named(Bond::Asks, "ann")]);
    assert_eq!(store.circle("bob").await.expect("a circle")[0].since, 5);
    store.befriend("bob", "ann", 8).await.expect("friends");
    assert_eq!(bonds(&store, "bob").await, [named(Bond::Friend, "ann")], "a wish that came true is none");
}

pub(crate) async fn who_is_blocked_is_no_friend(stage: &Stage) {
    let store = stage.with_users().await;
    store.befriend("ann", "bob", 5).await.expect("friends");
    store.block("ann", "bob", 6).await.expect("blocked");
    assert_eq!(bonds(&store, "ann").await, [named(Bond::Blocked, "bob")]);
    assert_eq!(bonds(&store, "bob").await, [], "who is blocked is not told");
    assert_eq!(store.shut_out("ann").await, Ok(vec!["bob".to_owned()]));
    assert_eq!(store.shut_out("bob").await, Ok(vec!["ann".to_owned()]));
    store.block("bob", "ann", 7).await.expect("blocked");
    assert_eq!(store.shut_out("bob").await, Ok(vec!["ann".to_owned()]), "each once");
}

pub(crate) async fn bonds_end_one_by_one(stage: &Stage) {
    let store = stage.with_users().await;
    store.add_bond("ann", "bob", Bond::Muted, 5).await.expect("muted");
    store.block("ann", "bob", 6).await.expect("blocked");
    assert_eq!(store.remove_bond("ann", "bob", Bond::Blocked).await, Ok(true));
    assert_eq!(store.remove_bond("ann", "bob", Bond::Blocked).await, Ok(false));
    assert_eq!(bonds(&store, "ann").await, [named(Bond::Muted, "bob")]);
    assert_eq!(store.shut_out("bob").await, Ok(vec![]));
    let nobody = store.add_bond("ann", "nobody", Bond::Muted, 5).await;
    assert_eq!(nobody, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn people_meet_at_a_table(stage: &Stage) {
    let store = stage.with_users().await;
    store.create_user(user("cid")).await.expect("a user");
    let mut together = table("t", 1);
    together.members = vec![at_seat("ann", 0), at_seat("bob", 1)];
    store.create_table(together).await.expect("a table");
    assert_eq!(store.have_met("ann", "bob").await, Ok(true));
    assert_eq!(store.have_met("bob", "ann").await, Ok(true));
    assert_eq!(store.have_met("ann", "cid").await, Ok(false));
    assert_eq!(store.have_met("ann", "ann").await, Ok(false));
}

pub(crate) async fn a_profile_is_closed_until_it_is_opened(stage: &Stage) {
    let store = stage.with_users().await;
    let profile = |open, seen| Ok(Profile { open, seen, link: None });
    assert_eq!(store.profile("ann").await, profile(false, true));
    store.set_profile("ann", Some(true), None).await.expect("set");
    assert_eq!(store.profile("ann").await, profile(true, true));
    store.set_profile("ann", None, Some(false)).await.expect("set");
    assert_eq!(store.profile("ann").await, profile(true, false));
    assert_eq!(store.profile("bob").await, profile(false, true));
    assert_eq!(store.set_profile("nobody", Some(true), None).await, Err(Error::Missing(Thing::User)));
}

pub(crate) async fn a_link_leads_to_one_person(stage: &Stage) {
    let store = stage.with_users().await;
    store.set_link("ann", Some("one")).await.expect("set");
    assert_eq!(store.user_by_link("one").await, Ok(Some("ann".to_owned())));
    store.set_link("ann", Some("two")).await.expect("set");
    assert_eq!(store.user_by_link("one").await, Ok(None), "the old one leads nowhere");
    assert_eq!(store.profile("ann").await.map(|profile| profile.link), Ok(Some("two".to_owned())));
    store.set_link("ann", None).await.expect("set");
    assert_eq!(store.user_by_link("two").await, Ok(None));
}

pub(crate) async fn a_guest_with_friends_is_not_swept(stage: &Stage) {
    let store = stage.with_users().await;
    store.create_user(user("cid")).await.expect("a user");
    store.befriend("ann", "bob", 5).await.expect("friends");
    for name in ["ann", "bob"] {
        store.note_seen(name, "home", 2_000).await.expect("noted");
    }
    assert_eq!(store.sweep_guests(1_000).await, Ok(1), "only cid has left nothing");
    assert_eq!(bonds(&store, "ann").await, [named(Bond::Friend, "bob")]);
}
