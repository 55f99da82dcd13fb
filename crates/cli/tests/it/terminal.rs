//! Whole games through a pipe.

use crate::{Temporary, lagrange, lagrange_in_colours, lagrange_reading};

#[test]
fn bots_alone_finish_a_game_of_nexus_ops() {
    let seats = "bot:random,bot:random,bot:random";
    let ran = lagrange(&["terminal", "nexus-ops", "--seats", seats, "--seed", "2", "--lang", "en"]);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.starts_with("Seed 2."), "{}", &ran.out[..200]);
    assert!(ran.out.contains("The game is over."), "{}", tail(&ran.out));
    let names = ["Vega", "Rigel", "Altair"];
    let (points, places) = (numbers(&ran.out, "points"), numbers(&ran.out, "place"));
    let lines = [numbers(&ran.out, "Mission cards"), numbers(&ran.out, "Secret Missions")];
    assert_eq!(points, [0, 1, 2].map(|seat| lines[0][seat] + lines[1][seat]), "{}", tail(&ran.out));
    let first = places.iter().position(|place| *place == 1).expect("somebody is first");
    assert_eq!(points.iter().max(), Some(&points[first]), "the first has most points");
    assert!(ran.out.contains(&format!("\n{} wins.\n", names[first])), "{}", tail(&ran.out));
}

#[test]
fn a_human_in_a_pipe_plays_nexus_ops_to_the_end() {
    let journal = Temporary::named("human.jsonl");
    let args = ["terminal", "nexus-ops", "--seats", "human,bot:random", "--seed", "3", "--lang", "en"];
    let ran = lagrange_reading(&[&args[..], &["--journal", journal.path()]].concat(), &some_numbers(60_000));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    let end = ran.out.lines().find(|line| line.ends_with(" wins.")).unwrap_or_else(|| panic!("{}", tail(&ran.out)));
    assert!(ran.out.contains("The game is over."), "{}", tail(&ran.out));
    assert!(ran.out.contains("R Red (you)") && ran.out.contains("B Rigel (bot random)"), "{}", tail(&ran.out));
    assert!(!ran.out.contains('\u{1b}'), "no colours in a pipe");
    let replayed = lagrange(&["replay", journal.path(), "--lang", "en"]);
    assert_eq!(replayed.code, Some(0), "{}", replayed.err);
    assert!(replayed.out.contains(end), "{}", replayed.out);
}

/// Numbers up and down the lists; those past the end of a list are refused and the next one is tried.
fn some_numbers(count: u32) -> String {
    (0..count).map(|i| format!("{}\n", 1 + i.wrapping_mul(7919) % 13)).collect()
}

/// A person in a pipe plays a game to its end: every question is drawn for people, and the journal tells the same game.
fn plays_to_the_end(game: &str, seats: &str, options: &str) {
    let journal = Temporary::named(&format!("{game}-whole.jsonl"));
    let args = ["terminal", game, "--seats", seats, "--seed", "3", "--lang", "en", "--options", options];
    let ran = lagrange_reading(&[&args[..], &["--journal", journal.path()]].concat(), &some_numbers(60_000));
    assert_eq!(ran.code, Some(0), "{game}: {}", ran.err);
    assert!(ran.out.contains("The game is over."), "{game} did not end:\n{}", tail(&ran.out));
    assert!(ran.out.contains("> "), "{game} asked nobody");
    let raw = ran.out.lines().find(|line| line.contains("{\"") || line.contains("\":"));
    assert_eq!(raw, None, "{game} shows data instead of a drawing");
    for sign in explained(game) {
        assert!(ran.out.contains(sign), "{game} does not explain its signs: {sign}");
    }
    let replayed = lagrange(&["replay", journal.path(), "--lang", "en"]);
    assert_eq!(replayed.code, Some(0), "{game}: {}", replayed.err);
    let end = replayed.out.lines().last().unwrap_or_default();
    assert!(!end.is_empty() && ran.out.contains(end), "{game}: another end in the journal: {}", replayed.out);
}

/// How a drawing says what its letters and signs mean.
fn explained(game: &str) -> &'static [&'static str] {
    match game {
        "nexus-ops" => &["F forest", "h human"],
        "on-mars" => &["Buildings: M mine"],
        "planet-unknown" => &[". empty", "~ ice"],
        "skymines" => &["S Skymine, M Minerva", ". a vacant one"],
        "welcome-to-the-moon" => &["__ an empty space"],
        other => panic!("nobody has said how {other} explains its signs"),
    }
}

#[test]
fn nexus_ops_is_played_to_its_end() {
    plays_to_the_end("nexus-ops", "human,bot:random,bot:random", "{}");
}

#[test]
fn welcome_to_the_moon_is_played_to_its_end() {
    for adventure in 1..=8 {
        plays_to_the_end("welcome-to-the-moon", "human,bot:random", &format!(r#"{{"adventure":{adventure}}}"#));
    }
    for adventure in [2, 8] {
        plays_to_the_end("welcome-to-the-moon", "human", &format!(r#"{{"adventure":{adventure}}}"#));
    }
}

#[test]
fn planet_unknown_is_played_to_its_end() {
    plays_to_the_end("planet-unknown", "human,bot:random", "{}");
    plays_to_the_end("planet-unknown", "human", "{}");
}

#[test]
fn on_mars_is_played_to_its_end() {
    plays_to_the_end("on-mars", "human,bot:random", "{}");
    plays_to_the_end("on-mars", "human", "{}");
}

#[test]
fn skymines_is_played_to_its_end() {
    plays_to_the_end("skymines", "human,bot:random", "{}");
    plays_to_the_end("skymines", "human", "{}");
    plays_to_the_end("skymines", "human,bot:random", r#"{"map":"belt"}"#);
    plays_to_the_end("skymines", "human,bot:random", r#"{"luna_1":"2","missions":true}"#);
}

#[test]
fn whoever_names_no_seats_has_an_opponent() {
    for game in game_registry::shown_games().map(|entry| entry.slug()) {
        let ran = lagrange_reading(&["terminal", game, "--seed", "1", "--lang", "en"], "score\nquit\n");
        assert_eq!(ran.code, Some(0), "{game}: {}", ran.err);
        assert!(ran.out.contains("Red") && ran.out.contains("Rigel"), "{game}: nobody plays against you\n{}", ran.out);
    }
}

#[test]
fn every_word_of_the_table_answers() {
    let input = "help\nrules\nrules NX-5.4\nscore\nlog\nboard\n0\n99999\nnonsense\nmove human A0>A1\nundo\nquit\n";
    let ran = lagrange_reading(&["terminal", "nexus-ops", "--seed", "1", "--lang", "en"], input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for expected in [
        "takes back your last action",
        "NX-5.4 Retreat",
        "Nothing has happened yet.",
        "There is no action 0",
        "There is no action 99999",
        "“nonsense” is no action",
        "Why: `rules NX-",
        "This seat has done nothing that could be taken back.",
        "You have left the table.",
    ] {
        assert!(ran.out.contains(expected), "`{expected}` is missing in:\n{}", ran.out);
    }
    // The score pad: a column for each player, a row for each line of the score, and the sum.
    let pad = "Red  Rigel\nMission cards      0      0\nSecret Missions    0      0\npoints             0      0\n";
    assert!(ran.out.contains(pad), "no score pad in:\n{}", ran.out);
}

/// Every game that is on the shelf.
const GAMES: [&str; 5] = ["nexus-ops", "welcome-to-the-moon", "planet-unknown", "on-mars", "skymines"];

#[test]
fn the_words_of_the_table_answer_in_every_game() {
    const ENGLISH: &[&str] = &[
        "takes back your last action",
        "There is no action 0",
        "There is no action 99999",
        "“nonsense” is no action",
        "This seat has done nothing that could be taken back.",
        "You have left the table.",
    ];
    const RUSSIAN: &[&str] = &[
        "Действия с номером 0 нет",
        "Действия с номером 99999 нет",
        "«чепуха» — не действие",
        "Вы вышли из-за стола.",
    ];
    let english = "help\nrules\nscore\nlog\nboard\n0\n99999\nnonsense\nundo\nquit\n";
    let russian = "помощь\nправила\nсчёт\nжурнал\nполе\n0\n99999\nчепуха\nотмена\nвыход\n";
    for game in GAMES {
        for (lang, input, expected) in [("en", english, ENGLISH), ("ru", russian, RUSSIAN)] {
            let args = ["terminal", game, "--seats", "human,bot:random", "--seed", "1", "--lang", lang];
            let ran = lagrange_reading(&args, input);
            assert_eq!(ran.code, Some(0), "{game}: {}", ran.err);
            for words in expected {
                assert!(ran.out.contains(words), "{game}, {lang}: `{words}` is missing in:\n{}", ran.out);
            }
            // The board again, the rule of the question, a score pad with both players.
            let first = if lang == "en" { "Red" } else { "Красный" };
            assert!(ran.out.matches(first).count() > 3, "{game}, {lang}:\n{}", ran.out);
            assert!(!ran.out.contains('\u{1b}'), "{game}, {lang}: no colours in a pipe");
        }
    }
}

/// A text without what colours it.
fn plain(text: &str) -> String {
    let mut pieces = text.split("\u{1b}[");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.fold(first, |all, piece| all + piece.split_once('m').map_or("", |(_, rest)| rest))
}

#[test]
fn every_game_is_drawn_in_the_colours_of_its_players() {
    for game in GAMES {
        let args = ["terminal", game, "--seats", "human,bot:random", "--seed", "1", "--lang", "en"];
        let [coloured, bare] = [lagrange_in_colours(&args, "quit\n"), lagrange_reading(&args, "quit\n")];
        assert_eq!(plain(&coloured.out), bare.out, "{game}: colours change no letter");
        // Red sits first, bright blue second; bold and faint set the question and its rule apart.
        for (ink, code) in
            [("red", "\u{1b}[31m"), ("blue", "\u{1b}[38;5;12m"), ("bold", "\u{1b}[1m"), ("faint", "\u{1b}[2m")]
        {
            assert!(coloured.out.contains(code), "{game}: nothing is {ink}\n{}", coloured.out.escape_debug());
        }
    }
}

#[test]
fn a_purchase_can_be_taken_back_and_the_words_are_russian_too() {
    let input = "buy human H4a\nотмена\nвыход\n";
    let ran = lagrange_reading(&["terminal", "nexus-ops", "--seats", "bot:random,human", "--lang", "ru"], input);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("Синий берёт назад: buy human H4a"), "{}", tail(&ran.out));
    assert!(ran.out.contains("Вы вышли из-за стола."), "{}", tail(&ran.out));
}

#[test]
fn an_undo_past_a_secret_deals_afresh_and_both_stand_in_the_journal() {
    let journal = Temporary::named("undone.jsonl");
    let args = ["terminal", "sample-game", "--seats", "human,human", "--seed", "5", "--lang", "en"];
    // Both bids are laid open with the second.
    let ran = lagrange_reading(&[&args[..], &["--journal", journal.path()]].concat(), "bid 1\nbid 2\nundo\nquit\n");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains(" takes back: bid "), "{}", tail(&ran.out));
    let written = std::fs::read_to_string(&journal.0).expect("a journal");
    assert!(written.lines().any(|line| line.contains(r#""type":"undone""#)), "{written}");
    let replayed = lagrange(&["replay", journal.path(), "--lang", "en"]);
    assert_eq!(replayed.code, Some(0), "{}", replayed.err);
}

#[test]
fn somebody_alone_is_not_asked_where_passing_is_all_they_could_do() {
    let args = ["terminal", "nexus-ops", "--seats", "human,bot:random", "--seed", "3", "--lang", "en"];
    let ran = lagrange_reading(&args, &some_numbers(60_000));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    // Where the only thing on the list is to pass, the table has passed.
    let lists = ran.out.split("\nRed: ").skip(1);
    let only_pass = lists.filter(|list| {
        let mut lines = list.lines().skip(1);
        lines.next().is_some_and(|line| line.trim_start().starts_with("pass"))
            && lines.next().is_some_and(|line| line.starts_with('>'))
    });
    assert_eq!(only_pass.count(), 0, "{}", tail(&ran.out));
}

#[test]
fn people_at_one_keyboard_play_the_sample_game() {
    let args = ["terminal", "sample-game", "--seats", "human,human,bot:greedy", "--seed", "5", "--lang", "en"];
    let ran = lagrange_reading(&args, &"1\n".repeat(200));
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.contains("The game is over."), "{}", tail(&ran.out));
    assert!(ran.out.contains("Red: ") && ran.out.contains("Blue: "), "both are asked by name");
}

#[test]
fn the_end_of_the_input_leaves_the_table() {
    let ran = lagrange_reading(&["terminal", "nexus-ops", "--lang", "en"], "");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    assert!(ran.out.ends_with("You have left the table.\n"), "{}", tail(&ran.out));
}

/// The numbers of the last row with this label, a column for each player.
fn numbers(text: &str, label: &str) -> Vec<i32> {
    let rows = text.lines().rev().filter_map(|line| line.strip_prefix(label));
    let read = |rest: &str| rest.split_whitespace().map(|word| word.parse().ok()).collect::<Option<Vec<i32>>>();
    rows.filter_map(read).find(|row| !row.is_empty()).unwrap_or_else(|| panic!("no row `{label}` in:\n{}", tail(text)))
}

fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(60)..].join("\n")
}
