//! Invariants: pieces are conserved and stand where they may.

use game_core::{Fx, Id};

use crate::data::data;
use crate::pieces::{Blueprint, Building, Discovery, Find, Good, Main, SoloCard, Tile};
use crate::rules::part;
use crate::setup::all;
use crate::state::{OnMars, Phase};
use crate::tasks::Task;

/// Panics, naming what is wrong.
pub(crate) fn assert_sound(game: &OnMars) {
    people(game);
    tiles(game);
    cards(game);
    crowding(game);
    rival(game);
}

/// Lacerda keeps nothing but crystals, and loses neither ships nor cards.
/// § OM-15.6 OM-15.7 OM-15.18
fn rival(game: &OnMars) {
    let open = &game.open;
    for who in open.parties().filter(|who| open.is_rival(*who)) {
        let base = open.base(who);
        assert!(Good::RESOURCES.into_iter().all(|good| base.stock[good] == 0), "Lacerda keeps resources");
        assert!(base.stock[Good::Crystal] <= base.depot(), "Lacerda has more crystals than slots");
        assert_eq!(base.hangar + base.ships.len() as u8, data().ships, "Lacerda has spent a ship");
        assert!(base.bots.is_empty(), "Lacerda has a bot on Mars");
        let mut cards: Vec<SoloCard> = game.solo_deck.inside(&Fx::<()>::silent()).collect();
        cards.extend(open.solo_discard.iter());
        once("solo card", cards);
    }
}

fn people(game: &OnMars) {
    let open = &game.open;
    for who in open.parties().filter(|who| !open.is_rival(*who)) {
        let base = open.base(who);
        let posted: u8 = Main::ALL.into_iter().map(|main| open.posts[main][who.index()]).sum();
        let all = base.quarters + base.working + base.beside + posted + base.miners.len() as u8;
        assert_eq!(all, data().colonists, "{who:?} has lost or found colonists");
        assert!(base.quarters <= base.room(), "{who:?} has more colonists than slots");
        assert!(base.fresh <= base.quarters, "{who:?} has more new colonists than colonists");
        assert_eq!(base.bots.len() as u8 + base.spare_bots, data().bots, "{who:?} has lost or found a bot");
        let limit = base.limit();
        assert!(
            Good::RESOURCES.into_iter().all(|good| base.stock[good] <= limit),
            "{who:?} stores more than {limit} of a resource"
        );
        assert!(base.stock[Good::Crystal] <= base.depot(), "{who:?} has more crystals than slots");
        assert!(base.hangar + base.ships.len() as u8 <= data().ships, "{who:?} has too many ships");
        let goals = base.goals + u8::from(base.goal.is_some());
        assert!(goals <= data().goals_dealt, "{who:?} has too many private goals");
    }
    for who in open.parties() {
        let base = open.base(who);
        assert_eq!(
            usize::from(base.markers) + base.blueprints.len(),
            usize::from(data().markers),
            "{who:?} has lost or found a marker"
        );
        let built = base.blueprints.iter().filter(|owned| owned.built.is_some()).count();
        assert_eq!(built as u32, base.advanced.len(), "{who:?} has markers on Mars without a card");
    }
}

fn tiles(game: &OnMars) {
    let open = &game.open;
    let fx = Fx::<()>::silent();
    for building in Building::ALL.into_iter().take(5) {
        let place = building.index();
        let under = game.stacks[place].inside(&fx).count();
        // A tile that was just placed leaves its stack when displaced pieces have moved.
        let placing = open
            .tasks
            .iter()
            .filter(|pending| matches!(pending.task, Task::Raised { building: new, .. } if new == building));
        let all = under + usize::from(open.tops[place].is_some()) + open.buildings[building].len() as usize;
        assert_eq!(all - placing.count(), 7, "tiles of the type {building} are lost or made");
    }
    let built: u32 = open.buildings.as_slice().iter().map(|cells| cells.len()).sum();
    let shelters: u32 = open.bases.iter().map(|base| base.shelters.len()).sum();
    assert_eq!(open.built().len(), built + shelters, "two buildings stand on one cell");
    assert!((open.crystals & open.built()).is_empty(), "a crystal lies under a building");
    assert!((open.with_find() & open.built()).is_empty(), "a tile lies under a building");
    let drawn = Tile::count() - game.stacks.iter().map(|stack| stack.len()).sum::<usize>();
    assert!(open.turned.len() as usize <= drawn, "a tile lies on the map and in its stack");
}

fn cards(game: &OnMars) {
    let open = &game.open;
    let fx = Fx::<()>::silent();
    let mut blueprints: Vec<Blueprint> = game.blueprints.inside(&fx).collect();
    blueprints.extend(open.display.0.iter().flatten());
    blueprints.extend(open.boxed);
    blueprints.extend(open.bases.iter().flat_map(|base| base.blueprints.iter().map(|owned| owned.blueprint)));
    once("blueprint", blueprints);
    let mut discoveries: Vec<Discovery> = game.discoveries.inside(&fx).collect();
    discoveries.extend(open.exploration.0.iter().flatten());
    discoveries.extend(open.destroyed);
    discoveries.extend(open.radar);
    discoveries.extend(open.bases.iter().flat_map(|base| base.discoveries));
    discoveries.extend(open.finds.iter().filter_map(|lying| match lying.find {
        Find::Discovery(discovery) => Some(discovery),
        Find::Research(_) => None,
    }));
    once("discovery tile", discoveries);
}

fn once<I: Id + Ord>(what: &str, mut found: Vec<I>) {
    found.sort_unstable();
    assert_eq!(found, all::<I>(), "not every {what} is there once");
}

/// Between turns no cell holds two pieces.
/// § OM-3.10
fn crowding(game: &OnMars) {
    let open = &game.open;
    let at_rest = match open.phase {
        Phase::Colonization => {
            open.tasks.len() == 1
                && matches!(open.task().map(|pending| pending.task), Some(Task::Choose))
                && part::shared(open, open.active).is_none()
        }
        _ => false,
    };
    if at_rest {
        let mut seen = crate::pieces::CellSet::EMPTY;
        for base in &open.bases {
            let cells = base.bots.iter().copied().chain(base.rover).chain(base.miners).chain(base.advanced);
            for cell in cells {
                assert!(!seen.contains(cell), "{cell} holds two pieces");
                seen.insert(cell);
            }
        }
    }
}
