//! Where people come from, as they were last seen: anybody can come under many names, but hardly from many places.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use crate::limits::party;

/// So many are remembered; then all are forgotten, and noted again when they do something.
const REMEMBERED: usize = 100_000;

/// The homes of people.
#[derive(Default)]
pub(crate) struct Homes(Mutex<HashMap<String, IpAddr>>);

impl Homes {
    pub(crate) fn note(&self, user: &str, from: IpAddr) {
        let mut homes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if homes.len() >= REMEMBERED {
            homes.clear();
        }
        homes.insert(user.to_owned(), party(from));
    }

    pub(crate) fn of(&self, user: &str) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(user).map(IpAddr::to_string)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_one_household_have_one_home() {
        let homes = Homes::default();
        for (user, address) in [("ann", "2001:db8:1:2::1"), ("eve", "2001:db8:1:2:ffff::9"), ("bob", "192.0.2.1")] {
            homes.note(user, address.parse().expect("an address"));
        }
        assert_eq!(homes.of("ann"), homes.of("eve"));
        assert_ne!(homes.of("ann"), homes.of("bob"));
        assert_eq!(homes.of("zoe"), None);
    }
}
