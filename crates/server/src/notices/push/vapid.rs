//! Who we are to those who carry messages to browsers (RFC 8292): a key that stays the same, and a signed word.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::error::Unspecified;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use table::Millis;

/// A word is good for so many seconds; more than a day is refused.
const GOOD_FOR: u64 = 12 * 3_600;

/// The key by which those who carry messages know this server.
pub(crate) struct Vapid {
    pair: EcdsaKeyPair,
    /// Where its host can be reached.
    contact: String,
    random: SystemRandom,
}

/// A fresh key, to be kept.
pub(crate) fn fresh() -> Result<Vec<u8>, Unspecified> {
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
    Ok(made.as_ref().to_vec())
}

impl Vapid {
    /// From a key that was kept.
    pub(crate) fn new(kept: &[u8], contact: String) -> Option<Self> {
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, kept, &random).ok()?;
        Some(Vapid { pair, contact, random })
    }

    /// The public key, as browsers want it.
    pub(crate) fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// What stands in the header `authorization` of a message to a carrier such as `https://push.example`.
    pub(crate) fn authorization(&self, carrier: &str, now: Millis) -> Result<String, Unspecified> {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let claims = json!({ "aud": carrier, "exp": now / 1_000 + GOOD_FOR, "sub": self.contact });
        let said = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.pair.sign(&self.random, said.as_bytes())?;
        Ok(format!("vapid t={said}.{}, k={}", BASE64_URL_SAFE_NO_PAD.encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    use super::*;

    #[test]
    fn a_carrier_can_see_who_writes() {
        let kept = fresh().expect("a key");
        let vapid = Vapid::new(&kept, "mailto:host@example.org".to_owned()).expect("a key");
        let header = vapid.authorization("https://push.example", 1_000_000).expect("signed");
        let (token, key) = header.strip_prefix("vapid t=").and_then(|rest| rest.split_once(", k=")).expect("two parts");
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
        let (said, signature) = token.rsplit_once('.').expect("a signature");
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, bytes(key));
        key.verify(said.as_bytes(), &bytes(signature)).expect("signed by that key");
        let claims: serde_json::Value =
            serde_json::from_slice(&bytes(said.split_once('.').expect("two parts").1)).expect("claims");
        let expected =
            json!({ "aud": "https://push.example", "exp": 1_000 + GOOD_FOR, "sub": "mailto:host@example.org" });
        assert_eq!(claims, expected);
        assert_eq!(Vapid::new(&kept, String::new()).expect("the same").public(), vapid.public());
        assert!(Vapid::new(b"nothing", String::new()).is_none());
    }
}
