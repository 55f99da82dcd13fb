//! Letters to people who are away, where the host of the server has set a way to send them.
//!
//! An address is somebody's own once whoever reads letters there has said so. What is written to one that nobody has
//! confirmed holds no word of whoever gave it, and of each kind of letter few are sent.

mod address;
mod hasty;
mod letters;
mod links;
mod smtp;

pub(crate) use self::address::read_address;
pub(crate) use self::hasty::Hasty;
pub(crate) use self::letters::{confirmation, of_news};
pub(crate) use self::links::{Claim, Links, Order};
pub use self::smtp::{NoSmtp, Smtp, SmtpArgs};
