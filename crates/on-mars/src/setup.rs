//! Laying a game out.

use game_core::{Deck, Fx, Id, IdSet, List, PerKind, PerSeat, Rng, Row, Seat, SeatSet, Secret, Seed, Stream};

use crate::base::Base;
use crate::data::data;
use crate::illegal::Illegal;
use crate::options::{Length, Options};
use crate::pieces::{
    ACard, BCard, Blueprint, Building, CellSet, Discovery, Find, Goal, GoalSet, Good, Goods, LssTile, Mission,
    PerBuilding, Research, Scientist, Side, Slot, SoloCard, Space, Tech, Tile, Who,
};
use crate::rules::{colony, effects, missions, push, turn};
use crate::state::{Ending, Hand, Lying, MissionState, Offer, OnMars, Open, PARTIES, Phase};
use crate::tasks::{Task, Turn};

/// A new game.
pub(crate) fn setup(options: &Options, seats: u8, seed: Seed) -> Result<OnMars, Illegal> {
    options.check(seats)?;
    let mut rng = Rng::new(seed);
    let parties = if seats == 1 { 2 } else { seats };
    let mut open = empty_table(*options, seats);
    lay_map(&mut open, parties, &mut rng);
    lay_missions(&mut open, parties, &mut rng);
    let mut tiles: Vec<LssTile> = all();
    rng.shuffle(Stream::Table, &mut tiles);
    open.lss_tiles = Row(std::array::from_fn(|column| tiles[column]));
    let mut game = OnMars {
        open,
        blueprints: Deck::default(),
        techs: Deck::default(),
        discoveries: Deck::default(),
        stacks: [Deck::default(); 5],
        hands: PerSeat::new(seats, |_| Secret::default()),
        b_deck: Deck::default(),
        solo_deck: Deck::default(),
        rng,
    };
    deal_decks(&mut game, parties);
    deal_hands(&mut game);
    colony::fill_warehouse(&mut game.open);
    begin(&mut game);
    Ok(game)
}

/// Everything of a kind, in order of number.
pub(crate) fn all<I: Id>() -> Vec<I> {
    (0..I::count() as u8).map(I::from_index).collect()
}

fn empty_table(options: Options, seats: u8) -> Open {
    Open {
        options,
        seats,
        phase: Phase::Setup,
        round: 0,
        idle: 0,
        ending: Ending::No,
        active: Who(0),
        first: Seat(0),
        bases: List::new(),
        buildings: PerBuilding::default(),
        crystals: CellSet::EMPTY,
        finds: List::new(),
        tops: Row::default(),
        turned: IdSet::EMPTY,
        posts: PerKind::default(),
        warehouse: Goods::default(),
        grid: Row::default(),
        display: Row::default(),
        boxed: IdSet::EMPTY,
        exploration: Row::default(),
        destroyed: IdSet::EMPTY,
        radar: None,
        agency: Row(Scientist::ALL.map(|scientist| Some(Offer::Scientist { scientist }))),
        working: PerKind::default(),
        delivered: Row::default(),
        completed: IdSet::EMPTY,
        missions: Row::default(),
        remaining: 3,
        lss: Row([data().lss.start_row; 4]),
        lss_tiles: Row::default(),
        level: 1,
        shuttle: Side::Orbit,
        shuttle_space: 1,
        flown: None,
        solo_discard: List::new(),
        solo_passes: 0,
        solo_bot: data().solo.sequence[0],
        b_boxed: IdSet::EMPTY,
        a_boxed: IdSet::EMPTY,
        tasks: List::new(),
        turn: Turn::default(),
        outcome: None,
    }
}

/// Starting buildings, shelters and research tiles, and what everybody starts with.
/// § OM-1.7 OM-1.9 OM-2.1 OM-2.3 OM-2.4
fn lay_map(open: &mut Open, parties: u8, rng: &mut Rng) {
    let map = &data().map;
    open.buildings[Building::Mine].insert(map.mine);
    let mut types = Building::LSS;
    rng.shuffle(Stream::Table, &mut types);
    for (building, cell) in types.into_iter().zip(map.lss) {
        open.buildings[building].insert(cell);
    }
    let mut corners = Research::ALL;
    rng.shuffle(Stream::Table, &mut corners);
    for (research, cells) in corners.into_iter().zip(map.research) {
        cells.into_iter().for_each(|cell| open.finds.push(Lying { cell, find: Find::Research(research) }));
    }
    for (place, cell) in map.shelters[usize::from(parties) - 2].iter().copied().enumerate() {
        let mut base = kit();
        base.shelters.insert(cell);
        // Lacerda's bot stands in the progress area instead, and he keeps no resources.
        if place < usize::from(open.seats) {
            base.bots.push(cell);
        } else {
            Good::RESOURCES.into_iter().for_each(|good| base.stock[good] = 0);
        }
        open.bases.push(base);
    }
}

/// § OM-2.1
fn kit() -> Base {
    let mut lab = PerKind::default();
    lab[Tech::Shelter] = Some(data().board.lab_start);
    Base {
        stock: data().start,
        ships: (0..data().board.ships).map(Slot).collect(),
        quarters: data().start_colonists,
        beside: data().colonists - data().start_colonists,
        spare_bots: data().bots - 1,
        markers: data().markers,
        lab,
        ..Base::default()
    }
}

/// § OM-1.10 OM-1.11 OM-14.2
fn lay_missions(open: &mut Open, parties: u8, rng: &mut Rng) {
    let mut chosen: Vec<Mission> = Vec::new();
    if open.options.first_colonists {
        let by_feat = |feat| all::<Mission>().into_iter().find(|mission| mission.facts().feat == feat);
        chosen.extend(data().first.missions.iter().filter_map(|feat| by_feat(*feat)));
    } else {
        let mix = data().mission_mix[open.options.length.index()];
        for (long, count) in [(false, mix[0]), (true, mix[1])] {
            let mut pile: Vec<Mission> = all();
            pile.retain(|mission| mission.facts().long == long);
            rng.shuffle(Stream::Table, &mut pile);
            chosen.extend(pile.into_iter().take(usize::from(count)));
        }
    }
    debug_assert!(open.options.length == Length::Short || chosen.len() == 3);
    for (place, mission) in chosen.into_iter().enumerate() {
        let left = missions::needed(parties, mission);
        open.missions[place] = MissionState { mission, left };
    }
}

/// § OM-1.2 OM-1.4 OM-1.5 OM-1.8
fn deal_decks(game: &mut OnMars, parties: u8) {
    let OnMars { open, rng, .. } = game;
    let (mut low, mut high): (Vec<Blueprint>, Vec<Blueprint>) =
        all::<Blueprint>().into_iter().partition(|blueprint| blueprint.facts().level == 1);
    rng.shuffle(Stream::Table, &mut low);
    rng.shuffle(Stream::Table, &mut high);
    for (place, blueprint) in low.drain(..6).enumerate() {
        open.display[place] = Some(blueprint);
    }
    game.blueprints = face_down(low.into_iter().chain(high).collect());
    let mut grid = Tech::GRID;
    rng.shuffle(Stream::Table, &mut grid);
    open.grid = Row(grid.map(Some));
    if parties > 2 {
        game.techs = Deck::shuffled(Tech::GRID, rng, Stream::Table);
    }
    let mut discoveries: Vec<Discovery> = all();
    rng.shuffle(Stream::Table, &mut discoveries);
    for (place, discovery) in discoveries.drain(..2).enumerate() {
        open.exploration[place] = Some(discovery);
    }
    game.discoveries = face_down(discoveries);
    for place in 0..5 {
        let mut tiles: Vec<Tile> = all();
        tiles.retain(|tile| tile.building().index() == place);
        rng.shuffle(Stream::Table, &mut tiles);
        open.tops[place] = tiles.pop();
        game.stacks[place] = face_down(tiles);
    }
}

/// A pile that nobody has looked at, the first on top.
pub(crate) fn face_down<T: Copy + Default, const N: usize>(cards: Vec<T>) -> Deck<T, N> {
    Deck::in_order(cards.into_iter().map(|card| Secret::new(card, SeatSet::NONE)))
}

/// Private goals, and the cards of First Colonists.
/// § OM-2.2 OM-14.2
fn deal_hands(game: &mut OnMars) {
    let OnMars { open, rng, hands, .. } = game;
    let mut goals: Vec<Goal> = all();
    rng.shuffle(Stream::Table, &mut goals);
    let mut a_cards: Vec<ACard> = all();
    rng.shuffle(Stream::Table, &mut a_cards);
    for seat in Seat::all(open.seats) {
        let dealt: GoalSet = goals.drain(..usize::from(data().goals_dealt)).collect();
        let a = a_cards.pop().filter(|_| open.options.first_colonists);
        let base = open.base_mut(seat);
        base.goals = data().goals_dealt;
        base.a_card = a.is_some();
        hands[seat] = Secret::new(Hand { goals: dealt, a, ..Hand::default() }, SeatSet::one(seat));
    }
    if open.options.first_colonists {
        game.b_deck = Deck::shuffled(all::<BCard>(), rng, Stream::Table);
    }
    if open.seats == 1 {
        game.solo_deck = Deck::shuffled(all::<SoloCard>(), rng, Stream::Table);
    }
}

/// Turn order spaces: chosen from the first player on, dealt with First Colonists; Lacerda has a random one.
/// § OM-2.5 OM-2.6 OM-14.2 OM-15.3
fn begin(game: &mut OnMars) {
    let OnMars { open, rng, .. } = game;
    let mut tiles: List<Space, 6> = data().first.spaces.iter().copied().collect();
    rng.shuffle(Stream::Table, tiles.as_mut_slice());
    open.first = Seat(rng.below(Stream::Table, u32::from(open.seats)) as u8);
    open.active = open.first.into();
    push(open, Who(0), Task::Begin);
    if open.seats == 1 {
        let space = tiles[0];
        open.base_mut(Who(1)).space = Some(space);
        open.shuttle = space.side();
        push(open, Who(0), Task::PickSpace);
    } else if open.options.first_colonists {
        push(open, Who(u8::MAX), Task::PickShuttle);
        for (place, seat) in Seat::all(open.seats).enumerate() {
            open.base_mut(seat).space = Some(tiles[place]);
        }
        let order: List<Who, PARTIES> = open.in_order();
        for who in order.as_slice().iter().rev() {
            if let Some(space) = open.base(*who).space {
                effects::benefit(open, *who, space, &mut Fx::silent());
            }
        }
    } else {
        push(open, Who(u8::MAX), Task::PickShuttle);
        let order: Vec<Seat> = open.first.clockwise(open.seats).collect();
        order.into_iter().rev().for_each(|seat| push(open, seat.into(), Task::PickSpace));
    }
    turn::proceed(game, &mut Fx::silent());
}
