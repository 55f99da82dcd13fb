//! What scenarios can say of Welcome to the Moon.

use game_core::Deck;
use game_testkit::facts::{Fact, put, row, text};

use super::sheets::{self, Read};
use super::{campaign, cards, flipped, part_name, set_claim, set_flipped, set_part, set_turn, solo};
use crate::board::on_board;
use crate::pieces::Look;
use crate::rules::turn::told_offers;
use crate::state::WelcomeToTheMoon;

const fn fact(form: &'static str) -> Fact<WelcomeToTheMoon> {
    Fact::new(form)
}

/// Something of a sheet: `then` reads it as its player sees it, `sees` as the viewer does.
macro_rules! sheet {
    ($fact:expr, $what:expr) => {
        $fact.then(|game, said| sheets::then(game, said, $what)).sees(|view, said| sheets::sees(view, said, $what))
    };
}

pub(super) const FACTS: &[Fact<WelcomeToTheMoon>] = &[
    // The table. After a slash stands the back of a number card: `cards 7 robot, 8/water plant, 3 water`; `part turn`
    // begins with the first turn at once; `gone` is what is crossed off for all.
    fact("cards = <combination>,…")
        .given(cards::set_offers)
        .then(|game, _| Ok(told_offers(&game.table).iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))),
    fact("missions = <card>…").given(cards::set_missions).then(|game, _| Ok(row(game.table.missions))),
    fact("flipped = <letter>…").given(set_flipped).then(|game, _| Ok(row(flipped(game)))),
    fact("turn = <number>").given(set_turn).then(|game, _| Ok(text(game.table.turn))),
    fact("part = <part:turn>").given(set_part),
    fact("part = <part>").then(|game, _| Ok(part_name(game.table.part).to_owned())),
    fact("gone <spot>…").given(|game, said| on_board!(&mut game.board, sheets => sheets::stage(sheets, None, said))),
    fact("deciding = <player>…").sees(|view, said| Ok(row(view.deciding.iter().map(|seat| said.names.name(seat))))),
    // Cards left in each pile, alone starship cards left in the deck.
    fact("deck = <number>")
        .given(|game, said| {
            let left = said.number("number")?;
            if game.table.astra.is_some() { solo::set_left(game, left) } else { cards::set_left(game, left) }
        })
        .then(|game, _| {
            let piles = if game.table.astra.is_some() { &game.decks[..] } else { &game.decks[..1] };
            Ok(text(piles.iter().map(Deck::len).sum::<usize>()))
        }),
    // A single player: cards drawn, the next cards of the deck (after all other words about cards), ASTRA.
    fact("drawn = <card>…")
        .given(solo::set_drawn)
        .then(|game, _| Ok(row(&solo::read(game)?.drawn)))
        .sees(|view, _| Ok(row(&view.table.astra.map(|astra| astra.drawn).unwrap_or_default()))),
    fact("next = <card>…").given(solo::set_next),
    fact("next = <effect>…").sees(|view, _| Ok(row(view.table.piles.map(|pile| pile.shown.face().effect)))),
    fact("pass = <number>")
        .given(|game, said| put(&mut game.table.pass, said.number("number")?))
        .then(|game, _| solo::read(game).map(|_| text(game.table.pass))),
    fact("packs = <pack>…").then(|game, _| solo::packs(game)),
    fact("astra cards = <card>…")
        .given(|game, said| solo::add(game, said, |astra| &mut astra.cards))
        .then(|game, _| Ok(row(solo::read(game)?.cards.iter()))),
    fact("astra discard = <card>…")
        .given(|game, said| solo::add(game, said, |astra| &mut astra.discard))
        .then(|game, _| Ok(row(solo::read(game)?.discard.iter()))),
    fact("astra gone = <card>…")
        .given(|game, said| solo::add(game, said, |astra| &mut astra.gone))
        .then(|game, _| Ok(row(solo::read(game)?.gone.iter()))),
    fact("astra spent = <number>").given(|game, said| put(&mut solo::astra(game)?.spent, said.number("number")?)),
    fact("astra points = <number>").then(|game, _| Ok(text(solo::read(game)?.points(game.table.adventure)))),
    fact("astra boxes = <number>").then(|game, _| Ok(text(solo::read(game)?.boxes()))),
    fact("astra level = <number>").then(|game, _| Ok(text(solo::read(game)?.level))),
    fact("astra bonuses = <number>").then(|game, _| Ok(text(solo::bonuses(game)?))),
    // A campaign: events come now or, as omens, in a turn; `wins` against ASTRA; stars, places and crew of a player.
    fact("adventure = <number>").given(campaign::set_adventure).then(|game, _| {
        campaign::read(game)?;
        Ok(text(game.table.adventure))
    }),
    fact("answers = <answer>…")
        .given(campaign::set_answers)
        .then(|game, _| Ok(row(campaign::read(game)?.answers.iter().flatten()))),
    fact("captain = <player>")
        .given(|game, said| put(&mut campaign::of(game)?.captain, said.seat()?))
        .then(|game, said| Ok(said.names.name(campaign::read(game)?.captain).to_owned())),
    fact("event <event>").given(campaign::set_event),
    fact("omen <event> = <turn>").given(campaign::set_omen),
    fact("omens = <number>").then(|game, _| campaign::omens(game)),
    fact("wins = <number>").given(campaign::set_wins),
    fact("astra-stars = <number>")
        .given(|game, said| put(&mut campaign::of(game)?.astra_stars[0], said.number("number")?))
        .then(|game, _| Ok(text(campaign::read(game)?.astra_total()))),
    fact("stock = <number>")
        .then(|game, _| campaign::read(game).map(|_| text(game.table.stock.len())))
        .sees(|view, _| Ok(text(view.table.stock.len()))),
    fact("piles = <number>…").then(|game, _| campaign::piles(game)),
    fact("dealt <side> = <number>").then(campaign::dealt),
    fact("<player> stars = <number>")
        .given(campaign::set_stars)
        .then(|game, said| Ok(text(campaign::read(game)?.total(said.seat()?)))),
    fact("<player> place <adventure> = <place>").given(campaign::set_place),
    fact("<player> place = <place>").then(campaign::place),
    fact("<player> crew = <crew>")
        .given(campaign::set_crew)
        .then(campaign::crew)
        .sees(|view, said| sheets::sees(view, said, Read::Count("crew"))),
    // A sheet. The other sheet of a single player in adventure 8 is the `second`.
    sheet!(fact("<player> asked = <question>"), Read::Asked),
    sheet!(fact("<player> circled = <spot>…"), Read::Looks(Look::Circled)),
    sheet!(fact("<player> crossed = <spot>…"), Read::Looks(Look::Crossed)),
    sheet!(fact("<player> plain = <spot>…"), Read::Looks(Look::Plain)),
    fact("<player> claims <letter> = <claim:first|later>").given(set_claim),
    sheet!(fact("<player> claims <letter> = <claim:open|first|later>"), Read::Claims),
    fact("<player> marks <spot>…").given(|game, said| {
        let seat = said.seat()?;
        on_board!(&mut game.board, sheets => sheets::stage(sheets, Some(seat), said))
    }),
    fact("<player> second marks <spot>…").given(|game, said| {
        on_board!(&mut game.board, sheets => {
            let second = sheets::second(sheets)?;
            sheets::stage(sheets, Some(second), said)
        })
    }),
    fact("<player> second = <marks>,…").given(|game, said| {
        on_board!(&mut game.board, sheets => {
            let second = sheets::second(sheets)?;
            sheets::given(sheets, second, &said.text("marks"))
        })
    }),
    // Whatever else stands after a player is what stands in spaces or is counted: `Ann n01 7, n02 x`, `Ann errors 2`.
    sheet!(
        fact("<player> = <marks>,…").given(|game, said| {
            let seat = said.seat()?;
            on_board!(&mut game.board, sheets => sheets::given(sheets, seat, &said.text("marks")))
        }),
        Read::Marks
    ),
];
