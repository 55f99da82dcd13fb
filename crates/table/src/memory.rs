//! Which commands were dealt with already.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use crate::fingerprint::Fingerprint;

/// A client repeats itself soon or never: after a cut it sends what was not answered.
const REMEMBERED: usize = 512;

/// The last ids, each with how much had happened when it was dealt with.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Memory(VecDeque<(Fingerprint, u64)>);

impl Memory {
    /// An id belongs to its user: nobody can use up another's.
    pub(crate) fn remember(&mut self, user: &str, id: &str, seq: u64) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back((print(user, id), seq));
    }

    pub(crate) fn recall(&self, user: &str, id: &str) -> Option<u64> {
        let wanted = print(user, id);
        self.0.iter().rev().find(|(print, _)| *print == wanted).map(|(_, seq)| *seq)
    }
}

fn print(user: &str, id: &str) -> Fingerprint {
    let mut print = Fingerprint::default();
    print.add(user);
    print.add(id);
    print
}
