//! Somebody looks at the list of open tables: it is sent to them, and then what changes.

use std::collections::HashSet;
use std::time::Duration;

use table::Lang;
use table::wire::ServerMessage;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::{RecvError, TryRecvError};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::Viewer;
use crate::actor::Outbox;
use crate::app::App;
use crate::hub::to_json;

/// What happens within this time is told together, so that somebody who opens and closes a table in haste costs others
/// little.
const PULSE: Duration = Duration::from_millis(400);

/// Two people between whom something has changed.
type Pair = [String; 2];

/// Goes on until it is dropped.
pub(crate) struct Browsing(JoinHandle<()>);

impl Drop for Browsing {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Browsing {
    pub(crate) fn start(app: App, user: String, lang: watch::Receiver<Lang>, out: Outbox) -> Self {
        Browsing(tokio::spawn(follow(app, user, lang, out)))
    }
}

async fn follow(app: App, user: String, mut lang: watch::Receiver<Lang>, out: Outbox) {
    let meet = &app.hub.shared.meet;
    let mut board = meet.board.follow();
    let mut shut_out = app.bonds.subscribe();
    let (mut known, mut hidden) = (0, hidden(&app, &user).await);
    let mut told_here = 0;
    loop {
        let spoken = *lang.borrow_and_update();
        board.mark_unchanged();
        let news = meet.board.since(known, &Viewer { lang: spoken, hidden: &hidden, here: &meet.here });
        let here = meet.here.count();
        let nothing = known > 0 && news.tables.is_empty() && news.gone.is_empty() && here == told_here;
        (known, told_here) = (news.version, here);
        if !nothing {
            let message = ServerMessage::OpenTables { whole: news.whole, tables: news.tables, gone: news.gone, here };
            // A client that cannot keep up is dropped by its own writer, and comes back.
            if out.try_send(to_json(&message).into()).is_err() {
                return;
            }
        }
        tokio::time::sleep(PULSE).await;
        tokio::select! {
            _ = board.changed() => {}
            _ = lang.changed() => known = 0,
            changed = shut_out.recv() => {
                if concerns(&user, changed, &mut shut_out) {
                    hidden = self::hidden(&app, &user).await;
                    known = 0;
                }
            }
        }
    }
}

/// Whether anything that has changed between people is about this one. All that waits is looked at together, so that a
/// flood delays nobody's news; of what was missed some may have been about them.
fn concerns(user: &str, first: Result<Pair, RecvError>, changes: &mut Receiver<Pair>) -> bool {
    let is_of = |pair: &Pair| pair.iter().any(|one| one == user);
    let mut concerned = first.map_or(true, |pair| is_of(&pair));
    loop {
        match changes.try_recv() {
            Ok(pair) => concerned |= is_of(&pair),
            Err(TryRecvError::Lagged(_)) => concerned = true,
            Err(TryRecvError::Empty | TryRecvError::Closed) => return concerned,
        }
    }
}

/// Those with whom somebody does not play.
async fn hidden(app: &App, user: &str) -> HashSet<String> {
    app.store.shut_out(user).await.unwrap_or_default().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use tokio::sync::broadcast;

    use super::*;

    #[tokio::test]
    async fn a_flood_between_others_hides_nothing() {
        let (sender, mut changes) = broadcast::channel(64);
        let (ann, pair) = ("ann".to_owned(), |a: &str, b: &str| [a.to_owned(), b.to_owned()]);
        let hear = async |changes: &mut Receiver<Pair>| concerns(&ann, changes.recv().await, changes);
        (0..20).for_each(|_| drop(sender.send(pair("bob", "eve"))));
        assert!(!hear(&mut changes).await, "nothing about her");
        (0..20).for_each(|_| drop(sender.send(pair("bob", "eve"))));
        sender.send(pair("eve", "ann")).expect("somebody listens");
        assert!(hear(&mut changes).await, "the last one is about her, and she hears of it at once");
        sender.send(pair("eve", "ann")).expect("somebody listens");
        (0..200).for_each(|_| drop(sender.send(pair("bob", "eve"))));
        assert!(hear(&mut changes).await, "one that was missed was");
        assert!(changes.is_empty());
    }
}
