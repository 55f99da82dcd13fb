//! Chance in a scenario: what dice and draws are scripted, and what is left to the seed.

use std::collections::VecDeque;

use game_core::{Fx, Script};

use super::run::{Run, Wrong};
use super::staged::Staged;
use crate::compare::differ;

/// A `chance` line, until the actions it speaks of are over.
#[derive(Clone, Copy)]
pub(super) struct Leave {
    line: usize,
    taken: bool,
}

/// The part of the script that an action used up, to play it again elsewhere in the same way.
#[derive(Clone, Debug, Default)]
pub(super) struct Used(Script);

impl Used {
    /// Chance that comes out as it did; then what others have left over: whoever acts last may draw for all.
    pub(super) fn again<E>(&self, left_over: &Used) -> Fx<E> {
        let mut script = self.0.clone();
        script.dice.extend(&left_over.0.dice);
        script.draws.extend(left_over.0.draws.iter().cloned());
        Fx::scripted(script)
    }

    /// What an action has left over, or why it could not follow the script.
    pub(super) fn left<E>(fx: &mut Fx<E>) -> Result<Used, String> {
        let Some(script) = fx.script() else { return Ok(Used::default()) };
        match script.failure.take() {
            Some(why) => Err(format!("the script cannot be followed: {why}.")),
            None => Ok(Used(Script {
                dice: std::mem::take(&mut script.dice),
                draws: std::mem::take(&mut script.draws),
                ..Script::default()
            })),
        }
    }
}

impl<G: Staged> Run<'_, G> {
    /// Extends the script.
    pub(super) fn script(&mut self, extend: impl FnOnce(&mut Script)) {
        if let Some(script) = self.fx.script() {
            extend(script);
        }
    }

    /// What the next action can use of the script.
    pub(super) fn scripted(&mut self) -> Script {
        self.fx.script().cloned().unwrap_or_default()
    }

    /// Lets the next actions be decided by the seed.
    pub(super) fn leave_to_chance(&mut self, line: usize) -> Result<(), Wrong> {
        self.end_chance()?;
        self.chance = Some(Leave { line, taken: false });
        Ok(())
    }

    /// What the action that was just carried out used of the script. It may roll and draw nothing else, except after
    /// a `chance` line.
    pub(super) fn follow_script(&mut self, before: Script) -> Result<Used, String> {
        let Some(script) = self.fx.script() else { return Ok(Used::default()) };
        if let Some(why) = script.failure.take() {
            return Err(format!("The script cannot be followed: {why}."));
        }
        let (rolled, drawn) = (std::mem::take(&mut script.rolled), std::mem::take(&mut script.drawn));
        let used = Used(Script {
            dice: gone(before.dice, script.dice.len()),
            draws: gone(before.draws, script.draws.len()),
            ..Script::default()
        });
        if rolled.is_empty() && drawn.is_empty() {
            return Ok(used);
        }
        match &mut self.chance {
            Some(leave) => {
                leave.taken = true;
                Ok(used)
            }
            None => Err(unscripted(&used.0, &rolled, &drawn)),
        }
    }

    /// A refused action has used nothing of the script.
    pub(super) fn script_untouched(&mut self, before: &Script) -> bool {
        let now = self.scripted();
        now.dice == before.dice && now.draws == before.draws && now.rolled.is_empty() && now.drawn.is_empty()
    }

    /// A `chance` line that changes nothing misleads.
    pub(super) fn end_chance(&mut self) -> Result<(), Wrong> {
        match self.chance.take() {
            Some(Leave { line, taken: false }) => Err(Wrong::at(line)(
                "Nothing is left to chance: what follows rolls and draws only what the script says. Leave the line out."
                    .to_owned(),
            )),
            _ => Ok(()),
        }
    }

    /// Scripted chance that never came means that something else happened than the scenario tells.
    pub(super) fn script_is_used_up(&mut self) -> Result<(), String> {
        let Script { dice, draws, .. } = self.scripted();
        if dice.is_empty() && draws.is_empty() {
            return Ok(());
        }
        Err(differ("Some scripted chance was never used.", "nothing left", &lines(dice, draws)))
    }
}

/// What was taken from the front of a queue that now has so many left.
fn gone<T>(mut before: VecDeque<T>, left: usize) -> VecDeque<T> {
    before.truncate(before.len().saturating_sub(left));
    before
}

/// Says what came by chance, and the lines that would have scripted it.
fn unscripted(used: &Script, rolled: &[u8], drawn: &[String]) -> String {
    let faces: Vec<String> = rolled.iter().map(ToString::to_string).collect();
    let mut what = Vec::new();
    if !faces.is_empty() {
        what.push(format!("the dice showed {}", faces.join(" ")));
    }
    if !drawn.is_empty() {
        what.push(format!("the cards drawn were {}", drawn.join(" ")));
    }
    let dice: Vec<u8> = if rolled.is_empty() { Vec::new() } else { used.dice.iter().chain(rolled).copied().collect() };
    let draws = if drawn.is_empty() { Vec::new() } else { used.draws.iter().chain(drawn).cloned().collect() };
    format!(
        "Chance decided what no line says: {}.\nSay before the action what comes, for example\n{}\nor `chance` if it \
         may be anything.",
        what.join(", "),
        lines(dice, draws).lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n"),
    )
}

/// Chance as a scenario writes it.
fn lines(dice: impl IntoIterator<Item = u8>, draws: impl IntoIterator<Item = String>) -> String {
    let dice: Vec<String> = dice.into_iter().map(|face| face.to_string()).collect();
    let draws: Vec<String> = draws.into_iter().collect();
    let line = |word: &str, list: Vec<String>| (!list.is_empty()).then(|| format!("{word} {}", list.join(" ")));
    [line("dice", dice), line("draw", draws)].into_iter().flatten().collect::<Vec<_>>().join("\n")
}
