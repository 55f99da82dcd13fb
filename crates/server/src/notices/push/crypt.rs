//! A message that only one browser can read (RFC 8291 on RFC 8188): whoever carries it learns that there was one.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hmac::{self, HMAC_SHA256};
use ring::rand::{SecureRandom, SystemRandom};

/// Lengths of what a browser tells of itself: its public key, and what it shares with us.
pub(crate) const POINT: usize = 65;
pub(crate) const SHARED: usize = 16;
/// All in one record.
const RECORD: u32 = 4_096;
/// Messages are padded to a multiple of so many bytes, so that their length tells nothing either.
const PADDED: usize = 256;

/// What a browser tells of itself, so that it can be written to.
pub(crate) struct Reader<'a> {
    pub(crate) public: &'a [u8],
    pub(crate) auth: &'a [u8],
}

/// The message, sealed for one browser.
pub(crate) fn seal(reader: &Reader<'_>, message: &[u8]) -> Result<Vec<u8>, Unspecified> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
    let public = own.compute_public_key()?;
    let mut salt = [0; 16];
    random.fill(&mut salt)?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, reader.public);
    agree_ephemeral(own, &theirs, |secret| seal_with(reader, (secret, public.as_ref()), &salt, &padded(message)))?
}

/// The message and what marks its end, with zeros behind it.
fn padded(message: &[u8]) -> Vec<u8> {
    let mut padded = message.to_vec();
    padded.push(2);
    padded.resize(padded.len().next_multiple_of(PADDED), 0);
    padded
}

fn seal_with(
    reader: &Reader<'_>,
    (secret, public): (&[u8], &[u8]),
    salt: &[u8; 16],
    padded: &[u8],
) -> Result<Vec<u8>, Unspecified> {
    let (key, nonce) = keys(reader, (secret, public), salt);
    let mut sealed = padded.to_vec();
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
    key.seal_in_place_append_tag(Nonce::try_assume_unique_for_key(&nonce)?, Aad::empty(), &mut sealed)?;
    let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
    Ok([salt.as_slice(), &RECORD.to_be_bytes(), &[length], public, &sealed].concat())
}

/// The key and the nonce of the only record.
fn keys(reader: &Reader<'_>, (secret, public): (&[u8], &[u8]), salt: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let shared = derived(reader.auth, secret, &[b"WebPush: info\0", reader.public, public], 32);
    let key = derived(salt, &shared, &[b"Content-Encoding: aes128gcm\0"], 16);
    let nonce = derived(salt, &shared, &[b"Content-Encoding: nonce\0"], 12);
    (key, nonce)
}

/// HKDF (RFC 5869) of one block.
fn derived(salt: &[u8], secret: &[u8], info: &[&[u8]], length: usize) -> Vec<u8> {
    let extracted = hmac::sign(&hmac::Key::new(HMAC_SHA256, salt), secret);
    let info = [&info.concat()[..], &[1]].concat();
    let block = hmac::sign(&hmac::Key::new(HMAC_SHA256, extracted.as_ref()), &info);
    block.as_ref()[..length].to_vec()
}

#[cfg(test)]
mod tests {
    use base64::Engine;
    use base64::prelude::BASE64_URL_SAFE_NO_PAD;

    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    /// The values of RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out_as_printed() {
        let public = bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let own = bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let salt: [u8; 16] = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("sixteen bytes");
        let reader = Reader { public: &public, auth: &auth };
        let sealed = seal_with(&reader, (&secret, &own), &salt, b"When I grow up, I want to be a watermelon\x02");
        let printed = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz\
                       AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed.expect("sealed")), printed);
    }

    #[test]
    fn messages_of_all_lengths_look_alike() {
        let reader = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = reader.compute_public_key().expect("a point");
        let reader = Reader { public: public.as_ref(), auth: &[7; SHARED] };
        let length = |message: &[u8]| seal(&reader, message).expect("sealed").len();
        assert_eq!(length(b"Your turn"), length(&[b'x'; 200]));
        assert_ne!(seal(&reader, b"a").expect("sealed"), seal(&reader, b"a").expect("sealed"));
        assert!(seal(&Reader { public: &[4; POINT], auth: &[7; SHARED] }, b"a").is_err(), "no point of the curve");
    }
}
