//! A first look at where a tile or a patch could go, quick enough for hundreds of places.

use planet_unknown::{Action, Board, Laying, Square, Squares, Terrain};

use super::scene::Scene;
use super::tracks::{self, Prospects};
use super::{goals, ground};

/// Bits of a board: twelve rows of sixteen.
const BITS: usize = 192;

/// What every square would add, found out once for all places.
pub(super) struct Look<'a> {
    scene: &'a Scene<'a>,
    steps: Prospects,
    /// What objectives wish of each terrain, and its squares.
    wishes: [[f32; 2]; 6],
    terrains: [Squares; 6],
    gains: [f32; BITS],
    free: Squares,
    pod: f32,
    meteorite: f32,
}

impl<'a> Look<'a> {
    pub(super) fn new(scene: &'a Scene<'a>) -> Self {
        let board = scene.desk.board();
        let per_meteorite = ground::burden(scene);
        let mut gains = [0.0; BITS];
        for line in board.lines().filter(|line| !line.empty.is_empty()) {
            let now = ground::outlook(scene, &line, per_meteorite);
            // The last squares of a line are what it waits for.
            let left = line.empty.len() as f32;
            let full = 1.0 / (1.0 + per_meteorite * line.meteorites as f32);
            let gain = f32::from(line.medals) * ((full - now) / left + 0.3 * full / (left * left));
            line.empty.iter().for_each(|square| gains[index(square)] += gain);
        }
        Look {
            scene,
            steps: Prospects::new(scene),
            wishes: goals::wishes(scene),
            terrains: Terrain::ALL.map(|terrain| board.of_terrain(terrain)),
            gains,
            free: board.free(),
            pod: 0.6 * tracks::pod(scene),
            meteorite: per_meteorite / (1.0 + per_meteorite),
        }
    }

    /// What an action promises at first sight; all for what is neither tile nor patch and has to be looked at closely.
    pub(super) fn at(&self, action: Action) -> f32 {
        match action {
            Action::Place { tile, way, at } => self.tile(Laying { tile, way, at }),
            Action::Patch { at } => self.squares(Squares::one(at)),
            _ => f32::MAX,
        }
    }

    fn squares(&self, squares: Squares) -> f32 {
        let gains: f32 = squares.iter().map(|square| self.gains[index(square)]).sum();
        let open = Board::contacts(squares, self.free & !squares) as f32;
        let closed = Board::contacts(squares, !self.free & !squares) as f32;
        let board = self.scene.desk.board();
        let weights = self.scene.weights;
        let pods = (squares & board.lifepods).len() as f32;
        let lonely = Board::alone(self.free & !squares, squares).len() as f32;
        gains + weights.contact * (closed - open) - weights.lonely * lonely - self.pod * pods
    }

    fn tile(&self, laying: Laying) -> f32 {
        let [one, other] = laying.sections();
        let facts = laying.tile.facts();
        let world = self.scene.desk.board().planet.facts();
        let mut worth = self.squares(one | other);
        for (section, squares) in [one, other].into_iter().enumerate() {
            let terrain = facts.terrain[section];
            let [there, touching] = self.wishes[terrain.index()];
            worth += there;
            if touching != 0.0 && squares.touches(self.terrains[terrain.index()]) {
                worth += touching;
            }
            worth += match terrain.track() {
                Some(_) if terrain == Terrain::Water && !squares.meets(world.ice) => 0.0,
                Some(track) => self.steps.step(track),
                None => {
                    let beside = facts.terrain[1 - section].track().map_or(0.0, |track| self.steps.step(track));
                    beside.max(0.8 * self.steps.best(u8::MAX))
                }
            };
        }
        if let Some(square) = laying.meteor() {
            let medals = world.row_medals[usize::from(square.y())] + world.column_medals[usize::from(square.x())];
            worth -= self.meteorite * f32::from(medals);
        }
        worth
    }
}

fn index(square: Square) -> usize {
    usize::from(square.y()) * 16 + usize::from(square.x())
}

/// The places in `actions` of those that promise most, best first.
pub(super) fn best<const N: usize>(
    actions: &[Action],
    kept: &[usize],
    promise: impl Fn(Action) -> f32,
) -> ([usize; N], usize) {
    let mut top = [(0, f32::NEG_INFINITY); N];
    for &i in kept {
        let worth = promise(actions[i]);
        if worth > top[N - 1].1 {
            let place = top.iter().position(|&(_, other)| worth > other).unwrap_or(N - 1);
            top[place..].rotate_right(1);
            top[place] = (i, worth);
        }
    }
    let found = top.iter().filter(|(_, worth)| worth.is_finite()).count();
    (top.map(|(i, _)| i), found)
}

/// Whether the seat places something in this action.
pub(super) fn lays(action: &Action) -> bool {
    matches!(action, Action::Place { .. } | Action::Patch { .. })
}
