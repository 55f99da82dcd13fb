//! Every sentence of the table exists in every language.

use game_text::Texts;
use table::{Lang, TEXT};

#[test]
fn the_languages_say_the_same() {
    let texts = Texts::new(TEXT).expect("texts that can be read");
    texts.assert_same_messages();
    assert!(texts.languages().eq(Lang::all().map(Lang::code)));
    assert_eq!(Lang::find("ru-RU").map(Lang::code), Some("ru"));
    assert_eq!(Lang::find("xx"), None);
}

#[test]
fn an_agreed_undo_reads_well_in_both_languages() {
    let texts = Texts::new(TEXT).expect("texts that can be read");
    let say = |lang: &str, kind: &str, actions: u32| {
        let facts = serde_json::json!({ "type": kind, "seat": 0, "actions": actions });
        texts.try_say(lang, "table", &facts, &["Ann".to_owned()]).expect("a sentence")
    };
    assert_eq!(say("en", "undone_by_agreement", 1), "Ann takes back an action by agreement.");
    assert_eq!(say("ru", "undone_by_agreement", 1), "Ann: по согласию отменено последнее действие.");
    assert_eq!(say("ru", "undone_by_agreement", 3), "Ann: по согласию отменены 3 последних действия.");
    assert_eq!(
        say("ru", "undone_and_redealt", 21),
        "Ann: по согласию отменено 21 последнее действие. Всё, чего никто не видел, сдано заново."
    );
}
