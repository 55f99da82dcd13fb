//! `lagrange terminal`: a whole game at a keyboard.

mod board;
mod host;
mod input;
mod menu;
pub(crate) mod outcome;
mod session;

use std::io::IsTerminal;
use std::time::{SystemTime, UNIX_EPOCH};

use game_registry::BotSpec;

use crate::args::{Sitter, Terminal};
use crate::commands::print;
use crate::error::CliError;
use host::Host;
use session::Session;

/// Opens a table and plays until the game is over or the player leaves.
pub(crate) fn run(args: &Terminal) -> Result<(), CliError> {
    let sitters = if args.seats.is_empty() {
        // Somebody plays against you, in games that can be played alone, too.
        let seats = usize::from(*args.game.seats().start().max(&2));
        [vec![Sitter::Human], vec![Sitter::Bot(BotSpec::Greedy); seats - 1]].concat()
    } else {
        args.seats.clone()
    };
    let seed = args.seed.unwrap_or_else(new_seed);
    let host = Host::open(args.game, &args.options, &sitters, seed, args.lang)?;
    print([args.lang.say("term-seed", [("seed", seed.to_string().into())])])?;
    let at_keyboard = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut session = Session::new(host, args.lang, at_keyboard);
    let played = session.play(&mut std::io::stdin().lock());
    if let Some(file) = &args.journal {
        std::fs::write(file, session.host.journal()).map_err(|why| {
            CliError::Failed(format!("The journal cannot be written to `{}`: {why}.", file.display()))
        })?;
        print([args.lang.say("term-journal", [("file", file.display().to_string().into())])])?;
    }
    played
}

/// A seed that nobody chose. It is printed, so the game can be had again.
fn new_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_micros() as u64 % 1_000_000_000
}
