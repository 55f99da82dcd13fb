//! Writing once what many are told.
//!
//! All viewers of a game see the same open table, and each of them is told it. A view that holds it says
//! `#[serde(serialize_with = "game_core::written_once")]`; whoever writes data for machines then takes over what was
//! written for the viewer before, if it is equal.

use std::any::Any;
use std::cell::RefCell;
use std::rc::Rc;

use serde::{Serialize, Serializer};

/// The name under which something gives itself to a writer that keeps what it writes, by [`keep`].
pub const ONCE: &str = "$once";

/// The name under which the bytes are given that such a writer has kept; it takes them over as they are.
pub const WRITTEN: &str = "$written";

struct Kept {
    value: Box<dyn Any>,
    bytes: Rc<[u8]>,
}

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
    static BYTES: RefCell<Option<Rc<[u8]>>> = const { RefCell::new(None) };
}

/// Says how the value was written that came under the name [`ONCE`].
pub fn keep(bytes: &[u8]) {
    BYTES.set(Some(bytes.into()));
}

/// Writes a value as it was written the last time, if it is the same. For people it is always written out.
pub fn written_once<T, S>(value: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Serialize + Clone + PartialEq + 'static,
    S: Serializer,
{
    if serializer.is_human_readable() {
        return value.serialize(serializer);
    }
    let same = |kept: &Kept| kept.value.downcast_ref() == Some(value);
    let known = KEPT.with_borrow(|kept| kept.as_ref().filter(|kept| same(kept)).map(|kept| Rc::clone(&kept.bytes)));
    if let Some(bytes) = known {
        return serializer.serialize_newtype_struct(WRITTEN, &Bytes(&bytes));
    }
    BYTES.set(None);
    let written = serializer.serialize_newtype_struct(ONCE, value)?;
    if let Some(bytes) = BYTES.take() {
        KEPT.set(Some(Kept { value: Box::new(value.clone()), bytes }));
    }
    Ok(written)
}

struct Bytes<'a>(&'a [u8]);

impl Serialize for Bytes<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bytes(self.0)
    }
}
