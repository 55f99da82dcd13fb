//! What a game's scenarios can say after `given`, `then` and `sees`: a table with one line for each fact.
//!
//! ```text
//! const fn fact(form: &'static str) -> Fact<SampleGame> {
//!     Fact::new(form)
//! }
//!
//! const FACTS: &'static [Fact<Self>] = &[
//!     fact("offer = <prize>…").given(|game, said| put(&mut game.offer, prizes(said)?)).then(|game, _| Ok(row(&game.offer))),
//!     fact("<player> coins = <number>").given(coins).then(|game, said| Ok(text(game.players[said.seat()?].coins))),
//!     fact("<player> bid = <coins>").sees(bid),
//! ];
//! ```
//!
//! A form is what the line says, with names for what varies. What stands after `=` is the value: to read a fact is to
//! say what should stand there, and the line is right when it says the same.
//!
//! | in a form | stands for |
//! | --- | --- |
//! | `coins` | the word itself |
//! | `<player>` | the name of a player |
//! | `<hex>` | one word |
//! | `<part:turn\|round>` | one of these words |
//! | `<prize>…` | all words that follow, in this order |
//! | `{card}…` | all words that follow, in any order |
//! | `<army>,…` | the rest of the line, commas included |
//!
//! A line `Red: rubium 5, vp 3` says the same as `Red: rubium 5` and `Red: vp 3`. Of several forms that fit, the first
//! is taken.

mod form;
mod said;

use game_core::Game;

use self::form::{Form, Misfit};
pub use self::said::{Said, number};
use crate::{Names, same};

type Set<G> = fn(&mut G, &Said<'_>) -> Result<(), String>;
type Read<G> = fn(&G, &Said<'_>) -> Result<String, String>;
type Look<G> = fn(&<G as Game>::View, &Said<'_>) -> Result<String, String>;

/// Something that scenarios can say of a game.
pub struct Fact<G: Game> {
    form: &'static str,
    set: Option<Set<G>>,
    read: Option<Read<G>>,
    look: Option<Look<G>>,
}

impl<G: Game> Fact<G> {
    /// A fact that is written like this; what can be done with it follows.
    pub const fn new(form: &'static str) -> Self {
        Fact { form, set: None, read: None, look: None }
    }

    /// How a `given` line sets it.
    #[must_use]
    pub const fn given(self, set: Set<G>) -> Self {
        Fact { form: self.form, set: Some(set), read: self.read, look: self.look }
    }

    /// What a `then` line should say.
    #[must_use]
    pub const fn then(self, read: Read<G>) -> Self {
        Fact { form: self.form, set: self.set, read: Some(read), look: self.look }
    }

    /// What a `sees` line should say, by the view alone.
    #[must_use]
    pub const fn sees(self, look: Look<G>) -> Self {
        Fact { form: self.form, set: self.set, read: self.read, look: Some(look) }
    }
}

/// The value of a fact that a number or a name tells.
pub fn text(value: impl ToString) -> String {
    value.to_string()
}

/// The value of a fact that several things tell, in their order.
pub fn row<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    things.into_iter().map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// The same with `none` where there is nothing.
pub fn row_or_none<T: ToString>(things: impl IntoIterator<Item = T>) -> String {
    let row = row(things);
    if row.is_empty() { "none".to_owned() } else { row }
}

/// The value of a fact that is so or is not: nothing follows the words that say it.
pub fn holds(so: bool) -> Result<String, String> {
    Ok(if so { String::new() } else { "(not so)".to_owned() })
}

/// Sets something: what most `given` lines do.
pub fn put<T>(place: &mut T, value: T) -> Result<(), String> {
    *place = value;
    Ok(())
}

/// Changes the position as a `given` line says.
pub fn given<G: Game>(facts: &[Fact<G>], game: &mut G, line: &str, names: &Names) -> Result<(), String> {
    let known: Vec<(&str, Set<G>)> = facts.iter().filter_map(|fact| Some((fact.form, fact.set?))).collect();
    found("given", &known, line, names)?.iter().try_for_each(|(set, _, said)| set(game, said))
}

/// Whether the position is as a `then` line says.
pub fn then<G: Game>(facts: &[Fact<G>], game: &G, line: &str, names: &Names) -> Result<(), String> {
    let known: Vec<(&str, Read<G>)> = facts.iter().filter_map(|fact| Some((fact.form, fact.read?))).collect();
    let all = found("then", &known, line, names)?;
    all.iter().try_for_each(|(read, form, said)| compared("The position is otherwise.", form, said, read(game, said)?))
}

/// Whether a view is as a `sees` line says.
pub fn sees<G: Game>(facts: &[Fact<G>], view: &G::View, line: &str, names: &Names) -> Result<(), String> {
    let known: Vec<(&str, Look<G>)> = facts.iter().filter_map(|fact| Some((fact.form, fact.look?))).collect();
    let all = found("sees", &known, line, names)?;
    all.iter().try_for_each(|(look, form, said)| compared("The view is otherwise.", form, said, look(view, said)?))
}

type Found<'a, F> = (F, Form<'static>, Said<'a>);

/// The facts that a line speaks of. A line about a hex or a player may speak of several.
fn found<'a, F: Copy>(
    verb: &str,
    known: &[(&'static str, F)],
    line: &'a str,
    names: &'a Names,
) -> Result<Vec<Found<'a, F>>, String> {
    let whole: Vec<&str> = line.split_whitespace().collect();
    let mut all = Vec::new();
    for words in clauses(line) {
        let mut near = Vec::new();
        let mut fits = None;
        for &(text, what) in known {
            let form = Form::parse(text);
            match form.read(&words, names) {
                Ok(said) => {
                    fits = Some((what, form, said));
                    break;
                }
                Err(Misfit::Near) => near.push(text),
                Err(Misfit::Far) => {}
            }
        }
        let Some((what, form, said)) = fits else { return Err(unknown(verb, known, &words, &near, names)) };
        // What takes the rest of the line takes the commas, too.
        if form.is_whole()
            && let Ok(said) = form.read(&whole, names)
        {
            return Ok(vec![(what, form, said)]);
        }
        all.push((what, form, said));
    }
    Ok(all)
}

/// `Red: rubium 5, vp 3` says two things of Red.
fn clauses(line: &str) -> Vec<Vec<&str>> {
    match line.split_once(' ').filter(|(subject, _)| subject.ends_with(':')) {
        Some((subject, rest)) => {
            rest.split(',').map(|part| [subject].into_iter().chain(part.split_whitespace()).collect()).collect()
        }
        None => vec![line.split_whitespace().collect()],
    }
}

fn compared(what: &str, form: &Form<'_>, said: &Said<'_>, got: String) -> Result<(), String> {
    let (expected, got) = if form.is_any_order() {
        (in_order(&said.value()), in_order(&got))
    } else {
        (said.value(), got.trim().to_owned())
    };
    let line = |value: &str| format!("{} {value}", said.key()).trim().to_owned();
    same(what, &line(&expected), &line(&got))
}

fn in_order(words: &str) -> String {
    let mut words: Vec<&str> = words.split_whitespace().collect();
    words.sort_unstable();
    words.join(" ")
}

/// What is wrong with a line, and what could be written instead.
fn unknown<F>(verb: &str, known: &[(&'static str, F)], words: &[&str], near: &[&str], names: &Names) -> String {
    let line = words.join(" ");
    let list = |forms: &[&str]| -> String {
        forms.iter().map(|form| format!("\n  {verb} {}", Form::parse(form))).collect::<Vec<_>>().concat()
    };
    if !near.is_empty() {
        return format!("`{verb} {line}` should read:{}", list(near));
    }
    let forms: Vec<&str> = known.iter().map(|(form, _)| *form).collect();
    let players = names.as_slice().join(", ");
    format!("`{verb} {line}` is not understood. The players are {players}; what can be written:{}", list(&forms))
}

#[cfg(test)]
mod tests;
