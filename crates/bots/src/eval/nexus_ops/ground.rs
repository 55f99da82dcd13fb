//! The lie of the land: who can get where. Made once for each number of players.

use std::sync::{LazyLock, OnceLock};

use game_core::{Map, PerKind, Seat};
use nexus_ops::{Figures, HEXES, Hex, HexSet, Move, Open, PLAYERS, Terrain, UNITS, Unit, data};

/// No two hexes are farther apart.
const FARTHEST: usize = 8;

/// The board of one number of players.
pub(super) struct Ground {
    /// Home base of each seat.
    pub(super) homes: [HexSet; PLAYERS],
    pub(super) adjacent: Map<Hex, HexSet, HEXES>,
    /// Hexes exactly so many steps away, flying over everything.
    pub(super) rings: PerKind<Hex, [HexSet; FARTHEST + 1], HEXES>,
}

static GROUNDS: LazyLock<[OnceLock<Ground>; PLAYERS + 1]> = LazyLock::new(Default::default);

impl Ground {
    /// Steps from a hex to the nearest of some others; 0 when there is none.
    pub(super) fn steps_to(&self, hex: Hex, goals: HexSet) -> usize {
        self.rings[hex].iter().position(|&ring| !(ring & goals).is_empty()).unwrap_or(0)
    }

    pub(super) fn of(open: &Open) -> &'static Ground {
        GROUNDS[usize::from(open.seats)].get_or_init(|| Ground::new(open))
    }

    fn new(open: &Open) -> Self {
        let exists = open.terrain.0.iter().fold(HexSet::EMPTY, |all, &hexes| all | hexes);
        let touching =
            |hex: Hex| -> HexSet { exists.iter().filter(|&other| touch(place(hex), place(other))).collect() };
        let adjacent = Map::new(|hex: Hex| if exists.contains(hex) { touching(hex) } else { HexSet::EMPTY });
        let rings = PerKind::new(|from| std::array::from_fn(|steps| adjacent.at_distance(from, steps as u8)));
        Ground { homes: homes(exists), adjacent, rings }
    }
}

/// Where one seat's units may go.
pub(super) struct Reach<'a> {
    open: &'a Open,
    ground: &'a Ground,
    seat: Seat,
    /// Whoever stands among enemies may leave only for a quiet place, so it joins no other battle.
    free: HexSet,
    enemies: HexSet,
    /// Those of `free` from where units of a type go two hexes far.
    striders: HexSet,
    leapers: HexSet,
    dragons: bool,
}

impl<'a> Reach<'a> {
    pub(super) fn new(open: &'a Open, ground: &'a Ground, seat: Seat) -> Self {
        let enemies = open.enemy_presence(seat);
        let free = open.presence[seat] & !enemies;
        let stand = |unit: Unit, hexes: HexSet| -> HexSet {
            hexes.iter().filter(|&hex| open.count(seat, hex, unit) > 0).collect()
        };
        let start = |unit: Unit| match data().unit(unit).movement {
            Move::Leap(terrain) | Move::Flight(terrain) => free & open.terrain[terrain as usize],
            Move::Step | Move::Stride(_) => free,
        };
        Reach {
            open,
            ground,
            seat,
            free,
            enemies,
            striders: stand(Unit::RockStrider, free),
            leapers: stand(Unit::LavaLeaper, start(Unit::LavaLeaper)),
            dragons: !stand(Unit::RubiumDragon, start(Unit::RubiumDragon)).is_empty(),
        }
    }

    /// The seat's figures that could stand on this hex at the end of a move, those already there included. `idle`
    /// gives the figures of a hex that are free to move.
    pub(super) fn attackers(&self, to: Hex, idle: impl Fn(Hex) -> Figures) -> Figures {
        let mut force = self.open.units[self.seat][to.index()];
        let allowed = &ALLOWED[self.open.terrain_of(to) as usize];
        for from in self.ground.adjacent.beside(to) & self.free {
            let figures = idle(from);
            for unit in 0..UNITS {
                force[unit] += figures[unit] & allowed[unit];
            }
        }
        let second = self.ground.rings[to][2];
        for from in second & self.striders {
            if self.strides(from, to) {
                force[Unit::RockStrider.index()] += idle(from)[Unit::RockStrider.index()];
            }
        }
        for from in second & self.leapers {
            force[Unit::LavaLeaper.index()] += idle(from)[Unit::LavaLeaper.index()];
        }
        if self.dragons && !self.ground.adjacent.beside(to).contains(Hex::MONOLITH) {
            force[Unit::RubiumDragon.index()] += idle(Hex::MONOLITH)[Unit::RubiumDragon.index()];
        }
        force
    }

    fn strides(&self, from: Hex, to: Hex) -> bool {
        let rock = self.open.terrain[Terrain::Rock as usize];
        let way = self.ground.adjacent.beside(from) & self.ground.adjacent.beside(to) & !self.enemies;
        if rock.contains(to) { !way.is_empty() } else { !(way & rock).is_empty() }
    }
}

/// A mask for the figures of each type: all ones where the type may stand on the terrain.
static ALLOWED: LazyLock<[[u8; UNITS]; 5]> = LazyLock::new(|| {
    Terrain::ALL
        .map(|terrain| Unit::ALL.map(|unit| if data().unit(unit).forbidden.contains(&terrain) { 0 } else { u8::MAX }))
});

/// Home bases hang around the board clockwise as the seats sit around the table.
fn homes(exists: HexSet) -> [HexSet; PLAYERS] {
    let mut homes = [HexSet::EMPTY; PLAYERS];
    let outside = exists.iter().filter(|hex| hex.index() >= FIRST_HOME);
    for (i, hex) in outside.enumerate() {
        homes[i / HOME_HEXES].insert(hex);
    }
    homes
}

/// Hexes are numbered from the middle outwards: the Monolith, a ring of 6, a ring of 12, then the home sites.
const FIRST_HOME: usize = 19;
const HOME_HEXES: usize = 3;
const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// Where a hex lies, in axial coordinates.
fn place(hex: Hex) -> (i8, i8) {
    let along = |side: usize, first: i8, second: i8| {
        let (a, b) = (DIRECTIONS[side % 6], DIRECTIONS[(side + 1) % 6]);
        (first * a.0 + second * b.0, first * a.1 + second * b.1)
    };
    match hex.index() {
        0 => (0, 0),
        i @ 1..=6 => along(i - 1, 1, 0),
        i @ 7..FIRST_HOME => {
            if (i - 7) % 2 == 0 {
                along((i - 7) / 2, 2, 0)
            } else {
                along((i - 7) / 2, 1, 1)
            }
        }
        i => {
            let (site, corner) = ((i - FIRST_HOME) / HOME_HEXES, (i - FIRST_HOME) % HOME_HEXES);
            let (first, second) = [(2, 1), (1, 2), (2, 2)][corner];
            along(site, first, second)
        }
    }
}

fn touch(a: (i8, i8), b: (i8, i8)) -> bool {
    DIRECTIONS.contains(&(b.0 - a.0, b.1 - a.1))
}
