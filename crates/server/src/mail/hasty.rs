//! How many letters are sent to addresses that nobody has confirmed: whoever gives one may be anybody, and so may be
//! whoever reads it.

use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use super::address::mailbox;
use crate::limits::{Bucket, Buckets, party};

const HOUR: f64 = 3_600.0;

/// What was asked for.
#[derive(Default)]
pub(crate) struct Hasty(Mutex<Asked>);

#[derive(Default)]
struct Asked {
    people: Buckets<String>,
    places: Buckets<IpAddr>,
    mailboxes: Buckets<String>,
}

impl Hasty {
    /// Whether one more letter may be sent for this person, from where they are, to this address: five at once and one
    /// more in an hour for a person, twenty and ten for an address of the net, three at once and three a day for a
    /// mailbox.
    pub(crate) fn may_confirm(&self, user: &str, from: IpAddr, address: &str) -> bool {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        asked.people.take(user.to_owned(), Bucket::new(1.0 / HOUR, 5.0))
            && asked.places.take(party(from), Bucket::new(10.0 / HOUR, 20.0))
            && asked.mailboxes.take(mailbox(address), Bucket::new(3.0 / (24.0 * HOUR), 3.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(n: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, n])
    }

    #[test]
    fn a_person_a_place_and_a_mailbox_each_have_few() {
        let hasty = Hasty::default();
        let one = (0..50).filter(|n| hasty.may_confirm("ann", place(1), &format!("a{n}@example.org"))).count();
        assert_eq!(one, 5);
        let many = (0..50).filter(|n| hasty.may_confirm(&format!("u{n}"), place(2), &format!("b{n}@example.org")));
        assert_eq!(many.count(), 20);
        let victim = (0..50).filter(|n| {
            let (user, place) = (format!("v{n}"), place(100 + n));
            hasty.may_confirm(&user, place, &format!("victim+{n}@example.org"))
        });
        assert_eq!(victim.count(), 3);
    }
}
