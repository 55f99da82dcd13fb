//! Which player sits down, in one word: `random`, `greedy`, `mcts:200ms`, `mcts:1000i:2`.

use std::error::Error;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game_core::Seed;

use crate::{Bot, Greedy, Judge, Judged, Mcts, Random};

/// How long a search may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So much time, written `200ms`.
    Time(Duration),
    /// So many iterations, written `1000i`. The same seed then gives the same decisions.
    Iterations(u32),
}

/// A computer player to be built for any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotSpec {
    /// See [`Random`].
    Random,
    /// See [`Greedy`].
    Greedy,
    /// See [`Mcts`].
    Mcts {
        /// How long it thinks about one decision.
        budget: Budget,
        /// How many threads think at once, each for the whole budget.
        threads: u8,
    },
}

/// The most threads one bot may take.
const MAX_THREADS: u8 = 64;

/// The longest time one decision may be given: an hour.
const MAX_MILLISECONDS: u32 = 3_600_000;

impl BotSpec {
    /// The player itself. What it does follows from the seed, unless its budget is in time.
    pub fn build<G: Judged>(&self, seed: Seed) -> Box<dyn Bot<G>> {
        match *self {
            BotSpec::Random => Box::new(Random::new(G::judge(), seed)),
            BotSpec::Greedy => Box::new(Greedy::new(G::judge(), seed)),
            BotSpec::Mcts { budget, threads } => {
                let judge = G::judge();
                let settings = judge.settings();
                Box::new(Mcts::<G, G::Judge>::new(judge, settings, budget, threads, seed))
            }
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::Iterations(n) => write!(f, "{n}i"),
        }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Mcts { budget, threads: 1 } => write!(f, "mcts:{budget}"),
            BotSpec::Mcts { budget, threads } => write!(f, "mcts:{budget}:{threads}"),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// No such kind of player.
    UnknownBot(String),
    /// A word after `random` or `greedy`.
    NothingToSet(String),
    /// `mcts` without a budget.
    NoBudget,
    /// A budget that is neither time nor iterations, or is zero or beyond all patience.
    Budget(String),
    /// A number of threads that is none.
    Threads(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpecError::UnknownBot(s) => {
                write!(
                    f,
                    "There is no bot `{s}`. Write `random`, `greedy`, or `mcts` with a budget, such as `mcts:200ms`."
                )
            }
            SpecError::NothingToSet(s) => write!(f, "The bot `{s}` has nothing to set after its name."),
            SpecError::NoBudget => {
                f.write_str("The bot `mcts` needs a budget for each decision: `mcts:200ms` or `mcts:1000i`.")
            }
            SpecError::Budget(s) => write!(
                f,
                "`{s}` is not a budget. Write milliseconds from `1ms` to `{MAX_MILLISECONDS}ms`, or iterations such as `1000i`."
            ),
            SpecError::Threads(s) => {
                write!(f, "`{s}` is not a number of threads. Write a number from 1 to {MAX_THREADS}.")
            }
        }
    }
}

impl Error for SpecError {}

impl FromStr for Budget {
    type Err = SpecError;

    fn from_str(s: &str) -> Result<Self, SpecError> {
        let wrong = || SpecError::Budget(s.to_owned());
        let number = |digits: &str| whole_number(digits).filter(|&n| n > 0).ok_or_else(wrong);
        if let Some(digits) = s.strip_suffix("ms") {
            let milliseconds = number(digits)?;
            let in_bounds = milliseconds <= MAX_MILLISECONDS;
            return in_bounds.then(|| Budget::Time(Duration::from_millis(milliseconds.into()))).ok_or_else(wrong);
        }
        s.strip_suffix('i').ok_or_else(wrong).and_then(number).map(Budget::Iterations)
    }
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(s: &str) -> Result<Self, SpecError> {
        let (name, rest) = s.split_once(':').map_or((s, None), |(name, rest)| (name, Some(rest)));
        let plain = |spec| if rest.is_some() { Err(SpecError::NothingToSet(name.to_owned())) } else { Ok(spec) };
        match name {
            "random" => plain(BotSpec::Random),
            "greedy" => plain(BotSpec::Greedy),
            "mcts" => {
                let rest = rest.ok_or(SpecError::NoBudget)?;
                let (budget, threads) = rest.split_once(':').map_or((rest, "1"), |parts| parts);
                let budget = budget.parse()?;
                let threads = whole_number(threads)
                    .and_then(|n| u8::try_from(n).ok())
                    .filter(|n| (1..=MAX_THREADS).contains(n))
                    .ok_or_else(|| SpecError::Threads(threads.to_owned()))?;
                Ok(BotSpec::Mcts { budget, threads })
            }
            _ => Err(SpecError::UnknownBot(s.to_owned())),
        }
    }
}

/// Digits only: `+5`, which the library would read as 5, would not be written back the same.
fn whole_number(digits: &str) -> Option<u32> {
    digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_read_back_as_written() {
        for text in ["random", "greedy", "mcts:200ms", "mcts:1000i", "mcts:50ms:2", "mcts:1i:64"] {
            assert_eq!(text.parse::<BotSpec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("mcts:9i:1".parse::<BotSpec>().map(|spec| spec.to_string()), Ok("mcts:9i".to_owned()));
    }

    #[test]
    fn wrong_specs_are_explained() {
        let complaint = |text: &str| text.parse::<BotSpec>().expect_err("no such bot").to_string();
        assert!(complaint("stockfish").starts_with("There is no bot `stockfish`."));
        assert!(complaint("").starts_with("There is no bot ``."));
        assert!(complaint("greedy:2").contains("nothing to set"));
        assert!(complaint("mcts").contains("needs a budget"));
        for budget in ["mcts:", "mcts:0ms", "mcts:0i", "mcts:fast", "mcts:-1i", "mcts:9999999ms", "mcts:99999999999i"] {
            assert!(complaint(budget).contains("is not a budget"), "{budget}");
        }
        for threads in ["mcts:5i:0", "mcts:5i:65", "mcts:5i:", "mcts:5i:two", "mcts:5i:1:1"] {
            assert!(complaint(threads).contains("not a number of threads"), "{threads}");
        }
    }
}
