//! One iteration: imagine a world, walk down the tree, play on to the horizon, judge, remember.

use game_core::{Fx, Game, Rng, Seat};

use super::Settings;
use super::tree::{ROOT, Tree};
use super::worlds::Worlds;
use crate::judge::{next_to_decide, value_after};
use crate::{Dice, Judge, Values};

/// One thread's share of a search: its own tree, its own chance, its own buffers.
#[derive(Clone, Debug)]
pub(super) struct Worker<G: Game, J> {
    pub(super) tree: Tree<G::Action>,
    spare: Tree<G::Action>,
    judge: J,
    settings: Settings,
    rng: Rng,
    dice: Dice,
    spread: Spread,
    worlds: Worlds<G>,
    path: Vec<u32>,
    legal: Vec<G::Action>,
    found: Vec<u32>,
    fresh: Vec<usize>,
    unknown: Vec<G::Action>,
    weights: Vec<f32>,
    sights: Vec<f32>,
}

/// One look is one roll of the dice, and it may have been a bad one: nothing is put off forever.
const LEAST_AT_FIRST_SIGHT: f32 = 0.02;

impl<G: Game, J: Judge<G>> Worker<G, J> {
    pub(super) fn new(judge: J, settings: Settings, mut rng: Rng) -> Self {
        let dice = Dice::new(&mut rng);
        Worker {
            tree: Tree::new(),
            spare: Tree::new(),
            judge,
            settings,
            rng,
            dice,
            spread: Spread::default(),
            worlds: Worlds::new(settings.worlds),
            path: Vec::new(),
            legal: Vec::new(),
            found: Vec::new(),
            fresh: Vec::new(),
            unknown: Vec::new(),
            weights: Vec::new(),
            sights: Vec::new(),
        }
    }

    /// How it searches.
    pub(super) fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Forgets everything about earlier positions.
    pub(super) fn forget(&mut self) {
        self.tree.clear();
        self.spread = Spread::default();
        self.worlds.clear();
    }

    /// Goes on from the position after this action.
    pub(super) fn advance(&mut self, seat: Seat, action: G::Action) {
        self.tree.keep(seat, action, &mut self.spare);
        self.worlds.advance(seat, action);
    }

    /// The same after the only action there was: the tree holds no decisions without a choice.
    pub(super) fn advance_worlds(&mut self, seat: Seat, action: G::Action) {
        self.worlds.advance(seat, action);
    }

    /// Chance for some thousands of iterations: a generator counts its numbers and is not made for a life of them.
    pub(super) fn fork_rng(&mut self) -> Rng {
        self.rng.fork()
    }

    /// One iteration for the seat that searches.
    pub(super) fn iterate(&mut self, view: &G::View, me: Seat, rng: &mut Rng) {
        let (mut world, number) = self.worlds.next(view, rng);
        self.path.clear();
        let mut values = self.descend(&mut world, me);
        self.worlds.weigh(number, &mut values[me.index()]);
        self.spread.add(values[me.index()]);
        for &id in &self.path {
            let edge = self.tree.edge_mut(id);
            edge.visits += 1;
            edge.mean += (values[edge.seat.index()] - edge.mean) / edge.visits as f32;
        }
    }

    /// Walks from the root to what the search has not tried yet, and judges it.
    fn descend(&mut self, world: &mut G, me: Seat) -> Values {
        let mut fx = Fx::silent();
        let mut horizon = Horizon::new(&self.judge, world, self.settings.turns);
        let mut node = Some(ROOT);
        let mut played = 0;
        while let Some(seat) = next_to_decide(world, me) {
            if horizon.is_reached(&self.judge, world) || played == self.settings.decisions {
                break;
            }
            if horizon.passed >= self.settings.tree_turns {
                node = None;
            }
            self.legal.clear();
            world.legal_actions(seat, &mut self.legal);
            let action = match (&self.legal[..], node) {
                (&[only], _) => only,
                (actions, _) if seat != me && !self.settings.others => {
                    actions[self.judge.others(world, seat, actions, &mut self.dice)]
                }
                (actions, None) => {
                    played += 1;
                    self.weights.clear();
                    let choice = self.judge.playout(world, seat, actions, &mut self.dice, &mut self.weights);
                    actions[choice]
                }
                (_, Some(at)) => {
                    let edge = self.select(world, at, seat);
                    self.path.push(edge);
                    // An edge taken for the first few times is judged from here; a node for it is made later.
                    let ripe = self.tree.edge(edge).visits >= self.settings.patience;
                    node = if ripe { self.tree.child(edge) } else { None };
                    self.tree.edge(edge).action
                }
            };
            world.apply(seat, action, &mut fx);
        }
        match world.outcome() {
            Some(outcome) => self.judge.final_values(&outcome, world.seats()),
            None => self.judge.values(world),
        }
    }

    /// The edge that promises most: what it gave so far, and a bonus for what was tried less than its weight
    /// deserves. The bonus is measured in the spread of values seen in this search, because a single small decision
    /// moves the chance to win by very little.
    fn select(&mut self, world: &G, node: u32, seat: Seat) -> u32 {
        self.found.clear();
        self.fresh.clear();
        self.tree.edges_for(node, seat, &self.legal, &mut self.found, &mut self.fresh);
        if !self.fresh.is_empty() {
            self.weigh_fresh(world, seat);
        }
        let (mut weights, mut visits, mut sum) = (0.0, 0, 0.0);
        for &id in &self.found {
            let edge = self.tree.edge_mut(id);
            edge.available += 1;
            weights += edge.weight;
            visits += edge.visits;
            sum += edge.mean * edge.visits as f32;
        }
        let Settings { exploration, first_play, .. } = self.settings;
        let spread = self.spread.get();
        let untried = if visits > 0 { sum / visits as f32 - first_play * spread } else { 0.0 };
        let mut best = (self.found[0], f32::NEG_INFINITY);
        for &id in &self.found {
            let edge = self.tree.edge(id);
            let share = if weights > 0.0 { edge.weight / weights } else { 1.0 / self.found.len() as f32 };
            if share == 0.0 {
                continue;
            }
            let mean = if edge.visits > 0 { edge.mean } else { untried };
            let bonus = share * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = mean + exploration * spread * bonus;
            if score > best.1 {
                best = (id, score);
            }
        }
        best.0
    }

    fn weigh_fresh(&mut self, world: &G, seat: Seat) {
        self.unknown.clear();
        self.unknown.extend(self.fresh.iter().map(|&place| self.legal[place]));
        self.weights.clear();
        self.judge.weigh(world, seat, &self.unknown, &mut self.weights);
        if self.settings.first_sight > 0.0 && self.unknown.len() > 1 {
            self.weigh_at_first_sight(world, seat);
        }
        for ((&place, action), &weight) in self.fresh.iter().zip(&self.unknown).zip(&self.weights) {
            let ruinous = self.judge.ruinous(world, seat, action);
            self.tree.edge_mut(self.found[place]).weight = if ruinous { 0.0 } else { weight };
        }
    }

    /// Lowers the weights of actions whose position looks worse right after them.
    fn weigh_at_first_sight(&mut self, world: &G, seat: Seat) {
        self.sights.clear();
        for &action in &self.unknown {
            self.sights.push(value_after(&self.judge, world, seat, action));
        }
        let best = self.sights.iter().fold(0.0, |a: f32, &b| a.max(b));
        let gaps: f32 = self.sights.iter().map(|sight| best - sight).sum();
        if gaps <= 0.0 {
            return;
        }
        let unit = self.settings.first_sight * gaps / self.sights.len() as f32;
        for (weight, sight) in self.weights.iter_mut().zip(&self.sights) {
            let gap = 1.0 + (best - sight) / unit;
            *weight *= (1.0 / (gap * gap)).max(LEAST_AT_FIRST_SIGHT);
        }
    }
}

/// Counts the turns that ended since the root.
struct Horizon {
    turn: u32,
    passed: u32,
    turns: u32,
}

impl Horizon {
    fn new<G: Game>(judge: &impl Judge<G>, world: &G, turns: u32) -> Self {
        Horizon { turn: judge.turn(world), passed: 0, turns }
    }

    fn is_reached<G: Game>(&mut self, judge: &impl Judge<G>, world: &G) -> bool {
        let turn = judge.turn(world);
        if turn != self.turn {
            self.turn = turn;
            self.passed += 1;
        }
        self.passed >= self.turns
    }
}

/// How far the values of a search lie apart: their standard deviation, by Welford's method.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    n: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    /// Believed before there is anything to measure, and for the first few values.
    const PRIOR: f32 = 0.1;
    const PRIOR_WEIGHT: f32 = 4.0;
    /// Equal values still need some curiosity.
    const LEAST: f32 = 0.001;
    /// Old values fade out when there are many, so that the sums stay exact.
    const MOST: f32 = 100_000.0;

    fn add(&mut self, value: f32) {
        if self.n >= Self::MOST {
            self.n /= 2.0;
            self.squares /= 2.0;
        }
        self.n += 1.0;
        let before = value - self.mean;
        self.mean += before / self.n;
        self.squares += before * (value - self.mean);
    }

    fn get(&self) -> f32 {
        let prior = Self::PRIOR_WEIGHT * Self::PRIOR * Self::PRIOR;
        ((self.squares + prior) / (self.n + Self::PRIOR_WEIGHT)).sqrt().max(Self::LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_settles_on_the_standard_deviation() {
        let mut spread = Spread::default();
        assert!((spread.get() - Spread::PRIOR).abs() < 1e-6);
        for i in 0..10_000 {
            spread.add(if i % 2 == 0 { 0.3 } else { 0.7 });
        }
        assert!((spread.get() - 0.2).abs() < 1e-3);
    }
}
