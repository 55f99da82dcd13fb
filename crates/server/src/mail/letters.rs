//! What letters say, in the language of whoever reads them: the game, the table and why, and nothing of what lies
//! there.

use serde_json::{Value, json};
use table::Lang;

use super::links::{Links, Order};
use super::smtp::{Letter, Smtp};
use crate::error::TEXTS;
use crate::notices::{News, game_name, say};

fn word(what: &str, lang: Lang, facts: &Value) -> String {
    let mut facts = facts.clone();
    facts["type"] = json!(what);
    TEXTS.texts().say(lang.code(), "letter", &facts, &[])
}

/// Asks whoever reads letters at an address whether it is theirs. Nothing that somebody has typed stands in it.
pub(crate) fn confirmation(smtp: &Smtp, code: &str, to: &str, lang: Lang) -> Letter {
    let (site, nothing) = (smtp.site(), json!({}));
    let say = |what| word(what, lang, &nothing);
    let text = [say("confirm"), format!("{site}/letter/{code}"), say("confirm-else"), signed(site)].join("\n\n");
    Letter { to: to.to_owned(), subject: say("confirm-subject"), text, stop: None }
}

/// All that somebody is to be told, as one letter.
pub(crate) fn of_news(smtp: &Smtp, links: &Links, user: &str, to: &str, news: &[News], lang: Lang) -> Option<Letter> {
    let site = smtp.site();
    let link = |code: String| format!("{site}/letter/{code}");
    let name = |one: &News| game_name(&one.game, lang);
    let subject = match news {
        [] => return None,
        [one] => word("subject", lang, &json!({ "game": name(one), "news": say(one.reason.word(), lang, &json!({})) })),
        many => say("many", lang, &json!({ "tables": many.len() })),
    };
    let stop = link(links.code(&Order::Stop { user: user.to_owned() }, to));
    let mut parts: Vec<String> = news
        .iter()
        .map(|one| {
            let why = say(one.reason.word(), lang, &json!({}));
            let mute = word("mute", lang, &json!({}));
            let muted = link(links.mute(user, &one.table));
            format!("{}\n{why}\n{site}{}\n{mute} {muted}", name(one), one.path)
        })
        .collect();
    let settings = format!("{} {site}/settings#notices", word("settings", lang, &json!({})));
    let leave = format!("{} {stop}", word("stop", lang, &json!({})));
    parts.push(format!("{}\n{settings}\n{leave}", signed(site)));
    Some(Letter { to: to.to_owned(), subject, text: parts.join("\n\n"), stop: Some(stop) })
}

/// A line that readers of mail know as the end of a letter.
fn signed(site: &str) -> String {
    format!("-- \nLagrange · {site}")
}
