//! The table in this terminal: the same as on a server, with everybody at one keyboard and nothing stored.

use std::time::{SystemTime, UNIX_EPOCH};

use game_core::{Seat, Seed};
use game_registry::{GameEntry, Names, RunningGame, SeatedBot};
use serde_json::Value;
use table::wire::{SeatView, ServerMessage, Step};
use table::{
    Actor, Audience, Called, Command, Entry, Fact, Glance, Header, Journal, Millis, Refusal, SeatHolder, Settings,
    Table, Told, Update,
};

use crate::args::Sitter;
use crate::error::CliError;
use crate::words::Lang;

/// Whoever sits at this keyboard: one person to the table, with a seat or several.
const HERE: &str = "u0";

/// A table with its journal and the bots that play at it.
pub(super) struct Host {
    table: Table,
    lang: Lang,
    /// What the seats are called.
    pub(super) names: Names,
    entries: Vec<Entry>,
    /// What has happened since the start.
    updates: Vec<Update>,
    bots: Vec<Option<Box<dyn SeatedBot>>>,
    seed: u64,
}

/// What an undo has taken back.
pub(super) struct Undone {
    /// The action, in notation.
    pub(super) action: String,
    /// Whether what nobody had seen was dealt again.
    pub(super) redealt: bool,
}

impl Host {
    /// Sits everybody down at a new game and starts it.
    pub(super) fn open(
        entry: &'static dyn GameEntry,
        options: &Value,
        sitters: &[Sitter],
        seed: u64,
        lang: Lang,
    ) -> Result<Self, CliError> {
        let header =
            Header { created: now(), host: HERE.to_owned(), ..Header::of_game(entry.slug(), entry.rules_version()) };
        let holder = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Human => SeatHolder::Human { user: HERE.to_owned(), name: lang.word(&format!("seat-{}", seat.0)) },
            Sitter::Bot(spec) => SeatHolder::Bot { spec: spec.to_string() },
        };
        let bot = |(seat, sitter): (Seat, &Sitter)| match sitter {
            Sitter::Human => None,
            Sitter::Bot(spec) => Some(entry.bot(spec, private_seed(seed, seat))),
        };
        let seats = || Seat::all(u8::try_from(sitters.len()).unwrap_or(u8::MAX)).zip(sitters);
        let mut host = Host {
            table: Table::new(header).map_err(|why| CliError::Failed(why.to_string()))?,
            lang,
            names: Names::new([""; 0]),
            entries: Vec::new(),
            updates: Vec::new(),
            bots: seats().map(bot).collect(),
            seed,
        };
        // Nobody sits anywhere else who could learn something from the time that a pass takes.
        let settings = Settings { pass_pause_ms: 0, ..Settings::default() };
        let seats = seats().map(holder).collect();
        let lay_out = Command::LayOut { by: HERE.to_owned(), options: filled_in(entry, options), seats, settings };
        let start = Command::Start { by: HERE.to_owned(), seed: Some(Seed::from(seed)) };
        for command in [lay_out, start] {
            host.command(&command)?.map_err(|refusal| CliError::Usage(host.in_words(&refusal)))?;
        }
        host.names = Called::names(host.table.called(), lang.spoken());
        host.updates.clear();
        Ok(host)
    }

    /// The game.
    pub(super) fn game(&self) -> Result<&dyn RunningGame, CliError> {
        self.table.game().ok_or_else(|| CliError::Failed(self.lang.word("term-stuck")))
    }

    /// Who sits where.
    pub(super) fn holders(&self) -> Vec<SeatHolder> {
        self.table.holders().map(|(_, holder)| holder.clone()).collect()
    }

    /// The seats of people.
    pub(super) fn people(&self) -> Vec<Seat> {
        self.table.seats_of(HERE)
    }

    /// The person who is to decide next; bots go before.
    pub(super) fn person_to_decide(&self) -> Option<Seat> {
        let deciding = self.table.deciding();
        self.people().into_iter().find(|seat| deciding.contains(seat))
    }

    /// Lets a bot that owes a decision take it; false when none does.
    pub(super) fn bot_acts(&mut self) -> Result<bool, CliError> {
        let Some(to) = self.table.bots_to_move().into_iter().next() else { return Ok(false) };
        let sight = self.table.game().and_then(|game| game.sight(to.seat));
        let bot = self.bots.get_mut(to.seat.index()).and_then(Option::as_mut);
        let action = bot.zip(sight).and_then(|(bot, sight)| bot.decide(&sight));
        let done = match action {
            Some(action) => self.act(Actor::Bot(to.spec), to.seat, &to.decision, &action)?.is_ok(),
            None => false,
        };
        if done {
            return Ok(true);
        }
        let name = self.names.name(to.seat);
        Err(CliError::Failed(self.lang.say("term-bot-silent", [("name", name.into())])))
    }

    /// What a person answers to the question that they were shown.
    pub(super) fn answer(
        &mut self,
        view: &SeatView,
        seat: Seat,
        action: &str,
    ) -> Result<Result<(), Refusal>, CliError> {
        let decision = view.decision.clone().unwrap_or_default();
        self.act(Actor::User(HERE.to_owned()), seat, &decision, action)
    }

    fn act(&mut self, by: Actor, seat: Seat, decision: &str, action: &str) -> Result<Result<(), Refusal>, CliError> {
        let (id, decision, action) = (self.id(), decision.to_owned(), action.to_owned());
        self.command(&Command::Act { by, seat, decision, id, action })
    }

    /// Takes back the seat's last action.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<Result<Undone, Refusal>, CliError> {
        let action = self.table.last_action(seat).unwrap_or_default().to_owned();
        let before = self.entries.len();
        let done = self.command(&Command::Undo { user: HERE.to_owned(), seat, id: self.id() })?;
        let redealt = |entry: &Entry| matches!(entry.fact, Fact::Undone { reseed: Some(_), .. });
        Ok(done.map(|()| Undone { action, redealt: self.entries[before..].iter().any(redealt) }))
    }

    /// What a seat sees and may do.
    pub(super) fn view(&self, seat: Seat) -> Option<SeatView> {
        self.table.state(&self.audience(Some(seat)), &glance()).views.pop()
    }

    /// The eyes of a seat, or of all, at this keyboard.
    fn audience(&self, seat: Option<Seat>) -> Audience {
        Audience::of_seat(seat, self.lang.spoken())
    }

    /// How much has happened.
    pub(super) fn n_news(&self) -> usize {
        self.updates.len()
    }

    /// What has happened since so much had, as told to a seat or to all.
    pub(super) fn news(&self, seat: Option<Seat>, since: usize) -> Vec<String> {
        let mut told = Told::default();
        let audience = self.audience(seat);
        let messages = self.table.tell(&self.updates[since..], &audience, &glance(), &mut told);
        let steps = messages.into_iter().flat_map(|message| match message {
            ServerMessage::Update { steps, .. } => steps,
            _ => Vec::new(),
        });
        self.sentences(steps)
    }

    /// All that has happened and stands.
    pub(super) fn log(&self, seat: Seat) -> Vec<String> {
        self.sentences(self.table.log(&self.audience(Some(seat)), usize::MAX))
    }

    fn sentences(&self, steps: impl IntoIterator<Item = Step>) -> Vec<String> {
        let events = steps.into_iter().flat_map(|step| step.events);
        events.map(|said| format!("· {}", said.text)).collect()
    }

    /// A refusal as people read it.
    pub(super) fn in_words(&self, refusal: &Refusal) -> String {
        refusal.said(self.lang.spoken()).text.to_string()
    }

    /// The journal of all that was done.
    pub(super) fn journal(&self) -> String {
        Journal { header: self.table.header().clone(), entries: self.entries.clone() }.to_jsonl()
    }

    /// Does what somebody wants, and what is due after it: the table passes where a seat can do nothing else.
    fn command(&mut self, command: &Command) -> Result<Result<(), Refusal>, CliError> {
        let done = self.settle(command)?;
        while self.table.next_due().is_some_and(|due| due <= now()) {
            if self.settle(&Command::Tick)?.is_err() {
                break;
            }
        }
        Ok(done)
    }

    fn settle(&mut self, command: &Command) -> Result<Result<(), Refusal>, CliError> {
        let decided = match self.table.decide(command, now(), &self.entropy()) {
            Ok(decided) => decided,
            Err(refusal) => return Ok(Err(refusal)),
        };
        self.entries.extend_from_slice(decided.entries());
        let updates = self.table.settle(decided).map_err(|why| CliError::Failed(why.to_string()))?;
        self.updates.extend(updates);
        Ok(Ok(()))
    }

    /// Tells one command from another.
    fn id(&self) -> String {
        format!("c{}", self.entries.len())
    }

    /// Chance for a new deal. The seed of the game is printed, so all of it follows from that seed.
    fn entropy(&self) -> [u8; 32] {
        let mut key = Seed::from(self.seed).0;
        key[16..24].copy_from_slice(&(1 + self.entries.len() as u64).to_le_bytes());
        key
    }
}

fn glance() -> Glance<'static> {
    Glance { now: now(), connected: &|_| true }
}

fn now() -> Millis {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis::try_from(now.as_millis()).unwrap_or(Millis::MAX)
}

/// The options with what is usual where nothing was said.
fn filled_in(entry: &dyn GameEntry, given: &Value) -> Value {
    let mut options = entry.default_options();
    if let (Some(all), Some(given)) = (options.as_object_mut(), given.as_object()) {
        all.extend(given.clone());
    }
    options
}

/// A bot's own chance, which tells it nothing of the deal.
fn private_seed(seed: u64, seat: Seat) -> Seed {
    let mut key = Seed::from(seed).0;
    key[31] = 1 + seat.0;
    Seed(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_registry::BotSpec;

    fn host(sitters: &[Sitter]) -> Host {
        let entry = game_registry::find("sample-game").expect("the sample game");
        Host::open(entry, &Value::Null, sitters, 7, Lang::ENGLISH).expect("a table")
    }

    fn act(host: &mut Host, seat: Seat, action: &str) {
        let view = host.view(seat).expect("a view");
        host.answer(&view, seat, action).expect("no mishap").expect("a legal action");
    }

    #[test]
    fn the_table_takes_back_what_has_shown_nothing_and_deals_afresh_what_has() {
        let mut host = host(&[Sitter::Human, Sitter::Human]);
        assert_eq!(
            host.undo(Seat(0)).expect("no mishap").err().map(|why| why.code),
            Some("nothing_to_undo".to_owned())
        );
        let before = host.game().expect("a game").digest();
        act(&mut host, Seat(0), "bid 1");
        let undone = host.undo(Seat(0)).expect("no mishap").expect("an undo");
        assert_eq!((undone.action.as_str(), undone.redealt), ("bid 1", false));
        assert_eq!(host.game().expect("a game").digest(), before);
        act(&mut host, Seat(0), "bid 1");
        act(&mut host, Seat(1), "bid 2");
        let undone = host.undo(Seat(1)).expect("no mishap").expect("an undo");
        assert_eq!((undone.action.as_str(), undone.redealt), ("bid 2", true));
    }

    #[test]
    fn bots_act_by_themselves_and_the_journal_tells_it_all() {
        let bot = Sitter::Bot(BotSpec::Random);
        let mut host = host(&[bot, bot, bot]);
        while host.bot_acts().expect("bots play by the rules") {}
        let game = host.game().expect("a game");
        assert!(game.outcome().is_some());
        let again = Table::read_exactly(&host.journal()).expect("the same game again");
        assert_eq!(again.game().map(|game| game.digest()), Some(game.digest()));
    }

    #[test]
    fn equal_seeds_and_actions_give_equal_games_through_undo_and_new_deals() {
        let played = || {
            let mut host = host(&[Sitter::Human, Sitter::Bot(BotSpec::Random)]);
            while host.bot_acts().expect("bots play by the rules") {}
            for action in ["bid 3", "", "bid 3", "bid 0"] {
                match (action, host.person_to_decide()) {
                    ("", _) => drop(host.undo(Seat(0)).expect("no mishap")),
                    (action, Some(seat)) => {
                        let view = host.view(seat).expect("a view");
                        drop(host.answer(&view, seat, action).expect("no mishap"));
                    }
                    _ => {}
                }
                while host.bot_acts().expect("bots play by the rules") {}
            }
            host.game().expect("a game").digest()
        };
        assert_eq!(played(), played());
    }
}
