//! A client of the server, as plain as can be, and a player who picks among what is offered.

mod dice;
mod http;
mod robot;
mod socket;

pub(crate) use dice::Dice;
pub(crate) use http::{Answer, Guest, Site};
pub(crate) use robot::{act, asked, picked};
pub(crate) use socket::{Socket, put_together};
