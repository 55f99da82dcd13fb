//! A table with its journal, a clock that tests set, and people who can be told things.

use std::collections::BTreeMap;

use game_core::{Rng, Seat, Seed, Stream};
use serde_json::{Value, json};
use table::wire::{ServerMessage, SetupChange, Step, TableState};
use table::{
    Actor, Audience, Command, Entry, Glance, Header, Journal, Lang, Millis, Refusal, SeatHolder, Settings, Table, Told,
    Update,
};

pub(crate) struct Session {
    pub(crate) table: Table,
    pub(crate) entries: Vec<Entry>,
    pub(crate) now: Millis,
    ids: u32,
    entropy: u64,
    /// Who is not spoken to in English.
    languages: BTreeMap<String, Lang>,
}

pub(crate) fn human(name: &str) -> SeatHolder {
    SeatHolder::Human { user: name.to_lowercase(), name: name.to_owned() }
}

pub(crate) fn bot(spec: &str) -> SeatHolder {
    SeatHolder::Bot { spec: spec.to_owned() }
}

/// No pauses, so that tests that are not about them need not wait.
pub(crate) fn quick() -> Settings {
    Settings { pass_pause_ms: 0, ..Settings::default() }
}

impl Session {
    pub(crate) fn lobby(game: &str, holders: &[SeatHolder], settings: Settings) -> Self {
        let rules_version = game_registry::find(game).expect("a game of that name").rules_version();
        let header = Header {
            id: "t1".into(),
            game: game.into(),
            rules_version,
            created: 1_000,
            host: "ann".into(),
            daily: None,
        };
        Session::at(header, holders, settings)
    }

    /// A game that somebody plays as the challenge of a day.
    pub(crate) fn daily(game: &str, holders: &[SeatHolder], seed: u64) -> Self {
        let lobby = Session::lobby(game, holders, quick());
        let header = Header { daily: Some("2026-03-01".into()), ..lobby.table.header().clone() };
        let mut session = Session::at(header, holders, quick());
        session.command(Command::Start { by: "ann".into(), seed: Some(Seed::from(seed)) });
        session
    }

    fn at(header: Header, holders: &[SeatHolder], settings: Settings) -> Self {
        let table = Table::new(header).expect("a new table");
        let mut session =
            Session { table, entries: Vec::new(), now: 1_000, ids: 0, entropy: 0, languages: BTreeMap::new() };
        let seats: Vec<SeatHolder> = holders
            .iter()
            .map(
                |holder| {
                    if holder.user().is_some_and(|user| user != "ann") { SeatHolder::Open } else { holder.clone() }
                },
            )
            .collect();
        session.command(Command::LayOut { by: "ann".into(), options: json!({}), seats, settings });
        for (seat, holder) in Seat::all(holders.len() as u8).zip(holders) {
            if let SeatHolder::Human { user, name } = holder {
                let change = SetupChange::Sit { seat };
                session.command(Command::SetUp { by: user.clone(), name: name.clone(), change });
            }
        }
        session
    }

    /// A game that has started from a chosen seed.
    pub(crate) fn started(game: &str, holders: &[SeatHolder], settings: Settings, seed: u64) -> Self {
        let mut session = Session::lobby(game, holders, settings);
        session.command(Command::Start { by: "ann".into(), seed: Some(Seed::from(seed)) });
        session
    }

    pub(crate) fn try_command(&mut self, command: &Command) -> Result<Vec<Update>, Refusal> {
        self.entropy += 1;
        let decided = self.table.decide(command, self.now, &Seed::from(self.entropy).0)?;
        self.entries.extend_from_slice(decided.entries());
        Ok(self.table.settle(decided).expect("decided, so it can be applied"))
    }

    #[track_caller]
    pub(crate) fn command(&mut self, command: Command) -> Vec<Update> {
        match self.try_command(&command) {
            Ok(updates) => updates,
            Err(refusal) => panic!("{command:?} is refused: {refusal}"),
        }
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, command: Command) -> Refusal {
        let before = self.table.digest();
        let refusal = self.try_command(&command).expect_err("this should be refused");
        assert_eq!(self.table.digest(), before, "a refusal changes nothing");
        assert!(Lang::all().all(|lang| !refusal.said(lang).text.to_string().contains('{')), "{refusal}");
        refusal
    }

    pub(crate) fn new_id(&mut self) -> String {
        self.ids += 1;
        format!("click-{}", self.ids)
    }

    /// Who plays the seat now.
    pub(crate) fn player(&self, seat: Seat) -> Actor {
        match self.table.holders().nth(seat.index()).expect("a seat").1 {
            SeatHolder::Human { user, .. } => Actor::User(user.clone()),
            SeatHolder::Bot { spec } => Actor::Bot(spec.clone()),
            SeatHolder::Open => panic!("nobody plays {seat}"),
        }
    }

    /// An action of whoever plays the seat, in answer to its question.
    pub(crate) fn act_command(&mut self, seat: Seat, action: &str) -> Command {
        let (by, id) = (self.player(seat), self.new_id());
        let decision = self.decision(seat).unwrap_or_default();
        Command::Act { by, seat, decision, id, action: action.to_owned() }
    }

    #[track_caller]
    pub(crate) fn act(&mut self, seat: Seat, action: &str) -> Vec<Update> {
        let command = self.act_command(seat, action);
        self.command(command)
    }

    #[track_caller]
    pub(crate) fn undo(&mut self, user: &str, seat: Seat) -> Vec<Update> {
        let id = self.new_id();
        self.command(Command::Undo { user: user.into(), seat, id })
    }

    /// The id of the seat's question.
    pub(crate) fn decision(&self, seat: Seat) -> Option<String> {
        let bot = self.table.bots_to_move().into_iter().find(|bot| bot.seat == seat).map(|bot| bot.decision);
        let user = match self.player(seat) {
            Actor::User(user) => user,
            _ => return bot,
        };
        self.view_of(&user, seat)["decision"].as_str().map(str::to_owned)
    }

    pub(crate) fn glance<T>(&self, look: impl FnOnce(&Glance<'_>) -> T) -> T {
        look(&Glance { now: self.now, connected: &|_| true })
    }

    pub(crate) fn state(&self, user: &str) -> TableState {
        self.glance(|glance| self.table.state(&self.audience(user), glance))
    }

    /// One entry of `views`, as JSON.
    pub(crate) fn view_of(&self, user: &str, seat: Seat) -> Value {
        let state = self.state(user);
        let view = state.views.into_iter().find(|view| view.seat == Some(seat)).expect("a view of that seat");
        let mut seen = json!({ "views": [view] });
        table::wire::write_out(&mut seen);
        seen["views"][0].take()
    }

    pub(crate) fn audience(&self, user: &str) -> Audience {
        let lang = self.languages.get(user).copied().unwrap_or_default();
        self.table.audience(user, lang)
    }

    /// Somebody who is spoken to in Russian; others are in English.
    pub(crate) fn speaks_russian(&mut self, user: &str) {
        self.languages.insert(user.to_owned(), Lang::find("ru").expect("a language"));
    }

    /// The messages that a person gets.
    pub(crate) fn told(&self, user: &str, updates: &[Update]) -> Vec<ServerMessage> {
        self.told_since(user, updates, &mut Told::default())
    }

    /// The same when the person was told something before.
    pub(crate) fn told_since(&self, user: &str, updates: &[Update], told: &mut Told) -> Vec<ServerMessage> {
        self.glance(|glance| self.table.tell(updates, &self.audience(user), glance, told))
    }

    /// The table as a person is shown it.
    pub(crate) fn shown(&self, user: &str, told: &mut Told) -> ServerMessage {
        self.glance(|glance| self.table.show(&self.audience(user), glance, told)).0
    }

    pub(crate) fn steps(&self, user: &str, updates: &[Update]) -> Vec<Step> {
        let steps = |message| match message {
            ServerMessage::Update { steps, .. } => steps,
            _ => Vec::new(),
        };
        self.told(user, updates).into_iter().flat_map(steps).collect()
    }

    /// What the seat may do.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let game = self.table.game().expect("a game");
        game.legal(seat).into_iter().map(|offer| offer.notation).collect()
    }

    pub(crate) fn deciding(&self) -> Vec<Seat> {
        self.table.deciding()
    }

    pub(crate) fn journal(&self) -> Journal {
        Journal { header: self.table.header().clone(), entries: self.entries.clone() }
    }

    /// Lets the time go by that a pass has to wait.
    pub(crate) fn wait_for(&mut self, command: &Command) {
        self.now = self.now.max(self.table.not_before(command).unwrap_or_default());
    }

    /// Plays random actions until the game is over, or so many were played.
    pub(crate) fn play_on(&mut self, dice: &mut Dice, most: usize) {
        for _ in 0..most {
            let deciding = self.deciding();
            if deciding.is_empty() {
                return;
            }
            let seat = deciding[dice.below(deciding.len())];
            let legal = self.legal(seat);
            let command = self.act_command(seat, &legal[dice.below(legal.len())]);
            self.wait_for(&command);
            self.command(command);
        }
    }

    /// Plays random actions until the game is such as wanted.
    pub(crate) fn play_until(&mut self, dice: &mut Dice, mut wanted: impl FnMut(&Session) -> bool) {
        for _ in 0..20_000 {
            if wanted(self) {
                return;
            }
            assert!(self.table.outcome().is_none(), "the game ended before");
            self.play_on(dice, 1);
        }
        panic!("this never comes about");
    }
}

/// Chance for tests.
pub(crate) struct Dice(Rng);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Dice(Rng::new(Seed::from(seed)))
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(Stream::Table, n as u32) as usize
    }

    pub(crate) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}
