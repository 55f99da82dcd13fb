//! Moments of games for the pictures and tests of the web app, one file for each kind of table.
//!
//! `cargo run -p planet-unknown --example planet-moments -- web/mock/fixtures/planet-unknown`

#![expect(clippy::print_stdout, reason = "a tool for the terminal")]

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use game_core::{CitesRule as _, Fx, Game as _, Id, Rng, Seat, Seed, Stream, Viewer};
use planet_unknown::{Action, Corporation, Options, Planet, PlanetUnknown};
use serde_json::{Map, Value, json};

/// From this round on moments are kept: by then there is something to see.
const FROM: u64 = 8;
/// Of so many placements the one nearest to the upper left corner is taken, so that planets fill up.
const SAMPLES: u32 = 9;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name the folder for the moments")?);
    fs::create_dir_all(&folder)?;
    let write = |name: &str, moments: Map<String, Value>| -> Result<(), Box<dyn Error>> {
        println!("{name}: {}", moments.keys().cloned().collect::<Vec<_>>().join(", "));
        Ok(fs::write(folder.join(format!("{name}.json")), serde_json::to_string(&moments)?)?)
    };
    let cards = json!({ "private_objectives": true, "events": "balanced" });
    write("three", moments(3, &json!({}), 30)?)?;
    write("two", few(moments(2, &cards, 6)?))?;
    write("six", few(moments(6, &json!({ "planets": "random", "corporations": "random" }), 2)?))?;
    write("solo", moments(1, &json!({}), 4)?)?;
    write("draft", few(moments(3, &json!({ "planets": "chosen", "corporations": "chosen" }), 1)?))?;
    for planet in all::<Planet>() {
        let options = json!({ "planets": "random", "planet_1": planet.to_string() });
        write(&format!("planet-{planet}"), few(moments(3, &options, 1)?))?;
    }
    for corporation in all::<Corporation>() {
        let options = json!({ "corporations": "random", "corporation_1": corporation.to_string() });
        write(&format!("corporation-{corporation}"), few(moments(3, &options, 6)?))?;
    }
    Ok(())
}

fn all<T: Id>() -> impl Iterator<Item = T> {
    (0..T::count()).map(|index| T::from_index(index as u8))
}

/// Only what the pictures of a board need.
fn few(moments: Map<String, Value>) -> Map<String, Value> {
    let wanted = ["draft", "discard", "flux", "rotate", "place", "move", "resolve", "over"];
    moments.into_iter().filter(|(name, _)| wanted.contains(&name.as_str())).collect()
}

/// The first moment of each question that the first seat is asked late in a game, and the start and the end of it.
fn moments(seats: u8, options: &Value, games: u64) -> Result<Map<String, Value>, Box<dyn Error>> {
    let options: Options = serde_json::from_value(options.clone())?;
    let mut found = Map::new();
    for seed in 1..=games {
        let mut game = PlanetUnknown::setup(&options, seats, Seed::from(seed))?;
        let mut rng = Rng::new(Seed::from(seed));
        let mut fx = Fx::silent();
        while let Some(seat) = game.deciding().iter().next() {
            if seat == Seat(0) {
                keep(&game, &mut found);
            }
            let action = choose(&game.legal_list(seat), &mut rng);
            game.play(seat, action, &mut fx)?;
        }
        found.entry("over").or_insert_with(|| moment(&game));
    }
    Ok(found)
}

/// At random; but planets fill up from a corner, rovers move, and nothing gained is left undone.
fn choose(legal: &[Action], rng: &mut Rng) -> Action {
    let idle = |action: &Action| matches!(action, Action::Confirm | Action::Waive { .. } | Action::Store);
    let wanted: Vec<Action> = legal.iter().copied().filter(|action| !idle(action)).collect();
    let list = if wanted.is_empty() { legal.to_vec() } else { wanted };
    let corner = |action: &Action| match action {
        Action::Place { at, .. } | Action::Patch { at } => u32::from(at.y()) * 12 + u32::from(at.x()),
        _ => 0,
    };
    let sample = (0..SAMPLES).map(|_| list[rng.below(Stream::Table, list.len() as u32) as usize]);
    let sample: Vec<Action> = sample.collect();
    sample.iter().copied().min_by_key(corner).unwrap_or(list[0])
}

fn keep(game: &PlanetUnknown, found: &mut Map<String, Value>) {
    let moment = moment(game);
    let late = moment["view"]["table"]["round"].as_u64().unwrap_or(0) >= FROM;
    let mut asked = moment["prompt"]["facts"]["type"].as_str().unwrap_or("").to_owned();
    let offers = |part: &str| game.legal_list(Seat(0)).iter().any(|action| action.to_string().starts_with(part));
    if asked == "place" && !late {
        asked = "first".to_owned();
    }
    if asked == "resolve" || asked == "confirm" {
        let verbs = ["move", "patch", "rover", "energy", "boost", "collect", "look"];
        for verb in verbs.into_iter().filter(|verb| offers(&format!("{verb} "))) {
            if late {
                found.entry(verb).or_insert_with(|| moment.clone());
            }
        }
    }
    if late || asked == "first" || game.table().round < 2 {
        found.entry(asked).or_insert(moment);
    }
}

/// What the first seat sees and may do.
fn moment(game: &PlanetUnknown) -> Value {
    let seat = Seat(0);
    let prompt = game.prompt(seat).map(|prompt| json!({ "facts": prompt, "rule": prompt.rule().0 }));
    json!({
        "view": game.view(Viewer::Seat(seat)),
        "legal": game.legal_list(seat).iter().map(offer).collect::<Vec<_>>(),
        "prompt": prompt,
        "deciding": game.deciding(),
        "scores": game.scores(Viewer::Spectator),
        "outcome": game.outcome(),
    })
}

/// A legal action as it travels.
fn offer(action: &Action) -> Value {
    json!({ "notation": action.to_string(), "action": action })
}
