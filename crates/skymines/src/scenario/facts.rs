//! What scenarios can say of Skymines.

use game_testkit::facts::{Fact, put, row, row_or_none, text};

use super::{expect, given};
use crate::pieces::{Company, Kind, LunaCard, Rest, Space, Threat, Track};
use crate::state::Skymines;
use crate::totals;

const fn fact(form: &'static str) -> Fact<Skymines> {
    Fact::new(form)
}

pub(super) const FACTS: &[Fact<Skymines>] = &[
    // The table.
    fact("round = <number>")
        .given(|game, said| put(&mut game.open.round, said.number("number")?))
        .then(|game, _| Ok(text(game.open.round)))
        .sees(|view, _| Ok(text(view.open.round))),
    fact("phase = <phase>").then(|game, _| Ok(expect::phase(game.open.phase).to_owned())),
    fact("planning").given(|game, _| {
        crate::rules::planning::begin(game);
        Ok(())
    }),
    fact("chapter = <number>").given(given::chapter).then(|game, _| Ok(text(game.open.chapter))),
    fact("map = <map>").then(|game, _| Ok(text(game.open.map))),
    fact("first = <player>").given(given::first).then(|game, said| Ok(said.names.name(game.open.first).to_owned())),
    fact("starter = <player>").given(|game, said| put(&mut game.open.starter, said.seat()?)),
    fact("markers at start").given(given::fresh),
    fact("tracks = <track>…").given(given::tracks).then(|game, _| Ok(row(game.open.tracks.as_slice()))),
    fact("letters = <number>").then(|game, _| {
        let letters: std::collections::BTreeSet<u8> =
            game.open.tracks.as_slice().iter().map(|track: &Track| track.letter()).collect();
        Ok(text(letters.len()))
    }),
    // Displays and piles.
    fact("display <cell> = <card>").given(given::display).then(expect::display),
    fact("deck = <number>").then(|game, _| Ok(text(game.deck.len()))).sees(|view, _| Ok(text(view.deck))),
    fact("deck empty").given(given::empty_deck),
    fact("discard = {card}…").given(given::discard).then(|game, _| Ok(row_or_none(game.open.discard))),
    fact("discarded <card>").then(expect::discarded),
    fact("plan <cell> = <plan>").given(given::plan_cell).then(expect::plan_cell),
    fact("supply <letter> = <number>").given(given::supply).then(expect::supply),
    fact("supplement = <number>")
        .given(|game, said| put(&mut game.open.supplement, said.number("number")?))
        .then(|game, _| Ok(text(game.open.supplement))),
    fact("specials = {plan}…").given(given::specials).then(|game, _| Ok(row_or_none(game.open.specials))),
    // Companies.
    fact("pieces <company> = {spot}…")
        .given(given::pieces)
        .then(|game, said| Ok(row_or_none(game.open.pieces[said.get::<Company>("company")?]))),
    fact("column <company> <number> open").given(given::bottom).then(expect::bottom),
    fact("column <company> <number> = <pieces>").given(given::column).then(expect::column),
    fact("value <company> = <number>")
        .then(|game, said| Ok(text(totals::value(&game.open, said.get("company")?))))
        .sees(|view, said| Ok(text(view.values[said.get::<Company>("company")?]))),
    // Bonus spaces: the marker comes from the reserve.
    fact("space <space> vacant")
        .then(|game, said| game_testkit::facts::holds(game.open.spaces[said.get::<Space>("space")?].is_none())),
    fact("space <space> = <player>").given(given::space).then(expect::space),
    // Modules.
    fact("missions = <mission>…").given(given::missions),
    fact("missions in play = <number>").then(|game, _| Ok(text(game.open.missions.len()))),
    fact("threat = <threat>")
        .given(|game, said| put(&mut game.open.threat, Some(said.get::<Threat>("threat")?)))
        .then(expect::threat),
    fact("games = <number>").then(|game, _| Ok(text(game.open.series.games))),
    // A person.
    fact("<player> success = <number>")
        .given(|game, said| put(&mut game.open.series.total[said.seat()?.index()], said.number("number")?))
        .then(|game, said| Ok(text(game.open.series.total[said.seat()?.index()]))),
    fact("<player> rating = <number>").then(|game, said| {
        let rating = expect::standing(game, said)?.rating;
        Ok(rating.map_or("none".to_owned(), text))
    }),
    fact("<player> merits = {merit}…").then(|game, said| {
        let success = expect::standing(game, said)?.success;
        Ok(row_or_none(success.into_iter().map(|success| success.merit.word())))
    }),
    fact("<player> coins = <number>")
        .given(|game, said| put(&mut game.open.account_mut(said.seat()?).coins, said.number("number")?))
        .then(|game, said| Ok(text(game.open.account(said.seat()?).coins))),
    fact("<player> helium = <number>")
        .given(|game, said| put(&mut game.open.account_mut(said.seat()?).helium, said.number("number")?))
        .then(|game, said| Ok(text(game.open.account(said.seat()?).helium))),
    fact("<player> upload = <number>")
        .given(|game, said| put(&mut game.open.account_mut(said.seat()?).research, said.number("number")?))
        .then(|game, said| Ok(text(game.open.account(said.seat()?).research))),
    fact("<player> cell <company> = <number>")
        .given(|game, said| {
            let company = said.get::<Company>("company")?;
            put(&mut game.open.account_mut(said.seat()?).cells[company], said.number("number")?)
        })
        .then(|game, said| Ok(text(game.open.account(said.seat()?).cells[said.get::<Company>("company")?]))),
    fact("<player> level <company> = <number>")
        .then(|game, said| Ok(text(game.open.persons[said.seat()?].active[said.get::<Company>("company")?]))),
    fact("<player> shares <company> = <number>")
        .then(|game, said| Ok(text(totals::track_shares(&game.open, said.seat()?.into(), said.get("company")?)))),
    fact("<player> total <kind> = <number>")
        .then(|game, said| Ok(text(totals::total(&game.open, said.seat()?.into(), said.get::<Kind>("kind")?)))),
    fact("<player> markers = <number>").then(|game, said| Ok(text(game.open.account(said.seat()?).markers))),
    fact("<player> once = <number>")
        .given(|game, said| put(&mut game.open.persons[said.seat()?].once, said.number("number")?))
        .then(|game, said| Ok(text(game.open.persons[said.seat()?].once))),
    fact("<player> goals = {goal}…")
        .given(|game, said| put(&mut game.open.persons[said.seat()?].goals, said.all("goal")?.into_iter().collect()))
        .then(|game, said| Ok(row_or_none(game.open.persons[said.seat()?].goals))),
    fact("<player> turns = <number>")
        .given(|game, said| put(&mut game.open.persons[said.seat()?].turns, said.number("number")?)),
    fact("<player> out")
        .given(|game, said| put(&mut game.open.account_mut(said.seat()?).out, true))
        .then(|game, said| game_testkit::facts::holds(game.open.account(said.seat()?).out)),
    fact("<player> token = <token>")
        .given(given::token)
        .then(|game, said| Ok(game.open.persons[said.seat()?].token.map_or("none".to_owned(), text))),
    fact("<player> offers = <token>…").given(given::offers),
    fact("<player> slots = <number>")
        .then(|game, said| Ok(text(crate::rules::planning::slots(&game.open, said.seat()?)))),
    // Their cards.
    fact("<player> hand = {card}…")
        .given(given::hand)
        .then(|game, said| {
            let seat = said.seat()?;
            Ok(expect::cards(seat, game.open.persons[seat].hand, said))
        })
        .sees(|view, said| {
            let seat = said.seat()?;
            Ok(expect::cards(seat, view.open.persons[seat].hand, said))
        }),
    fact("<player> has <card>").given(given::has).then(expect::has),
    fact("<player> area = {card}…").given(given::area).then(|game, said| expect::area(game, said, true)),
    fact("<player> used = {card}…").given(given::used).then(|game, said| expect::area(game, said, false)),
    fact("<player> rest <number> = {card}…").given(given::rest).then(|game, said| {
        let seat = said.seat()?;
        let rest = expect::rest(said)?;
        Ok(expect::cards(seat, game.open.persons[seat].rests[Rest::index(rest)], said))
    }),
    fact("<player> planned = {card}…").sees(|view, said| {
        let seat = said.seat()?;
        let own = view.own.filter(|_| view.viewer.seat() == Some(seat));
        Ok(own.map_or("hidden".to_owned(), |desk| expect::cards(seat, desk.placed(), said)))
    }),
    // Their plans.
    fact("<player> screen <number> down").given(given::screen_down).then(expect::screen_down),
    fact("<player> screen <number> = <plan>").given(given::screen).then(expect::screen),
    // Lunas, from 1.
    fact("luna <place> coins = <number>")
        .given(|game, said| put(&mut given::luna(game, said)?.0.coins, said.number("number")?))
        .then(|game, said| Ok(text(expect::luna(game, said)?.0.coins))),
    fact("luna <place> helium = <number>")
        .given(|game, said| put(&mut given::luna(game, said)?.0.helium, said.number("number")?))
        .then(|game, said| Ok(text(expect::luna(game, said)?.0.helium))),
    fact("luna <place> research = <number>")
        .given(|game, said| put(&mut given::luna(game, said)?.0.research, said.number("number")?))
        .then(|game, said| Ok(text(expect::luna(game, said)?.0.research))),
    fact("luna <place> cell <company> = <number>")
        .given(|game, said| {
            let company = said.get::<Company>("company")?;
            put(&mut given::luna(game, said)?.0.cells[company], said.number("number")?)
        })
        .then(|game, said| Ok(text(expect::luna(game, said)?.0.cells[said.get::<Company>("company")?]))),
    fact("luna <place> markers = <number>").then(|game, said| Ok(text(expect::luna(game, said)?.0.markers))),
    fact("luna <place> level = <number>")
        .given(|game, said| put(&mut given::luna(game, said)?.1.level, said.number("number")?))
        .then(|game, said| Ok(text(expect::luna(game, said)?.1.level))),
    fact("luna <place> majority = <luna_card>…").given(given::majority).then(|game, said| {
        let cards = expect::luna(game, said)?.1.majority.0;
        Ok(row(cards.map(|card: Option<LunaCard>| card.map_or("none".to_owned(), text))))
    }),
    fact("luna <place> slots = <card>…").given(given::luna_slots),
    fact("luna <place> hidden = <number>").then(|game, said| Ok(text(expect::luna(game, said)?.1.hidden.len()))),
    fact("luna <place> deck = <number>")
        .given(given::luna_deck)
        .then(|game, said| Ok(text(game.lunas[given::place(game, said)?].deck.len()))),
    fact("luna <place> spare = <number>")
        .then(|game, said| Ok(text(game.lunas[given::place(game, said)?].spare.len()))),
    fact("luna <place> reserve = {card}…").then(|game, said| Ok(row_or_none(expect::luna(game, said)?.1.reserve))),
    fact("luna <place> total <kind> = <number>").then(|game, said| {
        let who = crate::pieces::Who(game.open.seats + given::place(game, said)? as u8);
        Ok(text(totals::total(&game.open, who, said.get::<Kind>("kind")?)))
    }),
    fact("luna <place> out")
        .given(|game, said| put(&mut given::luna(game, said)?.0.out, true))
        .then(|game, said| game_testkit::facts::holds(expect::luna(game, said)?.0.out)),
];
