//! `lagrange replay`.

use table::{Audience, Called, Refusal, Replay, Table};

use super::print;
use crate::args;
use crate::error::CliError;
use crate::terminal::outcome;

/// Plays a journal again and prints how the game ended.
pub(crate) fn run(args: &args::Replay) -> Result<(), CliError> {
    let file = args.file.display();
    let text = std::fs::read_to_string(&args.file)
        .map_err(|why| CliError::Usage(format!("The journal `{file}` cannot be read: {why}.")))?;
    let table = Table::read_exactly(&text).map_err(|why| CliError::Failed(format!("{file}, {why}")))?;
    let lang = args.lang;
    let game = table.game().ok_or_else(|| CliError::Failed(format!("{file}: {}", lang.word("replay-not-started"))))?;
    let refused = |why: Refusal| CliError::Failed(format!("{file}: {}", why.said(lang.spoken()).text));
    let replay = Replay::of_record(&table).map_err(refused)?;
    if args.log {
        let steps = table.log(&Audience::of_seat(None, lang.spoken()), usize::MAX);
        print(steps.iter().flat_map(|step| &step.events).map(|said| said.text.to_string()))?;
    }
    let facts = [
        ("game", table.header().game.as_str().into()),
        ("players", table.n_seats().into()),
        ("seed", replay.info(lang.spoken()).seed.into()),
        ("actions", replay.n_actions().into()),
    ];
    print([lang.say("replay-table", facts)])?;
    print(outcome::lines(game, lang, &Called::names(table.called(), lang.spoken())))
}
