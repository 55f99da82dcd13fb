//! What texts say, in English and Russian.

use game_text::Texts;
use serde::Serialize;
use serde_json::json;

const EN: &str = "
event-scored = { $seat } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-unit-bought = { $seat } buys { $unit } for { $cost_rubium } rubium.
event-units-lost = { $units_count ->
    [one] { $seat } loses a unit: { $units }.
   *[other] { $seat } loses { $units_count } units: { $units }.
}
event-attacked = { $seat } attacks { $target_seat }, watched by { $seats }.
event-bids = Bids: { $bids }.
event-bids-bids = { $seat } bids { $coins }
event-dealt = Dealt: { $hands }.
event-drawn = { $card ->
    [none] A card is drawn.
   *[other] { $card } is drawn.
}
event-broken = { $nothing }
event-wins = { $unit } wins.
score-mines = Mines ({ $count })
option-rounds = Rounds
    .explain = How long the game lasts.
name-human = human
name-rock-strider = rock strider
";

const RU: &str = "
event-scored = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
event-unit-bought = { $seat } покупает { $unit_acc } за { $cost_rubium } рубия.
event-units-lost = { $seat } теряет { $units_acc }.
event-attacked = { $seat } нападает на { $target_seat }, смотрят { $seats }.
event-bids = Ставки: { $bids }.
event-bids-bids = { $seat } { $coins }
event-dealt = Сдано: { $hands }.
event-drawn = { $card ->
    [none] Взята карта.
   *[other] Взята карта: { $card }.
}
event-broken = { $nothing }
event-wins = { $unit_gender ->
    [f] { $unit } победила
   *[m] { $unit } победил
}.
score-mines = Шахты ({ $count })
option-rounds = Раунды
    .explain = Сколько длится игра.
name-human = человек
    .acc = человека
    .gender = m
name-rock-strider = каменная тварь
    .acc = каменную тварь
    .gender = f
";

fn texts() -> Texts {
    Texts::new(&[("en", EN), ("ru", RU)]).expect("both texts can be read")
}

fn names() -> Vec<String> {
    ["Анна", "Боб", "Вера"].map(str::to_owned).to_vec()
}

fn say(lang: &str, value: &impl Serialize) -> String {
    texts().say(lang, "event", value, &names())
}

#[test]
fn plurals_follow_each_language() {
    let scored = |points: u32| json!({ "type": "scored", "seat": 0, "points": points });
    let en: Vec<String> = [1, 2, 5].map(|n| say("en", &scored(n))).to_vec();
    assert_eq!(en, ["Анна scores 1 point.", "Анна scores 2 points.", "Анна scores 5 points."]);
    let ru: Vec<String> = [1, 2, 5, 11, 21, 22, 25].map(|n| say("ru", &scored(n))).to_vec();
    let expected = ["1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка", "25 очков"];
    assert_eq!(ru, expected.map(|points| format!("Анна: {points}.")));
}

#[test]
fn a_word_has_a_name_with_its_cases_and_gender() {
    let bought = json!({ "type": "unit_bought", "seat": 1, "unit": "rock_strider", "cost": { "rubium": 5 } });
    assert_eq!(say("en", &bought), "Боб buys rock strider for 5 rubium.");
    assert_eq!(say("ru", &bought), "Боб покупает каменную тварь за 5 рубия.");
    assert_eq!(say("ru", &json!({ "type": "wins", "unit": "rock_strider" })), "каменная тварь победила.");
    assert_eq!(say("ru", &json!({ "type": "wins", "unit": "human" })), "человек победил.");
    assert_eq!(say("en", &json!({ "type": "wins", "unit": "nobody knows it" })), "nobody knows it wins.");
}

#[test]
fn arrays_are_joined_and_counted() {
    let lost = |units: &[&str]| json!({ "type": "units_lost", "seat": 0, "units": units });
    assert_eq!(say("en", &lost(&["human"])), "Анна loses a unit: human.");
    assert_eq!(say("en", &lost(&["human", "rock_strider"])), "Анна loses 2 units: human, rock strider.");
    assert_eq!(say("ru", &lost(&["human", "rock_strider"])), "Анна теряет человека, каменную тварь.");
}

#[test]
fn seats_become_names() {
    let attacked = json!({ "type": "attacked", "seat": 0, "target_seat": 2, "seats": [1, 2] });
    assert_eq!(say("en", &attacked), "Анна attacks Вера, watched by Боб, Вера.");
    assert_eq!(say("en", &json!({ "type": "scored", "seat": 7, "points": 1 })), "s7 scores 1 point.");
}

#[test]
fn objects_in_an_array_have_a_message_of_their_own() {
    let shown = json!([{ "seat": 0, "coins": 3 }, { "seat": 1, "coins": 5 }]);
    assert_eq!(say("en", &json!({ "type": "bids", "bids": shown })), "Bids: Анна bids 3, Боб bids 5.");
    let hands = json!([{ "card": "human", "seat": 2 }]);
    assert_eq!(say("en", &json!({ "type": "dealt", "hands": hands })), "Dealt: human Вера.");
}

#[test]
fn nothing_can_be_chosen_by_a_select() {
    assert_eq!(say("en", &json!({ "type": "drawn", "card": null })), "A card is drawn.");
    assert_eq!(say("ru", &json!({ "type": "drawn", "card": "human" })), "Взята карта: человек.");
}

#[test]
fn score_lines_and_options_go_by_label_and_id() {
    let line = json!({ "label": "mines", "count": 2, "points": 4 });
    assert_eq!(texts().say("ru", "score", &line, &[]), "Шахты (2)");
    assert_eq!(texts().say("en", "option", &json!({ "id": "rounds" }), &[]), "Rounds");
    assert_eq!(texts().get("ru", "option-rounds.explain").as_deref(), Some("Сколько длится игра."));
    assert_eq!(texts().get("en", "option-rounds.nothing"), None);
}

#[test]
fn what_cannot_be_said_shows_itself() {
    let unknown = json!({ "type": "never_heard_of" });
    assert_eq!(say("en", &unknown), "{event-never-heard-of}");
    assert_eq!(say("en", &json!({ "type": "broken" })), "{$nothing}");
    assert_eq!(say("en", &json!([1, 2])), "{event}");
    let why = texts().try_say("ru", "event", &unknown, &[]).expect_err("there is no such message");
    assert_eq!(why, "The ru text has no message `event-never-heard-of`.");
    let why = texts().try_say("ru", "event", &json!({ "type": "broken" }), &[]).expect_err("an argument is missing");
    assert!(why.contains("event-broken") && why.contains("nothing"), "{why}");
}

#[test]
fn the_first_language_stands_in_for_others() {
    assert_eq!(say("de", &json!({ "type": "drawn", "card": null })), "A card is drawn.");
    assert_eq!(texts().languages().collect::<Vec<_>>(), ["en", "ru"]);
}

#[test]
fn languages_are_compared() {
    texts().assert_same_messages();
    let uneven = Texts::new(&[("en", "a = A\n    .x = X\nb = B"), ("ru", "a = А\nc = В")]).expect("both can be read");
    assert_eq!(uneven.missing(), ["en lacks c", "ru lacks a.x", "ru lacks b"]);
}

#[test]
fn unreadable_texts_are_refused_with_the_line() {
    let error = |ftl| Texts::new(&[("en", ftl)]).err().unwrap_or_default();
    assert!(
        error("a = A\nb = { $x").starts_with("The en text cannot be read at line 2"),
        "{}",
        error("a = A\nb = { $x")
    );
    assert!(error("a = A\na = B").contains("two messages of one name"));
    assert!(Texts::new(&[("no such language", "")]).is_err());
    assert!(Texts::new(&[]).is_err());
}

#[test]
fn texts_are_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&texts());
}
