//! Every language can say everything that happens.

use game_core::{Fx, OptionKind, Seat, Viewer, Worded, noting_places};
use game_text::Texts;
use serde::Serialize;
use serde_json::Value;

use super::latin::Latin;
use super::walk::{Plan, positions};
use super::{Broken, Setting};
use crate::Names;

/// Every event, refusal, question, note, rival, score line and option can be said in every language without a gap, no word
/// of the code stands in a sentence instead of its name, and all languages have the same messages.
pub fn everything_can_be_said<G: Worded>(settings: &[Setting<G>]) -> Result<(), Broken> {
    everything_is_said_in_its_letters(settings, None)
}

/// The same, and in Russian no word stands in Latin letters but those that the game lists.
pub fn everything_is_said_in_its_letters<G: Worded>(
    settings: &[Setting<G>],
    latin: Option<&Latin>,
) -> Result<(), Broken> {
    let law = "Every language can say everything that happens.";
    let texts = Texts::new(G::TEXT).unwrap_or_else(|e| panic!("{e}"));
    texts.assert_same_messages();
    assert_options_have_texts::<G>(&texts);
    for standing in G::STANDING {
        let kind = format!("standing-{}", standing.kind);
        has(&texts, "standing", standing.kind).unwrap_or_else(|why| panic!("{why}"));
        standing.choices.iter().for_each(|choice| has(&texts, &kind, choice).unwrap_or_else(|why| panic!("{why}")));
    }
    positions(settings, Plan { law, actions: 60_000, looks: 4_000 }, |look| {
        let names = Names::numbered(look.game.seats());
        let say = |prefix: &str, value: &dyn Said| {
            let said = texts.languages().map(|lang| value.said(&texts, lang, prefix, &names));
            let said = said.collect::<Result<Vec<_>, _>>()?;
            let (facts, places) = value.facts();
            let russian = texts.languages().zip(&said).find(|(lang, _)| *lang == "ru").zip(latin);
            if let Some(((_, sentence), latin)) = russian {
                // Without its game a place is called by its id.
                let known = [names.as_slice(), places.as_slice()].concat();
                if let Some(word) = latin.stray(sentence, &known) {
                    return Err(format!("`{word}` stands in Latin letters in \"{sentence}\"."));
                }
            }
            no_bare_word(&texts, &facts, &|word| {
                !places.iter().any(|place| place == word) && said.iter().all(|sentence| sentence.contains(word))
            })
        };
        for seat in look.game.deciding().iter() {
            look.game.prompt(seat).iter().try_for_each(|prompt| say("prompt", prompt))?;
        }
        look.game
            .scores(Viewer::Spectator)
            .iter()
            .flat_map(|sheet| &sheet.lines)
            .try_for_each(|line| say("score", line))?;
        for rival in look.game.rivals() {
            has(&texts, "name", &rival.name)?;
            rival.score.lines.iter().try_for_each(|line| say("score", line))?;
        }
        for action in [look.pool.some(5, look.picker), look.pool.mutants(5, look.picker)].concat() {
            for seat in Seat::all(look.game.seats()) {
                look.game.check(seat, &action).err().iter().try_for_each(|illegal| say("illegal", illegal))?;
            }
        }
        for seat in Seat::all(look.game.seats()) {
            let (legal, mut warnings) = (look.game.legal_list(seat), Vec::new());
            look.game.warnings(seat, &mut warnings);
            for (action, note) in warnings {
                say("note", &note)?;
                if !legal.contains(&action) {
                    return Err(format!("{seat} is warned of `{action}`, which is not legal."));
                }
            }
        }
        let Some((seat, action)) = look.next else { return Ok(()) };
        let mut fx = Fx::listening();
        let mut after = look.game.clone();
        after.apply(seat, action, &mut fx);
        let mut notes = Vec::new();
        after.notes(look.game, seat, &mut notes);
        notes.iter().try_for_each(|note| say("note", note))?;
        for told in fx.take().0 {
            let viewers = Seat::all(look.game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]);
            for event in viewers.map(|viewer| told.to(viewer)) {
                say("event", event)?;
                reasons_have_texts(&texts, &serde_json::to_value(event).unwrap_or_default())?;
            }
        }
        Ok(())
    })
}

/// Why a rival chose what it chose, and what it went by, can be said too.
fn reasons_have_texts(texts: &Texts, value: &Value) -> Result<(), String> {
    let Value::Object(fields) = value else { return Ok(()) };
    if let (Some(Value::String(reason)), Some(Value::Array(candidates))) =
        (fields.get("reason"), fields.get("candidates"))
    {
        has(texts, "reason", reason)?;
        let measures = candidates.iter().filter_map(|candidate| candidate["measures"].as_array()).flatten();
        return measures.filter_map(|measure| measure["of"].as_str()).try_for_each(|of| has(texts, "measure", of));
    }
    fields.values().try_for_each(|value| reasons_have_texts(texts, value))
}

/// A word of the code that is `bare`, in the sentence of every language as it is, has no name in any.
fn no_bare_word(texts: &Texts, facts: &Value, bare: &dyn Fn(&str) -> bool) -> Result<(), String> {
    match facts {
        Value::String(word) => {
            // Roman numbers read alike everywhere.
            let letter = |byte: &u8| byte.is_ascii_alphabetic() && !b"IVX".contains(byte);
            let letters = word.as_bytes().windows(2).any(|pair| pair.iter().all(letter));
            if letters && bare(word) { has(texts, "name", word) } else { Ok(()) }
        }
        Value::Array(items) => items.iter().try_for_each(|item| no_bare_word(texts, item, bare)),
        Value::Object(fields) => fields.values().try_for_each(|field| no_bare_word(texts, field, bare)),
        _ => Ok(()),
    }
}

fn has(texts: &Texts, kind: &str, word: &str) -> Result<(), String> {
    let id = format!("{kind}-{}", word.replace('_', "-"));
    match texts.languages().find(|lang| texts.get(lang, &id).is_none()) {
        Some(lang) => Err(format!("The {lang} text has no message `{id}`.")),
        None => Ok(()),
    }
}

fn assert_options_have_texts<G: Worded>(texts: &Texts) {
    for spec in G::option_specs() {
        let id = format!("option-{}", spec.id.replace('_', "-"));
        let mut ids = vec![format!("{id}.explain"), id.clone()];
        if let OptionKind::Choice { values, .. } = &spec.kind {
            ids.extend(values.iter().map(|value| format!("{id}-{}", value.replace('_', "-"))));
        }
        for (lang, id) in texts.languages().flat_map(|lang| ids.iter().map(move |id| (lang, id))) {
            assert!(texts.get(lang, id).is_some(), "The {lang} text has no `{id}`.");
        }
    }
}

/// Anything that can be said, whatever its type.
trait Said {
    fn said(&self, texts: &Texts, lang: &str, prefix: &str, names: &Names) -> Result<String, String>;

    /// What it is said from, and which of its words are places, which have names of another kind.
    fn facts(&self) -> (Value, Vec<String>);
}

impl<T: Serialize> Said for T {
    fn said(&self, texts: &Texts, lang: &str, prefix: &str, names: &Names) -> Result<String, String> {
        texts.try_say(lang, prefix, self, names.as_slice())
    }

    fn facts(&self) -> (Value, Vec<String>) {
        noting_places(|| serde_json::to_value(self).unwrap_or_default())
    }
}

/// Makes a test that every language can say everything that happens in the game; takes what `laws!` takes.
///
/// ```text
/// texts!(SampleGame);
/// texts!(SampleGame; options: [Options::default(), short()]);
/// ```
#[macro_export]
macro_rules! texts {
    ($game:ty) => {
        $crate::texts!($game; options: [::core::default::Default::default()]);
    };
    ($game:ty; options: [$($options:expr),+ $(,)?]) => {
        #[test]
        fn texts() {
            let settings = $crate::laws::settings::<$game>(<$game as $crate::Game>::SEATS, ::std::vec![$($options),+]);
            let latin = $crate::laws::Latin::of(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/latin.txt"));
            $crate::laws::hold($crate::laws::everything_is_said_in_its_letters(&settings, Some(&latin)));
        }
    };
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_word_without_a_name_is_found_wherever_it_stands() {
        let source = "name-ore = ore\n";
        let texts = Texts::new(&[("en", source), ("ru", source)]).expect("Fluent");
        let look = |facts: &Value| no_bare_word(&texts, facts, &|_| true);
        assert_eq!(look(&json!({"plan": "ore", "screen": 1, "cell": "F8", "card": "II-5"})), Ok(()));
        let missing = Err("The en text has no message `name-ST02`.".to_owned());
        assert_eq!(look(&json!({"plan": "ST02"})), missing);
        assert_eq!(look(&json!([{"plans": ["ore", "ST02"]}])), missing);
    }

    #[test]
    fn a_word_that_some_language_replaces_has_a_name() {
        let texts = Texts::new(&[("en", "x = x\n")]).expect("Fluent");
        assert_eq!(no_bare_word(&texts, &json!("ST02"), &|_| false), Ok(()));
    }
}
