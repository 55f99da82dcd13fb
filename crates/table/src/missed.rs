//! What others did while somebody was away, to be seen as a film.

use game_core::{Seat, Viewer};
use game_registry::RunningGame;

use crate::texts::in_words;
use crate::wire::{Missed, MissedScene, Phase, Seen};
use crate::{Lang, Table};

/// So many of the last steps are told with what was to be seen after each. Views are large, and a film has an end.
const MOST: usize = 60;

impl Table {
    /// What was done at the table after the last thing that this person did, as they would have been told it had they
    /// been here: each step with what their seat saw then. Of a game that is on, and for those with one pair of eyes;
    /// nobody learns anything by it that they could not have seen.
    pub fn missed(&self, user: &str, lang: Lang) -> Missed {
        let audience = self.audience(user, lang);
        let (Some(play), &[seat], Phase::Playing) = (&self.play, audience.seats(), self.body.phase) else {
            return Missed::default();
        };
        // Counted are steps that this person may know of, so that nobody's secret ones make the film shorter.
        let known = play.past.iter().enumerate().rev().filter(|(_, past)| past.is_known_to(audience.seats()));
        let others = known.take_while(|(_, past)| past.seat != seat || past.unseen).take(MOST);
        let end = play.past.len();
        let from = others.last().map_or(end, |(first, _)| first);
        let Ok(first) = play.game_at(from) else { return Missed::default() };
        let mut scenes = Vec::new();
        // Every action was legal when it was taken, so replaying them cannot fail; if it did, the film would stop.
        let _ = play.retell(from..end, |past, played, game| {
            if past.is_known_to(audience.seats()) {
                let words = in_words(&played.events, self.names(), lang);
                let seq = past.seq.known_to(audience.seats());
                let step = self.step(seq, past.seat, &past.action, &words, &audience);
                scenes.push(MissedScene { step, seen: seen(game, seat) });
            }
        });
        let before = (!scenes.is_empty()).then(|| seen(first.as_ref(), seat));
        Missed { before, scenes }
    }
}

fn seen(game: &dyn RunningGame, seat: Seat) -> Seen {
    Seen {
        view: game.view_tape(Viewer::Seat(seat)).into(),
        deciding: game.deciding().iter().collect(),
        scores: game.scores(Viewer::Spectator),
        rivals: game.rivals(),
        chapter: game.chapter(),
    }
}
