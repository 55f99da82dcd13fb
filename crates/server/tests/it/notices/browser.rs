//! A browser that wants to hear of something, as its maker and its owner know it.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use serde_json::{Value, json};

use crate::client::{Guest, Site};

/// What one message is opened with; then the key is gone.
pub(crate) struct Browser {
    endpoint: String,
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

struct Bytes(usize);

impl KeyType for Bytes {
    fn len(&self) -> usize {
        self.0
    }
}

impl Browser {
    pub(crate) fn new(endpoint: &str) -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = key.compute_public_key().expect("a point").as_ref().to_vec();
        Browser { endpoint: endpoint.to_owned(), key, public, auth: *b"sixteen secrets." }
    }

    /// What it tells the server of itself.
    pub(crate) fn told(&self) -> Value {
        let text = |bytes: &[u8]| BASE64_URL_SAFE_NO_PAD.encode(bytes);
        json!({ "endpoint": self.endpoint, "p256dh": text(&self.public), "auth": text(&self.auth) })
    }

    /// Somebody wants to be told here.
    pub(crate) async fn of(self, site: Site, guest: &Guest) -> Browser {
        site.post("/api/notices/browsers", self.told()).by(guest).send().await.done();
        self
    }

    /// Opens a message by the standard (RFC 8188, RFC 8291).
    pub(crate) fn open(self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        assert_eq!(rest[..4], 4_096_u32.to_be_bytes(), "one record");
        let (theirs, sealed) = rest[5..].split_at(usize::from(rest[4]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let info = [b"WebPush: info\0", &self.public[..], theirs].concat();
        let shared =
            agree_ephemeral(self.key, &peer, |secret| derived(&self.auth, secret, &info, 32)).expect("a secret");
        let key = derived(salt, &shared, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derived(salt, &shared, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("a nonce");
        let mut opened = sealed.to_vec();
        let opened = key.open_in_place(nonce, Aad::empty(), &mut opened).expect("meant for this browser");
        let end = opened.iter().rposition(|byte| *byte != 0).expect("something");
        assert_eq!(opened[end], 2, "the last record");
        serde_json::from_slice(&opened[..end]).expect("JSON")
    }
}

fn derived(salt: &[u8], secret: &[u8], info: &[u8], length: usize) -> Vec<u8> {
    let mut key = vec![0; length];
    let info = [info];
    let derived = Salt::new(HKDF_SHA256, salt).extract(secret);
    derived.expand(&info, Bytes(length)).expect("short enough").fill(&mut key).expect("as long");
    key
}
