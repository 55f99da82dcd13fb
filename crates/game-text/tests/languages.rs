//! Languages that are added, and what stands in where one has no words.

use std::fs;
use std::path::PathBuf;

use game_text::{Kind, Texts, Wanted, read_folder};
use serde_json::json;

const EN: &str = "event-moved = { $unit } goes to { $place }; { $unit_plural } are fast.\nevent-held = It holds.\n\
                  name-human = a human\n    .plural = humans\noption-a = A\n    .explain = Why\n";

#[test]
fn english_stands_in_for_what_a_language_does_not_say() {
    let german = "event-held = Es hält.\nname-human = ein Mensch\noption-a = Ah\n";
    let texts = Texts::new(&[("en", EN), ("de", german)]).expect("texts");
    let event = json!({ "type": "moved", "unit": "human", "place": 3 });
    assert_eq!(texts.say("de", "event", &json!({ "type": "held" }), &[]), "Es hält.");
    // Said in English, it is English throughout: German has no plural for it.
    assert_eq!(texts.say("de", "event", &event, &[]), "a human goes to 3; humans are fast.");
    assert_eq!(texts.get("de", "option-a.explain").as_deref(), Some("Why"));
    assert_eq!(texts.get("de", "option-a").as_deref(), Some("Ah"));
    assert_eq!(texts.own("de", "event-moved"), None);
    assert_eq!(texts.get("fr", "event-held").as_deref(), Some("It holds."));
}

#[test]
fn names_that_a_language_lacks_stand_in_its_sentences_in_english() {
    let texts = Texts::new(&[("en", EN), ("de", "event-moved = { $unit } zieht.\n")]).expect("texts");
    assert_eq!(texts.say("de", "event", &json!({ "type": "moved", "unit": "human" }), &[]), "a human zieht.");
}

const WANTED: Wanted<'_> = Wanted { bundles: &["table", "page"], games: &["chess"], built_in: &["en", "ru"] };

/// A folder of texts with these files.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, files: &[(&str, &str)]) -> Self {
        let home = std::env::temp_dir().join(format!("game-text-{name}-{}", std::process::id()));
        for (file, text) in files {
            let path = home.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        Folder(home)
    }

    fn refused(&self) -> String {
        read_folder(&self.0, &WANTED).expect_err("a fault").to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_folder_of_languages_is_read() {
    let files = [("de/chess.rules.md", "# Schach\n"), ("de/page.ftl", "a = b\n"), ("de/table.ftl", "b = c\n")];
    let folder = Folder::with("good", &files);
    let read = read_folder(&folder.0, &WANTED).expect("texts");
    let found: Vec<_> = read.iter().map(|text| (text.lang, text.bundle, text.kind, text.source)).collect();
    let sentences = Kind::Sentences;
    assert_eq!(found[0], ("de", "chess", Kind::Rules, "# Schach\n"));
    assert_eq!(found[1..], [("de", "page", sentences, "a = b\n"), ("de", "table", sentences, "b = c\n")]);
}

#[test]
fn what_is_wrong_with_a_folder_is_said_with_file_and_line() {
    let damaged = Folder::with("damaged", &[("de/table.ftl", "a = b\n\nb = { $c\n")]);
    let said = damaged.refused();
    assert!(said.contains("table.ftl: ") && said.contains("at line 3"), "{said}");
    let strange = Folder::with("strange", &[("de/chess.ftl", "a = b\n")]).refused();
    assert!(strange.contains("chess.ftl: ") && strange.contains("table, page"), "{strange}");
    let rules = Folder::with("rules", &[("de/table.rules.md", "# Regeln\n")]).refused();
    assert!(rules.contains("table.rules.md: ") && rules.contains("one of chess, .rules.md"), "{rules}");
    let known = Folder::with("known", &[("ru/table.ftl", "a = b\n")]).refused();
    assert!(known.contains("`ru` is a language of the program"), "{known}");
    let loose = Folder::with("loose", &[("table.ftl", "a = b\n")]).refused();
    assert!(loose.contains("<lang>/<bundle>.ftl"), "{loose}");
    let code = Folder::with("code", &[("no language/table.ftl", "a = b\n")]).refused();
    assert!(code.contains("is not the code of a language"), "{code}");
    let code = Folder::with("rules-code", &[("no language/chess.rules.md", "# Chess\n")]).refused();
    assert!(code.contains("is not the code of a language"), "{code}");
    assert!(Folder(std::env::temp_dir().join("game-text-nowhere")).refused().contains("game-text-nowhere"));
}
