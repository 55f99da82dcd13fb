//! Sentences in every language for what the rules report as data.
//!
//! A game reports events, refusals and questions as plain data and exports its sentences as Fluent files:
//!
//! ```
//! use game_text::Texts;
//! use serde::Serialize;
//!
//! #[derive(Serialize)]
//! #[serde(tag = "type", rename_all = "snake_case")]
//! enum Event {
//!     PointsScored { seat: u8, points: u32 },
//! }
//!
//! const TEXT: &[(&str, &str)] = &[
//!     ("en", "event-points-scored = { $seat } scores { $points } { $points ->\n    [one] point\n   *[other] points\n}."),
//!     ("ru", "event-points-scored = { $seat }: { $points } { $points ->\n    [one] очко\n    [few] очка\n   *[many] очков\n}."),
//! ];
//! let texts = Texts::new(TEXT)?;
//! let event = Event::PointsScored { seat: 1, points: 22 };
//! let names = ["Ann".to_owned(), "Bob".to_owned()];
//! assert_eq!(texts.say("en", "event", &event, &names), "Bob scores 22 points.");
//! assert_eq!(texts.say("ru", "event", &event, &names), "Bob: 22 очка.");
//! # Ok::<(), String>(())
//! ```
//!
//! How data become arguments is told at [`Texts::say`].

mod arguments;
mod bundle;
mod compare;
pub mod drawing;
mod names;
mod phrase;
mod typeset;

pub use bundle::{Added, BadTexts, Bundle, Kind, Wanted, add, added, read_folder};
pub use names::Names;
pub use phrase::{Part, Phrase, Place};
pub use typeset::typeset;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use game_core::noting_places;
use serde::Serialize;
use serde_json::Value;

/// The sentences of one game in all its languages.
pub struct Texts {
    languages: Vec<Language>,
}

struct Language {
    code: String,
    bundle: FluentBundle<FluentResource>,
    /// Every message and attribute: `option-rounds`, `option-rounds.explain`.
    ids: Vec<String>,
}

impl Texts {
    /// Reads the sentences: pairs of a language code and the text of a Fluent file. The first language stands in
    /// for one that is not there, and for what another does not say. Fails, naming language and line, on a file that Fluent cannot read.
    pub fn new(sources: &[(&str, &str)]) -> Result<Self, String> {
        if sources.is_empty() {
            return Err("There are no texts in any language.".to_owned());
        }
        let languages = sources.iter().map(|(code, ftl)| Language::new(code, ftl)).collect::<Result<_, _>>()?;
        Ok(Texts { languages })
    }

    /// The codes of all languages, the first being the one that stands in for others.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.iter().map(|language| language.code.as_str())
    }

    /// Says a value in a language. The value is a tagged enum such as
    /// `{"type":"unit_bought","seat":0,"unit":"human","cost":2}`, which under the prefix `event` is said by the
    /// message `event-unit-bought`; a struct without a `type` goes by its `label` or `id`.
    ///
    /// Its fields are the message's arguments:
    /// - a number stays a number, so plural rules work;
    /// - the number of a seat, in `seat` or `…_seat`, becomes that player's name (the number is in `$seat_id`);
    /// - a string `v` becomes the text of the message `name-v`, if there is one (the string is in `$unit_id`);
    ///   each attribute of that message is an argument too: `.acc` of `name-human` is `$unit_acc`;
    /// - an array is joined with commas, its length is in `$units_count`; an array in `seats` or `…_seats` holds
    ///   seats; objects in an array are each said by the message `event-unit-bought-units`, if there is one;
    /// - an object's fields are arguments with its name before: `$cost_rubium`;
    /// - nothing (`null`) is the string `none`, to be chosen in a select expression.
    ///
    /// What cannot be said shows itself as `{event-unit-bought}`.
    pub fn say(&self, lang: &str, prefix: &str, value: &impl Serialize, names: &[String]) -> String {
        self.said(lang, prefix, value, names).unwrap_or_else(|flawed| flawed.shown)
    }

    /// Says facts like [`Texts::say`], typeset and in parts: each of the `places` that they name is a part of its own.
    /// A place is called by its message `place-<id>` or as its `called` says; neighbours in a list of places are told
    /// together.
    pub fn phrase(&self, lang: &str, prefix: &str, facts: &Value, names: &[String], places: &[Place]) -> Phrase {
        let said = self.tongue(lang).say_as(prefix, facts, Whom { names, places });
        phrase::cut(&said.unwrap_or_else(|flawed| flawed.shown), lang, places)
    }

    /// Says a value like [`Texts::say`], but fails with the reason when a message or an argument is missing.
    pub fn try_say(
        &self,
        lang: &str,
        prefix: &str,
        value: &impl Serialize,
        names: &[String],
    ) -> Result<String, String> {
        self.said(lang, prefix, value, names).map_err(|flawed| flawed.why)
    }

    fn said(&self, lang: &str, prefix: &str, value: &impl Serialize, names: &[String]) -> Result<String, Flawed> {
        let (facts, places) = facts_of(value);
        let said = self.tongue(lang).say_as(prefix, &facts?, Whom { names, places: &places });
        said.map(|said| phrase::plain(&said)).map_err(|flawed| Flawed { shown: phrase::plain(&flawed.shown), ..flawed })
    }

    /// The text of a message or, after a dot, of its attribute: `option-rounds.explain`.
    pub fn get(&self, lang: &str, id: &str) -> Option<String> {
        self.tongue(lang).text(id)
    }

    /// The same, but nothing when the language itself does not say it.
    pub fn own(&self, lang: &str, id: &str) -> Option<String> {
        let language = self.languages.iter().find(|language| language.code == lang)?;
        Tongue { own: language, first: language }.text(id)
    }

    fn tongue(&self, code: &str) -> Tongue<'_> {
        let first = &self.languages[0];
        Tongue { own: self.languages.iter().find(|language| language.code == code).unwrap_or(first), first }
    }
}

/// Whom and what a sentence may name besides the words of its game.
#[derive(Clone, Copy)]
struct Whom<'a> {
    /// The players, by seat.
    names: &'a [String],
    places: &'a [Place],
}

impl<'a> Whom<'a> {
    /// The place of this id, and its number in the sentence.
    fn place(self, id: &str) -> Option<(usize, &'a Place)> {
        self.places.iter().enumerate().find(|(_, place)| place.id == id)
    }
}

/// A sentence that came out wrong.
struct Flawed {
    /// What is shown all the same.
    shown: String,
    why: String,
}

/// A value as data, and the places in it.
fn facts_of(value: &impl Serialize) -> (Result<Value, Flawed>, Vec<Place>) {
    let (facts, ids) = noting_places(|| serde_json::to_value(value));
    let facts = facts.map_err(|why| Flawed { shown: "{}".to_owned(), why: format!("This is not plain data: {why}.") });
    (facts, ids.into_iter().map(|id| Place { id, called: None }).collect())
}

impl Language {
    fn new(code: &str, ftl: &str) -> Result<Self, String> {
        let locale = code.parse().map_err(|_| format!("`{code}` is not the code of a language."))?;
        let resource = FluentResource::try_new(ftl.to_owned()).map_err(|(_, errors)| {
            let first = errors.first();
            let line = first.map_or(0, |e| ftl.get(..e.pos.start).map_or(0, |before| before.lines().count().max(1)));
            let why = first.map(ToString::to_string).unwrap_or_default();
            format!("The {code} text cannot be read at line {line}: {why}.")
        })?;
        let ids = compare::ids_of(&resource);
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).map_err(|errors| {
            let twice: Vec<String> = errors.iter().map(ToString::to_string).collect();
            format!("The {code} text has two messages of one name: {}.", twice.join("; "))
        })?;
        Ok(Language { code: code.to_owned(), bundle, ids })
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<Result<String, Flawed>> {
        let (name, attribute) = id.split_once('.').map_or((id, None), |(name, attribute)| (name, Some(attribute)));
        let message = self.bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let shown = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        Some(match errors.first() {
            None => Ok(shown),
            Some(error) => {
                let why = format!("The {} message `{id}` gives \"{shown}\": {error}.", self.code);
                Err(Flawed { shown, why })
            }
        })
    }
}

/// A language, and the one that stands in for what it does not say.
#[derive(Clone, Copy)]
struct Tongue<'a> {
    own: &'a Language,
    first: &'a Language,
}

impl Tongue<'_> {
    fn say_as(self, prefix: &str, facts: &Value, whom: Whom<'_>) -> Result<String, Flawed> {
        self.say(&message_of(prefix, facts)?, facts, whom)
    }

    fn say(self, id: &str, value: &Value, whom: Whom<'_>) -> Result<String, Flawed> {
        // A sentence of the language that stands in speaks of things in its own words: it knows their cases.
        let speaker = if self.own.bundle.has_message(id) { self } else { Tongue { own: self.first, ..self } };
        let args = arguments::of(speaker, id, value, whom);
        speaker.own.format(id, Some(&args)).unwrap_or_else(|| {
            let why = format!("The {} text has no message `{id}`.", self.own.code);
            Err(Flawed { shown: format!("{{{id}}}"), why })
        })
    }

    fn text(self, id: &str) -> Option<String> {
        self.format(id, None).map(|text| text.unwrap_or_else(|flawed| flawed.shown))
    }

    fn format(self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<Result<String, Flawed>> {
        self.own.format(id, args).or_else(|| self.first.format(id, args))
    }

    /// The attributes of a message, wherever it stands.
    fn attributes(self, id: &str) -> Vec<String> {
        let message = self.own.bundle.get_message(id).or_else(|| self.first.bundle.get_message(id));
        let attributes = message.iter().flat_map(|message| message.attributes());
        attributes.map(|attribute| attribute.id().to_owned()).collect()
    }

    fn has(self, id: &str) -> bool {
        self.own.bundle.has_message(id) || self.first.bundle.has_message(id)
    }
}

/// The id of the message that says these facts.
fn message_of(prefix: &str, facts: &Value) -> Result<String, Flawed> {
    let kind = match facts {
        Value::String(kind) => Some(kind.as_str()),
        object => ["type", "label", "id"].iter().find_map(|key| object.get(key)?.as_str()),
    };
    match kind {
        Some(kind) => Ok(format!("{prefix}-{}", kind.replace('_', "-"))),
        None => {
            let why = format!("A {prefix} has neither `type` nor `label` nor `id`: {facts}.");
            Err(Flawed { shown: format!("{{{prefix}}}"), why })
        }
    }
}

/// The example in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
