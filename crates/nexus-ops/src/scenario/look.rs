//! `then` and `sees`: comparing the position with what a line says.

use game_core::{Fx, Seat};
use game_testkit::{Names, same};

use super::{cards_of, hex_of, number, parts};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Hex, HexSet, Unit};
use crate::prompt::{Prompt, prompt};
use crate::rules;
use crate::state::{NexusOps, Open};
use crate::view::{BattleView, HandView, View};

pub(super) fn then(game: &NexusOps, line: &str, names: &Names) -> Result<(), String> {
    let open = &game.open;
    if let Some((subject, rest)) = line.split_once(':') {
        if let Some(seat) = names.seat(subject) {
            return parts(rest.trim()).try_for_each(|words| player(game, seat, &words, names));
        }
        return hex(open, hex_of(game, subject)?, rest.trim(), names);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let fx = Fx::<Event>::silent();
    match words[..] {
        ["phase", phase] => same("The phase", phase, &format!("{:?}", open.phase()).to_lowercase()),
        ["active", name] => same("Whose turn it is", name, names.name(open.turn.active)),
        ["asked", name] => same("Who is asked", name, open.asked().map_or("nobody", |seat| names.name(seat))),
        ["to", "remove", count] => same("The units to remove", count, &to_remove(open).to_string()),
        ["battle", hex] => same("The battle", hex, &battle_hex(open)),
        ["no", "battle"] => same("The battle", "none", &battle_hex(open)),
        ["energize", "discard", ref cards @ ..] => {
            same("The Energize discard pile", &sorted(cards), &sorted_ids(open.energize_discard.iter()))
        }
        ["secrets", "discard", ref cards @ ..] => {
            same("The Secret Mission discard pile", &sorted(cards), &sorted_ids(open.secret_discard.iter()))
        }
        ["energize", "deck", count] => same("The Energize deck", count, &game.energize_deck.len().to_string()),
        ["secrets", "deck", count] => same("The Secret Mission deck", count, &game.secret_deck.len().to_string()),
        ["secrets", "bottom", card] => {
            let bottom = game.secret_deck.inside(&fx).last().map_or("none".to_owned(), |card| card.to_string());
            same("The bottom of the Secret Mission deck", card, &bottom)
        }
        ["terrain", kind, count] => {
            let n =
                open.terrain.0.iter().zip(crate::Terrain::ALL).find(|(_, t)| format!("{t:?}").to_lowercase() == kind);
            same("Hexes of that terrain", count, &n.map_or(0, |(hexes, _)| hexes.len()).to_string())
        }
        ["single", "tiles", ref kinds @ ..] => {
            let slots = data().single_slots.iter().map(|&hex| terrain_name(open, hex));
            same("The single tiles", &sorted(kinds), &sorted_ids(slots))
        }
        ["double", "tiles", ref pairs @ ..] => {
            let slots =
                data().double_slots.iter().map(|pair| sorted_ids(pair.iter().map(|&hex| terrain_name(open, hex))));
            same("The double tiles", &sorted(pairs), &sorted_ids(slots.map(|pair| pair.replace(' ', "-"))))
        }
        ["way", unit, ref hexes @ ..] => {
            let hexes: Vec<Hex> = hexes.iter().map(|word| hex_of(game, word)).collect::<Result<_, _>>()?;
            let [from, .., to] = hexes[..] else { return Err("A way has two hexes at least.".to_owned()) };
            let way = rules::longest_way(open, unit.parse()?, from, to);
            same(&format!("The way of a {unit}"), &in_a_row(&hexes), &in_a_row(&way))
        }
        ["unexplored", count] => same("Face-down tiles", count, &open.unexplored.len().to_string()),
        ["hexes", count] => same("Hexes of the board", count, &open.layout().exists.len().to_string()),
        _ => Err(format!("`then {line}` is not understood.")),
    }
}

/// How many casualties the question of the moment speaks of.
fn to_remove(open: &Open) -> u8 {
    match open.asked().and_then(|seat| prompt(open, seat)) {
        Some(Prompt::Lose { hits, .. } | Prompt::Pick { hits, .. }) => hits,
        _ => 0,
    }
}

fn battle_hex(open: &Open) -> String {
    open.battle.map_or("none".to_owned(), |battle| battle.hex.to_string())
}

fn hex(open: &Open, hex: Hex, rest: &str, names: &Names) -> Result<(), String> {
    match rest.split_whitespace().collect::<Vec<_>>()[..] {
        ["mine", value] => return same(&format!("The mine on {hex}"), value, &open.mines[hex.index()].to_string()),
        ["explored"] => return same(&format!("{hex}"), "explored", tile_state(open, hex)),
        ["unexplored"] => return same(&format!("{hex}"), "unexplored", tile_state(open, hex)),
        ["terrain", kind] => return same(&format!("The terrain of {hex}"), kind, &terrain_name(open, hex)),
        _ => {}
    }
    let mut armies = Vec::new();
    for (seat, units) in open.units.iter() {
        let army = Unit::ALL.iter().filter(|unit| units[hex.index()][unit.index()] > 0);
        let army: Vec<String> =
            army.map(|unit| count_of(&unit.to_string(), units[hex.index()][unit.index()])).collect();
        if !army.is_empty() {
            armies.push(format!("{} {}", names.name(seat), army.join(" ")));
        }
    }
    let got = if armies.is_empty() { "empty".to_owned() } else { armies.join(", ") };
    same(&format!("The units on {hex}"), &rest.split_whitespace().collect::<Vec<_>>().join(" "), &got)
}

fn tile_state(open: &Open, hex: Hex) -> &'static str {
    if open.unexplored.contains(hex) { "unexplored" } else { "explored" }
}

fn terrain_name(open: &Open, hex: Hex) -> String {
    format!("{:?}", open.terrain_of(hex)).to_lowercase()
}

/// `human` for one, `human 2` for two.
fn count_of(name: &str, count: u8) -> String {
    if count == 1 { name.to_owned() } else { format!("{name} {count}") }
}

fn player(game: &NexusOps, seat: Seat, words: &[&str], names: &Names) -> Result<(), String> {
    let (open, fx) = (&game.open, Fx::<Event>::silent());
    let player = &open.players[seat];
    let name = names.name(seat);
    let count = |what: &str, expected: &str, got: u32| same(&format!("{what} of {name}"), expected, &got.to_string());
    match words {
        ["rubium", n] => count("The rubium", n, player.rubium.into()),
        ["vp", n] => count("The victory points", n, player.vp.into()),
        ["energize", n] => count("The Energize cards", n, player.energize.into()),
        ["secrets", n] => count("The Secret Missions", n, player.secrets.into()),
        ["missions", n] => count("The Mission cards", n, player.missions.into()),
        ["hill", n] => count("The King of the Hill cards", n, player.hill.into()),
        ["units", n] => count("The units", n, open.n_units(seat)),
        ["supply", unit, n] => {
            let unit: Unit = unit.parse()?;
            count(&format!("The supply of {unit}"), n, player.supply[unit.index()].into())
        }
        ["played", cards @ ..] => {
            same(&format!("The missions played by {name}"), &sorted(cards), &sorted_ids(player.played.iter()))
        }
        ["holds", cards @ ..] => {
            let (energize, secrets) = (game.hands[seat].energize.inside(&fx), game.hands[seat].secrets.inside(&fx));
            held(name, cards, &HandView { energize: *energize, secrets: *secrets })
        }
        ["controls", hexes @ ..] => {
            let hexes: HexSet = hexes.iter().map(|word| hex_of(game, word)).collect::<Result<_, _>>()?;
            let list = |set: HexSet| sorted_ids(set.iter());
            same(&format!("The hexes controlled by {name}"), &list(hexes), &list(open.controlled(seat)))
        }
        _ => Err(format!("`{}` is not something a player has.", words.join(" "))),
    }
}

fn held(name: &str, cards: &[&str], hand: &HandView) -> Result<(), String> {
    cards_of(cards)?;
    let energize = hand.energize.iter().map(|card| card.to_string());
    let mut got: Vec<String> = energize.chain(hand.secrets.iter().map(|card| card.to_string())).collect();
    got.sort();
    same(&format!("The hand of {name}"), &sorted(cards), &got.join(" "))
}

pub(super) fn sees(view: &View, line: &str, names: &Names) -> Result<(), String> {
    let viewer = names.of(view.viewer);
    if let Some((subject, rest)) = line.split_once(':') {
        let Some(seat) = names.seat(subject) else { return hex(&view.open, subject.parse()?, rest.trim(), names) };
        let player = &view.open.players[seat];
        return parts(rest.trim()).try_for_each(|words| match words[..] {
            ["energize", n] => same("The Energize cards seen", n, &player.energize.to_string()),
            ["secrets", n] => same("The Secret Missions seen", n, &player.secrets.to_string()),
            ["rubium", n] => same("The rubium seen", n, &player.rubium.to_string()),
            ["vp", n] => same("The points seen", n, &player.vp.to_string()),
            ["missions", n] => same("The Mission cards seen", n, &player.missions.to_string()),
            ["supply", unit, n] => {
                same("The supply seen", n, &player.supply[unit.parse::<Unit>()?.index()].to_string())
            }
            ["played", ref cards @ ..] => same("The missions seen", &sorted(cards), &sorted_ids(player.played.iter())),
            _ => Err(format!("`{}` is not something others see.", words.join(" "))),
        });
    }
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["holds", ref cards @ ..] => {
            let hand = view.hand.ok_or_else(|| format!("{viewer} sees no hand."))?;
            held(viewer, cards, &hand)
        }
        ["no", "hand"] => same("The hand", "none", view.hand.map_or("none", |_| "some")),
        ["drawn", ref cards @ ..] => {
            let got = view.drawn.map_or("nothing".to_owned(), |drawn| sorted_ids(drawn.into_iter()));
            same("The missions drawn", &sorted(cards), &got)
        }
        ["under", card] => {
            let bottom = view.secret_deck.last().copied().flatten();
            same("The bottom of the Secret Mission deck", card, &bottom.map_or("unknown".into(), |c| c.to_string()))
        }
        ["energize", "deck", n] => same("The Energize deck", &number(n)?.to_string(), &view.energize_deck.to_string()),
        ["secrets", "deck", n] => same("The Secret Mission deck", n, &view.secret_deck.len().to_string()),
        ["energize", "discard", ref cards @ ..] => {
            same("The Energize discard pile", &sorted(cards), &sorted_ids(view.open.energize_discard.iter()))
        }
        ["secrets", "discard", ref cards @ ..] => {
            same("The Secret Mission discard pile", &sorted(cards), &sorted_ids(view.open.secret_discard.iter()))
        }
        ["needs", ..] | ["dice", ..] | ["answers", ..] => {
            let battle = view.battle.ok_or_else(|| format!("{viewer} sees no battle."))?;
            in_battle(&battle, line, names)
        }
        _ => Err(format!("`sees {line}` is not understood.")),
    }
}

/// What a battle shows: what a type of unit needs, what the dice come to, who may still play a card.
fn in_battle(battle: &BattleView, line: &str, names: &Names) -> Result<(), String> {
    match line.split_whitespace().collect::<Vec<_>>()[..] {
        ["needs", unit, ref numbers @ ..] => {
            let strike = battle.order.0.iter().find(|strike| strike.unit.to_string() == unit);
            let got = strike.map_or("nothing".to_owned(), |strike| match strike.ground {
                0 => strike.hits_on.to_string(),
                ground => format!("{} {ground:+}", strike.hits_on),
            });
            same(&format!("What a {unit} needs"), &numbers.join(" "), &got)
        }
        ["dice", ref words @ ..] => same("The dice", &words.join(" "), &in_a_row(battle.verdicts.as_slice())),
        _ => {
            let answer = |answer: &crate::Answer| format!("{} {:?}", names.name(answer.seat), answer.state);
            let got: Vec<String> = battle.answers.iter().map(answer).collect();
            let said = line.trim_start_matches("answers").trim();
            same("Who may play a card", &said.to_lowercase(), &got.join(", ").to_lowercase())
        }
    }
}

fn in_a_row<T: std::fmt::Debug>(things: &[T]) -> String {
    things.iter().map(|thing| format!("{thing:?}").to_lowercase()).collect::<Vec<_>>().join(" ")
}

fn sorted(words: &[&str]) -> String {
    let mut words = words.to_vec();
    words.sort_unstable();
    words.join(" ")
}

fn sorted_ids(ids: impl Iterator<Item = impl ToString>) -> String {
    let mut names: Vec<String> = ids.map(|id| id.to_string()).collect();
    names.sort();
    names.join(" ")
}
