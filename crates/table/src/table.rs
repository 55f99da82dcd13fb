//! A table and what can be asked of it.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Mutex;

use game_core::{Outcome, Seat, Viewer};
use game_registry::{GameEntry, RunningGame};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::apply::check_header;
use crate::changes::Compared;
use crate::count::Count;
use crate::effort::Effort;
use crate::fingerprint::Fingerprint;
use crate::memory::Memory;
use crate::names::{Called, SeatNames};
use crate::other_rules::Remains;
use crate::place::Place;
use crate::play::Play;
use crate::request::Request;
use crate::wire::{ChatLine, Phase};
use crate::{Entry, Header, JournalError, Millis, Settings, TableId, UserId};

/// One table: who sits where, the game, and everything that has happened, as far as it still matters.
///
/// [`Table::decide`] says what a [`Command`](crate::Command) would come to, [`Table::apply`] makes it so. Nothing
/// else changes a table, so the same header and entries always give the same table.
pub struct Table {
    pub(crate) header: Header,
    pub(crate) entry: &'static dyn GameEntry,
    pub(crate) body: Body,
    pub(crate) play: Option<Play>,
    /// What the players are called, kept because every message needs it.
    pub(crate) names: SeatNames,
    /// What is left of the game when its rules are not here; then there is no `play`.
    pub(crate) other_rules: Option<Remains>,
    /// What it has cost to try set-ups.
    pub(crate) effort: Effort,
    /// What has changed for the audience that was told last: most of it has changed for the next one, too.
    pub(crate) compared: Mutex<Compared>,
}

/// All of a table but its game: plain data, as a snapshot keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Body {
    /// Entries applied.
    pub(crate) position: u64,
    /// What could be noticed of them, and by whom.
    pub(crate) seq: Count,
    /// When the last of them happened.
    pub(crate) at: Millis,
    pub(crate) phase: Phase,
    pub(crate) options: Value,
    pub(crate) settings: Settings,
    pub(crate) places: Vec<Place>,
    pub(crate) request: Option<Request>,
    /// The last lines said.
    pub(crate) chat: VecDeque<ChatLine>,
    /// Lines said in all.
    pub(crate) chat_lines: u64,
    /// Who may say nothing, by name.
    pub(crate) muted: BTreeMap<UserId, String>,
    /// Who is on vacation, and until when.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) away: BTreeMap<UserId, Millis>,
    /// Whose wish to end the game came to nothing, and how many actions all knew of then.
    pub(crate) end_denied: BTreeMap<UserId, u32>,
    pub(crate) memory: Memory,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Option<TableId>,
}

impl Table {
    /// A new table, at which nothing has been chosen yet.
    pub fn new(header: Header) -> Result<Self, JournalError> {
        let entry = game_registry::find(&header.game)
            .ok_or_else(|| JournalError::of_header(format!("There is no game `{}`.", header.game)))?;
        check_header(&header).map_err(JournalError::of_header)?;
        let body = Body {
            position: 0,
            seq: Count::default(),
            at: header.created,
            phase: Phase::Lobby,
            options: entry.default_options(),
            settings: Settings::default(),
            places: Vec::new(),
            request: None,
            chat: VecDeque::new(),
            chat_lines: 0,
            muted: BTreeMap::new(),
            away: BTreeMap::new(),
            end_denied: BTreeMap::new(),
            memory: Memory::default(),
            outcome: None,
            rematch: None,
        };
        let (names, effort) = (SeatNames::default(), Effort::default());
        let compared = Mutex::default();
        Ok(Table { header, entry, body, play: None, names, other_rules: None, effort, compared })
    }

    /// The table to which a journal leads; see [`Table::read`] for one from outside.
    pub fn replay<'a>(header: Header, entries: impl IntoIterator<Item = &'a Entry>) -> Result<Self, JournalError> {
        let mut table = Table::new(header)?;
        for entry in entries {
            table.apply(entry)?;
        }
        Ok(table)
    }

    /// What never changes about it.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The game on the shelf.
    pub fn entry(&self) -> &'static dyn GameEntry {
        self.entry
    }

    /// How many entries of the journal it has seen: where the next one goes.
    pub fn position(&self) -> u64 {
        self.body.position
    }

    /// When the last of them happened.
    pub fn at(&self) -> Millis {
        self.body.at
    }

    /// Whether any seat is played by a person at the moment, and not by a bot for them.
    pub fn is_played_by_people(&self) -> bool {
        self.body.places.iter().any(Place::is_human)
    }

    /// How much has happened that all can see.
    pub fn seq(&self) -> u64 {
        self.body.seq.open()
    }

    /// How much has happened that an audience can see.
    pub fn seq_for(&self, seats: &[Seat]) -> u64 {
        self.body.seq.known_to(seats)
    }

    /// Where it stands in its life.
    pub fn phase(&self) -> Phase {
        self.body.phase
    }

    /// What was chosen for the table.
    pub fn settings(&self) -> &Settings {
        &self.body.settings
    }

    /// What was chosen for the game.
    pub fn options(&self) -> &Value {
        &self.body.options
    }

    /// How many seats it has.
    pub fn n_seats(&self) -> usize {
        self.body.places.len()
    }

    /// Who holds each seat.
    pub fn holders(&self) -> impl Iterator<Item = (Seat, &crate::SeatHolder)> {
        self.seats().zip(self.body.places.iter().map(|place| &place.holder))
    }

    /// What each seat's player is called, whatever the language.
    pub fn called(&self) -> &[Called] {
        self.names().called()
    }

    /// Whether the player of a seat has given up.
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.body.places.get(seat.index()).is_some_and(|place| place.resigned)
    }

    /// The seats of a person, also those that a bot plays for them.
    pub fn seats_of(&self, user: &str) -> Vec<Seat> {
        self.seats().zip(&self.body.places).filter(|(_, place)| place.belongs_to(user)).map(|(seat, _)| seat).collect()
    }

    /// Everybody who has a seat, each once.
    pub fn people(&self) -> Vec<UserId> {
        let mut people: Vec<UserId> =
            self.body.places.iter().filter_map(|place| place.person().map(|person| person.user)).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The seats that owe a decision.
    pub fn deciding(&self) -> Vec<Seat> {
        self.seats().zip(&self.body.places).filter(|(_, place)| place.asked.is_some()).map(|(seat, _)| seat).collect()
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.body.outcome
    }

    /// Where the same people play again.
    pub fn next_table(&self) -> Option<&TableId> {
        self.body.rematch.as_ref()
    }

    /// The game, once it has started: the whole truth, for bots to be shown their views of.
    pub fn game(&self) -> Option<&dyn RunningGame> {
        self.play.as_ref().map(|play| play.game.as_ref())
    }

    /// What the seat did last that its player knows of, in notation: what an undo takes back.
    pub fn last_action(&self, seat: Seat) -> Option<&str> {
        let play = self.play.as_ref()?;
        Some(&play.past[play.last_of(seat)?].action)
    }

    /// The points of each seat, as far as they are known.
    pub fn points(&self) -> Vec<i32> {
        match (self.game(), &self.other_rules) {
            (Some(game), _) => game.scores(Viewer::Spectator).iter().map(game_core::ScoreSheet::total).collect(),
            (None, remains) => remains.as_ref().map(|remains| remains.points.clone()).unwrap_or_default(),
        }
    }

    /// How many steps games were taken so far: every action, deal and set-up that was carried out, also those that
    /// were only replayed. It grows with the length of a journal and not with its square, whatever stands in it.
    pub fn effort(&self) -> u64 {
        self.effort.spent() + self.play.as_ref().map_or(0, |play| play.effort.spent())
    }

    /// Whether this id of this person was dealt with already, and how much had happened then. A caller answers a
    /// repeated command like the first; [`Table::decide`] finds nothing left to do for it.
    pub fn answered(&self, user: &str, id: &str) -> Option<u64> {
        self.body.memory.recall(user, id)
    }

    /// Equal for equal tables, in every build.
    pub fn digest(&self) -> String {
        let mut print = Fingerprint::default();
        print.add(&serde_json::to_string(&self.body).unwrap_or_default());
        if let Some(play) = &self.play {
            print.add(&serde_json::to_string(&(&play.origin, &play.past, &play.redeals)).unwrap_or_default());
            print.add(&play.game.digest());
        }
        print.to_string()
    }

    pub(crate) fn names(&self) -> &SeatNames {
        &self.names
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(u8::try_from(self.body.places.len()).unwrap_or(u8::MAX))
    }
}
