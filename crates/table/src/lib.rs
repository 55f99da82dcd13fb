//! One table.
mod clock; mod command; mod entry; mod fingerprint; mod names; mod place; mod play; mod question; mod refusal; mod settings; mod texts; mod undo; mod window; pub mod wire;
/// user
pub type UserId = String;
/// table
pub type TableId = String;
/// ms
pub type Millis = u64;
pub use settings::*; pub use entry::*; pub use command::*;
