//! Forms and what lines say in them.

use super::form::Form;
use super::*;

fn read<'a>(form: &'static str, line: &'a str, names: &'a Names) -> Option<Said<'a>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    Form::parse(form).read(&words, names).ok()
}

fn names() -> Names {
    Names::new(["Red", "Blue"])
}

#[test]
fn a_form_names_what_varies() {
    let names = names();
    let said = read("left <player> <ring> = <number>", "left Blue outer 3", &names).expect("it fits");
    assert_eq!(said.seat(), Ok(game_core::Seat(1)));
    assert_eq!((said.word("ring"), said.number("number")), ("outer", Ok(3_u8)));
    assert_eq!((said.key(), said.value().as_str()), ("left Blue outer", "3"));
    let said = read("<hex>: <army>,…", "A1: Red human 2, Blue crystalline", &names).expect("it fits");
    assert_eq!((said.word("hex"), said.text("army").as_str()), ("A1", "Red human 2, Blue crystalline"));
    let said = read("offer = <prize>…", "offer none", &names).expect("it fits");
    assert_eq!(said.all::<u8>("prize"), Ok(vec![]));
}

#[test]
fn other_words_names_and_numbers_of_words_do_not_fit() {
    let names = names();
    for (form, line) in [
        ("<player> coins = <number>", "Green coins 4"),
        ("<player> coins = <number>", "Red coins"),
        ("<player> coins = <number>", "Red coins 4 5"),
        ("<hex>: mine = <number>", "A1 mine 2"),
        ("part = <part:turn|round>", "part final"),
    ] {
        assert!(read(form, line, &names).is_none(), "{line} is no {form}");
    }
}

#[test]
fn a_line_about_one_thing_may_say_several() {
    assert_eq!(clauses("Red: rubium 5, vp 3"), [vec!["Red:", "rubium", "5"], vec!["Red:", "vp", "3"]]);
    assert_eq!(clauses("cards 7 robot, 8 plant"), [["cards", "7", "robot,", "8", "plant"]]);
}

#[test]
fn who_writes_something_unknown_is_told_what_exists() {
    let names = names();
    let known = [("<player> coins = <number>", ()), ("part = <part:turn|round>", ())];
    let error = |line: &str| found("given", &known, line, &names).err().unwrap_or_default();
    assert_eq!(error("Red coins"), "`given Red coins` should read:\n  given <player> coins <number>");
    let all = "`given bank 4` is not understood. The players are Red, Blue; what can be written:\n  \
               given <player> coins <number>\n  given part turn|round";
    assert_eq!(error("bank 4"), all);
}
