//! What scenarios can say of Nexus Ops.

use game_testkit::facts::{Fact, holds, row, text};

use super::{expect, given};
use crate::state::NexusOps;

const fn fact(form: &'static str) -> Fact<NexusOps> {
    Fact::new(form)
}

pub(super) const FACTS: &[Fact<NexusOps>] = &[
    // The board: `board demo` is the fixed layout instead of the shuffled one.
    fact("board demo").given(given::demo),
    fact("hexes = <number>").then(|game, _| Ok(text(game.open.layout().exists.len()))),
    fact("unexplored = <number>").then(|game, _| Ok(text(game.open.unexplored.len()))),
    fact("terrain <kind> = <number>").then(expect::terrain_count),
    fact("single tiles = {kind}…").then(|game, _| Ok(expect::single_tiles(&game.open))),
    fact("double tiles = {pair}…").then(|game, _| Ok(expect::double_tiles(&game.open))),
    // The hexes of a move.
    fact("way <unit> = <hex>…").then(expect::way),
    // A hex. `explored` counts as explored with nothing found; units come from the supply, and `then` names all units
    // there: `A1: Red human 2, Blue rock_strider`, or `A1: empty`.
    fact("<hex>: terrain = <kind>")
        .given(given::terrain_of)
        .then(|game, said| Ok(expect::terrain_name(&game.open, super::hex_of(game, said)?))),
    fact("<hex>: mine = <number>")
        .given(given::mine)
        .then(|game, said| Ok(text(game.open.mines[super::hex_of(game, said)?.index()])))
        .sees(|view, said| Ok(text(view.open.mines[expect::hex(said)?.index()]))),
    fact("<hex>: explored")
        .given(given::explored)
        .then(|game, said| holds(!game.open.unexplored.contains(super::hex_of(game, said)?)))
        .sees(|view, said| holds(!view.open.unexplored.contains(expect::hex(said)?))),
    fact("<hex>: unexplored")
        .then(|game, said| holds(game.open.unexplored.contains(super::hex_of(game, said)?)))
        .sees(|view, said| holds(view.open.unexplored.contains(expect::hex(said)?))),
    fact("<hex>: tile = <tile>").given(given::tile),
    fact("<hex>: <player> <unit>…").given(given::units),
    // A player. Cards are taken from the deck; `rest` takes the whole of it.
    fact("<player>: rubium = <number>")
        .given(given::rubium)
        .then(|game, said| Ok(text(expect::player(game, said)?.rubium)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].rubium))),
    fact("<player>: vp = <number>")
        .then(|game, said| Ok(text(expect::player(game, said)?.vp)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].vp))),
    fact("<player>: missions = <number>")
        .given(given::missions)
        .then(|game, said| Ok(text(expect::player(game, said)?.missions)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].missions))),
    fact("<player>: hill = <number>").given(given::hill).then(|game, said| Ok(text(expect::player(game, said)?.hill))),
    fact("<player>: energize = {card}…").given(given::energize),
    fact("<player>: energize = <number>")
        .then(|game, said| Ok(text(expect::player(game, said)?.energize)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].energize))),
    fact("<player>: secrets = {card}…").given(given::secrets),
    fact("<player>: secrets = <number>")
        .then(|game, said| Ok(text(expect::player(game, said)?.secrets)))
        .sees(|view, said| Ok(text(view.open.players[said.seat()?].secrets))),
    fact("<player>: played = {card}…")
        .given(given::played)
        .then(|game, said| Ok(row(expect::player(game, said)?.played.iter())))
        .sees(|view, said| Ok(row(view.open.players[said.seat()?].played.iter()))),
    fact("<player>: units = <number>").then(|game, said| Ok(text(game.open.n_units(said.seat()?)))),
    fact("<player>: supply <unit> = <number>")
        .then(|game, said| expect::supply(&game.open, said))
        .sees(|view, said| expect::supply(&view.open, said)),
    fact("<player>: holds = {card}…").then(expect::holds_cards),
    fact("<player>: controls = {hex}…").then(|game, said| Ok(row(game.open.controlled(said.seat()?).iter()))),
    // Whatever else stands after a hex is an army.
    fact("<hex>: = <army>,…")
        .then(|game, said| expect::army(&game.open, super::hex_of(game, said)?, said))
        .sees(|view, said| expect::army(&view.open, expect::hex(said)?, said)),
    // The turn and the question of the moment.
    fact("phase = <phase>").then(|game, _| Ok(format!("{:?}", game.open.phase()).to_lowercase())),
    fact("active = <player>").then(|game, said| Ok(said.names.name(game.open.turn.active).to_owned())),
    fact("asked = <player>").then(expect::asked),
    fact("to remove = <number>").then(|game, _| Ok(text(expect::to_remove(&game.open)))),
    fact("battle = <hex>").then(|game, _| Ok(game.open.battle.map_or("none".to_owned(), |battle| text(battle.hex)))),
    fact("no battle").then(|game, _| holds(game.open.battle.is_none())),
    // What the turn still brings by itself.
    fact("ahead income = <number>")
        .sees(|view, _| Ok(view.ahead.map_or("none".to_owned(), |ahead| text(ahead.income)))),
    fact("ahead missions = <number>")
        .sees(|view, _| Ok(view.ahead.map_or("none".to_owned(), |ahead| text(ahead.missions)))),
    fact("ahead energize = <number>")
        .sees(|view, _| Ok(view.ahead.map_or("none".to_owned(), |ahead| text(ahead.energize)))),
    // Decks and discard piles.
    fact("energize deck = <number>")
        .then(|game, _| Ok(text(game.energize_deck.len())))
        .sees(|view, _| Ok(text(view.energize_deck))),
    fact("secrets deck = <number>")
        .then(|game, _| Ok(text(game.secret_deck.len())))
        .sees(|view, _| Ok(text(view.secret_deck.len()))),
    fact("secrets bottom = <card>").then(expect::secrets_bottom),
    fact("energize discard = {card}…")
        .given(given::energize_discard)
        .then(|game, _| Ok(row(game.open.energize_discard.iter())))
        .sees(|view, _| Ok(row(view.open.energize_discard.iter()))),
    fact("secrets discard = {card}…")
        .given(given::secrets_discard)
        .then(|game, _| Ok(row(game.open.secret_discard.iter())))
        .sees(|view, _| Ok(row(view.open.secret_discard.iter()))),
    // What a viewer alone knows: the hand, missions drawn to choose from, the card put under the deck.
    fact("holds = {card}…").sees(expect::own_hand),
    fact("no hand").sees(|view, _| holds(view.hand.is_none())),
    fact("drawn = {card}…").sees(|view, _| Ok(view.drawn.map_or("nothing".to_owned(), row))),
    fact("under = <card>").sees(expect::under),
    // In a battle: what a type needs, what the dice come to, who may still play a card (asked, later, passed, empty,
    // closed).
    fact("needs <unit> = <number>…").sees(expect::needs),
    fact("dice = <verdict>…").sees(|view, said| Ok(expect::in_a_row(expect::battle(view, said)?.verdicts.as_slice()))),
    fact("answers = <answer>,…").sees(expect::answers),
];
