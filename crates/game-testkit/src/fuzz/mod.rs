//! Fuzzing: whatever reaches a parser, it answers or refuses, and never panics.
//!
//! The inputs are valid notations, actions, options, journals and scenarios with things wrong in them. What a
//! parser accepts is then used: an action is checked in some positions, a journal replayed, a scenario played.

mod mutate;

use std::path::Path;

use game_core::{Fx, Seat, Seed};
use game_text::Texts;

use crate::guard::guard;
use crate::scenario::{files_under, read, run_with};
use crate::{Picker, Recording, Staged, random_actions, record, replay};

/// What fuzzing tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Fuzzed {
    /// Inputs tried.
    pub tried: u32,
    /// Those that could be read in spite of everything.
    pub accepted: u32,
}

/// Tries broken inputs on every parser of the game. Fails with the input on which one panicked.
pub fn fuzz_parsers<G: Staged>(seed: u64, iterations: u32) -> Result<Fuzzed, String> {
    fuzz_with::<G>(seed, iterations, &[])
}

/// The same, with scenarios of the game to start from: they reach its `given`, `then` and `sees` lines.
pub fn fuzz_with<G: Staged>(seed: u64, iterations: u32, scenarios: &[String]) -> Result<Fuzzed, String> {
    let corpus = Corpus::<G>::new(scenarios)?;
    let mut picker = Picker::new(seed);
    let mut fuzzed = Fuzzed::default();
    for _ in 0..iterations {
        let (kind, texts, parse) = &corpus.kinds[picker.below(corpus.kinds.len())];
        let Some(text) = picker.one_of(texts) else { continue };
        let input = mutate::mutate(text, texts, &mut picker);
        let accepted = guard(|| parse(&corpus, &input)).and_then(|verdict| verdict);
        fuzzed.tried += 1;
        fuzzed.accepted += u32::from(accepted.map_err(|why| format!("A broken {kind} did harm: {why}\n{input:?}"))?);
    }
    Ok(fuzzed)
}

/// The same with all scenarios under a folder; `FUZZ_ITERATIONS` says how many inputs to try. Panics when one
/// does harm. For `fuzz!`.
pub fn assert_folder<G: Staged>(folder: &Path) {
    let iterations = std::env::var("FUZZ_ITERATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(2000);
    let texts = files_under(folder, "scn").and_then(|files| files.iter().map(|file| read(file)).collect());
    let fuzzed = texts.and_then(|texts: Vec<String>| fuzz_with::<G>(iterations.into(), iterations, &texts));
    match fuzzed {
        Ok(fuzzed) => assert_eq!(fuzzed.tried, iterations, "Some kind of input has nothing to start from."),
        Err(harm) => panic!("{harm}"),
    }
}

/// Reads an input and uses it: whether it could be read, or what harm it did.
type Parse<G> = fn(&Corpus<G>, &str) -> Result<bool, String>;

/// Valid inputs, and what reads them.
struct Corpus<G: Staged> {
    positions: Vec<G>,
    texts: Texts,
    kinds: Vec<(&'static str, Vec<String>, Parse<G>)>,
}

impl<G: Staged> Corpus<G> {
    fn new(scenarios: &[String]) -> Result<Self, String> {
        let options = G::Options::default();
        let mut corpus = Corpus { positions: Vec::new(), texts: Texts::new(G::TEXT)?, kinds: Vec::new() };
        let (mut notations, mut actions, mut journals) = (Vec::new(), Vec::new(), Vec::new());
        let mut scenarios = scenarios.to_vec();
        for seats in G::SEATS {
            let Ok((played, _)) = random_actions::<G>(&options, seats, seats.into()) else { continue };
            let mut game = G::setup(&options, seats, Seed::from(u64::from(seats))).map_err(|e| e.to_string())?;
            let stride = (played.len() / 60).max(1);
            for (place, &(seat, action)) in played.iter().enumerate() {
                if place.is_multiple_of(stride) {
                    corpus.positions.push(game.clone());
                    notations.push(action.to_string());
                    actions.push(serde_json::to_string(&action).map_err(|e| e.to_string())?);
                }
                game.apply(seat, action, &mut Fx::silent());
            }
            let opening = &played[..played.len().min(40)];
            let seed = Seed::from(u64::from(seats));
            journals.push(record::<G>(&options, seats, seed, opening).map_err(|e| e.to_string())?);
            scenarios.push(scenario_of::<G>(seats, opening));
        }
        let options = vec![serde_json::to_string(&options).map_err(|e| e.to_string())?];
        corpus.kinds = vec![
            ("notation", notations, try_notation),
            ("JSON action", actions, try_action),
            ("set of options", options, try_options),
            ("journal", journals, try_journal),
            ("scenario", scenarios, try_scenario),
        ];
        Ok(corpus)
    }
}

fn scenario_of<G: Staged>(seats: u8, actions: &[(Seat, G::Action)]) -> String {
    let rule = G::RULES.iter().flat_map(|(_, book)| book.lines()).find_map(|line| line.strip_prefix("### "));
    let rule = rule.and_then(|heading| heading.split(' ').next()).unwrap_or("XX-1");
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("P{}", seat.0)).collect();
    let lines: Vec<String> = actions.iter().map(|(seat, action)| format!("P{} {action}\n", seat.0)).collect();
    let table = format!("table {}, seats {}, seed {seats}", G::SLUG, names.join(" "));
    format!("# A game is played. § {rule}\n{table}\n{}not-over\nundo P0\nrefused\n", lines.concat())
}

fn try_notation<G: Staged>(corpus: &Corpus<G>, input: &str) -> Result<bool, String> {
    input.parse().map_or(Ok(false), |action| use_action(corpus, &action))
}

fn try_action<G: Staged>(corpus: &Corpus<G>, input: &str) -> Result<bool, String> {
    serde_json::from_str(input).map_or(Ok(false), |action| use_action(corpus, &action))
}

/// Any action that can be read may reach `check` in any position, and has a notation of its own.
fn use_action<G: Staged>(corpus: &Corpus<G>, action: &G::Action) -> Result<bool, String> {
    for game in &corpus.positions {
        for seat in Seat::all(game.seats()) {
            let _ = game.check(seat, action);
        }
    }
    match action.to_string().parse::<G::Action>() {
        Ok(again) if again == *action => Ok(true),
        Ok(again) => Err(format!("`{action}` is read as `{again}`")),
        Err(e) => Err(format!("`{action}` is written but cannot be read: {e}")),
    }
}

fn try_options<G: Staged>(_: &Corpus<G>, input: &str) -> Result<bool, String> {
    let Ok(options) = serde_json::from_str(input) else { return Ok(false) };
    (0..=u8::MAX).for_each(|seats| drop(G::setup(&options, seats, Seed::from(1))));
    Ok(true)
}

fn try_journal<G: Staged>(_: &Corpus<G>, input: &str) -> Result<bool, String> {
    Ok(Recording::<G>::parse(input).and_then(|recording| replay(&recording)).is_ok())
}

fn try_scenario<G: Staged>(corpus: &Corpus<G>, input: &str) -> Result<bool, String> {
    match run_with::<G>(input, &corpus.texts).failure {
        None => Ok(true),
        Some(failure) if failure.panicked => Err(failure.to_string()),
        Some(_) => Ok(false),
    }
}

/// Makes a test that tries broken inputs on every parser of the game, starting from the scenarios of a folder:
/// `fuzz!(SampleGame, "tests/scenarios");`
#[macro_export]
macro_rules! fuzz {
    ($game:ty, $folder:literal) => {
        #[test]
        fn fuzz() {
            $crate::fuzz::assert_folder::<$game>(&::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder));
        }
    };
}
