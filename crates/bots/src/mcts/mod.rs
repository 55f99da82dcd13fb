//! Information-set Monte Carlo tree search (single observer), for any number of seats.
//!
//! - Each iteration imagines a new world from the view, so the tree averages over everything unseen; an edge counts
//!   how often its action was available, since what others may do depends on what they hold.
//! - Values are one per seat, and at each node the seat that decides looks at its own.
//! - Leaves are judged at a horizon some turns away, reached by the judge's quick playout, not by random play to
//!   the end of the game.
//! - Wide nodes are searched in proportion to the judge's weights (PUCT): what is unlikely waits.
//! - Forced decisions cost nothing, neither in the tree nor at the table.
//! - The tree is kept while the same seat goes on deciding and nothing random came between.
//! - Several threads search trees of their own from the same root; their visits are added up at the end. With a
//!   budget in iterations that is as deterministic as one thread.

mod clock;
mod search;
mod tree;
mod worlds;

use game_core::{Fx, Game, Rng, Seat, Seed, Viewer};

use crate::judge::drop_ruinous;
use crate::{Bot, Budget, Judge};
use clock::Start;
use search::Worker;
use tree::ROOT;

/// How the search divides its attention and how far it looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How strongly actions tried little are preferred, in units of the spread of values.
    pub exploration: f32,
    /// How much worse than the average an action never tried is believed to be, in the same units.
    pub first_play: f32,
    /// How far actions that look worse at first sight are put off; 0 for not looking. An action that is worse than
    /// the best by this many times the average gap gets a quarter of its attention. Looking costs one
    /// judgement for each action of a node that the search comes back to.
    pub first_sight: f32,
    /// Visits of an action before the search looks beyond it: opening a node costs a look at each of its actions.
    pub patience: u32,
    /// Turns that end before a line is judged: 1 looks to the end of the turn at the root.
    pub turns: u32,
    /// Decisions of a playout after which a line is judged wherever it stands.
    pub decisions: u32,
    /// Turns whose decisions the tree remembers; what comes later is left to the playout. Where new cards are turned
    /// up for everybody each turn, a memory of decisions without the cards they answered is worth little.
    pub tree_turns: u32,
    /// Whether the tree remembers the decisions of others, too. Where all decide at once and in secret, nobody can
    /// answer them, and one decision of theirs is as good as another.
    pub others: bool,
    /// Worlds to imagine for a decision, used in turn; 0 for a new one in each iteration. A world that is used again
    /// tells how lucky it is, and a line is then judged by how it does in it beside the other lines.
    pub worlds: u32,
    /// Whether a budget in time counts what the processor spends on the thread that thinks, not what the clock shows: for
    /// measurements on a machine that has other work. Where the system does not tell, the clock counts.
    pub cpu_time: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            exploration: 2.0,
            first_play: 0.0,
            first_sight: 0.0,
            patience: 1,
            turns: 2,
            decisions: 100,
            tree_turns: u32::MAX,
            others: true,
            worlds: 0,
            cpu_time: false,
        }
    }
}

/// The searching player.
#[derive(Clone, Debug)]
pub struct Mcts<G: Game, J> {
    judge: J,
    budget: Budget,
    rng: Rng,
    workers: Vec<Worker<G, J>>,
    /// The view with which the trees can be used again.
    expected: Option<(Seat, G::View)>,
    reused: u32,
}

impl<G: Game, J: Judge<G>> Mcts<G, J> {
    /// A player that thinks for the budget on each of so many threads.
    pub fn new(judge: J, settings: Settings, budget: Budget, threads: u8, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let worker = |rng: &mut Rng| Worker::new(judge.clone(), settings, rng.fork());
        let workers = (0..threads.max(1)).map(|_| worker(&mut rng)).collect();
        Mcts { judge, budget, rng, workers, expected: None, reused: 0 }
    }

    /// How many decisions began with the tree of the decision before.
    pub fn reused(&self) -> u32 {
        self.reused
    }

    fn think(&mut self, view: &G::View, seat: Seat) {
        let budget = self.budget;
        let (first, others) = self.workers.split_first_mut().expect("there is at least one worker");
        std::thread::scope(|scope| {
            for worker in others {
                scope.spawn(move || run(worker, view, seat, budget));
            }
            run(first, view, seat, budget);
        });
    }

    /// The action with most visits over all trees; of equals the one that did better, then the first.
    fn most_visited(&self, seat: Seat, actions: &[G::Action]) -> G::Action {
        let mut best = (actions[0], 0, f32::NEG_INFINITY);
        for &action in actions {
            let edges =
                self.workers.iter().filter_map(|w| w.tree.look_up(ROOT, seat, action).map(|id| w.tree.edge(id)));
            let (visits, sum) = edges.fold((0, 0.0), |(v, s), e| (v + e.visits, s + e.mean * e.visits as f32));
            let mean = if visits > 0 { sum / visits as f32 } else { f32::NEG_INFINITY };
            if visits > best.1 || (visits == best.1 && mean > best.2) {
                best = (action, visits, mean);
            }
        }
        best.0
    }

    /// What this seat will see after its action, if it decides again at once and nothing random happened.
    fn foresee(&self, mut world: G, seat: Seat, action: G::Action) -> Option<(Seat, G::View)> {
        let mut fx = Fx::silent();
        world.apply(seat, action, &mut fx);
        let certain = fx.barrier().is_empty() && world.deciding().contains(seat);
        certain.then(|| (seat, world.view(Viewer::Seat(seat))))
    }
}

impl<G: Game, J: Judge<G>> Bot<G> for Mcts<G, J> {
    fn decide(&mut self, view: &G::View, seat: Seat) -> G::Action {
        let foreseen = self.expected.take().is_some_and(|(s, v)| s == seat && v == *view);
        if !foreseen {
            self.workers.iter_mut().for_each(Worker::forget);
        }
        let world = G::imagine(view, &mut self.rng.fork());
        let mut actions = world.legal_list(seat);
        if let [only] = actions[..] {
            self.expected = self.foresee(world, seat, only);
            self.workers.iter_mut().for_each(|worker| worker.advance_worlds(seat, only));
            return only;
        }
        self.reused += u32::from(foreseen && !self.workers[0].tree.is_empty());
        self.think(view, seat);
        drop_ruinous(&self.judge, &world, seat, &mut actions);
        let action = self.most_visited(seat, &actions);
        self.expected = self.foresee(world, seat, action);
        if self.expected.is_some() {
            self.workers.iter_mut().for_each(|worker| worker.advance(seat, action));
        }
        action
    }
}

/// Iterations on one generator: far from using up its counters, however long a player may think.
const PER_GENERATOR: u32 = 1 << 16;

fn run<G: Game, J: Judge<G>>(worker: &mut Worker<G, J>, view: &G::View, seat: Seat, budget: Budget) {
    let start = Start::now(worker.settings().cpu_time);
    let (mut done, mut rng) = (0u32, worker.fork_rng());
    let goes_on = |done: u32| match budget {
        Budget::Iterations(n) => done < n,
        Budget::Time(time) => start.elapsed() < time,
    };
    while goes_on(done) {
        worker.iterate(view, seat, &mut rng);
        done = done.wrapping_add(1);
        if done.is_multiple_of(PER_GENERATOR) {
            rng = worker.fork_rng();
        }
    }
}
