//! Golden playthroughs: a random game as text, to be read and reviewed as a diff.
//!
//! The text stands in the repository. A change of the rules shows itself there as changed legal actions, events
//! or scores. `UPDATE_EXPECT=1` writes the text again.

use std::fmt::Write as _;
use std::path::Path;

use game_core::{Fx, ScoreLine, Seat, Seed, Viewer, Worded};
use game_text::Texts;

use crate::Names;
use crate::compare::lines_that_differ;
use crate::scenario::read;

/// Positions shown in full; of a longer game the first and last ones, and others evenly between.
const SHOWN: usize = 60;
/// Actions listed of one position.
const LISTED: usize = 24;
const WIDTH: usize = 110;

/// A random game as text: what each seat could do, what it did and what that brought about.
pub fn playthrough<G: Worded>(options: &G::Options, seats: u8, seed: u64) -> Result<String, String> {
    let texts = Texts::new(G::TEXT)?;
    let names = Names::numbered(seats);
    let (actions, ended) = crate::random_actions::<G>(options, seats, seed).map_err(|e| e.to_string())?;
    let mut game = G::setup(options, seats, Seed::from(seed)).map_err(|e| e.to_string())?;
    let mut fx = Fx::listening();
    let json = serde_json::to_string(options).map_err(|e| e.to_string())?;
    let mut text = format!("{}, {seats} seats, seed {seed}, options {json}\n", G::SLUG);
    for (place, &(seat, action)) in actions.iter().enumerate() {
        let shown = is_shown(place, actions.len());
        if shown {
            position(&mut text, &game, seat, &texts, &names);
        }
        game.apply(seat, action, &mut fx);
        let (events, _) = fx.take();
        if !shown {
            continue;
        }
        let _ = writeln!(text, "{}. {} {}", place + 1, names.name(seat), names.from_notation(&action.to_string()));
        for event in events {
            let said = texts.say("en", "event", event.to(Viewer::Spectator), names.as_slice());
            let _ = writeln!(text, "   {said}");
        }
        if place % 10 == 9 {
            scores(&mut text, &game, &texts, &names);
        }
    }
    let _ = writeln!(text, "\n{ended:?} after {} actions", actions.len());
    scores(&mut text, &game, &texts, &names);
    let _ = writeln!(text, "   outcome {}", serde_json::to_string(&game.outcome()).map_err(|e| e.to_string())?);
    let _ = writeln!(text, "   state {}", crate::digest([&game]));
    Ok(text)
}

fn is_shown(place: usize, length: usize) -> bool {
    let stride = length.div_ceil(SHOWN).max(1);
    place < SHOWN / 3 || place + SHOWN / 6 >= length || place.is_multiple_of(stride)
}

fn position<G: Worded>(text: &mut String, game: &G, seat: Seat, texts: &Texts, names: &Names) {
    let legal = game.legal_list(seat);
    let asked = game.prompt(seat).map(|prompt| texts.say("en", "prompt", &prompt, names.as_slice()));
    let _ = writeln!(text, "\n{} to decide: {}", names.name(seat), asked.unwrap_or_default());
    let mut listed: Vec<String> = legal.iter().take(LISTED).map(|a| names.from_notation(&a.to_string())).collect();
    if legal.len() > LISTED {
        listed.push(format!("and {} more", legal.len() - LISTED));
    }
    wrapped(text, &format!("{} legal: ", legal.len()), &listed, "; ");
}

fn scores<G: Worded>(text: &mut String, game: &G, texts: &Texts, names: &Names) {
    for (seat, sheet) in Seat::all(game.seats()).zip(game.scores(Viewer::Spectator)) {
        let say = |line: &ScoreLine| format!("{} {}", texts.say("en", "score", line, names.as_slice()), line.points);
        let lines: Vec<String> = sheet.lines.iter().map(say).collect();
        wrapped(text, &format!("{} has {}: ", names.name(seat), sheet.total()), &lines, ", ");
    }
}

/// The items after a word, on as many lines as they need; no item is broken in two.
fn wrapped(text: &mut String, head: &str, items: &[String], between: &str) {
    let mut line = format!("   {head}");
    for (place, item) in items.iter().enumerate() {
        if line.chars().count() + item.chars().count() > WIDTH {
            let _ = writeln!(text, "{}", line.trim_end());
            line = "     ".to_owned();
        }
        line.push_str(item);
        if place + 1 < items.len() {
            line.push_str(between);
        }
    }
    let _ = writeln!(text, "{}", line.trim_end());
}

/// Compares a playthrough with its file in the folder, or writes the file when `UPDATE_EXPECT` is set.
pub fn check_golden<G: Worded>(
    folder: &Path,
    name: &str,
    options: &G::Options,
    seats: u8,
    seed: u64,
) -> Result<(), String> {
    let got = playthrough::<G>(options, seats, seed)?;
    let path = folder.join(format!("{name}.txt"));
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, got));
        return written.map_err(|e| format!("{} cannot be written: {e}.", path.display()));
    }
    let expected = read(&path).map_err(|e| format!("{e} Write it with UPDATE_EXPECT=1."))?;
    if expected == got {
        return Ok(());
    }
    let lines = lines_that_differ(&expected, &got);
    Err(format!("The playthrough {name} differs from {}; UPDATE_EXPECT=1 writes it again.\n{lines}", path.display()))
}

/// Makes a test that compares random games with their text in a folder of the crate.
///
/// ```text
/// golden!(SampleGame, "tests/golden");    // the least and the most seats, default options, seed 1
/// golden!(SampleGame, "tests/golden"; "carry-3": seats 3, seed 5, options Options { ties: Ties::Carry, ..Options::default() });
/// ```
#[macro_export]
macro_rules! golden {
    ($game:ty, $folder:literal) => {
        $crate::golden!($game, $folder;
            "least": seats *<$game as $crate::Game>::SEATS.start(), seed 1, options ::core::default::Default::default();
            "most": seats *<$game as $crate::Game>::SEATS.end(), seed 1, options ::core::default::Default::default()
        );
    };
    ($game:ty, $folder:literal; $($name:literal: seats $seats:expr, seed $seed:expr, options $options:expr);+ $(;)?) => {
        #[test]
        fn golden() {
            let folder = ::std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($folder);
            $(
                if let Err(difference) = $crate::golden::check_golden::<$game>(&folder, $name, &$options, $seats, $seed) {
                    panic!("\n{difference}");
                }
            )+
        }
    };
}
