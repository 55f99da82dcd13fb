//! What people are told, in their language.

use serde::Serialize;
use serde_json::json;
use table::Lang;

use super::reason::Reason;
use crate::error::TEXTS;

/// One thing that somebody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct News {
    pub(crate) game: String,
    pub(crate) table: String,
    pub(crate) reason: Reason,
    /// Where on the site it leads.
    pub(crate) path: String,
}

/// What a browser shows; it knows nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Shown {
    pub(crate) title: String,
    pub(crate) body: String,
    pub(crate) path: String,
    /// One of the same tag takes its place.
    pub(crate) tag: String,
    /// How not to hear of this table any more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) mute: Option<Mute>,
}

/// A button on a notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Mute {
    pub(crate) title: String,
    /// The code of the link that does it.
    pub(crate) code: String,
}

/// The name of a game.
pub(crate) fn game_name(game: &str, lang: Lang) -> String {
    let name = game_registry::find(game).and_then(|entry| entry.texts().get(lang.code(), "game-name"));
    name.unwrap_or_else(|| game.to_owned())
}

/// A sentence of ours about notices.
pub(crate) fn say(what: &str, lang: Lang, facts: &serde_json::Value) -> String {
    let mut facts = facts.clone();
    facts["type"] = json!(what);
    TEXTS.texts().say(lang.code(), "notice", &facts, &[])
}

/// All of it as one notice: nobody is flooded.
pub(crate) fn shown(news: &[News], lang: Lang, mutes: impl Fn(&News) -> String) -> Option<Shown> {
    Some(match news {
        [] => return None,
        [one] => Shown {
            title: game_name(&one.game, lang),
            body: say(one.reason.word(), lang, &json!({})),
            path: one.path.clone(),
            tag: one.table.clone(),
            // An invitation is no table of theirs yet.
            mute: (one.reason != Reason::Invited)
                .then(|| Mute { title: say("mute", lang, &json!({})), code: mutes(one) }),
        },
        many => {
            let (tables, path) = (json!({ "tables": many.len() }), "/".to_owned());
            let (title, body) = (say("title", lang, &tables), say("many", lang, &tables));
            Shown { title, body, path, tag: "many".to_owned(), mute: None }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn news(table: &str, reason: Reason) -> News {
        let path = format!("/table/{table}");
        News { game: "sample-game".to_owned(), table: table.to_owned(), reason, path }
    }

    #[test]
    fn one_table_is_named_and_many_are_counted() {
        let russian = Lang::find("ru").expect("a language");
        let mutes = |one: &News| format!("code of {}", one.table);
        let one = shown(&[news("a", Reason::Turn)], Lang::ENGLISH, mutes).expect("a notice");
        let mute = Mute { title: "Mute this table".to_owned(), code: "code of a".to_owned() };
        assert_eq!(one.mute, Some(mute));
        assert_eq!((one.body.as_str(), one.path.as_str(), one.tag.as_str()), ("It’s your turn.", "/table/a", "a"));
        let many = [news("a", Reason::Turn), news("b", Reason::Over), news("c", Reason::Rematch)];
        let told = shown(&many, russian, mutes).expect("a notice");
        assert_eq!((told.body.as_str(), told.path.as_str()), ("Есть новости с 3 столов.", "/"));
        assert_eq!((told.mute, shown(&[], russian, mutes)), (None, None));
    }
}
