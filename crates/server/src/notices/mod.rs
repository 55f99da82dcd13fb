//! People who are away are told that a table waits for them, on browsers where they want that.
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

pub(crate) use self::hours::DAY;
pub(crate) use self::push::{Endpoint, POINT, Push, SHARED};
pub(crate) use self::queue::Queue;
pub(crate) use self::reason::Reason;
pub(crate) use self::tell::tell_all;

/// How people who are away are told.
#[derive(Clone, Debug)]
pub struct Telling {
    /// So long after something has happened, if they have not come back by themselves.
    pub delay: Duration,
    /// Where people reach the server, such as `https://play.example.org`.
    pub site: Option<String>,
    /// Whom to believe, besides those whom this system believes, on this very machine, as DER: for tests.
    pub near: Option<Vec<u8>>,
}

impl Default for Telling {
    fn default() -> Self {
        Telling { delay: Duration::from_secs(60), site: None, near: None }
    }
}

/// What is needed to tell people.
pub(crate) struct Notices {
    pub(crate) queue: Queue,
    pub(crate) push: Push,
}

impl Notices {
    pub(crate) async fn new(store: &Arc<dyn Store>, telling: Telling) -> store::Result<Self> {
        // Carriers want to know whom to ask when messages are too many.
        let contact = telling.site.clone().unwrap_or_else(|| "https://lagrange.invalid".to_owned());
        let push = Push::new(store.as_ref(), contact, telling.near).await?;
        Ok(Notices { queue: Queue::new(store.clone(), telling.delay), push })
    }
}
