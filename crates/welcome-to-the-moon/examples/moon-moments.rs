//! Moments of random games for the pictures and tests of the web app, one file for each adventure.
//!
//! `cargo run -p welcome-to-the-moon --example moon-moments -- web/mock/fixtures/welcome-to-the-moon`

#![expect(clippy::print_stdout, reason = "a tool for the terminal")]

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use game_core::{CitesRule as _, Fx, Game as _, Rng, Seat, Seed, Stream, Viewer};
use serde_json::{Map, Value, json};
use welcome_to_the_moon::{Action, Options, WelcomeToTheMoon};

/// From this turn on moments are kept: by then a sheet has something to show.
const FROM: u64 = 13;
const SEATS: u8 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("name the folder for the moments")?);
    fs::create_dir_all(&folder)?;
    for adventure in 1..=8 {
        let moments = moments(adventure)?;
        println!("adventure {adventure}: {}", moments.keys().cloned().collect::<Vec<_>>().join(", "));
        fs::write(folder.join(format!("{adventure}.json")), serde_json::to_string(&moments)?)?;
    }
    Ok(())
}

/// The first moment of each question that the first seat is asked late in a game, and the start and the end of it.
fn moments(adventure: u8) -> Result<Map<String, Value>, Box<dyn Error>> {
    let options: Options = serde_json::from_value(json!({ "adventure": adventure }))?;
    let mut found = Map::new();
    for seed in 1..=40 {
        let mut game = WelcomeToTheMoon::setup(&options, SEATS, Seed::from(seed))?;
        let mut rng = Rng::new(Seed::from(seed));
        let mut fx = Fx::silent();
        found.entry("start").or_insert_with(|| moment(&game));
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

/// At random; but effects are used and missions claimed, so that there is something to see.
fn choose(legal: &[Action], rng: &mut Rng) -> Action {
    let wanted: Vec<Action> = legal.iter().copied().filter(|action| *action != Action::Skip).collect();
    let claims: Vec<Action> = wanted.iter().copied().filter(|action| matches!(action, Action::Claim { .. })).collect();
    let list = if claims.is_empty() { wanted } else { claims };
    list[rng.below(Stream::Table, list.len() as u32) as usize]
}

fn keep(game: &WelcomeToTheMoon, found: &mut Map<String, Value>) {
    let moment = moment(game);
    let late = moment["view"]["table"]["turn"].as_u64().unwrap_or(0) >= FROM;
    let setup = moment["view"]["table"]["part"] == "setup";
    let many = moment["legal"].as_array().map_or(0, Vec::len) > 3;
    let asked = moment["prompt"]["facts"]["type"].as_str().unwrap_or("").to_owned();
    let offers = |part: &str| game.legal_list(Seat(0)).iter().any(|action| action.to_string().contains(part));
    let effect = moment["prompt"]["facts"]["effect"].as_str().unwrap_or("").to_owned();
    let name = match asked.as_str() {
        "finish" if offers("claim") => "claim".to_owned(),
        "choose" if offers(" as ") => "wild".to_owned(),
        "write" if effect == "astronaut" => "astronaut".to_owned(),
        "write" if !many => return,
        "effect" => format!("effect-{effect}"),
        other => other.to_owned(),
    };
    if late || setup {
        found.entry(name).or_insert(moment);
    }
}

/// What the first seat sees and may do.
fn moment(game: &WelcomeToTheMoon) -> Value {
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
