//! What scenarios can say of Nexus Ops.

use game_testkit::facts::{Fact, holds, row, text};

use super::{given, look};
use crate::state::NexusOps;

const fn fact(form: &'static str) -> Fact<NexusOps> {
    Fact::new(form)
}

pub(super) const FACTS: &[Fact<NexusOps>] = &[
    // The board: `board demo` is the fixed layout instead of the shuffled one.
    fact("board demo").given(given::demo),
    fact("hexes = <number>").then(|game, _| Ok(text(game.open.layout().exists.len()))),
    fact("unexplored = <number>").then(|game, _| Ok(text(game.open.unexplored.len()))),
    fact("terrain <kind> = <number>").then(look::terrain_count),
    fact("single tiles = {kind}…").then(|game, _| Ok(look::single_tiles(&game.open))),
    fact("double tiles = {pair}…").then(|game, _| Ok(look::double_tiles(&game.open))),
    // The hexes of a move.
    fact("way <unit> = <hex>…").then(look::way),
    // A hex. `explored` counts as explored with nothing found; units come from the supply, and `then` names all units
    // there: `A1: Red human 2, Blue rock_strider`, or `A1: empty`.
    fact("<hex>: terrain = <kind>")
        .given(given::terrain_of)
        .then(|game, said| Ok(look::terrain_name(&game.open, super::hex_of(game, said)?))),
    fact("<hex>: mine = <number>")
        .given(given::mine)
        .then(|game, said| Ok(text(game.open.mines[super::hex_of(game, said)?.index()])))
        .sees(|view, said| Ok(text(view.open.mines[look::hex(said)?.index()]))),
    fact("<hex>: explored")
        .given(given::explored)
        .then(|game, said| holds(!game.open.unexplored.contains(super::hex_of(game, said)?)))
        .sees(|view, said| holds(!view.open.unexplored.contains(look::hex(said)?))),
    fact("<hex>: unexplored")
        .then(|game, said| holds(game.open.unexplored.contains(super::hex_of(game, said)?)))
        .sees(|view, said| holds(view.open.unexplored.contains(look::hex(said)?))),
    fact("<hex>: tile = <tile>").given(given::tile),
    fact("<hex>: <player> <unit>…").given(given::units),
    // A player. Cards are taken from the deck; `rest` takes the whole of it.
    fact("<player>: rubium = <number>")
        .given(given::rubium)
        .then(|game, said| Ok(text(look::player(game, said)?.rubium)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].rubium))),
    fact("<player>: vp = <number>")
        .then(|game, said| Ok(text(look::player(game, said)?.vp)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].vp))),
    fact("<player>: missions = <number>")
        .given(given::missions)
        .then(|game, said| Ok(text(look::player(game, said)?.missions)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].missions))),
    fact("<player>: hill = <number>").given(given::hill).then(|game, said| Ok(text(look::player(game, said)?.hill))),
    fact("<player>: energize = {card}…").given(given::energize),
    fact("<player>: energize = <number>")
        .then(|game, said| Ok(text(look::player(game, said)?.energize)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].energize))),
    fact("<player>: secrets = {card}…").given(given::secrets),
    fact("<player>: secrets = <number>")
        .then(|game, said| Ok(text(look::player(game, said)?.secrets)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].secrets))),
    fact("<player>: played = {card}…")
        .given(given::played)
        .then(|game, said| Ok(row(look::player(game, said)?.played.iter())))
        .sees(|view, said| Ok(row(view.open.players[said.seat()?].played.iter()))),
    fact("<player>: units = <number>").then(|game, said| Ok(text(game.open.n_units(said.seat()?)))),
    fact("<player>: supply <unit> = <number>")
        .then(|game, said| look::supply(&game.open, said))
        .sees(|view, said| look::supply(&view.open, said)),
    fact("<player>: holds = {card}…").then(look::holds_cards),
    fact("<player>: controls = {hex}…").then(|game, said| Ok(row(game.open.controlled(said.seat()?).iter()))),
    // Whatever else stands after a hex is an army.
    fact("<hex>: = <army>,…")
        .then(|game, said| look::army(&game.open, super::hex_of(game, said)?, said))
        .sees(|view, said| look::army(&view.open, look::hex(said)?, said)),
    // The turn and the question of the moment.
    fact("phase = <phase>").then(|game, _| Ok(format!("{:?}", game.open.phase()).to_lowercase())),
    fact("active = <player>").then(|game, said| Ok(said.names.name(game.open.turn.active).to_owned())),
    fact("asked = <player>").then(look::asked),
    fact("to remove = <number>").then(|game, _| Ok(text(look::to_remove(&game.open)))),
    fact("battle = <hex>").then(|game, _| Ok(game.open.battle.map_or("none".to_owned(), |battle| text(battle.hex)))),
    fact("no battle").then(|game, _| holds(game.open.battle.is_none())),
    // Decks and discard piles.
    fact("energize deck = <number>")
        .then(|game, _| Ok(text(game.energize_deck.len())))
        .sees(|view, _| Ok(text(view.energize_deck))),
    fact("secrets deck = <number>")
        .then(|game, _| Ok(text(game.secret_deck.len())))
        .sees(|view, _| Ok(text(view.secret_deck.len()))),
    fact("secrets bottom = <card>").then(look::secrets_bottom),
    fact("energize discard = {card}…")
        .given(given::energize_discard)
        .then(|game, _| Ok(row(game.open.energize_discard.iter())))
        .sees(|view, _| Ok(row(view.open.energize_discard.iter()))),
    fact("secrets discard = {card}…")
        .given(given::secrets_discard)
        .then(|game, _| Ok(row(game.open.secret_discard.iter())))
        .sees(|view, _| Ok(row(view.open.secret_discard.iter()))),
    // What a viewer alone knows: the hand, missions drawn to choose from, the card put under the deck.
    fact("holds = {card}…").sees(look::own_hand),
    fact("no hand").sees(|view, _| holds(view.hand.is_none())),
    fact("drawn = {card}…").sees(|view, _| Ok(view.drawn.map_or("nothing".to_owned(), row))),
    fact("under = <card>").sees(look::under),
    // In a battle: what a type needs, what the dice come to, who may still play a card (asked, later, passed, empty,
    // closed).
    fact("needs <unit> = <number>…").sees(look::needs),
    fact("dice = <verdict>…").sees(|view, said| Ok(look::in_a_row(look::battle(view, said)?.verdicts.as_slice()))),
    fact("answers = <answer>,…").sees(look::answers),
];
