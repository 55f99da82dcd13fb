//! What can be typed after `lagrange`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use game_registry::{BotSpec, GameEntry};
use serde_json::Value;
use server::Day;

use crate::commands::ratings::Ratings;
use crate::limits::{AllowanceArgs, DoorArgs, ExpiryArgs, NoticeArgs, QuotaArgs};
use crate::words::Lang;

/// Five space board games by the book: play them, measure them, check them.
#[derive(Parser)]
#[command(name = "lagrange", version, arg_required_else_help = true, disable_help_subcommand = true)]
#[command(after_help = format!(
    "Games: {}.\nExit codes: 0 all is well, 1 a check failed, 2 the command makes no sense as given.",
    shown_games()
))]
pub(crate) struct Lagrange {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// The commands.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play whole games between bots and print what came of them
    Simulate(Simulate),
    /// Play bots against each other and rate them
    Arena(Arena),
    /// Measure how fast the rules run
    Bench(Bench),
    /// Run scenario files and show what differs
    Scenario(Scenario),
    /// Play a recorded game again
    Replay(Replay),
    /// Read the rules
    Rules(Rules),
    /// Play in this terminal
    Terminal(Terminal),
    /// Start the tabletop for yourself and open it in the browser
    Play(Play),
    /// Run the tabletop as a server
    Serve(Box<Serve>),
    /// Look after the ratings of a server that does not run
    Ratings(Ratings),
}

/// Arguments of `play`.
#[derive(Args)]
pub(crate) struct Play {
    /// Where to listen; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:7315")]
    pub(crate) bind: SocketAddr,
    /// The data folder; the usual place of this system unless given
    #[arg(long)]
    pub(crate) data: Option<PathBuf>,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) quiet: bool,
}

/// Arguments of `serve`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  lagrange serve --bind 0.0.0.0:7315 --data /srv/lagrange
  lagrange serve --bind 127.0.0.1:7315 --database postgres://lagrange@localhost/lagrange

The log goes to standard error; RUST_LOG says how much of it. /healthz and /readyz are for machines, and /metrics
for those on this machine, or on an address of its own: it counts everything that happens.")]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:7315")]
    pub(crate) bind: SocketAddr,
    /// The data folder of the embedded database; the usual place of this system unless given
    #[arg(long, conflicts_with = "database")]
    pub(crate) data: Option<PathBuf>,
    /// A PostgreSQL database instead
    #[arg(long)]
    pub(crate) database: Option<String>,
    /// A bot takes at least so many milliseconds over a decision, so that people can follow
    #[arg(long, default_value_t = 300)]
    pub(crate) bot_pause: u64,
    #[command(flatten)]
    pub(crate) allowance: AllowanceArgs,
    #[command(flatten)]
    pub(crate) quotas: QuotaArgs,
    #[command(flatten)]
    pub(crate) expiry: ExpiryArgs,
    /// How many seconds somebody has to be away before the host may hand their seat to a bot
    #[arg(long, default_value_t = 60, value_name = "SECONDS")]
    pub(crate) absence: u64,
    #[command(flatten)]
    pub(crate) doors: DoorArgs,
    #[command(flatten)]
    pub(crate) notices: NoticeArgs,
    /// A folder of further languages, LANG/BUNDLE.ftl (a game, `table`, `server` or `page`) and LANG/GAME.rules.md
    #[arg(long, value_name = "DIR")]
    pub(crate) texts: Option<PathBuf>,
    /// The day on which the challenges of the day stand still, for tests
    #[arg(long, hide = true)]
    pub(crate) today: Option<Day>,
    /// Offer also games that are kept off the shelf, and their challenges, for tests
    #[arg(long, hide = true)]
    pub(crate) hidden_games: bool,
    /// Say what a bot would do in somebody's place, for tests
    #[arg(long, hide = true)]
    pub(crate) advice: bool,
}

/// Arguments of `simulate`.
#[derive(Args)]
#[command(after_help = with_game("\
Examples:
  lagrange simulate GAME --seats 3 --games 1000 --seed 1
  lagrange simulate GAME --seats 2 --games 20 --bots greedy,mcts:500i --json
  lagrange simulate GAME --options '{}' --threads 2

The hash is a digest of all final states. Equal arguments give an equal hash, in every build and with any number of
threads, unless a bot thinks for a time (`mcts:200ms`)."))]
pub(crate) struct Simulate {
    /// The game, by its short name
    #[arg(value_parser = game)]
    pub(crate) game: &'static dyn GameEntry,
    /// Seats at each table; the fewest the game allows unless given
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Seed of the first game; the next ones count up
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Who plays: one bot for all seats or one per seat (random, greedy, mcts:200ms, mcts:1000i)
    #[arg(long, value_delimiter = ',', default_value = "random")]
    pub(crate) bots: Vec<BotSpec>,
    /// Options of the game as a JSON object
    #[arg(long, value_parser = json_object, default_value = "{}")]
    pub(crate) options: Value,
    /// Games played at the same time
    #[arg(long, default_value_t = 1, value_parser = threads)]
    pub(crate) threads: usize,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `arena`.
#[derive(Args)]
#[command(after_help = with_game("\
Examples:
  lagrange arena GAME --bots greedy,random --games 100
  lagrange arena GAME --bots mcts:50ms,greedy,random --games 100 --threads 2 --json

Every bot meets every other. Both games of a deal have the same seed and swapped seats. Intervals are 95 % (Wilson),
ratings are on the Elo scale with a mean of 1500."))]
pub(crate) struct Arena {
    /// The game, by its short name
    #[arg(value_parser = game)]
    pub(crate) game: &'static dyn GameEntry,
    /// Who takes part, at least two (random, greedy, mcts:200ms, mcts:1000i, mcts:200ms:2)
    #[arg(long, value_delimiter = ',', required = true)]
    pub(crate) bots: Vec<BotSpec>,
    /// Games in each pairing
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) games: u32,
    /// Seats at each table; the fewest the game allows unless given
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// Seed of the first deal
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Options of the game as a JSON object
    #[arg(long, value_parser = json_object, default_value = "{}")]
    pub(crate) options: Value,
    /// Games played at the same time; all cores unless given
    #[arg(long, value_parser = threads)]
    pub(crate) threads: Option<usize>,
    /// End a pairing early once the leader's interval lies wholly on one side of this win rate (0 to 1)
    #[arg(long, value_parser = share)]
    pub(crate) stop_at: Option<f64>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `bench`.
#[derive(Args)]
#[command(after_help = with_game("\
Examples:
  lagrange bench
  lagrange bench GAME --seats 3 --json

One core, random playouts; each figure is the median of five rounds after a warm-up. Use a release build and leave
the machine alone meanwhile."))]
pub(crate) struct Bench {
    /// The game, by its short name; every game unless given
    #[arg(value_parser = game)]
    pub(crate) game: Option<&'static dyn GameEntry>,
    /// Seats at each table; every number the game allows unless given
    #[arg(long)]
    pub(crate) seats: Option<u8>,
    /// Options of the game as a JSON object
    #[arg(long, value_parser = json_object, default_value = "{}")]
    pub(crate) options: Value,
    /// Time for each figure in seconds
    #[arg(long, default_value_t = 2.5, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
}

/// Arguments of `scenario`.
#[derive(Args)]
#[command(after_help = with_game("\
Examples:
  lagrange scenario crates/GAME/tests/scenarios
  lagrange scenario my-ruling.scn

Folders are searched for *.scn files. The exit code is 1 when one fails."))]
pub(crate) struct Scenario {
    /// Scenario files, or folders of them
    #[arg(required = true)]
    pub(crate) paths: Vec<PathBuf>,
}

/// Arguments of `replay`.
#[derive(Args)]
#[command(after_help = "\
Examples:
  lagrange replay game.jsonl
  lagrange replay game.jsonl --log --lang en")]
pub(crate) struct Replay {
    /// A journal: lines of JSON, as `lagrange terminal --journal` writes them and every table lets people download them
    pub(crate) file: PathBuf,
    /// Print everything that happened
    #[arg(long)]
    pub(crate) log: bool,
    /// Language
    #[arg(long, default_value_t)]
    pub(crate) lang: Lang,
}

/// Arguments of `rules`.
#[derive(Args)]
#[command(after_help = with_game("\
Examples:
  lagrange rules GAME
  lagrange rules GAME 5.4 --lang en
  lagrange rules GAME --search end --lang en"))]
pub(crate) struct Rules {
    /// The game, by its short name
    #[arg(value_parser = game)]
    pub(crate) game: &'static dyn GameEntry,
    /// The number of a rule, with or without its letters; all rules unless given
    pub(crate) id: Option<String>,
    /// Only rules in which all of these words occur
    #[arg(long, value_name = "WORDS", conflicts_with = "id")]
    pub(crate) search: Option<String>,
    /// Language
    #[arg(long, default_value_t)]
    pub(crate) lang: Lang,
}

/// Arguments of `terminal`.
#[derive(Args)]
#[command(after_help = with_game("\
Examples:
  lagrange terminal GAME
  lagrange terminal GAME --seats human,bot:greedy,bot:mcts:500ms --lang en
  lagrange terminal GAME --seats human,human --journal evening.jsonl

At the table type the number of an action or its notation; `help` lists the other words."))]
pub(crate) struct Terminal {
    /// The game, by its short name
    #[arg(value_parser = game)]
    pub(crate) game: &'static dyn GameEntry,
    /// Who sits where: `human` or `bot:` with a bot; you against `bot:greedy` unless given
    #[arg(long, value_delimiter = ',')]
    pub(crate) seats: Vec<Sitter>,
    /// Seed of all chance; a new one every time unless given
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Options of the game as a JSON object
    #[arg(long, value_parser = json_object, default_value = "{}")]
    pub(crate) options: Value,
    /// Language
    #[arg(long, default_value_t)]
    pub(crate) lang: Lang,
    /// Write the game's journal to this file when it ends or you leave
    #[arg(long, value_name = "FILE")]
    pub(crate) journal: Option<PathBuf>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Somebody at this terminal.
    Human,
    /// A computer player.
    Bot(BotSpec),
}

impl std::str::FromStr for Sitter {
    type Err = String;

    fn from_str(s: &str) -> Result<Self, String> {
        match s.strip_prefix("bot:") {
            Some(spec) => {
                spec.parse().map(Sitter::Bot).map_err(|err: <BotSpec as std::str::FromStr>::Err| err.to_string())
            }
            None if s == "human" => Ok(Sitter::Human),
            None => Err(format!("`{s}` is nobody. Write `human`, or `bot:` and a bot, such as `bot:greedy`.")),
        }
    }
}

/// Examples with the name of a game that there is.
fn with_game(examples: &str) -> String {
    let game = game_registry::shown_games().next().map_or("GAME", |game| game.slug());
    examples.replace("GAME", game)
}

fn game(slug: &str) -> Result<&'static dyn GameEntry, String> {
    game_registry::find(slug).ok_or_else(|| format!("There is no such game. There is: {}.", shown_games()))
}

fn shown_games() -> String {
    game_registry::shown_games().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

fn json_object(text: &str) -> Result<Value, String> {
    match serde_json::from_str(text) {
        Ok(value @ Value::Object(_)) => Ok(value),
        Ok(_) => Err("Options are a JSON object, such as {} or {\"name\": true}.".to_owned()),
        Err(why) => Err(format!("This is not JSON: {why}.")),
    }
}

fn threads(text: &str) -> Result<usize, String> {
    let number = text.parse().ok().filter(|n| (1..=256).contains(n));
    number.ok_or_else(|| "Write a number of threads from 1 to 256.".to_owned())
}

fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|n| (0.01..=600.0).contains(n));
    number.ok_or_else(|| "Write a number of seconds from 0.01 to 600.".to_owned())
}

fn share(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|n| (0.0..=1.0).contains(n));
    number.ok_or_else(|| "Write a win rate from 0 to 1, such as 0.75.".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Lagrange::command().debug_assert();
    }

    #[test]
    fn seats_are_humans_or_bots() {
        assert_eq!("human".parse(), Ok(Sitter::Human));
        assert_eq!("bot:greedy".parse(), Ok(Sitter::Bot(BotSpec::Greedy)));
        assert!("greedy".parse::<Sitter>().is_err_and(|why| why.contains("bot:greedy")));
    }
}
