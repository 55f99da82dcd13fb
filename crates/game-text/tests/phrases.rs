//! Sentences that name places on the board, in parts.

use game_core::Called;
use game_text::{Part, Phrase, Place, Texts};
use serde_json::{Value, json};

const EN: &str = "
event-moved = { $seat } moves { $unit } from { $from } to { $to }.
event-crossed = { $seat } crosses off { $spots }.
event-held = { $hex } is held by { $seat }.
name-human = a Human
name-quarter-2 = the upper right quarter
place-A1 = hex A1
place-storey = storey { $n } of tower { $tower }
place-rocket = { $count ->
    [one] rocket { $n }
   *[other] rockets { $n }
}
place-house = house { $n } of { $of }
";
const RU: &str = "
event-moved = { $seat } ведёт { $unit_acc } с { $from_gen } на { $to_acc }.
event-crossed = { $seat } вычёркивает { $spots }.
event-held = { $hex } держит { $seat }.
name-human = человек
    .acc = человека
name-quarter-2 = верхнего правого квартала
place-A1 = клетка A1
    .gen = клетки A1
    .acc = клетку A1
place-storey = этаж { $n } башни { $tower }
place-rocket = { $count ->
    [one] ракета { $n }
   *[other] ракеты { $n }
}
place-house = дом { $n } { $of }
";

fn say(lang: &str, facts: &Value, places: &[Place]) -> Phrase {
    let texts = Texts::new(&[("en", EN), ("ru", RU)]).expect("both texts can be read");
    texts.phrase(lang, "event", facts, &["Ann".to_owned()], places)
}

fn place(id: &str, called: Option<Called>) -> Place {
    Place { id: id.to_owned(), called }
}

fn named(phrase: &Phrase) -> Vec<(&str, &str)> {
    phrase.0.iter().filter_map(|part| Some((part.place.as_deref()?, part.text.as_str()))).collect()
}

#[test]
fn a_place_is_a_part_of_its_own_in_the_case_that_the_sentence_needs() {
    let moved = json!({ "type": "moved", "seat": 0, "unit": "human", "from": "A1", "to": "A1" });
    let places = [place("A1", None)];
    let english = say("en", &moved, &places);
    assert_eq!(english.to_string(), "Ann moves a Human from hex A1 to hex A1.");
    assert_eq!(named(&english), [("A1", "hex A1"), ("A1", "hex A1")]);
    let russian = say("ru", &moved, &places);
    assert_eq!(russian.to_string(), "Ann ведёт человека с\u{a0}клетки A1 на\u{a0}клетку A1.");
    assert_eq!(named(&russian), [("A1", "клетки A1"), ("A1", "клетку A1")]);
}

#[test]
fn neighbours_in_a_list_are_told_together() {
    let rocket = |n: usize| place(&format!("r{n}"), Some(Called::numbered("rocket", n)));
    let places = [rocket(10), rocket(11), rocket(12), rocket(14)];
    let crossed = json!({ "type": "crossed", "seat": 0, "spots": ["r10", "r11", "r12", "r14"] });
    let english = say("en", &crossed, &places);
    assert_eq!(english.to_string(), "Ann crosses off rockets\u{a0}10–12, rocket\u{a0}14.");
    assert_eq!(named(&english), [("r10", "rockets\u{a0}10–12"), ("r14", "rocket\u{a0}14")]);
    assert_eq!(say("ru", &crossed, &places).to_string(), "Ann вычёркивает ракеты\u{a0}10–12, ракета\u{a0}14.");
}

#[test]
fn a_name_may_hold_other_names_and_begins_a_sentence_with_a_capital() {
    let house = Called::numbered("house", 3).by("of", "quarter_2");
    let held = json!({ "type": "held", "seat": 0, "hex": "q2-3" });
    let russian = say("ru", &held, &[place("q2-3", Some(house))]);
    assert_eq!(
        russian.0[0],
        Part {
            text: "Дом\u{a0}3 верхнего правого квартала".into(), place: Some("q2-3".into())
        }
    );
    assert_eq!(russian.0[1], Part { text: " держит Ann.".into(), place: None });
}

#[test]
fn what_nobody_noted_as_a_place_is_a_plain_word() {
    let held = json!({ "type": "held", "seat": 0, "hex": "A1" });
    assert_eq!(say("en", &held, &[]).0, [Part { text: "A1\u{a0}is held by Ann.".into(), place: None }]);
}

#[test]
fn an_id_that_happens_to_be_a_kind_of_place_is_not_named_by_its_message() {
    for lang in ["en", "ru"] {
        let held = json!({ "type": "held", "hex": "storey", "seat": 0 });
        let said = say(lang, &held, &[place("storey", None)]).to_string().to_lowercase();
        assert!(said.starts_with("storey") && !said.contains('{'), "{said}");
    }
}
