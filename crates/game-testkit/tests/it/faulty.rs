//! The sample game with one fault built in: a law that does not notice it is worth nothing.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU8, Ordering};

use game_core::{
    Fx, Game, Mark, Nothing, OptionSpec, Outcome, Rival, Rng, ScoreSheet, Seat, SeatSet, Secret, Seed, Stream, Viewer,
    Window, Worded,
};
use game_testkit::{Names, Staged};
use sample_game::{Action, Event, Illegal, Options, Prize, Prompt, SampleGame, Task, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

pub(crate) const NONE: u8 = 0;
pub(crate) const LISTS_ILLEGAL: u8 = 1;
pub(crate) const HIDES_LEGAL: u8 = 2;
pub(crate) const LISTS_TWICE: u8 = 3;
pub(crate) const LISTS_IN_ANY_ORDER: u8 = 4;
pub(crate) const LETS_OTHERS_ACT: u8 = 5;
pub(crate) const STUCK_WITHOUT_COINS: u8 = 6;
pub(crate) const ASKS_NOTHING: u8 = 7;
pub(crate) const ENDLESS: u8 = 8;
pub(crate) const LOSES_A_PIECE: u8 = 9;
pub(crate) const PANICS: u8 = 10;
pub(crate) const CHANGES_WHEN_REFUSING: u8 = 11;
pub(crate) const FORGETS_WHEN_STORED: u8 = 12;
pub(crate) const KNOWS_WHO_LISTENS: u8 = 13;
pub(crate) const KNOWS_THE_PAST: u8 = 14;
pub(crate) const REMEMBERS_WHO_WAS_FIRST: u8 = 15;
pub(crate) const SHOWS_A_SECRET: u8 = 16;
pub(crate) const TELLS_A_SECRET: u8 = 17;
pub(crate) const JUDGES_BY_A_SECRET: u8 = 18;
pub(crate) const PANICS_ON_GIVEN: u8 = 19;
pub(crate) const SETS_UP_BY_MOOD: u8 = 20;
pub(crate) const IS_SPEECHLESS: u8 = 21;
pub(crate) const REDEALS_WHAT_IS_SEEN: u8 = 22;
pub(crate) const PASSES_ILLEGALLY: u8 = 23;
pub(crate) const OPENS_TO_ALL: u8 = 24;
pub(crate) const NAMES_NO_WINDOW: u8 = 25;
pub(crate) const OPENS_BY_A_SECRET: u8 = 26;
pub(crate) const IS_NEVER_IDLE: u8 = 27;
pub(crate) const COUNTS_A_SECRET: u8 = 28;
pub(crate) const SUGGESTS_THE_IMPOSSIBLE: u8 = 29;
pub(crate) const SUGGESTS_BY_A_SECRET: u8 = 30;
pub(crate) const NOTES_A_SECRET: u8 = 31;
pub(crate) const TELLS_BEHIND_ITS_BACK: u8 = 32;
pub(crate) const PAYS_BY_A_SECRET: u8 = 33;
pub(crate) const RIVALS_COUNT_A_SECRET: u8 = 34;
pub(crate) const RIVALS_LOOK_ALIKE: u8 = 35;
pub(crate) const RANKS_FORGET_RIVALS: u8 = 36;
pub(crate) const RANKS_BEAT_RIVALS: u8 = 37;

/// A text that has no more to say than the names of the options.
const OPTIONS_ONLY: &[(&str, &str)] = &[(
    "en",
    "option-rounds = Rounds\n    .explain = How many.\noption-ties = Ties\n    .explain = What then.\n\
     option-ties-dice = Dice\noption-ties-carry = Stay\n",
)];

/// What no game may have: something outside its state.
static MOOD: AtomicU8 = AtomicU8::new(0);

fn mood() -> u8 {
    MOOD.fetch_add(1, Ordering::Relaxed)
}

fn prize_of(action: Action) -> Prize {
    match action {
        Action::Keep { prize } | Action::Melt { prize } => prize,
        Action::Bid { coins } => Prize(coins),
    }
}

/// The sample game with a fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Faulty<const FAULT: u8> {
    game: SampleGame,
    secret: Secret<u8>,
    noted: u8,
    #[serde(skip)]
    forgotten: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub(crate) struct FaultyView {
    view: View,
    noted: u8,
    leak: Option<u8>,
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const SLUG: &'static str = "sample-game";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = SampleGame::SEATS;
    const CAP: u32 = SampleGame::CAP;
    const WINDOWS: &'static [&'static str] = if FAULT == NAMES_NO_WINDOW { &[] } else { &["bid"] };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = FaultyView;
    type Illegal = Illegal;
    type Prompt = Prompt;
    type Due = Task;
    type Note = u8;
    type Place = Nothing;
    type Odds = Nothing;

    fn option_specs() -> Vec<OptionSpec> {
        SampleGame::option_specs()
    }

    fn setup(options: &Options, seats: u8, seed: Seed) -> Result<Self, Illegal> {
        let game = SampleGame::setup(options, seats, seed)?;
        let secret = Rng::new(seed).below(Stream::Seat(Seat(0)), 100) as u8;
        let noted = if FAULT == SETS_UP_BY_MOOD { mood() } else { 0 };
        Ok(Faulty { game, secret: Secret::new(secret, SeatSet::NONE), noted, forgotten: 0 })
    }

    fn seats(&self) -> u8 {
        self.game.seats()
    }

    fn deciding(&self) -> SeatSet {
        self.game.deciding()
    }

    fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) {
        self.game.legal_actions(seat, into);
        match FAULT {
            LISTS_ILLEGAL if !into.is_empty() => into.push(Action::Bid { coins: 99 }),
            HIDES_LEGAL if into.len() > 1 => drop(into.pop()),
            LISTS_TWICE => into.extend(into.first().copied()),
            LISTS_IN_ANY_ORDER if mood().is_multiple_of(2) => into.reverse(),
            STUCK_WITHOUT_COINS if *into == [Action::Bid { coins: 0 }] => into.clear(),
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        if FAULT == LETS_OTHERS_ACT && !self.deciding().contains(seat) {
            return Ok(());
        }
        match self.game.check(seat, action) {
            Err(Illegal::AlreadyBid) if FAULT == JUDGES_BY_A_SECRET => {
                Err(Illegal::TooFewCoins { coins: 0, purse: *self.secret.inside(&Fx::<()>::silent()) })
            }
            verdict => verdict,
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, fx: &mut Fx<Event>) {
        match (FAULT, action) {
            (ENDLESS, Action::Keep { .. }) | (LISTS_ILLEGAL, Action::Bid { coins: 99 }) => return,
            (LOSES_A_PIECE, Action::Melt { .. }) => self.noted = 1,
            (PANICS, Action::Melt { prize }) => panic!("no fire for {prize}"),
            (FORGETS_WHEN_STORED, _) => self.forgotten = 1,
            (KNOWS_WHO_LISTENS, Action::Keep { prize }) => {
                let noted = &mut self.noted;
                fx.tell(|| {
                    *noted = 1;
                    Event::PrizeKept { seat, prize }
                });
            }
            (KNOWS_THE_PAST, _) => self.noted = mood(),
            (REMEMBERS_WHO_WAS_FIRST, _) => self.noted = seat.0,
            (TELLS_A_SECRET, Action::Bid { .. }) => {
                let coins = Some(*self.secret.inside(fx));
                fx.tell(|| Event::BidLaid { seat, coins });
            }
            (TELLS_BEHIND_ITS_BACK, Action::Keep { prize }) => {
                let secret = *self.secret.inside(&Fx::<()>::silent());
                fx.tell(|| Event::BidLaid { seat, coins: Some(secret ^ prize.0) });
            }
            (PAYS_BY_A_SECRET, Action::Melt { .. }) => {
                let even = self.secret.inside(&Fx::<()>::silent()).is_multiple_of(2);
                return self.game.apply(seat, if even { action } else { Action::Keep { prize: prize_of(action) } }, fx);
            }
            _ => {}
        }
        self.game.apply(seat, action, fx);
    }

    /// The house comes last, whatever it has.
    fn outcome(&self) -> Option<Outcome> {
        let mut outcome = self.game.outcome()?;
        if let Outcome::Ranks { rivals, .. } = &mut outcome {
            match FAULT {
                RANKS_FORGET_RIVALS => {}
                RANKS_BEAT_RIVALS => rivals.push(1),
                _ => rivals.push(self.seats() + 1),
            }
        }
        Some(outcome)
    }

    /// The house plays along, and has what was noted.
    fn rivals(&self) -> Vec<Rival> {
        let secret = || i32::from(*self.secret.inside(&Fx::<()>::silent()));
        let coins = if FAULT == RIVALS_COUNT_A_SECRET { secret() } else { i32::from(self.noted) };
        let mark = Mark(if FAULT == RIVALS_LOOK_ALIKE { 0 } else { 5 });
        vec![Rival::new("house", mark, ScoreSheet::default().line("coins", coins, coins))]
    }

    fn scores(&self, viewer: Viewer) -> Vec<ScoreSheet> {
        let mut sheets = self.game.scores(viewer);
        if FAULT == COUNTS_A_SECRET {
            let secret = i32::from(*self.secret.inside(&Fx::<()>::silent()));
            sheets.iter_mut().for_each(|sheet| *sheet = sheet.clone().line("coins", secret, secret));
        }
        sheets
    }

    fn suggest(&self, seat: Seat) -> Option<Action> {
        match FAULT {
            SUGGESTS_THE_IMPOSSIBLE => Some(Action::Bid { coins: 99 }),
            SUGGESTS_BY_A_SECRET if self.secret.inside(&Fx::<()>::silent()).is_multiple_of(2) => {
                self.game.legal_list(seat).last().copied()
            }
            SUGGESTS_BY_A_SECRET => self.game.legal_list(seat).first().copied(),
            _ => None,
        }
    }

    fn due(&self, seat: Seat, into: &mut Vec<Task>) {
        self.game.due(seat, into);
    }

    fn ways(&self, seat: Seat, due: &Task, into: &mut Vec<Action>) {
        self.game.ways(seat, due, into);
    }

    fn notes(&self, _before: &Self, _seat: Seat, into: &mut Vec<u8>) {
        if FAULT == NOTES_A_SECRET {
            into.push(*self.secret.inside(&Fx::<()>::silent()));
        }
    }

    fn prompt(&self, seat: Seat) -> Option<Prompt> {
        self.game.prompt(seat).filter(|_| FAULT != ASKS_NOTHING)
    }

    /// Whoever has to bid may bid nothing.
    fn window(&self, seat: Seat) -> Option<Window<Action>> {
        let pass = Action::Bid { coins: if FAULT == PASSES_ILLEGALLY { 99 } else { 0 } };
        let bids = FAULT == OPENS_TO_ALL || matches!(self.game.prompt(seat)?, Prompt::Bid { .. });
        let opens = FAULT != OPENS_BY_A_SECRET || self.secret.inside(&Fx::<()>::silent()).is_multiple_of(2);
        let idle = FAULT != IS_NEVER_IDLE && self.game.legal_list(seat).len() == 1;
        (bids && opens).then_some(Window { kind: "bid", pass, idle })
    }

    fn view(&self, viewer: Viewer) -> FaultyView {
        let leak = (FAULT == SHOWS_A_SECRET).then(|| *self.secret.inside(&Fx::<()>::silent()));
        FaultyView { view: self.game.view(viewer), noted: self.noted, leak }
    }

    fn imagine(view: &FaultyView, rng: &mut Rng) -> Self {
        let secret = Secret::new(rng.below(Stream::Table, 100) as u8, SeatSet::NONE);
        Faulty { game: SampleGame::imagine(&view.view, rng), secret, noted: view.noted, forgotten: 0 }
    }

    fn redeal(&mut self, rng: &mut Rng) {
        self.game.redeal(rng);
        if FAULT == REDEALS_WHAT_IS_SEEN {
            self.noted = self.noted.wrapping_add(1);
        }
    }

    fn assert_sound(&self) {
        self.game.assert_sound();
        assert!(FAULT != LOSES_A_PIECE || self.noted == 0, "a piece is lost");
    }

    fn play(&mut self, seat: Seat, action: Action, fx: &mut Fx<Event>) -> Result<(), Illegal> {
        if FAULT == CHANGES_WHEN_REFUSING {
            self.noted = 1;
        }
        self.check(seat, &action)?;
        self.apply(seat, action, fx);
        Ok(())
    }
}

impl<const FAULT: u8> Worded for Faulty<FAULT> {
    const TEXT: &'static [(&'static str, &'static str)] =
        if FAULT == IS_SPEECHLESS { OPTIONS_ONLY } else { sample_game::TEXT };
    const RULES: &'static [(&'static str, &'static str)] = sample_game::RULES;
}

impl<const FAULT: u8> Staged for Faulty<FAULT> {
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String> {
        assert!(FAULT != PANICS_ON_GIVEN || line.starts_with("Red"), "cannot read {line}");
        self.game.given(line, names)
    }

    fn turn(&mut self, line: &str, names: &Names) -> Result<(), String> {
        self.game.turn(line, names)
    }

    fn staged(&mut self) -> Result<(), String> {
        self.game.staged()
    }

    fn then(&self, line: &str, names: &Names) -> Result<(), String> {
        self.game.then(line, names)
    }

    fn sees(view: &FaultyView, line: &str, names: &Names) -> Result<(), String> {
        SampleGame::sees(&view.view, line, names)
    }
}
