//! `then` and `sees`: what a line should say of the position.

use game_core::Fx;
use game_testkit::facts::{Said, row, text};

use super::{cards_of, hex_named};
use crate::data::data;
use crate::events::Event;
use crate::pieces::{Hex, Unit};
use crate::prompt::{Prompt, prompt};
use crate::rules;
use crate::state::{NexusOps, Open, Player};
use crate::view::{BattleView, HandView, View};

/// The hex that a line speaks of, at any table.
pub(super) fn hex(said: &Said<'_>) -> Result<Hex, String> {
    said.get("hex")
}

pub(super) fn player<'g>(game: &'g NexusOps, said: &Said<'_>) -> Result<&'g Player, String> {
    Ok(&game.open.players[said.seat()?])
}

pub(super) fn asked(game: &NexusOps, said: &Said<'_>) -> Result<String, String> {
    Ok(game.open.asked().map_or("nobody", |seat| said.names.name(seat)).to_owned())
}

/// How many casualties the question of the moment speaks of.
pub(super) fn to_remove(open: &Open) -> u8 {
    match open.asked().and_then(|seat| prompt(open, seat)) {
        Some(Prompt::Lose { hits, .. } | Prompt::Pick { hits, .. }) => hits,
        _ => 0,
    }
}

pub(super) fn secrets_bottom(game: &NexusOps, _: &Said<'_>) -> Result<String, String> {
    let fx = Fx::<Event>::silent();
    Ok(game.secret_deck.inside(&fx).last().map_or("none".to_owned(), text))
}

pub(super) fn terrain_count(game: &NexusOps, said: &Said<'_>) -> Result<String, String> {
    let kinds = game.open.terrain.0.iter().zip(crate::Terrain::ALL);
    let mut named = kinds.filter(|(_, kind)| format!("{kind:?}").to_lowercase() == said.word("kind"));
    Ok(text(named.next().map_or(0, |(hexes, _)| hexes.len())))
}

pub(super) fn single_tiles(open: &Open) -> String {
    row(data().single_slots.iter().map(|&hex| terrain_name(open, hex)))
}

/// The two terrains of a tile in the order of the alphabet.
pub(super) fn double_tiles(open: &Open) -> String {
    row(data().double_slots.iter().map(|pair| {
        let mut kinds: Vec<String> = pair.iter().map(|&hex| terrain_name(open, hex)).collect();
        kinds.sort();
        kinds.join("-")
    }))
}

pub(super) fn way(game: &NexusOps, said: &Said<'_>) -> Result<String, String> {
    let hexes: Vec<Hex> = said.words("hex").iter().map(|word| hex_named(game, word)).collect::<Result<_, _>>()?;
    let [from, .., to] = hexes[..] else { return Err("A way has two hexes at least.".to_owned()) };
    Ok(row(rules::longest_way(&game.open, said.get("unit")?, from, to)))
}

/// All units on a hex: `Red human 2, Blue rock_strider`.
pub(super) fn army(open: &Open, hex: Hex, said: &Said<'_>) -> Result<String, String> {
    let mut armies = Vec::new();
    for (seat, units) in open.units.iter() {
        let army = Unit::ALL.iter().filter(|unit| units[hex.index()][unit.index()] > 0);
        let army: Vec<String> =
            army.map(|unit| count_of(&unit.to_string(), units[hex.index()][unit.index()])).collect();
        if !army.is_empty() {
            armies.push(format!("{} {}", said.names.name(seat), army.join(" ")));
        }
    }
    Ok(if armies.is_empty() { "empty".to_owned() } else { armies.join(", ") })
}

pub(super) fn terrain_name(open: &Open, hex: Hex) -> String {
    format!("{:?}", open.terrain_of(hex)).to_lowercase()
}

/// `human` for one, `human 2` for two.
fn count_of(name: &str, count: u8) -> String {
    if count == 1 { name.to_owned() } else { format!("{name} {count}") }
}

pub(super) fn supply(open: &Open, said: &Said<'_>) -> Result<String, String> {
    Ok(text(open.players[said.seat()?].supply[said.get::<Unit>("unit")?.index()]))
}

pub(super) fn holds_cards(game: &NexusOps, said: &Said<'_>) -> Result<String, String> {
    let (hand, fx) = (&game.hands[said.seat()?], Fx::<Event>::silent());
    held(&HandView { energize: *hand.energize.inside(&fx), secrets: *hand.secrets.inside(&fx) }, said)
}

pub(super) fn own_hand(view: &View, said: &Said<'_>) -> Result<String, String> {
    held(&view.hand.ok_or("Who looks has no hand.")?, said)
}

fn held(hand: &HandView, said: &Said<'_>) -> Result<String, String> {
    cards_of(said.words("card"))?;
    Ok(row(hand.energize.iter().map(text).chain(hand.secrets.iter().map(text))))
}

pub(super) fn under(view: &View, _: &Said<'_>) -> Result<String, String> {
    Ok(view.secret_deck.last().copied().flatten().map_or("unknown".to_owned(), text))
}

pub(super) fn battle(view: &View, _: &Said<'_>) -> Result<BattleView, String> {
    view.battle.ok_or_else(|| "Who looks sees no battle.".to_owned())
}

/// What a type of unit needs, and what the ground adds: `5 +1`.
pub(super) fn needs(view: &View, said: &Said<'_>) -> Result<String, String> {
    let battle = battle(view, said)?;
    let strike = battle.order.0.iter().find(|strike| strike.unit.to_string() == said.word("unit"));
    Ok(strike.map_or("nothing".to_owned(), |strike| match strike.ground {
        0 => strike.hits_on.to_string(),
        ground => format!("{} {ground:+}", strike.hits_on),
    }))
}

pub(super) fn answers(view: &View, said: &Said<'_>) -> Result<String, String> {
    let answer = |answer: &crate::Answer| {
        format!("{} {}", said.names.name(answer.seat), format!("{:?}", answer.state).to_lowercase())
    };
    Ok(battle(view, said)?.answers.iter().map(answer).collect::<Vec<_>>().join(", "))
}

pub(super) fn in_a_row<T: std::fmt::Debug>(things: &[T]) -> String {
    row(things.iter().map(|thing| format!("{thing:?}").to_lowercase()))
}
