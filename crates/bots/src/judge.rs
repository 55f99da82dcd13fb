//! What a position is worth: the part of a bot that knows its game.

use game_core::{Fx, Game, MAX_SEATS, Outcome, Seat};

use crate::{Dice, Settings};

/// One number per seat, from 0 to 1: the share of the victory that the seat may expect.
pub type Values = [f32; MAX_SEATS];

/// Judges imagined positions of one game, and gives a search its hints.
///
/// A judge sees whole games, but only imagined ones, so nothing it reads is a secret of the real table. It keeps to
/// arithmetic that gives the same result on every machine.
pub trait Judge<G: Game>: Clone + Send + Sync + 'static {
    /// What each seat may expect of a game that is not over.
    fn values(&self, game: &G) -> Values;

    /// Appends one weight for each action: how much of its attention a search gives to it before it knows more, and
    /// how often a playout takes it. Only proportions count. All equal unless the judge knows better.
    fn weigh(&self, game: &G, seat: Seat, actions: &[G::Action], weights: &mut Vec<f32>) {
        let _ = (game, seat);
        weights.extend(actions.iter().map(|_| 1.0));
    }

    /// Which of at least two actions a playout takes, as an index. In proportion to the weights unless the judge
    /// has something quicker or wiser. `scratch` is an empty buffer to work in.
    fn playout(&self, game: &G, seat: Seat, actions: &[G::Action], dice: &mut Dice, scratch: &mut Vec<f32>) -> usize {
        self.weigh(game, seat, actions, scratch);
        dice.pick(scratch)
    }

    /// Which of at least two actions another seat takes in a search that does not remember what others do. Any,
    /// unless the judge has something wiser that is as quick.
    fn others(&self, game: &G, seat: Seat, actions: &[G::Action], dice: &mut Dice) -> usize {
        let _ = (game, seat);
        dice.below(actions.len())
    }

    /// Whether no sensible player does this while there is anything else to do (throwing oneself out of the game).
    /// Every bot, the random one too, then looks elsewhere.
    fn ruinous(&self, game: &G, seat: Seat, action: &G::Action) -> bool {
        let _ = (game, seat, action);
        false
    }

    /// What each seat got in the end. Its share of the victory, unless the judge tells ends apart that share alike.
    fn final_values(&self, outcome: &Outcome, seats: u8) -> Values {
        final_values(outcome, seats)
    }

    /// A number that changes when a turn ends. A search looks a few turns ahead, not a number of clicks, so that it
    /// compares positions at like moments.
    fn turn(&self, game: &G) -> u32 {
        let _ = game;
        0
    }

    /// How the tree search plays this game best.
    fn settings(&self) -> Settings {
        Settings::default()
    }
}

/// A game that bots can play well, because somebody wrote its judge.
pub trait Judged: Game<Options: Send + Sync, Illegal: Send + Sync> {
    /// The judge.
    type Judge: Judge<Self>;

    /// The judge with its tuned weights.
    fn judge() -> Self::Judge;
}

/// What each seat got in the end.
pub(crate) fn final_values(outcome: &Outcome, seats: u8) -> Values {
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(seats) {
        values[seat.index()] = outcome.share(seat) as f32;
    }
    values
}

/// Takes out the ruinous actions, unless there are no others.
pub(crate) fn drop_ruinous<G: Game>(judge: &impl Judge<G>, game: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    if actions.len() < 2 || actions.iter().all(|a| judge.ruinous(game, seat, a)) {
        return;
    }
    actions.retain(|a| !judge.ruinous(game, seat, a));
}

/// Whose decision comes next in a search by `me`. While several decide at once the searcher goes first, so that it
/// never plans with knowledge of what the others do at the same moment.
pub(crate) fn next_to_decide<G: Game>(game: &G, me: Seat) -> Option<Seat> {
    let deciding = game.deciding();
    if deciding.contains(me) { Some(me) } else { deciding.iter().next() }
}

/// What the seat may expect right after an action.
pub(crate) fn value_after<G: Game>(judge: &impl Judge<G>, world: &G, seat: Seat, action: G::Action) -> f32 {
    let mut world = world.clone();
    world.apply(seat, action, &mut Fx::silent());
    value_now(judge, &world, seat)
}

/// What the seat may expect of a game that may be over.
pub(crate) fn value_now<G: Game>(judge: &impl Judge<G>, world: &G, seat: Seat) -> f32 {
    let values = match world.outcome() {
        Some(outcome) => judge.final_values(&outcome, world.seats()),
        None => judge.values(world),
    };
    values[seat.index()]
}
