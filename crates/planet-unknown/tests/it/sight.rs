//! What a board shows all the time and what is noted about a move: both are what the rules then do.

use std::collections::BTreeSet;

use game_core::{Foresight, Fx, Game, Id, Rng, ScoreSheet, Seat, Seed, Viewer, foresee};
use game_testkit::Picker;
use planet_unknown::{
    Action, Corporation, Event, Item, Note, Objective, Options, Planet, PlanetUnknown, Reach, Side, Square, Terrain,
    Track, View,
};

use super::{everything, far};

fn all<T: Id>() -> impl Iterator<Item = T> {
    (0..T::count()).map(|index| T::from_index(index as u8))
}

/// Plays at random, rather doing something than nothing, and looks at the seat's view before each action.
fn play(mut game: PlanetUnknown, seed: u64, actions: u32, mut look: impl FnMut(&PlanetUnknown, Seat, &mut Picker)) {
    let mut picker = Picker::new(seed);
    for _ in 0..actions {
        let Some(seat) = picker.seat(game.deciding()) else { break };
        look(&game, seat, &mut picker);
        let legal = game.legal_list(seat);
        let idle = |action: &&Action| matches!(action, Action::Confirm | Action::Waive { .. } | Action::Move { .. });
        let wanted: Vec<Action> = legal.iter().filter(|action| !idle(action)).copied().collect();
        let action = *picker.one_of(if wanted.is_empty() { &legal } else { &wanted }).expect("something to do");
        game.play(seat, action, &mut Fx::silent()).expect("a legal action");
    }
}

fn line(sheet: &ScoreSheet, label: &str) -> (i32, i32) {
    sheet.lines.iter().find(|line| line.label == label).map(|line| (line.count, line.points)).expect("such a line")
}

/// The steps that lead to a square of the reach.
fn route(reach: &Reach, to: Square) -> Vec<Action> {
    let mut steps = Vec::new();
    let mut at = to;
    while at != reach.from {
        let by = reach.squares.iter().find(|reached| reached.at == at).expect("a square within reach").by;
        steps.push(Action::Move { from: by, to: at });
        at = by;
    }
    steps.reverse();
    steps
}

fn steps_from(game: &PlanetUnknown, seat: Seat, at: Square) -> Vec<Square> {
    let step = |action: &Action| match action {
        Action::Move { from, to } if *from == at => Some(*to),
        _ => None,
    };
    game.legal_list(seat).iter().filter_map(step).collect()
}

/// Every way can be driven and takes as many points as it says, and from nowhere a step leads farther: so the squares
/// are all there are, each by a cheapest way.
fn drives(game: &PlanetUnknown, seat: Seat, reach: &Reach, what: &str) {
    let points = |at: Square| reach.squares.iter().find(|reached| reached.at == at).map(|reached| reached.points);
    let moves = |game: &PlanetUnknown| game.boards_of(seat).moves;
    for to in std::iter::once(reach.from).chain(reach.squares.iter().map(|reached| reached.at)) {
        let mut there = game.clone();
        for step in route(reach, to) {
            there.play(seat, step, &mut Fx::silent()).unwrap_or_else(|why| panic!("{what}: {step}: {why}"));
        }
        if there.deciding().contains(seat) && there.table().round == game.table().round {
            let paid = moves(game) - moves(&there);
            assert_eq!(paid, points(to).unwrap_or(0), "{what}: points to {to}");
            for next in steps_from(&there, seat, to).into_iter().filter(|next| *next != reach.from) {
                let found = points(next).unwrap_or_else(|| panic!("{what}: {next} is within reach by {to}"));
                assert!(found <= paid + 1, "{what}: {next} is nearer by {to}");
            }
        }
    }
}

/// § PU-6.4 PU-6.9 PU-11.5 PU-12.7 PU-12.13
#[test]
fn rovers_reach_what_they_can_drive_to_on_every_planet() {
    for planet in all::<Planet>() {
        let (mut ways, mut far) = (0, 0);
        for (i, corporation) in all::<Corporation>().enumerate() {
            let what = format!("{planet}, {corporation}");
            let game = far::start(&corporation.to_string(), &planet.to_string(), 1, i % 2, 5);
            play(game, i as u64, 60, |game, seat, _| {
                let ahead = game.view(Viewer::Seat(seat)).ahead.expect("a seat looks");
                for rover in &game.boards_of(seat).rovers {
                    let reach = ahead.reach.iter().find(|reach| reach.from == rover.at);
                    let steps = steps_from(game, seat, rover.at);
                    assert_eq!(reach.is_some(), !steps.is_empty(), "{what}");
                }
                for reach in &ahead.reach {
                    ways += reach.squares.len();
                    far += reach.squares.iter().filter(|reached| reached.points > 1).count();
                    drives(game, seat, reach, &what);
                }
            });
        }
        assert!(ways > 50 && far > 20, "{planet}: only {ways} squares were reached, {far} of them far");
    }
}

/// The viewer's own boards count as they are now, those of others as they lie open.
fn agrees(view: &View, seat: Seat) {
    let sheet = view.score.as_ref().expect("a seat looks");
    let sight = &view.sights[seat.index()];
    assert_eq!(sight.done.len() as i32, line(sheet, "planet").0, "lines that pay");
    assert_eq!(sight.fulfilled.len() as i32, line(sheet, "private_objectives").0, "private objectives");
    let mut won = (0, 0);
    for standing in view.standings.iter().filter(|one| one.shares.iter().any(|share| share.seat == seat)) {
        let value = |other: Seat| standing.shares.iter().find(|share| share.seat == other).map(|share| share.value);
        let leader = standing.leaders.iter().next().expect("somebody leads");
        for share in &standing.shares {
            let level = Some(share.value) == value(leader);
            assert_eq!(standing.leaders.contains(share.seat), level, "{standing:?}");
        }
        if standing.leaders.contains(seat) {
            let (alone, tied) = medals(standing.card);
            won = (won.0 + 1, won.1 + if standing.leaders.len() == 1 { alone } else { tied });
        }
    }
    assert_eq!(won, line(sheet, "neighbour_objectives"), "objectives with neighbours");
}

fn medals(card: Objective) -> (i32, i32) {
    let asks = card.facts().neighbour;
    (asks.medals, asks.tie)
}

/// § PU-9.4 PU-10.9 PU-10.13
#[test]
fn standings_agree_with_the_medals() {
    let mut looks = 0;
    for seats in [2, 3, 5] {
        let game = PlanetUnknown::setup(&everything(), seats, Seed::from(u64::from(seats))).expect("a game");
        play(game, 3, 1_500, |game, seat, _| {
            if game.table().round > 0 {
                looks += 1;
                agrees(&game.view(Viewer::Seat(seat)), seat);
            }
        });
    }
    assert!(looks > 1_000, "only {looks} looks");
}

fn kind(note: &Note) -> &'static str {
    match note {
        Note::LineDone { .. } => "line done",
        Note::LineLeft { .. } => "line left",
        Note::MeteoriteLands { .. } => "meteorite",
        Note::IceCovered { .. } => "ice",
        Note::NoIce { .. } => "no ice",
        Note::NoExpansion { .. } => "no expansion",
        Note::LifepodsLost { .. } => "lifepods",
        Note::RoversLost { .. } => "rovers",
        Note::CitiesCovered { .. } => "cities",
        Note::CivCardGained { .. } => "civ card",
        Note::MovesGained { .. } => "moves",
        Note::TechnologyOpens { .. } => "technology",
    }
}

/// What is noted of a placement, held against boards, sheets and things owed.
fn noted(game: &PlanetUnknown, seat: Seat, action: Action, seen: &mut BTreeSet<&'static str>) {
    let view = game.view(Viewer::Seat(seat));
    let told: Foresight<PlanetUnknown> =
        foresee(&view, seat, &[action], &mut Rng::new(Seed::from(1))).unwrap_or_else(|no| panic!("{}", no.illegal));
    let Some((before, after)) = &told.scores else { return };
    let mut there = game.clone();
    told.steps.iter().for_each(|step| there.play(seat, step.action, &mut Fx::silent()).expect("as foreseen"));
    let (was, is) = (game.boards_of(seat), there.boards_of(seat));
    seen.extend(told.notes.iter().map(kind));
    let sum = |count: fn(&Note) -> u32| told.notes.iter().map(count).sum::<u32>();
    let lines = sum(|note| if let Note::LineDone { medals, .. } = note { u32::from(*medals) } else { 0 }) as i32;
    let pods = sum(|note| if let Note::LifepodsLost { count, .. } = note { *count } else { 0 });
    let rovers = sum(|note| if let Note::RoversLost { count, .. } = note { *count } else { 0 });
    let cities = sum(|note| if let Note::CitiesCovered { count, .. } = note { *count } else { 0 }) as i32;
    let cards = sum(|note| u32::from(matches!(note, Note::CivCardGained { .. }))) as usize;
    let moves = sum(|note| if let Note::MovesGained { count } = note { u32::from(*count) } else { 0 });
    for note in &told.notes {
        match note {
            Note::LineLeft { left, .. } => assert!((1..=4).contains(left)),
            Note::MeteoriteLands { at, .. } => assert!(is.meteorites.contains(*at) && !was.meteorites.contains(*at)),
            Note::IceCovered { count, squares } => assert_eq!(*count, squares.len()),
            _ => {}
        }
    }
    if line(before, "planet").1 <= line(after, "planet").1 {
        let gained = line(after, "planet").1 - line(before, "planet").1;
        assert!(lines >= gained, "{action}: {lines} medals are noted, {gained} gained");
    }
    assert_eq!(pods, u32::from(is.pods_lost - was.pods_lost), "{action}: lifepods");
    assert_eq!(rovers as usize, was.rovers.len().saturating_sub(is.rovers.len()), "{action}: rovers");
    assert_eq!(moves, u32::from(is.moves.saturating_sub(was.moves)), "{action}: points");
    assert_eq!(cards, is.owed.len().saturating_sub(was.owed.len()), "{action}: civ cards");
    if cities > 0 {
        assert_eq!(line(before, "planet_bonus").0 - line(after, "planet_bonus").0, cities, "{action}: cities");
    }
    stations(&told, action);
}

/// A water station off the ice is noted, or owes an advance that was taken or is open.
fn stations(told: &Foresight<PlanetUnknown>, action: Action) {
    let Action::Place { tile, .. } = action else { return };
    if !tile.facts().terrain.contains(&Terrain::Water) {
        return;
    }
    let water = |item: &Item| matches!(item, Item::Station { track: Track::Water, .. });
    let open = told.owed.iter().any(|owed| water(&owed.due));
    let moved = told.draft.iter().any(|event| match event {
        Event::TrackersMoved { trackers, .. } => trackers.iter().any(|moved| moved.track == Track::Water),
        _ => false,
    });
    let none = told.notes.iter().any(|note| matches!(note, Note::NoIce { .. }));
    assert!(none || open || moved, "{action}: the water station brings something, and it is not told");
    assert!(!(none && open), "{action}: no ice, and yet something is owed");
}

/// § PU-4.6 PU-4.7 PU-5.7 PU-6.2 PU-9.4 PU-11.18 PU-12.5
#[test]
fn notes_say_what_happens() {
    let mut seen = BTreeSet::new();
    for (i, planet) in all::<Planet>().enumerate() {
        let corporation = Corporation::from_index((i % Corporation::count()) as u8);
        let game = far::start(&corporation.to_string(), &planet.to_string(), 2, i % 4, 9);
        play(game, i as u64, 120, |game, seat, picker| {
            let legal = game.legal_list(seat);
            let placed = legal.iter().filter(|action| matches!(action, Action::Place { .. } | Action::Patch { .. }));
            let placed: Vec<Action> = placed.copied().collect();
            for _ in 0..3 {
                if let Some(action) = picker.one_of(&placed) {
                    noted(game, seat, *action, &mut seen);
                }
            }
            if let Some(action) = picker.one_of(&legal).filter(|action| matches!(action, Action::Advance { .. })) {
                noted(game, seat, *action, &mut seen);
            }
        });
    }
    let game = PlanetUnknown::setup(&Options::default(), 3, Seed::from(4)).expect("a game");
    play(game, 8, 900, |game, seat, picker| {
        if let Some(action) = picker.one_of(&game.legal_list(seat)).filter(|one| matches!(one, Action::Place { .. })) {
            noted(game, seat, *action, &mut seen);
        }
    });
    let always = ["line done", "line left", "meteorite", "ice", "no ice", "lifepods", "rovers", "moves", "technology"];
    for kind in always.into_iter().chain(["cities", "no expansion", "civ card"]) {
        assert!(seen.contains(kind), "never noted: {kind}; only {seen:?}");
    }
}

/// Turning the station brings the sector that was told.
/// § PU-3.2
#[test]
fn turning_brings_the_sector_that_is_told() {
    let mut turned = 0;
    for seats in [2, 3, 6] {
        let game = PlanetUnknown::setup(&everything(), seats, Seed::from(u64::from(seats))).expect("a game");
        play(game, 5, 400, |game, seat, _| {
            let view = game.view(Viewer::Seat(seat));
            for action in game.legal_list(seat) {
                let Action::Rotate { steps } = action else { continue };
                let mut there = game.clone();
                there.play(seat, action, &mut Fx::silent()).expect("a legal action");
                let then = there.view(Viewer::Seat(seat));
                for seat in Seat::all(seats) {
                    assert_eq!(then.sectors[seat], view.turns[seat][usize::from(steps)], "{action}");
                }
                turned += 1;
            }
            Seat::all(seats).for_each(|seat| assert_eq!(view.turns[seat][0], view.sectors[seat]));
        });
    }
    assert!(turned > 50, "only {turned} turns");
}

/// An advance brings its tracker where the step of its name leads, and what is told of the cell stands in the data.
/// § PU-5.2 PU-6.2 PU-11.13 PU-11.18
#[test]
fn advances_lead_where_their_steps_say() {
    let data: serde_json::Value = serde_json::from_str(include_str!("../../data/corporations.json")).expect("data");
    for corporation in all::<Corporation>() {
        let printed = data["corporations"].as_array().expect("a list").iter();
        let printed = printed.clone().find(|one| one["id"] == *corporation.to_string()).expect("the corporation");
        let mut taken = 0;
        for way in 0..4 {
            let game = far::start(&corporation.to_string(), "ksb4156", 1, way, 3);
            play(game, way as u64, 80, |game, seat, _| {
                let steps = game.view(Viewer::Seat(seat)).ahead.expect("a seat looks").steps;
                for action in game.legal_list(seat) {
                    let Action::Advance { track, to, twice: false, .. } = action else { continue };
                    let step = steps.iter().find(|step| (step.track, step.to) == (track, to)).expect("such a step");
                    let cells = &printed["tracks"][track.to_string()]["cells"];
                    let of_its_own = step.on.is_none() && cells.is_array() && step.cell.track == track;
                    if of_its_own {
                        let cell = &cells[usize::from(step.row)];
                        let medal = !cell["medal"].is_null();
                        let bonuses = cell["bonuses"].as_array().into_iter().flatten();
                        let kinds = bonuses.map(|bonus| bonus["type"].as_str().expect("a kind").to_owned());
                        let expected: Vec<String> =
                            medal.then(|| "medal".to_owned()).into_iter().chain(kinds).collect();
                        let told = serde_json::to_value(&step.gives).expect("a list");
                        let told: Vec<&str> = told
                            .as_array()
                            .expect("a list")
                            .iter()
                            .map(|one| one["type"].as_str().expect("a kind"))
                            .collect();
                        assert_eq!(told, expected, "{corporation}: {action}");
                    }
                    let mut there = game.clone();
                    there.play(seat, action, &mut Fx::silent()).expect("a legal action");
                    if there.deciding().contains(seat) && there.table().round == game.table().round {
                        assert_eq!(there.boards_of(seat).trackers[track.index()], step.cell, "{corporation}: {action}");
                        taken += 1;
                    }
                }
            });
        }
        assert!(taken > 20, "{corporation}: only {taken} advances");
    }
}

/// § PU-11.11
#[test]
fn an_objective_that_is_kept_counts_for_all_but_alone() {
    for seats in 1..=3 {
        let game = PlanetUnknown::setup(&Options::default(), seats, Seed::from(1)).expect("a game");
        let keeps = game.view(Viewer::Seat(Seat(0))).keeps;
        assert_eq!(keeps, if seats == 1 { Side::Private } else { Side::Neighbour });
        let mut game = far::start("jumpdrive", "ksb4156", seats, 0, 2);
        let objectives = Action::Objectives;
        game.play(Seat(0), objectives, &mut Fx::silent()).expect("the technology is open");
        let keep = game.legal_list(Seat(0)).into_iter().find(|action| matches!(action, Action::Keep { .. }));
        let Some(Action::Keep { objective }) = keep else { panic!("an objective can be kept") };
        game.play(Seat(0), Action::Keep { objective }, &mut Fx::silent()).expect("a legal action");
        let own = game.view(Viewer::Seat(Seat(0))).own.expect("a seat looks");
        assert_eq!(own.hand.objectives.contains(objective), keeps == Side::Private, "{seats} seats");
    }
}
