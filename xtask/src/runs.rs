//! What is played of a game and looked for in its data: `tests/runs.txt` of its crate.
//!
//! ```text
//! # Lines with `#` are remarks. Options are JSON without spaces, and may be left out.
//! ids    cards deck               every id in the list `deck` of data/cards*.json stands in some scenario
//! same   2 60 {"teams":true}      so many random games of so many seats end alike in debug and optimised builds
//! long   2-4 10000                the same for `cargo xtask long`: all end, and twice the same way
//! arena  mcts:50ms,greedy 0.75    the first of two bots wins this share of a hundred games at least
//! arena  mcts:50ms,greedy 0.75>0.62/60   of sixty games, and its 95 % interval lies above the second number
//! alone  mcts:50ms 0.8            a bot with the table to itself wins this share of fifty
//! alone  mcts:50ms 0.8/20         the same of twenty
//! speed  3 1000000/400            random games of so many seats: actions and games a second, on one core
//! speed  3 1000000/400/1000/200   and a legal list and a clone of the state take so many nanoseconds at most
//! told   4 50                     a journal of so many greedy bots over the socket: 1 % may take so many milliseconds
//! ```

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use crate::run::Failure;

/// All runs of a game.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Runs {
    /// Lists whose ids name something that is played, by the beginning of the file's name and by key.
    pub(crate) ids: Vec<(String, String)>,
    /// Games to compare between builds.
    pub(crate) same: Vec<Games>,
    /// Games to play twice.
    pub(crate) long: Vec<Games>,
    /// Who must beat whom.
    pub(crate) arena: Vec<Contest>,
    /// Who must win alone.
    pub(crate) alone: Vec<Contest>,
    /// How soon all must be told.
    pub(crate) told: Vec<Told>,
    /// How fast random games must be.
    pub(crate) speed: Vec<Speed>,
}

/// A bound for a journal that is played over the socket.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Told {
    pub(crate) seats: u8,
    pub(crate) p99_ms: f64,
}

/// Bounds for random games on one core.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Speed {
    pub(crate) seats: u8,
    pub(crate) actions_per_s: f64,
    pub(crate) games_per_s: f64,
    /// What a list of legal actions and a clone of the state may take.
    pub(crate) at_most_ns: Option<[f64; 2]>,
    pub(crate) options: String,
}

/// Random games.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Games {
    pub(crate) seats: RangeInclusive<u8>,
    pub(crate) games: u32,
    pub(crate) options: String,
}

/// Bots that play for a share of the victories.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Contest {
    pub(crate) bots: String,
    pub(crate) share: f64,
    /// The 95 % interval of the share must lie above this.
    pub(crate) above: f64,
    /// As many as the kind of run has, unless said.
    pub(crate) games: Option<u32>,
    pub(crate) options: String,
}

/// The slug of a game, which is the name of its folder.
pub(crate) fn slug(game: &Path) -> String {
    game.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Each of these games with its runs.
pub(crate) fn of_all(games: Vec<PathBuf>) -> Result<Vec<(String, Runs)>, Failure> {
    games.iter().map(|game| Ok((slug(game), of(game)?))).collect()
}

fn of(game: &Path) -> Result<Runs, Failure> {
    let path = game.join("tests").join("runs.txt");
    let text = std::fs::read_to_string(&path)
        .map_err(|why| Failure::Found(format!("{} cannot be read: {why}. Every game has one.", path.display())))?;
    Runs::parse(&text).map_err(|why| Failure::Found(format!("{}, {why}", path.display())))
}

impl Runs {
    /// Reads the lines; the error names the one that is wrong.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut runs = Runs::default();
        let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
        for (i, line) in lines {
            runs.add(line).ok_or_else(|| format!("line {}: `{line}` is no run", i + 1))?;
        }
        Ok(runs)
    }

    fn add(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (kind, first, second) = (words.first()?, words.get(1)?, words.get(2)?);
        let options = words.get(3).map_or("{}", |options| options).to_owned();
        if words.len() > 4 || !(options.starts_with('{') && options.ends_with('}')) {
            return None;
        }
        let games = || Some(Games { seats: seats(first)?, games: second.parse().ok()?, options: options.clone() });
        let contest = || {
            let (shares, games) =
                second.split_once('/').map_or((*second, None), |(shares, games)| (shares, Some(games)));
            let games = games.map_or(Some(None), |games| games.parse().ok().map(Some))?;
            let (share, above) = shares.split_once('>').unwrap_or((shares, "0"));
            let (share, above) = (share.parse().ok()?, above.parse().ok()?);
            Some(Contest { bots: (*first).to_owned(), share, above, games, options: options.clone() })
        };
        let speed = || {
            let bounds: Vec<f64> = second.split('/').map(|bound| bound.parse().ok()).collect::<Option<_>>()?;
            let (actions_per_s, games_per_s, at_most_ns) = match *bounds {
                [actions, games] => (actions, games, None),
                [actions, games, legal, clone] => (actions, games, Some([legal, clone])),
                _ => return None,
            };
            Some(Speed { seats: first.parse().ok()?, actions_per_s, games_per_s, at_most_ns, options: options.clone() })
        };
        match *kind {
            "ids" => self.ids.push(((*first).to_owned(), (*second).to_owned())),
            "same" => self.same.push(games()?),
            "long" => self.long.push(games()?),
            "arena" => self.arena.push(contest()?),
            "alone" => self.alone.push(contest()?),
            "speed" => self.speed.push(speed()?),
            "told" => self.told.push(Told { seats: first.parse().ok()?, p99_ms: second.parse().ok()? }),
            _ => return None,
        }
        Some(())
    }
}

fn seats(text: &str) -> Option<RangeInclusive<u8>> {
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    Some(least.parse().ok()?..=most.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_line_is_read() {
        let text = "# A remark.\n\nids cards deck\nsame 3 60\nlong 1-6 5000 {\"a\":1}\narena b,c 0.7>0.55/60\nalone b 0.6\nspeed 3 900/4.5\nspeed 2 9/4/1000/200\ntold 4 50\n";
        let runs = Runs::parse(text).expect("runs");
        assert_eq!(runs.ids, [("cards".to_owned(), "deck".to_owned())]);
        assert_eq!(runs.same, [Games { seats: 3..=3, games: 60, options: "{}".to_owned() }]);
        assert_eq!(runs.long, [Games { seats: 1..=6, games: 5000, options: "{\"a\":1}".to_owned() }]);
        assert_eq!((runs.arena[0].bots.as_str(), runs.arena[0].share, runs.alone[0].share), ("b,c", 0.7, 0.6));
        assert_eq!((runs.arena[0].above, runs.alone[0].above), (0.55, 0.0));
        assert_eq!((runs.arena[0].games, runs.alone[0].games), (Some(60), None));
        assert_eq!(runs.told, [Told { seats: 4, p99_ms: 50.0 }]);
        let options = "{}".to_owned();
        let plain = Speed { seats: 3, actions_per_s: 900.0, games_per_s: 4.5, at_most_ns: None, options };
        assert_eq!(runs.speed[0], plain);
        assert_eq!(runs.speed[1].at_most_ns, Some([1000.0, 200.0]));
    }

    #[test]
    fn a_line_that_is_none_is_named() {
        for wrong in [
            "jump 3 60",
            "same",
            "same many 60",
            "long 1-6 5000 {a",
            "arena b,c often",
            "alone b 0.5/some",
            "speed 3 9/4/1000",
            "same 2 3 {} more",
        ] {
            let error = Runs::parse(&format!("ids cards deck\n{wrong}")).expect_err(wrong);
            assert_eq!(error, format!("line 2: `{wrong}` is no run"));
        }
    }
}
