//! Which commands were dealt with already.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use crate::UserId;
use crate::fingerprint::Fingerprint;
use crate::limits::SEATS;

/// A client repeats itself soon or never: after a cut it sends what was not answered.
const REMEMBERED: usize = 128;

/// The last ids of one person, each with how much had happened when it was dealt with.
type Ids = VecDeque<(Fingerprint, u64)>;

/// The last ids. Those of each player are kept apart, so that nobody's haste makes another's click be done twice; all
/// others, who can do no more than talk, share a place.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memory {
    players: BTreeMap<UserId, Ids>,
    others: Ids,
}

impl Memory {
    /// An id belongs to its user: nobody can use up another's.
    pub(crate) fn remember(&mut self, user: &str, id: &str, seq: u64, has_seat: bool) {
        let ids = if has_seat { self.of_player(user) } else { &mut self.others };
        if ids.len() == REMEMBERED {
            ids.pop_front();
        }
        ids.push_back((print(user, id), seq));
    }

    fn of_player(&mut self, user: &str) -> &mut Ids {
        // Before the start people come and go; whoever has done nothing for longest is forgotten.
        if self.players.len() > 2 * SEATS && !self.players.contains_key(user) {
            let last = |ids: &Ids| ids.back().map_or(0, |(_, seq)| *seq);
            let oldest = self.players.iter().min_by_key(|(_, ids)| last(ids)).map(|(user, _)| user.clone());
            oldest.map(|oldest| self.players.remove(&oldest));
        }
        self.players.entry(user.to_owned()).or_default()
    }

    pub(crate) fn recall(&self, user: &str, id: &str) -> Option<u64> {
        let wanted = print(user, id);
        let own = self.players.get(user).into_iter().flatten();
        own.chain(&self.others).find(|(print, _)| *print == wanted).map(|(_, seq)| *seq)
    }
}

fn print(user: &str, id: &str) -> Fingerprint {
    let mut print = Fingerprint::default();
    print.add(user);
    print.add(id);
    print
}
