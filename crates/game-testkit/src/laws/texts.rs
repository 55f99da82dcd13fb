//! Every language can say everything that happens.

use game_core::{Fx, OptionKind, Seat, Viewer, Worded};
use game_text::Texts;
use serde::Serialize;

use super::walk::{Plan, positions};
use super::{Broken, Setting};
use crate::Names;

/// Every event, refusal, question, note, score line and option can be said in every language without a gap, and all
/// languages have the same messages.
pub fn everything_can_be_said<G: Worded>(settings: &[Setting<G>]) -> Result<(), Broken> {
    let law = "Every language can say everything that happens.";
    let texts = Texts::new(G::TEXT).unwrap_or_else(|e| panic!("{e}"));
    texts.assert_same_messages();
    assert_options_have_texts::<G>(&texts);
    positions(settings, Plan { law, actions: 60_000, looks: 4_000 }, |look| {
        let names = Names::numbered(look.game.seats());
        let say = |prefix: &str, value: &dyn Said| {
            texts.languages().try_for_each(|lang| value.said(&texts, lang, prefix, &names).map(drop))
        };
        for seat in look.game.deciding().iter() {
            look.game.prompt(seat).iter().try_for_each(|prompt| say("prompt", prompt))?;
        }
        look.game
            .scores(Viewer::Spectator)
            .iter()
            .flat_map(|sheet| &sheet.lines)
            .try_for_each(|line| say("score", line))?;
        for action in [look.pool.some(5, look.picker), look.pool.mutants(5, look.picker)].concat() {
            for seat in Seat::all(look.game.seats()) {
                look.game.check(seat, &action).err().iter().try_for_each(|illegal| say("illegal", illegal))?;
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
            viewers.map(|viewer| told.to(viewer)).try_for_each(|event| say("event", event))?;
        }
        Ok(())
    })
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
}

impl<T: Serialize> Said for T {
    fn said(&self, texts: &Texts, lang: &str, prefix: &str, names: &Names) -> Result<String, String> {
        texts.try_say(lang, prefix, self, names.as_slice())
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
            $crate::laws::hold($crate::laws::everything_can_be_said(&settings));
        }
    };
}
