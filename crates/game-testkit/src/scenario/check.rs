//! The lines that look at the game without changing it.

use game_core::{Outcome, Seat, SeatSet, SoloResult, Viewer};

use super::run::Run;
use super::script::Word;
use super::staged::Staged;
use crate::compare::differ;

/// Whether what the line says holds now.
pub(super) fn holds<G: Staged>(run: &Run<'_, G>, word: &Word) -> Result<(), String> {
    match word {
        Word::Then(line) => run.game.then(line, run.names),
        Word::Sees(viewer, line) => G::sees(&run.game.view(*viewer), line, run.names),
        Word::Score { seat, total, lines } => score(run, *seat, *total, lines),
        Word::Legal(seat, actions) => legal(run, *seat, actions),
        Word::Warns(seat, actions) => warns(run, *seat, actions),
        Word::Offers(seat, action) => offers(run, *seat, action, true),
        Word::NotOffered(seat, action) => offers(run, *seat, action, false),
        Word::Log(sentence) => tells(run, Viewer::Spectator, sentence),
        Word::Tells(viewer, sentence) => tells(run, *viewer, sentence),
        Word::Barrier(seats) => barrier(run, *seats),
        Word::Over(ranks) => over(run, ranks),
        Word::OverSolo(result, margin) => match run.game.outcome() {
            Some(Outcome::Solo { result: got, margin: by }) if got == *result && margin.is_none_or(|m| m == by) => {
                Ok(())
            }
            got => Err(differ("The game stands otherwise.", &solo(*result, *margin), &outcome(run, got))),
        },
        Word::NotOver => match run.game.outcome() {
            None => Ok(()),
            got => Err(differ("The game is over.", "not over", &outcome(run, got))),
        },
        Word::Given(_)
        | Word::Turn(_)
        | Word::Dice(_)
        | Word::Draw(_)
        | Word::Chance
        | Word::Together
        | Word::Act { .. }
        | Word::Undo { .. } => Ok(()),
    }
}

/// The total, some lines of the sheet, or both; lines of the same label count together.
fn score<G: Staged>(run: &Run<'_, G>, seat: Seat, total: Option<i32>, lines: &[(String, i32)]) -> Result<(), String> {
    let sheets = run.game.scores(Viewer::Spectator);
    let sheet = sheets.get(seat.index()).ok_or("The game keeps no score for that seat.")?;
    let points = |label: &str| {
        let of_label = sheet.lines.iter().filter(|line| line.label == label);
        of_label.map(|line| line.points).reduce(|a, b| a + b)
    };
    let total_fits = total.is_none_or(|total| sheet.total() == total);
    if total_fits && lines.iter().all(|(label, expected)| points(label) == Some(*expected)) {
        return Ok(());
    }
    let expected = lines.iter().map(|(label, points)| format!("{label} {points}"));
    let expected: Vec<String> = total.map(|total| format!("total {total}")).into_iter().chain(expected).collect();
    let got: Vec<String> = sheet.lines.iter().map(|line| format!("\n{} {}", line.label, line.points)).collect();
    let got = format!("total {}{}", sheet.total(), got.concat());
    Err(differ(&format!("{} has another score.", run.names.name(seat)), &expected.join("\n"), &got))
}

fn legal<G: Staged>(run: &Run<'_, G>, seat: Seat, actions: &[String]) -> Result<(), String> {
    same(run, actions, run.game.legal_list(seat), &format!("{} may do other things", run.names.name(seat)))
}

fn warns<G: Staged>(run: &Run<'_, G>, seat: Seat, actions: &[String]) -> Result<(), String> {
    let mut warnings = Vec::new();
    run.game.warnings(seat, &mut warnings);
    let got = warnings.into_iter().map(|(action, _)| action).collect();
    same(run, actions, got, &format!("{} is warned of other things", run.names.name(seat)))
}

/// Whether the actions are just these, in any order.
fn same<G: Staged>(run: &Run<'_, G>, actions: &[String], mut got: Vec<G::Action>, what: &str) -> Result<(), String> {
    let mut expected = actions.iter().map(|text| G::action(text, run.names)).collect::<Result<Vec<_>, _>>()?;
    expected.sort_unstable();
    got.sort_unstable();
    if expected == got {
        return Ok(());
    }
    let written = |action: &G::Action| run.names.from_notation(&action.to_string());
    let missing: Vec<String> = expected.iter().filter(|a| !got.contains(a)).map(written).collect();
    let extra: Vec<String> = got.iter().filter(|a| !expected.contains(a)).map(written).collect();
    let block = |list: &[G::Action]| list.iter().map(written).collect::<Vec<_>>().join("; ");
    let what = format!("{what}; missing: {}; extra: {}", missing.join("; "), extra.join("; "));
    Err(differ(&what, &block(&expected), &block(&got)))
}

fn offers<G: Staged>(run: &Run<'_, G>, seat: Seat, text: &str, expected: bool) -> Result<(), String> {
    let action = G::action(text, run.names)?;
    let list = run.game.legal_list(seat);
    if list.contains(&action) == expected {
        return Ok(());
    }
    let list: Vec<String> = list.iter().map(|a| run.names.from_notation(&a.to_string())).collect();
    let expected = if expected { format!("{text}, among others") } else { format!("anything but {text}") };
    Err(differ("The legal actions are otherwise.", &expected, &list.join("; ")))
}

fn tells<G: Staged>(run: &Run<'_, G>, viewer: Viewer, sentence: &str) -> Result<(), String> {
    let say = |event: &G::Event| run.texts.say("en", "event", event, run.names.as_slice());
    let told: Vec<String> = run.told.iter().map(|told| say(told.to(viewer))).collect();
    if told.iter().any(|said| said == sentence) {
        return Ok(());
    }
    Err(differ(&format!("{} is told something else.", run.names.of(viewer)), sentence, &told.join("\n")))
}

fn barrier<G: Staged>(run: &Run<'_, G>, expected: SeatSet) -> Result<(), String> {
    let got: SeatSet = Seat::all(run.game.seats()).filter(|&seat| run.barrier.contains(seat)).collect();
    let list = |set: SeatSet| {
        let names: Vec<&str> = set.iter().map(|seat| run.names.name(seat)).collect();
        if names.is_empty() { "nobody".to_owned() } else { names.join(" ") }
    };
    let what = "Others cannot undo past the last action.";
    if got == expected { Ok(()) } else { Err(differ(what, &list(expected), &list(got))) }
}

fn over<G: Staged>(run: &Run<'_, G>, expected: &[(Seat, u8)]) -> Result<(), String> {
    let got = run.game.outcome();
    let fits = match &got {
        None => false,
        Some(Outcome::Ranks { ranks, .. } | Outcome::Teams { ranks, .. }) => {
            expected.iter().all(|&(seat, rank)| ranks.as_slice().get(seat.index()) == Some(&rank))
        }
        Some(Outcome::Solo { .. }) => expected.is_empty(),
    };
    if fits {
        return Ok(());
    }
    let expected: Vec<String> =
        expected.iter().map(|(seat, rank)| format!("{} {rank}", run.names.name(*seat))).collect();
    Err(differ("The game stands otherwise.", &format!("over {}", expected.join(", ")), &outcome(run, got)))
}

fn outcome<G: Staged>(run: &Run<'_, G>, outcome: Option<Outcome>) -> String {
    match outcome {
        None => "not over".to_owned(),
        Some(Outcome::Ranks { ranks, .. } | Outcome::Teams { ranks, .. }) => {
            let rank = |(seat, rank): (Seat, &u8)| format!("{} {rank}", run.names.name(seat));
            format!("over {}", ranks.iter().map(rank).collect::<Vec<_>>().join(", "))
        }
        Some(Outcome::Solo { result, margin }) => solo(result, Some(margin)),
    }
}

/// The end of a solo game as a scenario writes it: `over lost -3`.
fn solo(result: SoloResult, margin: Option<i32>) -> String {
    let result = match result {
        SoloResult::Won => "won",
        SoloResult::Drawn => "drawn",
        SoloResult::Lost => "lost",
    };
    margin.map_or(format!("over {result}"), |margin| format!("over {result} {margin}"))
}
