//! Playing a scenario.

use game_core::{CitesRule, Fx, Script, Seat, SeatSet, Told};
use game_text::Texts;
use serde::Serialize;

use super::chance::{Leave, Used};
use super::check;
use super::report::{Failure, Report};
use super::script::{Refusal, Scenario, Step, Word};
use super::staged::Staged;
use crate::Names;
use crate::compare::{differ, paths_that_differ};
use crate::guard::guard;

/// Plays a scenario of the game and reports the first line that does not hold.
pub fn run_scenario_text<G: Staged>(text: &str) -> Report {
    match Texts::new(G::TEXT) {
        Ok(texts) => run_with::<G>(text, &texts),
        Err(reason) => failed(String::new(), Vec::new(), text, Wrong { line: 1, reason, panicked: false }, 0),
    }
}

/// The same with the sentences already read, for many scenarios in a row.
pub(crate) fn run_with<G: Staged>(text: &str, texts: &Texts) -> Report {
    let scenario = match Scenario::parse(text) {
        Ok(scenario) => scenario,
        Err(e) => {
            let wrong = Wrong { line: e.line, reason: e.reason, panicked: false };
            return failed(String::new(), Vec::new(), text, wrong, 0);
        }
    };
    let (title, rules) = (scenario.title.clone(), scenario.rules.clone());
    let mut lines = 0;
    match play::<G>(&scenario, texts, &mut lines) {
        Ok(()) => Report { title, rules, lines, failure: None },
        Err(wrong) => failed(title, rules, text, wrong, lines),
    }
}

fn failed(title: String, rules: Vec<String>, text: &str, wrong: Wrong, lines: usize) -> Report {
    let Wrong { line, reason, panicked } = wrong;
    let text = text.lines().nth(line.saturating_sub(1)).unwrap_or_default().trim().to_owned();
    Report { title, rules, lines, failure: Some(Failure { line, text, reason, panicked }) }
}

/// Why a line does not hold.
pub(super) struct Wrong {
    pub(super) line: usize,
    pub(super) reason: String,
    pub(super) panicked: bool,
}

impl Wrong {
    pub(super) fn at(line: usize) -> impl FnOnce(String) -> Wrong {
        move |reason| Wrong { line, reason, panicked: false }
    }
}

/// A scenario being played.
pub(super) struct Run<'a, G: Staged> {
    pub(super) names: &'a Names,
    pub(super) texts: &'a Texts,
    pub(super) game: G,
    pub(super) fx: Fx<G::Event>,
    /// What the last action told.
    pub(super) told: Vec<Told<G::Event>>,
    /// Who cannot undo past the last action.
    pub(super) barrier: SeatSet,
    pub(super) past: Vec<Deed<G>>,
    /// Whether the next action may be decided by chance.
    pub(super) chance: Option<Leave>,
}

/// An action that was carried out.
pub(super) struct Deed<G: Staged> {
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    pub(super) before: G,
    pub(super) barrier: SeatSet,
    pub(super) used: Used,
}

fn play<G: Staged>(scenario: &Scenario, texts: &Texts, lines: &mut usize) -> Result<(), Wrong> {
    let table = &scenario.table;
    cite::<G>(&scenario.rules).map_err(Wrong::at(1))?;
    let game = guard(|| set_up::<G>(scenario, texts)).and_then(|game| game).map_err(Wrong::at(table.line))?;
    let mut run = Run {
        names: &table.names,
        texts,
        game,
        fx: Fx::scripted(Script::default()),
        told: Vec::new(),
        barrier: SeatSet::NONE,
        past: Vec::new(),
        chance: None,
    };
    let mut steps = scenario.steps.as_slice();
    let mut last = table.line;
    while let [step, rest @ ..] = steps {
        last = step.line;
        let taken = if matches!(step.word, Word::Together) { run.together(step, rest)? } else { run.step(step, rest)? };
        *lines += taken;
        steps = &steps[taken..];
    }
    run.end_chance()?;
    run.script_is_used_up().map_err(Wrong::at(last))
}

/// A scenario may only cite rules that the game's rule books have.
fn cite<G: Staged>(rules: &[String]) -> Result<(), String> {
    for (lang, book) in G::RULES {
        let has = |rule: &str| book.lines().any(|line| line.strip_prefix("### ").is_some_and(|l| is_headed(l, rule)));
        if let Some(unknown) = rules.iter().find(|rule| !has(rule)) {
            return Err(format!("The rules of {} ({lang}) have no `### {unknown}`.", G::SLUG));
        }
    }
    Ok(())
}

fn is_headed(heading: &str, rule: &str) -> bool {
    heading.strip_prefix(rule).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

fn set_up<G: Staged>(scenario: &Scenario, texts: &Texts) -> Result<G, String> {
    let table = &scenario.table;
    if table.game != G::SLUG {
        return Err(format!("The table is for `{}`, but the game is `{}`.", table.game, G::SLUG));
    }
    let options = match &table.options {
        Some(json) => serde_json::from_value(json.clone()).map_err(|e| format!("The options do not fit: {e}."))?,
        None => G::Options::default(),
    };
    let seats = table.names.as_slice().len() as u8;
    G::setup(&options, seats, table.seed)
        .map_err(|why| format!("The table cannot be set up: {}", illegal_text(&why, texts, &table.names)))
}

impl<G: Staged> Run<'_, G> {
    /// Takes one line; returns how many it took.
    pub(super) fn step(&mut self, step: &Step, rest: &[Step]) -> Result<usize, Wrong> {
        let line = step.line;
        match &step.word {
            Word::Given(text) => self.stage(line, rest, |game, names| game.given(text, names))?,
            Word::Turn(text) => self.stage(line, rest, |game, names| game.turn(text, names))?,
            Word::Dice(faces) => self.script(|script| script.dice.extend(faces)),
            Word::Draw(cards) => self.script(|script| script.draws.extend(cards.iter().cloned())),
            Word::Chance => self.leave_to_chance(line)?,
            Word::Act { seat, action, refused } => {
                self.act(line, *seat, action, refused.as_ref())?;
                if refused.is_none() {
                    self.end_chance()?;
                }
            }
            Word::Undo { seat, refused } => self.undo(line, *seat, refused.as_ref())?,
            Word::Together => {}
            check => self.read(line, |run| check::holds(run, check))?,
        }
        Ok(1)
    }

    /// Lets the game read a line; if that panics, the game is at fault.
    pub(super) fn read<T>(&mut self, line: usize, f: impl FnOnce(&mut Self) -> Result<T, String>) -> Result<T, Wrong> {
        match guard(|| f(self)) {
            Ok(done) => done.map_err(Wrong::at(line)),
            Err(panic) => {
                Err(Wrong { line, reason: format!("The game panicked reading the line: {panic}"), panicked: true })
            }
        }
    }

    /// Changes the position; after the last of several such lines it must be sound.
    fn stage(
        &mut self,
        line: usize,
        rest: &[Step],
        change: impl FnOnce(&mut G, &Names) -> Result<(), String>,
    ) -> Result<(), Wrong> {
        self.past.clear();
        self.read(line, |run| change(&mut run.game, run.names))?;
        if matches!(rest.first().map(|step| &step.word), Some(Word::Given(_) | Word::Turn(_))) {
            return Ok(());
        }
        self.read(line, |run| run.game.staged())?;
        self.sound().map_err(Wrong::at(line))
    }

    pub(super) fn sound(&self) -> Result<(), String> {
        guard(|| self.game.assert_sound()).map_err(|panic| format!("The position is not sound: {panic}"))
    }

    /// Carries out an action, or has it refused as the scenario says. Either way list and check must agree.
    pub(super) fn act(&mut self, line: usize, seat: Seat, text: &str, refused: Option<&Refusal>) -> Result<(), Wrong> {
        let action = self.read(line, |run| G::action(text, run.names))?;
        let (before, script) = (self.game.clone(), self.scripted());
        let (game, fx) = (&mut self.game, &mut self.fx);
        let listed = before.legal_list(seat).contains(&action);
        let played = guard(|| game.play(seat, action, fx)).map_err(|panic| format!("The game panicked: {panic}"));
        let played = played.map_err(Wrong::at(line))?;
        if listed != played.is_ok() {
            let (list, check) = if listed { ("lists", "refuses") } else { ("does not list", "accepts") };
            let reason = format!("The game {list} `{text}` as legal, but {check} it.");
            return Err(Wrong { line, reason, panicked: false });
        }
        match (played, refused) {
            (Ok(()), None) => {
                let deed = Deed { seat, action, before, barrier: SeatSet::NONE, used: Used::default() };
                self.acted(deed, script).map_err(Wrong::at(line))
            }
            (Ok(()), Some(refusal)) => {
                let reason = differ("The action was accepted.", &refusal_text(refusal), "accepted");
                Err(Wrong { line: refusal.line, reason, panicked: false })
            }
            (Err(illegal), None) => {
                let reason = differ("The action was refused.", "accepted", &self.illegal_text(&illegal));
                Err(Wrong { line, reason, panicked: false })
            }
            (Err(illegal), Some(refusal)) => {
                if !self.script_untouched(&script) {
                    return Err(Wrong::at(line)("The refused action used scripted dice or draws.".to_owned()));
                }
                self.refused(&illegal, refusal, &before).map_err(Wrong::at(refusal.line))
            }
        }
    }

    fn acted(&mut self, mut deed: Deed<G>, script: Script) -> Result<(), String> {
        (self.told, self.barrier) = self.fx.take();
        deed.barrier = self.barrier;
        deed.used = self.follow_script(script)?;
        self.past.push(deed);
        self.sound()
    }

    fn refused(&mut self, illegal: &G::Illegal, refusal: &Refusal, before: &G) -> Result<(), String> {
        if self.game != *before {
            return Err(format!("The refused action changed the game:\n{}", paths_that_differ(before, &self.game)));
        }
        let sentence = sentence(illegal, self.texts, self.names);
        let rule_fits = refusal.rule.as_ref().is_none_or(|rule| illegal.rule().0 == rule);
        let sentence_fits = refusal.sentence.as_ref().is_none_or(|said| *said == sentence);
        if rule_fits && sentence_fits {
            return Ok(());
        }
        Err(differ("The refusal has another reason.", &refusal_text(refusal), &self.illegal_text(illegal)))
    }

    pub(super) fn illegal_text(&self, illegal: &G::Illegal) -> String {
        format!("refused {}", illegal_text(illegal, self.texts, self.names))
    }
}

/// A refusal as players read it, after its rule.
fn illegal_text<I: Serialize + CitesRule>(illegal: &I, texts: &Texts, names: &Names) -> String {
    format!("{} {}", illegal.rule(), sentence(illegal, texts, names))
}

fn sentence(illegal: &impl Serialize, texts: &Texts, names: &Names) -> String {
    texts.say("en", "illegal", illegal, names.as_slice())
}

pub(super) fn refusal_text(refusal: &Refusal) -> String {
    let parts = [refusal.rule.as_deref(), refusal.sentence.as_deref()];
    format!("refused {}", parts.into_iter().flatten().collect::<Vec<_>>().join(" "))
}
