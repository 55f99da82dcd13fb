//! Where people come from, as they were last seen: anybody can come under many names, but hardly from many places.
//!
//! A home is a digest of an address that only this server can make. It is stored with the person, so that it is known
//! again after a restart; the address is not.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::Store;

use crate::ids::now;
use crate::limits::party;

/// So many are remembered; then all are forgotten, and asked of the store again.
const REMEMBERED: usize = 100_000;
/// What is stored is written again after so many milliseconds, so that it shows when somebody was last here.
const FRESH: u64 = 6 * 3_600 * 1_000;
/// Bytes of a digest that are kept.
const LENGTH: usize = 12;

/// The homes of people.
pub(crate) struct Homes {
    key: Vec<u8>,
    known: Mutex<HashMap<String, Known>>,
}

#[derive(Default)]
struct Known {
    home: String,
    /// When it was stored last.
    stored: u64,
}

impl Homes {
    pub(crate) fn new(key: Vec<u8>) -> Self {
        Homes { key, known: Mutex::default() }
    }

    /// The home of everybody at an address.
    pub(crate) fn at(&self, from: IpAddr) -> String {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.key) else { return String::new() };
        mac.update(party(from).to_string().as_bytes());
        let digest = mac.finalize().into_bytes();
        BASE64_URL_SAFE_NO_PAD.encode(digest.get(..LENGTH).unwrap_or_default())
    }

    /// Somebody is here, and this is where they come from.
    pub(crate) fn note(self: &Arc<Self>, store: &Arc<dyn Store>, user: &str, from: IpAddr) {
        let (home, user) = (self.at(from), user.to_owned());
        if self.is_news(&user, &home, now()) {
            let (homes, store) = (self.clone(), store.clone());
            tokio::spawn(async move { homes.keep(store.as_ref(), &user, &home).await });
        }
    }

    /// Whether the store should hear of it.
    fn is_news(&self, user: &str, home: &str, at: u64) -> bool {
        let mut known = self.lock();
        if known.len() >= REMEMBERED {
            known.clear();
        }
        let known = known.entry(user.to_owned()).or_default();
        let is_news = known.home != home || known.stored + FRESH <= at;
        *known = Known { home: home.to_owned(), stored: if is_news { at } else { known.stored } };
        is_news
    }

    /// Of a guest who has done nothing yet nothing is stored, and it is tried again the next time.
    async fn keep(&self, store: &dyn Store, user: &str, home: &str) {
        if !store.note_seen(user, home, now()).await.unwrap_or(false) {
            self.lock().get_mut(user).into_iter().for_each(|known| known.stored = 0);
        }
    }

    /// Looks up where somebody came from who has not been here since the start.
    pub(crate) async fn recall(&self, store: &dyn Store, user: &str) {
        if self.of(user).is_none()
            && let Ok(Some(home)) = store.home_of(user).await
        {
            self.lock().entry(user.to_owned()).or_insert(Known { home, stored: 0 });
        }
    }

    pub(crate) fn of(&self, user: &str) -> Option<String> {
        self.lock().get(user).map(|known| known.home.clone())
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use store::{Place, User};

    use super::*;

    #[tokio::test]
    async fn names_from_one_household_have_one_home_also_after_a_restart() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = store::open(&Place::Folder(folder.path().to_owned())).await.expect("a store");
        let people = [("ann", "2001:db8:1:2::1"), ("eve", "2001:db8:1:2:ffff::9"), ("bob", "192.0.2.1")];
        let homes = Homes::new(vec![7; 32]);
        for (user, address) in people {
            let id = user.to_owned();
            let new = User { id, name: user.to_owned(), lang: "en".to_owned(), created: 1, sessions: 0 };
            store.create_user(new).await.expect("a user");
            let home = homes.at(address.parse().expect("an address"));
            assert!(homes.is_news(user, &home, now()) && !homes.is_news(user, &home, now()));
            homes.keep(store.as_ref(), user, &home).await;
        }
        let again = Homes::new(vec![7; 32]);
        assert_eq!(again.of("ann"), None);
        for (user, _) in people {
            again.recall(store.as_ref(), user).await;
            assert_eq!(again.of(user), homes.of(user));
        }
        assert!(again.of("ann").is_some_and(|home| !home.contains("db8")), "no address is stored");
        assert_eq!(again.of("ann"), again.of("eve"));
        assert_ne!(again.of("ann"), again.of("bob"));
        again.recall(store.as_ref(), "zoe").await;
        assert_eq!(again.of("zoe"), None);
        let home = again.at([192, 0, 2, 9].into());
        assert!(again.is_news("new", &home, now()));
        again.keep(store.as_ref(), "new", &home).await;
        assert!(again.is_news("new", &home, now()), "nobody had stored this guest yet");
        store.close().await;
    }
}
