//! Copies of a game on its way: many of the last actions, few of those long ago.

use game_registry::RunningGame;

/// The game after each of so many last actions is kept.
const NEAR: usize = 8;
/// Before that the game after every eighth action, so far back; before that after every sixty-fourth.
const FAR: usize = 64;

/// Copies of a game by how many actions stood, so that going back a little costs little and going back far costs at
/// most [`FAR`] actions.
#[derive(Default)]
pub(crate) struct Checkpoints(Vec<(usize, Box<dyn RunningGame>)>);

impl Checkpoints {
    /// Keeps the game as it is after `n` actions, which are the last ones, and lets go of what is too near to another.
    pub(crate) fn keep(&mut self, n: usize, game: Box<dyn RunningGame>) {
        self.forget_after(n);
        self.0.pop_if(|(at, _)| *at == n);
        self.0.push((n, game));
        for (back, grid) in [(NEAR, NEAR), (FAR, FAR)] {
            if let Some(at) = n.checked_sub(back).filter(|at| !at.is_multiple_of(grid)) {
                self.drop_at(at);
            }
        }
    }

    /// The nearest copy at or before `n` actions.
    pub(crate) fn before(&self, n: usize) -> Option<(Box<dyn RunningGame>, usize)> {
        let upto = self.0.partition_point(|(at, _)| *at <= n);
        self.0[..upto].last().map(|(at, game)| (game.copy(), *at))
    }

    /// Lets go of what came after `n` actions.
    pub(crate) fn forget_after(&mut self, n: usize) {
        self.0.truncate(self.0.partition_point(|(at, _)| *at <= n));
    }

    /// It is among the last ones, so that little has to move up.
    fn drop_at(&mut self, n: usize) {
        if let Ok(place) = self.0.binary_search_by_key(&n, |(at, _)| *at) {
            self.0.remove(place);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(n: usize) -> Vec<usize> {
        let entry = game_registry::find("sample-game").expect("a game of that name");
        let game = entry.start(&serde_json::json!({}), 2, 7.into()).expect("a game");
        let mut checkpoints = Checkpoints::default();
        (1..=n).for_each(|n| checkpoints.keep(n, game.copy()));
        checkpoints.0.iter().map(|(at, _)| *at).collect()
    }

    #[test]
    fn copies_are_dense_near_the_end_and_sparse_before() {
        assert_eq!(
            kept(150),
            [64, 128, 88, 96, 104, 112, 120, 136, 143, 144, 145, 146, 147, 148, 149, 150]
                .into_iter()
                .collect::<std::collections::BTreeSet<_>>()
                .into_iter()
                .collect::<Vec<_>>()
        );
        assert_eq!(kept(6_400).len(), 100 + 7 + 7);
    }
}
