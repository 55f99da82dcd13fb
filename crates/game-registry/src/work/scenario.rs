//! Scenarios: rules shown by example.

use game_testkit::{Scenario, Staged, run_scenario_text};

/// Runs the text of one scenario file, whichever game it is of. The error is a difference that a person can read.
pub fn run_scenario(text: &str) -> Result<(), String> {
    let scenario = Scenario::parse(text).map_err(|why| why.to_string())?;
    let game = &scenario.table.game;
    let entry = crate::find(game).ok_or_else(|| format!("line {}: There is no game `{game}`.", scenario.table.line))?;
    entry.scenario(text)
}

pub(crate) fn run<G: Staged>(text: &str) -> Result<(), String> {
    let report = run_scenario_text::<G>(text);
    if report.passed() { Ok(()) } else { Err(report.to_string()) }
}
