//! Worlds that are used again and again in one search, and how lucky each of them is.

use game_core::{Fx, Game, Rng, Seat};

/// The imagined worlds of a search.
#[derive(Clone, Debug)]
pub(super) struct Worlds<G> {
    /// How many there will be; 0 for a new one each time.
    wanted: usize,
    list: Vec<World<G>>,
    next: usize,
    all: Mean,
}

#[derive(Clone, Debug)]
struct World<G> {
    game: G,
    /// What the lines tried in this world came to.
    mean: Mean,
}

/// Values of a world before its own mean is believed as much as that of all worlds.
const DOUBT: f32 = 4.0;

impl<G: Game> Worlds<G> {
    pub(super) fn new(wanted: u32) -> Self {
        Worlds { wanted: wanted as usize, list: Vec::new(), next: 0, all: Mean::default() }
    }

    /// Forgets the worlds of another position.
    pub(super) fn clear(&mut self) {
        self.list.clear();
        self.next = 0;
        self.all = Mean::default();
    }

    /// The position after a decision without chance, in all worlds.
    pub(super) fn advance(&mut self, seat: Seat, action: G::Action) {
        for world in &mut self.list {
            world.game.apply(seat, action, &mut Fx::silent());
        }
    }

    /// The world for the next iteration, and its number if it will be used again.
    pub(super) fn next(&mut self, view: &G::View, rng: &mut Rng) -> (G, Option<usize>) {
        if self.wanted == 0 {
            return (G::imagine(view, rng), None);
        }
        let number = self.next;
        self.next = (self.next + 1) % self.wanted;
        if number == self.list.len() {
            self.list.push(World { game: G::imagine(view, rng), mean: Mean::default() });
        }
        (self.list[number].game.clone(), Some(number))
    }

    /// Takes the luck of a world out of a value reached in it: what is left is how the line did beside others.
    pub(super) fn weigh(&mut self, number: Option<usize>, value: &mut f32) {
        let Some(world) = number.and_then(|number| self.list.get_mut(number)) else { return };
        let luck = (world.mean.value - self.all.value) * world.mean.count / (world.mean.count + DOUBT);
        world.mean.add(*value);
        self.all.add(*value);
        *value -= luck;
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Mean {
    value: f32,
    count: f32,
}

impl Mean {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        self.value += (value - self.value) / self.count;
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Seed, Viewer};
    use sample_game::{Options, SampleGame};

    use super::*;

    #[test]
    fn a_lucky_world_makes_no_line_better() {
        let game = SampleGame::setup(&Options::default(), 2, Seed::from(1)).expect("legal options");
        let (view, mut rng) = (game.view(Viewer::Seat(Seat(0))), Rng::new(Seed::from(2)));
        let mut worlds = Worlds::<SampleGame>::new(2);
        let mut last = [0.0; 2];
        for _ in 0..200 {
            let (_, number) = worlds.next(&view, &mut rng);
            let number = number.expect("two worlds are used in turn");
            let mut value = [0.8, 0.2][number];
            worlds.weigh(Some(number), &mut value);
            last[number] = value;
        }
        assert!(last.iter().all(|value| (value - 0.5).abs() < 0.02), "{last:?}");
        assert_eq!(worlds.list.len(), 2);
    }

    #[test]
    fn without_worlds_to_keep_each_iteration_has_its_own() {
        let game = SampleGame::setup(&Options::default(), 2, Seed::from(1)).expect("legal options");
        let mut worlds = Worlds::<SampleGame>::new(0);
        let (_, number) = worlds.next(&game.view(Viewer::Seat(Seat(0))), &mut Rng::new(Seed::from(2)));
        let mut value = 0.7;
        worlds.weigh(number, &mut value);
        assert_eq!((number, value), (None, 0.7));
    }
}
