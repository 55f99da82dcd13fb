//! How a turn is played, one decision after another: by what the boards are worth after it.
//!
//! What is gained can be carried out in any order, and most orders come to the same. So decisions are put in an order:
//! first the tile, then what the stations owe, then what is chosen freely, patches, rovers, and movement last.

use std::cell::OnceCell;

use game_core::{Fx, Game, Seat};
use planet_unknown::{Action, By, Desk, Kind, PlanetUnknown, Room, Track};

use super::quick::{Look, best, lays};
use super::scene::{Outside, Scene, rounds_of_others};
use super::{PlanetJudge, rovers};

/// What an action has to be behind the best one, in medals, to get a quarter of its attention.
const GAP: f32 = 0.5;

/// Placements that a search looks at; the others are nothing at first sight.
const WIDE: usize = 40;

/// Placements that a playout looks at.
const NARROW: usize = 12;

/// How much a movement has to bring to be worth it: a rover that wanders wastes time.
const LEAST_GAIN: f32 = 0.02;

/// The kinds of decisions in the order in which they are taken.
fn rank(action: &Action) -> u8 {
    match action {
        Action::Place { .. } | Action::Aside { .. } => 0,
        Action::Advance { by: By::Station, track, .. } => 1 + order(*track),
        Action::Advance { .. } => 6,
        Action::Regress { by, .. } if *by != By::Tech => 6,
        Action::Patch { .. } | Action::Store => 8,
        Action::Rover { .. } | Action::Drop { .. } => 9,
        Action::Move { .. } | Action::Teleport { .. } | Action::Confirm | Action::Take { .. } => 10,
        Action::Rush | Action::Benefits { .. } | Action::Objectives | Action::Reposition { .. } => 10,
        Action::Reset | Action::Dump { .. } | Action::Regress { .. } => 10,
        Action::Waive { .. } | Action::Peek => 11,
        _ => 7,
    }
}

/// Technologies first, since they may raise what follows; movement last.
fn order(track: Track) -> u8 {
    match track {
        Track::Tech => 0,
        Track::Civ => 1,
        Track::Water => 2,
        Track::Biomass => 3,
        Track::Rover => 4,
    }
}

/// The places of the actions that are to be decided on now.
fn urgent(actions: &[Action], into: &mut Vec<usize>) {
    let first = actions.iter().map(rank).min().unwrap_or_default();
    into.extend((0..actions.len()).filter(|&i| rank(&actions[i]) == first || lets_go(&actions[i], first)));
}

/// Whether a gain that is to be decided on now may be given up instead: what only a technology can carry out may do
/// harm.
fn lets_go(action: &Action, rank: u8) -> bool {
    let Action::Waive { kind } = action else { return false };
    match kind {
        Kind::Tile => rank == 0,
        Kind::Advance | Kind::Boost => (1..=6).contains(&rank),
        Kind::Card => rank == 7,
        Kind::Patch => rank == 8,
        Kind::Rover => rank == 9,
        Kind::Regress | Kind::Event => false,
    }
}

/// A seat's turn as it stands, with what all its continuations share.
struct Plan<'a> {
    judge: &'a PlanetJudge,
    game: &'a PlanetUnknown,
    seat: Seat,
    room: Room,
    shapes: u16,
    outside: Outside,
    /// What everything but rovers is worth before the action, once it has been asked for.
    rest: OnceCell<f32>,
}

impl<'a> Plan<'a> {
    fn new(judge: &'a PlanetJudge, game: &'a PlanetUnknown, seat: Seat) -> Self {
        let shapes = game.shapes_left();
        let room = game.boards_of(seat).room(shapes);
        let outside = Outside::new(game, seat, rounds_of_others(game, seat, judge.weights(game)));
        Plan { judge, game, seat, room, shapes, outside, rest: OnceCell::new() }
    }

    fn scene(&self) -> Scene<'_> {
        let desk = self.game.desk_of(self.seat);
        Scene::new(self.game, self.seat, desk, &self.room, self.judge.weights(self.game), &self.outside)
    }

    /// What the boards are worth after an action.
    fn worth(&self, action: Action) -> f32 {
        let Plan { judge, game, seat, .. } = *self;
        let rest = if action == Action::Confirm { LEAST_GAIN } else { 0.0 };
        rest + match game.tried(seat, action) {
            Some(desk) if matches!(action, Action::Move { .. }) && self.collects_nothing(&desk) => {
                let scene = Scene::new(game, seat, &desk, &self.room, judge.weights(game), &self.outside);
                self.rest() + rovers::merit(&scene)
            }
            Some(desk) => {
                let same = desk.board().covered() == game.boards_of(seat).covered();
                let room = if same { self.room } else { desk.board().room(self.shapes) };
                judge.merit_of(game, seat, &desk, &room, &self.outside)
            }
            None => {
                let mut after = game.clone();
                after.apply(seat, action, &mut Fx::silent());
                judge.merit(&after, seat)
            }
        }
    }

    /// Whether a rover only came nearer to something.
    fn collects_nothing(&self, after: &Desk) -> bool {
        let (before, after) = (self.game.boards_of(self.seat), after.board());
        before.lifepods == after.lifepods && before.meteorites_lying() == after.meteorites_lying()
    }

    fn rest(&self) -> f32 {
        *self.rest.get_or_init(|| {
            let desk = self.game.desk_of(self.seat);
            let all = self.judge.merit_of(self.game, self.seat, desk, &self.room, &self.outside);
            all - rovers::merit(&self.scene())
        })
    }

    /// The best of these, the most promising ones looked at.
    fn best<const N: usize>(&self, actions: &[Action], urgent: &[usize]) -> usize {
        let mut found = (urgent[0], f32::NEG_INFINITY);
        let mut look_at = |i: usize| {
            let worth = self.worth(actions[i]);
            if worth > found.1 {
                found = (i, worth);
            }
        };
        if urgent.len() > N && lays(&actions[urgent[0]]) {
            let scene = self.scene();
            let look = Look::new(&scene);
            let (top, count) = best::<N>(actions, urgent, |action| look.at(action));
            top[..count].iter().copied().for_each(&mut look_at);
        } else {
            urgent.iter().copied().for_each(look_at);
        }
        found.0
    }
}

/// Whether a step of a rover costs nothing and brings it no nearer to anything.
pub(super) fn idles(judge: &PlanetJudge, game: &PlanetUnknown, seat: Seat, action: Action) -> bool {
    let now = game.desk_of(seat);
    let Some(after) = game.tried(seat, action).filter(|after| after.moves() == now.moves()) else { return false };
    let plan = Plan::new(judge, game, seat);
    let scene = Scene::new(game, seat, &after, &plan.room, judge.weights(game), &plan.outside);
    plan.collects_nothing(&after) && rovers::merit(&scene) <= rovers::merit(&plan.scene())
}

/// The index of what a sensible player does now.
pub(super) fn choose(judge: &PlanetJudge, game: &PlanetUnknown, seat: Seat, actions: &[Action]) -> usize {
    let mut kept = Vec::with_capacity(actions.len());
    urgent(actions, &mut kept);
    match kept[..] {
        [only] => only,
        _ => Plan::new(judge, game, seat).best::<NARROW>(actions, &kept),
    }
}

/// The index of what a player does who is not looked at closely: what promises most at first sight, no movement. No
/// chance in it, since what others do would then make a line look good or bad by luck.
pub(super) fn hurry(judge: &PlanetJudge, game: &PlanetUnknown, seat: Seat, actions: &[Action]) -> usize {
    let mut kept = Vec::with_capacity(actions.len());
    urgent(actions, &mut kept);
    if kept.len() > 1 && lays(&actions[kept[0]]) {
        let plan = Plan::new(judge, game, seat);
        let scene = plan.scene();
        let look = Look::new(&scene);
        return best::<1>(actions, &kept, |action| look.at(action)).0[0];
    }
    let confirm = kept.iter().copied().find(|&i| actions[i] == Action::Confirm);
    confirm.unwrap_or(kept[0])
}

/// Appends the attention that each action deserves; none for what is decided on later.
pub(super) fn weigh(judge: &PlanetJudge, game: &PlanetUnknown, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    let first = weights.len();
    weights.extend(actions.iter().map(|_| 0.0));
    let weights = &mut weights[first..];
    let mut kept = Vec::with_capacity(actions.len());
    urgent(actions, &mut kept);
    if let [only] = kept[..] {
        weights[only] = 1.0;
        return;
    }
    let plan = Plan::new(judge, game, seat);
    if kept.len() > WIDE && lays(&actions[kept[0]]) {
        let scene = plan.scene();
        let look = Look::new(&scene);
        let (top, count) = best::<WIDE>(actions, &kept, |action| look.at(action));
        kept.clear();
        kept.extend(&top[..count]);
    }
    let values: Vec<f32> = kept.iter().map(|&i| plan.worth(actions[i])).collect();
    let best = values.iter().fold(f32::NEG_INFINITY, |best, &worth| best.max(worth));
    for (&i, worth) in kept.iter().zip(values) {
        let gap = 1.0 + (best - worth) / GAP;
        weights[i] = 1.0 / (gap * gap);
    }
}
