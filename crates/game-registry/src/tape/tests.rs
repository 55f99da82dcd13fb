use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::*;

#[derive(Serialize)]
struct Unit;
#[derive(Serialize)]
struct Newtype(u16);
#[derive(Serialize)]
struct Pair(i8, char);

#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Plain,
    Holding(i64),
    Two(u8, bool),
    Named { x: Option<f32>, y: f64 },
}

#[derive(Serialize)]
#[serde(tag = "type")]
enum Tagged {
    A { n: u64 },
    B(BTreeMap<i32, String>),
}

#[derive(Serialize)]
struct All {
    unit: Unit,
    newtype: Newtype,
    pair: Pair,
    kinds: Vec<Kind>,
    tagged: [Tagged; 2],
    map: BTreeMap<String, Value>,
    #[serde(flatten)]
    more: BTreeMap<char, ()>,
    #[serde(skip_serializing_if = "Option::is_none")]
    none: Option<u8>,
}

fn all() -> All {
    let long = "a long name ".repeat(30);
    let odd = json!({ "}],{[\"\\": "\u{1}\n", "ключ": [null, true, 1.5e300, -7, u64::MAX], "": {}, (long): [] });
    All {
        unit: Unit,
        newtype: Newtype(65_535),
        pair: Pair(-3, 'ё'),
        kinds: vec![Kind::Plain, Kind::Holding(i64::MIN), Kind::Two(255, false), Kind::Named { x: Some(0.5), y: 1e21 }],
        tagged: [Tagged::A { n: 256 }, Tagged::B([(-1, "x".to_owned())].into())],
        map: [("odd".to_owned(), odd)].into(),
        more: [('q', ())].into(),
        none: None,
    }
}

#[test]
fn a_tape_is_the_json_of_its_value() {
    let all = all();
    let tape = Tape::of(&all);
    assert_eq!(tape.json(), serde_json::to_string(&all).expect("plain data"));
    assert_eq!(serde_json::to_string(&tape).expect("plain data"), tape.json(), "also inside other data");
    assert_eq!(Tape::of(&tape.to_value()).to_value(), serde_json::to_value(&all).expect("plain data"));
}

#[test]
fn tapes_and_texts_are_taken_over_by_others() {
    let inner = Tape::of(&all());
    let outer = Tape::of(&json!({ "n": 1 }));
    let both = Tape::of(&(&inner, [&outer], Tape::raw("{\"raw\": 1}")));
    assert_eq!(both.json(), format!("[{},[{}],{{\"raw\": 1}}]", inner.json(), outer.json()));
    assert!(both.whole().parts().next().is_some_and(|(_, part)| part == inner.whole()));
    assert_eq!(serde_json::to_string(&both).expect("plain data"), both.json());
}

#[test]
fn rows_of_bytes_are_lists_of_numbers() {
    let rows = Tape::of(&[game_core::Row([0_u8, 10, 255]), game_core::Row([0, 99, 100])]);
    assert_eq!(rows.json(), "[[0,10,255],[0,99,100]]");
    assert_eq!(serde_json::to_string(&rows).expect("plain data"), rows.json());
    let row = rows.whole().parts().next().expect("a row").1;
    let numbers: Vec<String> = row.parts().map(|(_, number)| Tape::of(&number).json()).collect();
    assert!(row.is_list() && numbers == ["0", "10", "255"], "{numbers:?}");
}

#[derive(Serialize)]
struct Shared {
    viewer: u8,
    #[serde(serialize_with = "game_core::written_once")]
    open: Vec<u32>,
}

#[test]
fn what_all_see_is_written_once_and_is_never_stale() {
    let shared = |viewer, open: &[u32]| Shared { viewer, open: open.to_vec() };
    let all = [shared(0, &[1, 300]), shared(1, &[1, 300]), shared(0, &[1]), shared(1, &[1, 300])];
    for one in &all {
        assert_eq!(Tape::of(one).json(), serde_json::to_string(one).expect("plain data"));
    }
    assert_eq!(Tape::of(&all).json(), serde_json::to_string(&all).expect("plain data"));
}

#[test]
fn what_has_no_json_is_null() {
    let strange: BTreeMap<Vec<u8>, u8> = [(vec![1], 2)].into();
    assert_eq!(Tape::of(&strange).json(), "null");
    assert_eq!(Tape::of(&f64::NAN).json(), "null");
    assert_eq!(Tape::default().json(), "null");
}

#[test]
fn parts_are_passed_while_they_are_the_same() {
    let (old, new) = (Tape::of(&json!([1, "x", { "a": 2 }, 4])), Tape::of(&json!([1, "x", { "a": 3 }, 4])));
    let (mut old, mut new) = (old.whole().parts(), new.whole().parts());
    assert!(new.pass_same(&mut old) && new.pass_same(&mut old) && !new.pass_same(&mut old));
    let (was, is) = (old.next().expect("an object").1, new.next().expect("an object").1);
    assert!(was.is_object() && was != is && was.parts().next().is_some_and(|(key, _)| key == "a"));
    assert!(new.pass_same(&mut old) && !new.pass_same(&mut old));
    assert!(old.next().is_none() && new.next().is_none());
}
