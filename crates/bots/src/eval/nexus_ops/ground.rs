//! The lie of the land: who can get where. Made once for each number of players.

use std::sync::{LazyLock, OnceLock};

use game_core::Seat;
use nexus_ops::{Figures, HEXES, Hex, HexSet, Move, Open, PLAYERS, Terrain, UNITS, Unit, data};

/// The board of one number of players.
pub(super) struct Ground {
    /// Home base of each seat.
    pub(super) homes: [HexSet; PLAYERS],
    pub(super) adjacent: [HexSet; HEXES],
    /// Hexes exactly two steps away.
    pub(super) second: [HexSet; HEXES],
    /// Steps between any two hexes, flying over everything.
    pub(super) steps: [[u8; HEXES]; HEXES],
}

static GROUNDS: LazyLock<[OnceLock<Ground>; PLAYERS + 1]> = LazyLock::new(Default::default);

impl Ground {
    pub(super) fn of(open: &Open) -> &'static Ground {
        GROUNDS[usize::from(open.seats)].get_or_init(|| Ground::new(open))
    }

    fn new(open: &Open) -> Self {
        let exists = open.terrain.0.iter().fold(HexSet::EMPTY, |all, &hexes| all | hexes);
        let mut ground = Ground {
            homes: homes(exists),
            adjacent: [HexSet::EMPTY; HEXES],
            second: [HexSet::EMPTY; HEXES],
            steps: [[u8::MAX; HEXES]; HEXES],
        };
        for hex in exists {
            ground.adjacent[hex.index()] = exists.iter().filter(|&other| touch(place(hex), place(other))).collect();
        }
        for from in exists {
            let (mut seen, mut edge, mut steps) = (HexSet::one(from), HexSet::one(from), 0);
            while !edge.is_empty() {
                let mut next = HexSet::EMPTY;
                for hex in edge {
                    ground.steps[from.index()][hex.index()] = steps;
                    next |= ground.adjacent[hex.index()];
                }
                edge = next & !seen;
                seen |= edge;
                steps += 1;
                if steps == 2 {
                    ground.second[from.index()] = edge;
                }
            }
        }
        ground
    }
}

/// Where each type of unit may stand, and which types move in which special way, for this board.
pub(super) struct Reach {
    /// Hexes that a type of unit may enter.
    pub(super) enterable: [HexSet; UNITS],
}

impl Reach {
    pub(super) fn new(open: &Open) -> Self {
        Reach { enterable: Unit::ALL.map(|unit| enterable(open, unit)) }
    }

    /// The seat's figures that could stand on this hex at the end of a move, those already there included. `idle`
    /// gives the figures of a hex that are free to move.
    pub(super) fn attackers(
        &self,
        open: &Open,
        ground: &Ground,
        seat: Seat,
        to: Hex,
        idle: impl Fn(Hex) -> Figures,
    ) -> Figures {
        let mut force = open.units[seat][to.index()];
        // Whoever stands among enemies may leave only for a quiet place, so it joins no other battle.
        let free = open.controlled(seat);
        for from in ground.adjacent[to.index()] & free {
            let figures = idle(from);
            for (unit, hexes) in self.enterable.iter().enumerate() {
                if hexes.contains(to) {
                    force[unit] += figures[unit];
                }
            }
        }
        for from in ground.second[to.index()] & free {
            let figures = idle(from);
            for unit in FAR {
                let count = figures[unit.index()];
                if count > 0 && self.reaches_far(open, ground, seat, unit, from, to) {
                    force[unit.index()] += count;
                }
            }
        }
        if free.contains(Hex::MONOLITH) && ground.steps[Hex::MONOLITH.index()][to.index()] > 1 {
            force[Unit::RubiumDragon.index()] += idle(Hex::MONOLITH)[Unit::RubiumDragon.index()];
        }
        force
    }

    fn reaches_far(&self, open: &Open, ground: &Ground, seat: Seat, unit: Unit, from: Hex, to: Hex) -> bool {
        match data().unit(unit).movement {
            Move::Stride(terrain) => {
                let rock = open.terrain[terrain as usize];
                let between = ground.adjacent[from.index()] & ground.adjacent[to.index()];
                let open_way = between & !open.enemy_presence(seat);
                if rock.contains(to) { !open_way.is_empty() } else { !(open_way & rock).is_empty() }
            }
            Move::Leap(terrain) => open.terrain[terrain as usize].contains(from),
            Move::Step | Move::Flight(_) => false,
        }
    }
}

/// Types of unit that can move two hexes.
const FAR: [Unit; 2] = [Unit::RockStrider, Unit::LavaLeaper];

fn enterable(open: &Open, unit: Unit) -> HexSet {
    let mut hexes = HexSet::EMPTY;
    for terrain in Terrain::ALL {
        if !data().unit(unit).forbidden.contains(&terrain) {
            hexes |= open.terrain[terrain as usize];
        }
    }
    hexes
}

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
