//! `lagrange replay`.

use game_core::Viewer;
use game_registry::{find, journal_header};

use super::print;
use crate::args::Replay;
use crate::error::CliError;
use crate::terminal::names::seat_names;
use crate::terminal::outcome;

/// Plays a journal again and prints how the game ended.
pub(crate) fn run(args: &Replay) -> Result<(), CliError> {
    let file = args.file.display();
    let text = std::fs::read_to_string(&args.file)
        .map_err(|why| CliError::Usage(format!("The journal `{file}` cannot be read: {why}.")))?;
    let damaged = |why: game_registry::JournalError| CliError::Failed(format!("{file}, {why}"));
    let header = journal_header(&text).map_err(damaged)?;
    let unknown = || CliError::Failed(format!("{file}, line 1: There is no game `{}`.", header.game));
    let replay = find(&header.game).ok_or_else(unknown)?.replay(&text).map_err(damaged)?;
    let (lang, names) = (args.lang, seat_names(args.lang, header.seats));
    if args.log {
        let events = replay.steps.iter().flat_map(|step| &step.events);
        print(events.map(|told| told.to(Viewer::Spectator).sentence(lang.code(), names.as_slice())))?;
    }
    let facts = [
        ("game", header.game.as_str().into()),
        ("players", header.seats.into()),
        ("seed", replay.seed.to_string().into()),
        ("actions", replay.steps.len().into()),
    ];
    print([lang.say("replay-table", facts)])?;
    print(outcome::lines(replay.game.as_ref(), lang, &names))
}
