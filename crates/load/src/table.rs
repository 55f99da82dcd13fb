//! One table as its clients know it.

use std::io;
use std::time::{Duration, Instant};

use crate::chance::Chance;
use crate::scan::{Known, State};

/// One table and what its clients have been told.
pub(crate) struct Table {
    pub(crate) id: String,
    players: Vec<Player>,
    is_over: bool,
    under_way: Option<UnderWay>,
    /// The numbers of the actions that the server has acknowledged, in order.
    pub(crate) acknowledged: Vec<u64>,
}

#[derive(Default)]
struct Player {
    /// What it has been told.
    known: Known,
    /// What it will answer to its question.
    action: String,
}

/// An action whose answer and whose effect are not all told yet.
struct UnderWay {
    number: u64,
    due: Instant,
    /// Who acts.
    seat: usize,
    /// The step it came to for its own client, by the answer and by what that was told.
    acknowledged: Option<(u64, Duration)>,
    step: Option<u64>,
    /// How long it took until the last client was told that was told so far.
    told: Duration,
    /// Clients that have been told, and how many are to be: known from what its own client is told.
    heard: usize,
    audience: Option<usize>,
}

/// An action that is durable and that everybody at the table knows about who may.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished {
    /// From when it was due until it was acknowledged.
    pub(crate) acknowledged: Duration,
    /// From when it was due until the last client was told.
    pub(crate) told: Duration,
}

impl Table {
    pub(crate) fn new(id: String, seats: usize) -> Self {
        let players = (0..seats).map(|_| Player::default()).collect();
        Table { id, players, is_over: false, under_way: None, acknowledged: Vec::new() }
    }

    /// Whether all its clients have been shown the game.
    pub(crate) fn is_watched(&self) -> bool {
        self.players.iter().all(|player| player.known.seq > 0)
    }

    /// Whether the next action can be sent: nothing is on its way and somebody is asked.
    pub(crate) fn is_ready(&self) -> bool {
        self.under_way.is_none() && !self.is_over && self.players.iter().any(|player| player.known.decision.is_some())
    }

    /// What a client sends next, and which one.
    pub(crate) fn act(&mut self, number: u64, due: Instant) -> Option<(usize, String)> {
        let seat = self.players.iter().position(|player| player.known.decision.is_some())?;
        let Player { known, action } = &self.players[seat];
        let decision = known.decision.as_deref()?;
        let message = format!(
            r#"{{"type":"act","table":"{}","seat":{seat},"decision":"{decision}","id":"a{number}","action":"{action}"}}"#,
            self.id
        );
        let (acknowledged, step, told, heard, audience) = (None, None, Duration::ZERO, 0, None);
        self.under_way = Some(UnderWay { number, due, seat, acknowledged, step, told, heard, audience });
        Some((seat, message))
    }

    /// A client is shown the table.
    pub(crate) fn see(&mut self, seat: usize, state: &State<'_>, chance: &mut Chance) -> io::Result<Option<Finished>> {
        let Player { known, action } = &mut self.players[seat];
        let before = known.seq;
        known.learn(state).ok_or_else(|| io::Error::other("A state cannot be read."))?;
        let seq = known.seq;
        action.clear();
        if known.decision.is_some() {
            let offers = known.offers();
            let chosen = if offers == 0 { None } else { known.offer(chance.below(offers)) };
            *action = chosen.ok_or_else(|| io::Error::other("A question comes without choices."))?;
        }
        let is_open = known.is_open;
        self.is_over |= known.is_over;
        if state.is_update && seq <= before {
            return Err(self.lost(&format!("Seat {seat} is told step {seq} again")));
        }
        if !state.is_update {
            return Ok(None);
        }
        let Some(under_way) = &mut self.under_way else {
            return Err(self.lost(&format!("Step {seq} happens although nobody has acted")));
        };
        if under_way.seat == seat {
            under_way.step = Some(seq);
            under_way.audience = Some(if is_open { self.players.len() } else { 1 });
        }
        under_way.told = under_way.due.elapsed();
        under_way.heard += 1;
        if under_way.audience.is_some_and(|audience| under_way.heard > audience) {
            return Err(self.lost("Others are told of a secret step, or somebody twice"));
        }
        self.finished()
    }

    /// A client's action is acknowledged.
    pub(crate) fn accepted(&mut self, id: &str, seq: u64) -> io::Result<Option<Finished>> {
        let number = id.strip_prefix('a').and_then(|number| number.parse().ok());
        match &mut self.under_way {
            Some(under_way) if Some(under_way.number) == number && under_way.acknowledged.is_none() => {
                under_way.acknowledged = Some((seq, under_way.due.elapsed()));
                self.acknowledged.push(under_way.number);
                self.finished()
            }
            _ => Err(self.lost(&format!("`{id}` is acknowledged, which was not asked for"))),
        }
    }

    fn finished(&mut self) -> io::Result<Option<Finished>> {
        // The last action of a game brings about a second step, its end, which is told together with it.
        let is_done = |action: &mut UnderWay| action.audience == Some(action.heard) && action.acknowledged.is_some();
        match self.under_way.take_if(is_done) {
            Some(UnderWay { acknowledged: Some((step, acknowledged)), step: Some(last), told, .. }) if step <= last => {
                Ok(Some(Finished { acknowledged, told }))
            }
            Some(_) => Err(self.lost("An action is acknowledged as a step that nobody was told of")),
            None => Ok(None),
        }
    }

    fn lost(&self, what: &str) -> io::Error {
        io::Error::other(format!("{what} at table {}.", self.id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::{Heard, heard};

    const SEATS: usize = 4;

    /// Shows a state to a seat; only the first is ever asked.
    fn show(table: &mut Table, seat: usize, kind: &str, seq: u64) -> io::Result<Option<Finished>> {
        let decision = if seat == 0 { r#""d1""# } else { "null" };
        let state = format!(
            r#"{{"seq":{seq},"phase":"playing","views":[{{"view":{{}},"decision":{decision},"legal":[[0,"done",{{}}]]}}]}}"#
        );
        let message = match kind {
            "update" => format!(r#"{{"type":"update","seq":{seq},"steps":[],"changes":[{state}]}}"#),
            "secret" => {
                format!(r#"{{"type":"update","seq":{seq},"steps":[{{"secret":true}}],"changes":{{"seq":[{seq}]}}}}"#)
            }
            _ => format!(r#"{{"type":"table","state":{state}}}"#),
        };
        let Some(Heard::State(state)) = heard(message.as_bytes()) else { panic!("a state") };
        table.see(seat, &state, &mut Chance::new(1))
    }

    fn watched() -> Table {
        let mut table = Table::new("t".to_owned(), SEATS);
        for seat in 0..SEATS {
            show(&mut table, seat, "table", 3).expect("nothing is wrong");
        }
        assert!(table.is_watched() && table.is_ready());
        table
    }

    #[test]
    fn an_action_is_finished_when_it_is_acknowledged_and_all_are_told() {
        let mut table = watched();
        let (seat, message) = table.act(9, Instant::now()).expect("somebody is asked");
        assert_eq!(seat, 0);
        assert!(message.contains(r#""decision":"d1","id":"a9","action":"done""#), "{message}");
        assert!(!table.is_ready());
        for seat in 0..SEATS {
            assert!(show(&mut table, seat, "update", 4).expect("nothing is wrong").is_none());
        }
        assert!(table.accepted("a9", 4).expect("nothing is wrong").is_some());
        assert!(table.is_ready());
        assert_eq!(table.acknowledged, [9]);
    }

    #[test]
    fn a_secret_step_is_finished_when_its_own_client_is_told() {
        let mut table = watched();
        table.act(9, Instant::now());
        assert!(show(&mut table, 0, "secret", 4).expect("nothing is wrong").is_none());
        assert!(table.accepted("a9", 4).expect("nothing is wrong").is_some());
        let mut table = watched();
        table.act(9, Instant::now());
        assert!(show(&mut table, 0, "secret", 4).is_ok());
        assert!(show(&mut table, 1, "secret", 4).is_err(), "nobody else may be told");
    }

    #[test]
    fn what_does_not_fit_together_is_noticed() {
        let mut table = watched();
        assert!(show(&mut table, 0, "update", 4).is_err(), "nobody has acted");
        let mut table = watched();
        table.act(9, Instant::now());
        assert!(show(&mut table, 1, "update", 3).is_err(), "step 3 was told before");
        assert!(table.accepted("a8", 4).is_err(), "another action");
        assert!(table.accepted("a9", 4).is_ok());
        assert!(table.accepted("a9", 4).is_err(), "acknowledged twice");
    }
}
