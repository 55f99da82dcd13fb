//! Walking through random games and stopping here and there to look.

use game_core::{Fx, Game, Rng, Seat, Seed};

use super::pool::Pool;
use super::{Broken, Setting};
use crate::guard::guard;
use crate::{Ended, Picker, Scratch, play_on};

/// How much of random play a law looks at, all tables taken together. Counted in actions and looks rather than
/// in games, so that a game of 40 actions and one of 4000 take about as long.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// The law, as a sentence.
    pub(crate) law: &'static str,
    /// Actions played; each table sees at least one game, and at most [`MOST_GAMES`].
    pub(crate) actions: usize,
    /// Positions looked at; each game is looked at in its first and its last position at least.
    pub(crate) looks: usize,
}

const MOST_GAMES: usize = 200;
/// How many of the last actions a broken law prints.
const LAST: usize = 12;

/// One position to look at.
pub(crate) struct Look<'a, G: Game> {
    /// The position.
    pub(crate) game: &'a G,
    /// Who does what next, unless this is the end.
    pub(crate) next: Option<(Seat, G::Action)>,
    /// The actions seen so far in this and earlier games.
    pub(crate) pool: &'a mut Pool<G>,
    /// To pick at random.
    pub(crate) picker: &'a mut Picker,
    /// To imagine with.
    pub(crate) rng: &'a mut Rng,
}

/// A random game: its table and its actions.
pub(crate) struct Recorded<'a, G: Game> {
    law: &'static str,
    setting: &'a Setting<G>,
    seed: u64,
    pub(crate) start: G,
    pub(crate) actions: Vec<(Seat, G::Action)>,
    pub(crate) ended: Ended,
    pub(crate) finish: G,
}

impl<'a, G: Game> Recorded<'a, G> {
    fn new(law: &'static str, setting: &'a Setting<G>, seed: u64) -> Result<Self, Broken> {
        let broken = |why: String, actions: &[(Seat, G::Action)]| broken(law, setting, seed, actions, why);
        let setup = guard(|| G::setup(&setting.options, setting.seats, Seed::from(seed)));
        let start = setup.map_err(|panic| broken(format!("Setting up panics: {panic}"), &[]))?;
        let start = start.map_err(|e| broken(format!("The table cannot be set up: {e}"), &[]))?;
        let mut actions = Vec::new();
        let mut game = start.clone();
        let show = |seat, action| actions.push((seat, action));
        let played = guard(|| play_on(&mut game, &mut Picker::new(seed), &mut Scratch::new(), show));
        let (_, ended) = played.map_err(|panic| broken(format!("The game panics: {panic}"), &actions))?;
        Ok(Recorded { law, setting, seed, start, actions, ended, finish: game })
    }

    /// The same table laid out once more.
    pub(crate) fn set_up_again(&self) -> Result<G, Broken> {
        let setup = G::setup(&self.setting.options, self.setting.seats, Seed::from(self.seed));
        setup.map_err(|e| self.broken(0, format!("The table cannot be set up a second time: {e}")))
    }

    /// A broken law, after so many actions of this game.
    pub(crate) fn broken(&self, actions: usize, why: String) -> Broken {
        broken(self.law, self.setting, self.seed, &self.actions[..actions], why)
    }
}

fn broken<G: Game>(
    law: &'static str,
    setting: &Setting<G>,
    seed: u64,
    actions: &[(Seat, G::Action)],
    why: String,
) -> Broken {
    let options = serde_json::to_string(&setting.options).unwrap_or_default();
    let last = actions.iter().rev().take(LAST).rev().map(|(seat, action)| format!("{seat} {action}")).collect();
    let table = format!("{}, {} seats, seed {seed}, options {options}", G::SLUG, setting.seats);
    Broken { law, why, table, actions: actions.len(), last }
}

/// Plays random games at all tables, one after another, and hands each to `judge` with the number of looks that
/// it should take.
pub(crate) fn games<G: Game>(
    settings: &[Setting<G>],
    plan: Plan,
    mut judge: impl FnMut(&Recorded<'_, G>, usize) -> Result<(), Broken>,
) -> Result<(), Broken> {
    let scale = scale();
    let first = settings.iter().map(|setting| Recorded::new(plan.law, setting, 0)).collect::<Result<Vec<_>, _>>()?;
    let round: usize = first.iter().map(|game| game.actions.len()).sum();
    let rounds = (plan.actions * scale / round.max(1)).clamp(1, MOST_GAMES * scale);
    let looks = (plan.looks / (rounds / scale).max(1) / settings.len().max(1)).max(2);
    first.iter().try_for_each(|game| judge(game, looks))?;
    for seed in 1..rounds as u64 {
        for setting in settings {
            judge(&Recorded::new(plan.law, setting, seed)?, looks)?;
        }
    }
    Ok(())
}

/// Plays random games and looks at some positions of each: the first, the last, and others evenly between.
pub(crate) fn positions<G: Game>(
    settings: &[Setting<G>],
    plan: Plan,
    mut look: impl FnMut(Look<'_, G>) -> Result<(), String>,
) -> Result<(), Broken> {
    let mut pool = Pool::new();
    games(settings, plan, |recorded, looks| {
        let mut picker = Picker::new(!recorded.seed);
        let mut rng = Rng::new(Seed::from(recorded.seed));
        let length = recorded.actions.len();
        let stride = (length / looks).max(1);
        let offset = picker.below(stride);
        let mut game = recorded.start.clone();
        let mut fx = Fx::silent();
        for place in 0..=length {
            let next = recorded.actions.get(place).copied();
            if place == 0 || place == length || place % stride == offset {
                let (pool, picker, rng) = (&mut pool, &mut picker, &mut rng);
                let looked = guard(|| look(Look { game: &game, next, pool, picker, rng }));
                let verdict = looked.unwrap_or_else(|panic| Err(format!("The game panics: {panic}")));
                verdict.map_err(|why| recorded.broken(place, why))?;
            }
            let Some((seat, action)) = next else { break };
            pool.add(action);
            game.apply(seat, action, &mut fx);
        }
        Ok(())
    })
}

/// `LAWS_GAMES` multiplies how much is tried.
fn scale() -> usize {
    std::env::var("LAWS_GAMES").ok().and_then(|n| n.parse().ok()).filter(|&n| n > 0).unwrap_or(1)
}
