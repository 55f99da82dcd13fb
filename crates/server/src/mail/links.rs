//! Links in letters: each does one thing for one person, without a login, and cannot be guessed or made by others.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use store::Store;
use table::Millis;

use crate::ids::entropy;

/// Bytes of the proof in a link.
const PROOF: usize = 16;
/// No link of ours is longer.
const LONGEST: usize = 256;
/// How long an address can be confirmed.
const CONFIRMED_WITHIN: Millis = 24 * 3_600 * 1_000;

/// What a link does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Letters may be sent to the address. Good for a day.
    Confirm { user: String, until: Millis },
    /// No letters any more.
    Stop { user: String },
    /// No notices of a table.
    Mute { user: String, table: String },
}

impl Order {
    pub(crate) fn user(&self) -> &str {
        match self {
            Order::Confirm { user, .. } | Order::Stop { user } | Order::Mute { user, .. } => user,
        }
    }

    fn text(&self) -> String {
        match self {
            Order::Confirm { user, until } => format!("confirm {user} {until}"),
            Order::Stop { user } => format!("stop {user}"),
            Order::Mute { user, table } => format!("mute {user} {table}"),
        }
    }

    fn read(text: &str) -> Option<Self> {
        // Whoever made it up may have put anything there.
        if !text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b' ' || byte == b'-') {
            return None;
        }
        let mut words = text.split(' ').map(str::to_owned);
        let (what, user, more) = (words.next()?, words.next()?, words.next());
        match (what.as_str(), more, words.next()) {
            ("confirm", Some(until), None) => Some(Order::Confirm { user, until: until.parse().ok()? }),
            ("stop", None, None) => Some(Order::Stop { user }),
            ("mute", Some(table), None) => Some(Order::Mute { user, table }),
            _ => None,
        }
    }
}

/// What a link says that it does. Whether it is one of ours [`Links::are_good`] knows.
pub(crate) struct Claim {
    pub(crate) order: Order,
    proof: Vec<u8>,
}

impl Claim {
    pub(crate) fn read(code: &str) -> Option<Self> {
        let (text, proof) = Some(code).filter(|code| code.len() <= LONGEST)?.split_once('.')?;
        let text = String::from_utf8(BASE64_URL_SAFE_NO_PAD.decode(text).ok()?).ok()?;
        Some(Claim { order: Order::read(&text)?, proof: BASE64_URL_SAFE_NO_PAD.decode(proof).ok()? })
    }
}

/// Makes links and knows them again.
pub(crate) struct Links {
    secret: Vec<u8>,
}

impl Links {
    /// With the secret that the store keeps, made at the first start.
    pub(crate) async fn new(store: &dyn Store) -> store::Result<Self> {
        Ok(Links { secret: store.secret("letters", &entropy()).await? })
    }

    /// The code of a link that is good for this address.
    pub(crate) fn code(&self, order: &Order, address: &str) -> String {
        let text = order.text();
        let proof = self.proof(&text, address).finalize().into_bytes();
        format!("{}.{}", BASE64_URL_SAFE_NO_PAD.encode(&text), BASE64_URL_SAFE_NO_PAD.encode(&proof[..PROOF]))
    }

    /// A link by which an address is confirmed from now on.
    pub(crate) fn confirmation(&self, user: &str, address: &str, now: Millis) -> String {
        self.code(&Order::Confirm { user: user.to_owned(), until: now + CONFIRMED_WITHIN }, address)
    }

    /// A link that mutes a table; it needs no address, since browsers are told it, too.
    pub(crate) fn mute(&self, user: &str, table: &str) -> String {
        self.code(&Order::Mute { user: user.to_owned(), table: table.to_owned() }, "")
    }

    /// Whether a link is one of ours, for the address that the person has now, and not too old.
    pub(crate) fn are_good(&self, claim: &Claim, address: Option<&str>, now: Millis) -> bool {
        let is_late = matches!(claim.order, Order::Confirm { until, .. } if until <= now);
        let address = match &claim.order {
            Order::Mute { .. } => Some(""),
            Order::Confirm { .. } | Order::Stop { .. } => address,
        };
        let proves = |address| self.proof(&claim.order.text(), address).verify_truncated_left(&claim.proof).is_ok();
        !is_late && claim.proof.len() == PROOF && address.is_some_and(proves)
    }

    fn proof(&self, text: &str, address: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.secret).expect("a key of any length will do");
        mac.update(text.as_bytes());
        mac.update(&[0]);
        mac.update(address.as_bytes());
        mac
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links(secret: u8) -> Links {
        Links { secret: vec![secret; 32] }
    }

    const ANN: &str = "ann@example.org";

    fn good(links: &Links, code: &str, address: Option<&str>, now: Millis) -> Option<Order> {
        let claim = Claim::read(code)?;
        links.are_good(&claim, address, now).then_some(claim.order)
    }

    #[test]
    fn a_link_does_one_thing_for_one_address() {
        let ours = links(1);
        let stop = ours.code(&Order::Stop { user: "ann".to_owned() }, ANN);
        assert_eq!(good(&ours, &stop, Some(ANN), 0), Some(Order::Stop { user: "ann".to_owned() }));
        assert_eq!(good(&ours, &stop, Some("other@example.org"), 0), None, "she has another address now");
        assert_eq!(good(&ours, &stop, None, 0), None);
        assert_eq!(good(&links(2), &stop, Some(ANN), 0), None, "somebody else's");
        let mute = ours.mute("ann", "t1");
        assert_eq!(good(&ours, &mute, None, 0), Some(Order::Mute { user: "ann".to_owned(), table: "t1".to_owned() }));
        let (text, proof) = (stop.split_once('.').expect("two parts").0, mute.split_once('.').expect("two parts").1);
        assert_eq!(good(&ours, &format!("{text}.{proof}"), Some(ANN), 0), None, "put together");
        for bad in ["", ".", text, &stop[..stop.len() - 2], &"a".repeat(300)] {
            assert_eq!(good(&ours, bad, Some(ANN), 0), None, "{bad}");
        }
    }

    #[test]
    fn an_address_is_confirmed_within_a_day() {
        let ours = links(1);
        let code = ours.confirmation("ann", ANN, 1_000);
        assert!(good(&ours, &code, Some(ANN), 1_000 + CONFIRMED_WITHIN - 1).is_some());
        assert!(good(&ours, &code, Some(ANN), 1_000 + CONFIRMED_WITHIN).is_none());
    }
}
