//! People who are away are told that a table waits for them, on browsers where they want that and by letters.
//!
//! A table says whom it is about ([`Queue::add`]); that is stored, and a moment later whoever has not come back is told:
//! the game, the table and why, and nothing of what happened there.

mod hours;
mod push;
mod queue;
mod reason;
mod tell;
mod words;

use std::sync::Arc;
use std::time::Duration;

use store::Store;

use crate::mail::{Hasty, Links, Smtp};

pub(crate) use self::hours::DAY;
pub(crate) use self::push::{Endpoint, POINT, Push, SHARED, Sent};
pub(crate) use self::queue::Queue;
pub(crate) use self::reason::Reason;
pub(crate) use self::tell::tell_all;
pub(crate) use self::words::{News, game_name, say};

/// How people who are away are told.
#[derive(Clone, Debug)]
pub struct Telling {
    /// So long after something has happened, if they have not come back by themselves.
    pub delay: Duration,
    /// Where people reach the server, such as `https://play.example.org`.
    pub site: Option<String>,
    /// Whom to believe, besides those whom this system believes, on this very machine, as DER: for tests.
    pub near: Option<Vec<u8>>,
    /// The way to a mail server, where the host has set one.
    pub mail: Option<Smtp>,
}

impl Default for Telling {
    fn default() -> Self {
        Telling { delay: Duration::from_secs(60), site: None, near: None, mail: None }
    }
}

/// What is needed to tell people.
pub(crate) struct Notices {
    pub(crate) queue: Queue,
    pub(crate) push: Push,
    /// Where the host has set a mail server.
    pub(crate) mail: Option<Smtp>,
    pub(crate) links: Links,
    /// Letters to addresses that nobody has confirmed.
    pub(crate) hasty: Hasty,
}

impl Notices {
    pub(crate) async fn new(store: &Arc<dyn Store>, telling: Telling) -> store::Result<Self> {
        // Carriers want to know whom to ask when messages are too many.
        let contact = telling.site.clone().unwrap_or_else(|| "https://lagrange.invalid".to_owned());
        let push = Push::new(store.as_ref(), contact, telling.near).await?;
        let (queue, links) = (Queue::new(store.clone(), telling.delay), Links::new(store.as_ref()).await?);
        Ok(Notices { queue, push, mail: telling.mail, links, hasty: Hasty::default() })
    }
}
