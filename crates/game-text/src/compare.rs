//! Whether every language says everything.

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::Texts;

impl Texts {
    /// What one language says and another does not: `ru lacks option-rounds.explain`. Attributes of `name-…` do
    /// not count: cases and genders are each language's own.
    pub fn missing(&self) -> Vec<String> {
        let mut missing = Vec::new();
        for has in &self.languages {
            for lacks in &self.languages {
                let lacking = has.ids.iter().filter(|id| !is_grammar(id) && !lacks.ids.contains(id));
                missing.extend(lacking.map(|id| format!("{} lacks {id}", lacks.code)));
            }
        }
        missing.sort_unstable();
        missing.dedup();
        missing
    }

    /// Panics, naming each, when a message is missing from a language. For the tests of game crates.
    pub fn assert_same_messages(&self) {
        let missing = self.missing();
        assert!(missing.is_empty(), "The languages differ in what they can say:\n{}", missing.join("\n"));
    }
}

fn is_grammar(id: &str) -> bool {
    id.starts_with("name-") && id.contains('.')
}

/// Every message with a value, and every attribute.
pub(crate) fn ids_of(resource: &FluentResource) -> Vec<String> {
    let mut ids = Vec::new();
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        if message.value.is_some() {
            ids.push(message.id.name.to_owned());
        }
        ids.extend(message.attributes.iter().map(|attribute| format!("{}.{}", message.id.name, attribute.id.name)));
    }
    ids
}
