//! What scenarios can say of On Mars. `<who>` is a player or `Lacerda`.

use game_testkit::facts::{Fact, holds, put, row, row_or_none, text};

use super::{cards, expect, given};
use crate::pieces::{Building, Cell, Good, Scientist, Slot};
use crate::scoring;
use crate::state::{Ending, OnMars};

const fn fact(form: &'static str) -> Fact<OnMars> {
    Fact::new(form)
}

pub(super) const FACTS: &[Fact<OnMars>] = &[
    // The table.
    fact("table plain").given(given::plain_table),
    fact("first = <player>").given(given::first).then(|game, said| Ok(said.names.name(game.open.first).to_owned())),
    fact("spaces dealt = <space>…").given(given::dealt),
    fact("round = <number>")
        .given(|game, said| put(&mut game.open.round, said.number("number")?))
        .then(|game, _| Ok(text(game.open.round))),
    fact("idle = <number>")
        .given(|game, said| put(&mut game.open.idle, said.number("number")?))
        .then(|game, _| Ok(text(game.open.idle))),
    fact("phase = <phase>").then(|game, _| Ok(expect::phase(game.open.phase).to_owned())),
    fact("ending = <ending:no|one_more|last>")
        .given(|game, said| {
            let ending = match said.word("ending") {
                "no" => Ending::No,
                "last" => Ending::Last,
                _ => Ending::OneMore,
            };
            put(&mut game.open.ending, ending)
        })
        .then(|game, _| Ok(expect::ending(game.open.ending).to_owned())),
    fact("level = <number>").given(given::level).then(|game, _| Ok(text(game.open.level))),
    fact("lss tiles = <tile>…").given(given::lss_tiles).then(|game, _| Ok(row(game.open.lss_tiles.0))),
    fact("lss = <row>…").given(given::lss).then(|game, _| Ok(row(game.open.lss.0))),
    fact("remaining = <number>")
        .given(|game, said| put(&mut game.open.remaining, said.number::<u8>("number")?.min(3)))
        .then(|game, _| Ok(text(game.open.remaining))),
    fact("missions short = <number>").then(|game, _| {
        let short = game.open.missions.0.iter().filter(|state| !state.mission.facts().long);
        Ok(text(short.count()))
    }),
    fact("missions = <mission>…").given(given::missions).then(|game, _| {
        Ok(row(game.open.missions.0.iter().map(|state| format!("{}:{}", state.mission, state.left))))
    }),
    fact("mission <mission> = <left>").then(expect::mission),
    fact("shuttle = <side> <space>")
        .given(given::shuttle)
        .then(|game, _| Ok(format!("{} {}", game.open.shuttle, game.open.shuttle_space))),
    // The map.
    fact("buildings <building> = {cell}…")
        .given(given::buildings)
        .then(|game, said| Ok(row_or_none(game.open.buildings[said.get::<Building>("building")?]))),
    fact("built = {cell}…").then(|game, _| Ok(row_or_none(game.open.built() & !game.open.all_shelters()))),
    fact("find <cell> like <other>").then(|game, said| {
        let on = |word: &str| said.get::<Cell>(word).map(|cell| game.open.find_on(cell));
        holds(on("cell")?.is_some() && on("cell")? == on("other")?)
    }),
    fact("crystals = {cell}…")
        .given(|game, said| put(&mut game.open.crystals, said.all::<Cell>("cell")?.into_iter().collect()))
        .then(|game, _| Ok(row_or_none(game.open.crystals))),
    fact("find <cell> = <find>").given(given::find).then(expect::on_cell),
    fact("top <building> = <tile>").given(cards::top).then(expect::top),
    fact("stack <building> = <number>").then(expect::stack),
    // Displays and piles.
    fact("warehouse <good> = <number>")
        .given(|game, said| put(&mut game.open.warehouse[said.get::<Good>("good")?], said.number("number")?))
        .then(|game, said| Ok(text(game.open.warehouse[said.get::<Good>("good")?]))),
    fact("grid <place> = <tech>")
        .given(cards::grid)
        .then(|game, said| Ok(expect::or_none(game.open.grid[given::place(said, 8)?]))),
    fact("display <place> = <blueprint>")
        .given(cards::display)
        .then(|game, said| Ok(expect::or_none(game.open.display[given::place(said, 12)?]))),
    fact("exploration <spot> = <discovery>").given(cards::exploration).then(expect::exploration),
    fact("radar = <discovery>").given(cards::radar).then(|game, _| Ok(expect::or_none(game.open.radar))),
    fact("agency <place> = <card>").given(cards::agency).then(expect::agency),
    fact("scientist <scientist> at = <blueprint>")
        .given(|game, said| {
            put(&mut game.open.working[said.get::<Scientist>("scientist")?], given::maybe(said.word("blueprint"))?)
        })
        .then(expect::works_at),
    fact("delivered <contract> <good> = <number>").given(cards::delivered).then(expect::delivered),
    fact("pile <pile:blueprints|techs|discoveries|b> = <number>")
        .given(cards::pile)
        .then(expect::pile)
        .sees(expect::pile_seen),
    fact("contracts left = {contract}…").sees(|view, _| Ok(row_or_none(&view.contracts))),
    // The game alone.
    fact("solo deck = <card>…").given(cards::solo_deck),
    fact("solo cards = <number>").then(|game, _| Ok(text(game.solo_deck.len()))),
    fact("solo latest = <card>")
        .given(cards::solo_latest)
        .then(|game, _| Ok(expect::or_none(game.open.solo_discard.last().copied()))),
    fact("solo passes = <number>")
        .given(|game, said| put(&mut game.open.solo_passes, said.number("number")?))
        .then(|game, _| Ok(text(game.open.solo_passes))),
    fact("solo bot = <building>")
        .given(|game, said| put(&mut game.open.solo_bot, said.get("building")?))
        .then(|game, _| Ok(text(game.open.solo_bot))),
    fact("demand <place> = <state>").sees(expect::demand),
    fact("goal <goal> met").sees(expect::goal_met),
    // What belongs to somebody: goods and points.
    fact("<who>: <good:mineral|battery|water|plant|oxygen> = <number>")
        .given(|game, said| {
            let (good, count) = (said.get::<Good>("good")?, said.number("number")?);
            put(&mut given::base(game, said)?.stock[good], count)
        })
        .then(|game, said| Ok(text(expect::base(game, said)?.stock[said.get::<Good>("good")?]))),
    fact("<who>: crystals = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.stock[Good::Crystal], said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.stock[Good::Crystal]))),
    fact("<who>: waiting = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.waiting, said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.waiting))),
    fact("<who>: op = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.op, said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.op))),
    fact("<who>: total = <number>").then(|game, said| Ok(text(scoring::total(&game.open, given::who(game, said)?)))),
    fact("<who>: limit = <number>").then(|game, said| Ok(text(expect::base(game, said)?.limit()))),
    fact("<who>: depot = <number>").then(|game, said| Ok(text(expect::base(game, said)?.depot()))),
    fact("<who>: room = <number>").then(|game, said| Ok(text(expect::base(game, said)?.room()))),
    // Ships and people.
    fact("<who>: ships = {slot}…")
        .given(|game, said| put(&mut given::base(game, said)?.ships, said.all::<Slot>("slot")?.into_iter().collect()))
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.ships))),
    fact("<who>: hangar = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.hangar, said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.hangar))),
    fact("<who>: colonists = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.quarters, said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.quarters))),
    fact("<who>: new = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.fresh, said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.fresh))),
    fact("<who>: working = <number>")
        .given(|game, said| put(&mut given::base(game, said)?.working, said.number("number")?))
        .then(|game, said| Ok(text(expect::base(game, said)?.working))),
    fact("<who>: beside = <number>").then(|game, said| Ok(text(expect::base(game, said)?.beside))),
    fact("<who>: on <main> = <number>").given(given::posts).then(expect::posts),
    // Pieces on the map.
    fact("<who>: bots = {cell}…")
        .given(given::bots)
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.bots.iter()))),
    fact("<who>: spare bots = <number>").then(|game, said| Ok(text(expect::base(game, said)?.spare_bots))),
    fact("<who>: rover = <cell>")
        .given(|game, said| put(&mut given::base(game, said)?.rover, given::maybe(said.word("cell"))?))
        .then(|game, said| Ok(expect::or_none(expect::base(game, said)?.rover))),
    fact("<who>: shelters = {cell}…")
        .given(given::shelters)
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.shelters))),
    fact("<who>: miners = {cell}…")
        .given(|game, said| put(&mut given::base(game, said)?.miners, said.all::<Cell>("cell")?.into_iter().collect()))
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.miners))),
    fact("<who>: advanced = {cell}…").then(|game, said| Ok(row_or_none(expect::base(game, said)?.advanced))),
    fact("<who>: markers = <number>").then(|game, said| Ok(text(expect::base(game, said)?.markers))),
    // Cards and tiles.
    fact("<who>: <tech:tech-mine|tech-generator|tech-water_extractor|tech-greenhouse|tech-oxygen_condenser|tech-rover|tech-upgrade|tech-ship|tech-shelter> = <lab>")
        .given(cards::tech)
        .then(expect::tech),
    fact("<who>: blueprint <blueprint> = <where>").given(cards::blueprint).then(expect::blueprint),
    fact("<who>: scientists = {scientist}…")
        .given(cards::scientists)
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.scientists))),
    fact("<who>: contracts = {contract}…")
        .given(cards::contracts)
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.contracts))),
    fact("<who>: completed = {contract}…").then(expect::completed),
    fact("<who>: research = {research}…")
        .given(|game, said| put(&mut given::base(game, said)?.research, said.all::<crate::pieces::Research>("research")?.into_iter().collect()))
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.research))),
    fact("<who>: discoveries = {discovery}…")
        .given(cards::discoveries)
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.discoveries))),
    fact("<who>: progress = {building}…")
        .given(|game, said| put(&mut given::base(game, said)?.progress, said.all::<Building>("building")?.into_iter().collect()))
        .then(|game, said| Ok(row_or_none(expect::base(game, said)?.progress))),
    // Secrets.
    fact("<who>: goals held = <number>")
        .then(|game, said| Ok(text(expect::base(game, said)?.goals)))
        .sees(|view, said| {
            let seat = said.names.expect_seat(said.word("who"))?;
            Ok(text(view.open.base(seat).goals))
        }),
    fact("<who>: goals = {goal}…")
        .given(cards::goals)
        .then(|game, said| Ok(row_or_none(expect::hand(game, said)?.goals)))
        .sees(expect::goals_seen),
    fact("<who>: spent = {goal}…").then(|game, said| Ok(row_or_none(expect::hand(game, said)?.spent))).sees(expect::spent_seen),
    fact("<who>: goal = <goal>")
        .given(|game, said| put(&mut given::base(game, said)?.goal, given::maybe(said.word("goal"))?))
        .then(|game, said| Ok(expect::or_none(expect::base(game, said)?.goal))),
    fact("<who>: a = <card>")
        .given(cards::hand_a)
        .then(|game, said| Ok(expect::or_none(expect::hand(game, said)?.a)))
        .sees(expect::a_seen),
    fact("<who>: b = {card}…")
        .given(cards::hand_b)
        .then(|game, said| Ok(row_or_none(expect::hand(game, said)?.b)))
        .sees(expect::b_seen),
    // The marker.
    fact("<who>: space = <space>")
        .given(|game, said| put(&mut given::base(game, said)?.space, given::maybe(said.word("space"))?))
        .then(|game, said| Ok(expect::or_none(expect::base(game, said)?.space))),
    fact("<who>: down")
        .given(|game, said| put(&mut given::base(game, said)?.down, true))
        .then(|game, said| holds(expect::base(game, said)?.down)),
    fact("<who>: up")
        .given(|game, said| put(&mut given::base(game, said)?.down, false))
        .then(|game, said| holds(!expect::base(game, said)?.down)),
];
