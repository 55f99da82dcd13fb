//! A game of a known type on the shelf.

use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::OnceLock;

use bots::Judged;
use game_core::{CitesRule, OptionSpec, Seed, Standing, Worded};
use game_text::drawing::Drawn;
use game_text::{Bundle, Kind, Texts, added};
use ratings::Strengths;
use serde_json::{Value, json};

use crate::running::Running;
use crate::seated::Seated;
#[cfg(feature = "scenario")]
use crate::work::scenario;
use crate::work::{arena, bench, simulate};
use crate::{
    ArenaReport, ArenaRequest, BenchReport, BenchRequest, BotSpec, Daily, GameEntry, LoadError, Rulebook, RunningGame,
    Saying, SeatedBot, SimulateReport, SimulateRequest, StartError, WorkError,
};

/// What a game brings to be on the shelf.
#[cfg(not(feature = "scenario"))]
pub(crate) trait Shelved: Judged + Worded + Drawn {}
#[cfg(not(feature = "scenario"))]
impl<G: Judged + Worded + Drawn> Shelved for G {}

/// What a game brings to be on the shelf and to be staged by scenarios.
#[cfg(feature = "scenario")]
pub(crate) trait Shelved: Judged + Worded + Drawn + game_testkit::Staged {}
#[cfg(feature = "scenario")]
impl<G: Judged + Worded + Drawn + game_testkit::Staged> Shelved for G {}

/// The entry of one game. Texts and rules are read when first asked for.
pub(crate) struct Listed<G> {
    hidden: bool,
    daily: Option<Daily>,
    boards: &'static [&'static str],
    bots: Strengths,
    bundle: Bundle,
    rulebooks: OnceLock<Vec<(&'static str, Rulebook)>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Shelved> Listed<G> {
    pub(crate) const fn new(hidden: bool) -> Self {
        Listed {
            hidden,
            daily: None,
            boards: &[],
            bots: Strengths { random: 15_000, greedy: 25_000, search: 30_000 },
            bundle: Bundle::new(G::SLUG, G::TEXT),
            rulebooks: OnceLock::new(),
            game: PhantomData,
        }
    }

    /// Offers it as the challenge of the day, as soon as its rules know so many seats.
    pub(crate) const fn daily(mut self, daily: Daily) -> Self {
        self.daily = Some(daily);
        self
    }

    /// Says which options decide on what board each seat plays.
    pub(crate) const fn played_on(mut self, options: &'static [&'static str]) -> Self {
        self.boards = options;
        self
    }

    /// Says how strong its bots are: `greedy` is where people begin, the others are as far from it as the arena says
    /// (`docs/bots.md`), each at the lower end of its interval.
    pub(crate) const fn bots(mut self, random: i64, search: i64) -> Self {
        self.bots = Strengths { random, search, ..self.bots };
        self
    }

    /// The rules in every language: those the program was built with, then those added when it started.
    fn rulebooks(&self) -> &[(&'static str, Rulebook)] {
        self.rulebooks.get_or_init(|| {
            let english = Rulebook::parse(G::RULES[0].1);
            let book = |text| Rulebook::parse(text).with_origins_of(&english);
            let mut books: Vec<_> = G::RULES.iter().map(|(lang, text)| (*lang, book(text))).collect();
            let added = added().iter().filter(|text| text.kind == Kind::Rules && text.bundle == G::SLUG);
            for text in added {
                books.push((text.lang, books[0].1.translated(Rulebook::parse(text.source))));
            }
            books
        })
    }

    /// Fills in what the options leave out.
    fn options(&self, options: &Value) -> Result<G::Options, StartError> {
        let mut all = json!(G::Options::default());
        match (&mut all, options) {
            (_, Value::Null) => {}
            (Value::Object(all), Value::Object(given)) => all.extend(given.clone()),
            (_, other) => {
                let why = format!("The options of {} are fields with names, not {other}.", G::SLUG);
                return Err(StartError::Options(why));
            }
        }
        let wrong = |why| StartError::Options(format!("These options do not fit {}: {why}.", G::SLUG));
        serde_json::from_value(all).map_err(wrong)
    }

    fn check_seats(&self, seats: u8) -> Result<(), StartError> {
        if G::SEATS.contains(&seats) {
            return Ok(());
        }
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        Err(StartError::Seats(format!("{} is for {least} to {most} seats, not {seats}.", G::SLUG)))
    }

    /// Options that the rules accept for so many seats.
    fn checked(&'static self, options: &Value, seats: u8) -> Result<G::Options, WorkError> {
        self.check_seats(seats)?;
        let options = self.options(options)?;
        self.set_up(&options, seats, Seed::from(0))?;
        Ok(options)
    }

    fn set_up(&'static self, options: &G::Options, seats: u8, seed: Seed) -> Result<G, StartError> {
        let refused = |why: G::Illegal| Saying::new("illegal", self.texts(), &why).citing(why.rule());
        G::setup(options, seats, seed).map_err(|why| StartError::Refused(refused(why)))
    }
}

impl<G: Shelved> GameEntry for Listed<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn hidden(&self) -> bool {
        self.hidden
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::SEATS
    }

    fn option_specs(&self) -> Vec<OptionSpec> {
        G::option_specs()
    }

    fn windows(&self) -> &'static [&'static str] {
        G::WINDOWS
    }

    fn standing(&self) -> &'static [Standing] {
        G::STANDING
    }

    fn daily(&self) -> Option<Daily> {
        self.daily.filter(|daily| G::SEATS.contains(&daily.seats()))
    }

    fn played_on(&self) -> &'static [&'static str] {
        self.boards
    }

    fn strengths(&self) -> Strengths {
        self.bots
    }

    fn default_options(&self) -> Value {
        json!(G::Options::default())
    }

    fn text(&self, lang: &str) -> Option<&'static str> {
        self.bundle.source(lang)
    }

    fn texts(&'static self) -> &'static Texts {
        self.bundle.texts()
    }

    fn rulebook(&'static self, lang: &str) -> &'static Rulebook {
        let books = self.rulebooks();
        let (_, book) = books.iter().find(|(code, _)| *code == lang).unwrap_or(&books[0]);
        book
    }

    fn check_rules(&'static self, markdown: &str) -> Result<(), String> {
        Rulebook::parse(G::RULES[0].1).check_translation(markdown)
    }

    fn start(&'static self, options: &Value, seats: u8, seed: Seed) -> Result<Box<dyn RunningGame>, StartError> {
        self.check_seats(seats)?;
        let game = self.set_up(&self.options(options)?, seats, seed)?;
        Ok(Box::new(Running { game, entry: self }))
    }

    fn load(&'static self, snapshot: &Value) -> Result<Box<dyn RunningGame>, LoadError> {
        let game = read_snapshot::<G>(snapshot)?;
        Ok(Box::new(Running { game, entry: self }))
    }

    fn glimpse(&'static self, snapshot: &Value) -> Result<Box<dyn RunningGame>, LoadError> {
        check_game::<G>(snapshot)?;
        Ok(Box::new(Running { game: read_state::<G>(snapshot)?, entry: self }))
    }

    fn bot(&self, spec: &BotSpec, seed: Seed) -> Box<dyn SeatedBot> {
        Box::new(Seated::<G>(spec.build(seed)))
    }

    fn simulate(
        &'static self,
        request: &SimulateRequest,
        on_game: &(dyn Fn() + Sync),
    ) -> Result<SimulateReport, WorkError> {
        simulate::simulate::<G>(&self.checked(&request.options, request.seats)?, request, on_game)
    }

    fn bench(&'static self, request: &BenchRequest, on_figure: &mut dyn FnMut(&str)) -> Result<BenchReport, WorkError> {
        bench::bench::<G>(&self.checked(&request.options, request.seats)?, request, on_figure)
    }

    fn arena(
        &'static self,
        request: &ArenaRequest,
        on_game: &mut dyn FnMut(u32, u32),
    ) -> Result<ArenaReport, WorkError> {
        arena::arena::<G>(self.checked(&request.options, request.seats)?, request, on_game)
    }

    #[cfg(feature = "scenario")]
    fn scenario(&self, text: &str) -> Result<(), String> {
        scenario::run::<G>(text)
    }
}

fn read_snapshot<G: Judged>(snapshot: &Value) -> Result<G, LoadError> {
    check_game::<G>(snapshot)?;
    let found = snapshot["rules_version"].as_u64().and_then(|version| u32::try_from(version).ok());
    match found {
        Some(found) if found == G::RULES_VERSION => {}
        Some(found) => return Err(LoadError::OtherRules { found, expected: G::RULES_VERSION }),
        None => return Err(LoadError::Unreadable("it does not say under which rules it was taken.".to_owned())),
    }
    read_state(snapshot)
}

fn check_game<G: Judged>(snapshot: &Value) -> Result<(), LoadError> {
    if snapshot["game"] == G::SLUG {
        return Ok(());
    }
    Err(LoadError::Unreadable(format!("it is not of {}.", G::SLUG)))
}

fn read_state<G: Judged>(snapshot: &Value) -> Result<G, LoadError> {
    G::deserialize(&snapshot["state"]).map_err(|why| LoadError::Unreadable(format!("{why}.")))
}
