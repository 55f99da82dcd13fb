//! Reading scenario files. No input makes it panic.

use std::fmt;

use game_core::{MAX_SEATS, Seat, SeatSet, Seed, SoloResult};

use super::script::{Refusal, Scenario, Step, Table, Word};
use crate::Names;

const WORDS: [&str; 21] = [
    "table",
    "given",
    "turn",
    "dice",
    "draw",
    "chance",
    "together",
    "refused",
    "undo",
    "then",
    "sees",
    "score",
    "legal",
    "offers",
    "not-offered",
    "warns",
    "log",
    "tells",
    "barrier",
    "over",
    "not-over",
];

/// Why a scenario cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScenarioError {
    /// The line, counted from 1.
    pub line: usize,
    /// A sentence.
    pub reason: String,
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl std::error::Error for ScenarioError {}

impl Scenario {
    /// Reads a scenario.
    pub fn parse(text: &str) -> Result<Self, ScenarioError> {
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty());
        let at = |line: usize| move |reason: String| ScenarioError { line, reason };
        let (first, head) = lines.next().ok_or_else(|| at(1)("The file is empty.".to_owned()))?;
        let (title, rules) = parse_head(head).map_err(at(first))?;
        let mut lines = lines.filter(|(_, line)| !line.starts_with('#'));
        let no_table = || at(first)("No `table` line follows the first line.".to_owned());
        let (line, opening) = lines.next().ok_or_else(no_table)?;
        let table = parse_table(line, opening).map_err(at(line))?;
        let mut steps: Vec<Step> = Vec::new();
        for (line, text) in lines {
            let (word, rest) = split_word(text);
            if word == "refused" {
                refuse(steps.last_mut(), line, rest).map_err(at(line))?;
            } else {
                steps.push(Step { line, word: parse_word(word, rest, &table.names).map_err(at(line))? });
            }
        }
        Ok(Scenario { title, rules, table, steps })
    }
}

/// Whether a word has the form of a rule id: `NX-5.4`. A chapter may be a letter, too: `WM-S.9`.
pub(crate) fn is_rule_id(word: &str) -> bool {
    let Some((book, number)) = word.split_once('-') else { return false };
    let number =
        number.strip_prefix(|c: char| c.is_ascii_uppercase()).map_or(number, |rest| rest.trim_start_matches('.'));
    (2..=4).contains(&book.len())
        && book.bytes().all(|b| b.is_ascii_uppercase())
        && number.starts_with(|c: char| c.is_ascii_digit())
        && number.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase() || b == b'.')
        && !number.ends_with('.')
}

fn parse_head(head: &str) -> Result<(String, Vec<String>), String> {
    let form = "The first line is `# sentence § RULE-ID`";
    let head = head.strip_prefix('#').ok_or_else(|| format!("{form}; it does not start with `#`."))?;
    let (title, rules) = head.split_once('§').ok_or_else(|| format!("{form}; it has no `§`."))?;
    let rules: Vec<String> = rules.split([' ', ',', '§', '\t']).filter(|r| !r.is_empty()).map(str::to_owned).collect();
    if title.trim().is_empty() || rules.is_empty() {
        return Err(format!("{form}; the sentence or the rule is missing."));
    }
    match rules.iter().find(|rule| !is_rule_id(rule)) {
        Some(odd) => Err(format!("`{odd}` is not a rule id such as `NX-5.4`.")),
        None => Ok((title.trim().to_owned(), rules)),
    }
}

fn parse_table(line: usize, text: &str) -> Result<Table, String> {
    let form = "write `table slug, seats Red Blue, seed 7, options {}`";
    let rest = match split_word(text) {
        ("table", rest) => rest,
        (word, _) => return Err(format!("The first word is `{word}`, not `table`; {form}.")),
    };
    // Options are JSON, commas and all, so they come last.
    let (rest, options) = match rest.split_once(", options") {
        Some((rest, json)) => {
            let options = serde_json::from_str(json).map_err(|e| format!("The options are not JSON: {e}."))?;
            (rest, Some(options))
        }
        None => (rest, None),
    };
    let mut parts = rest.split(',').map(str::trim);
    let game = parts.next().filter(|slug| !slug.is_empty()).ok_or_else(|| format!("No game is named; {form}."))?;
    let (mut names, mut seed) = (None, Seed::from(1));
    for part in parts {
        match split_word(part) {
            ("seats", players) => names = Some(parse_names(players)?),
            ("seed", number) => seed = number.parse().map_err(|why: String| format!("{why}."))?,
            (word, _) => return Err(format!("`{word}` is not known here; {form}.")),
        }
    }
    let names = names.ok_or_else(|| format!("No seats are named; {form}."))?;
    Ok(Table { line, game: game.to_owned(), names, seed, options })
}

fn parse_names(text: &str) -> Result<Names, String> {
    let names: Vec<&str> = text.split_whitespace().collect();
    if names.is_empty() || names.len() > MAX_SEATS {
        return Err(format!("A table has 1 to {MAX_SEATS} seats, here are {}.", names.len()));
    }
    for (i, name) in names.iter().enumerate() {
        let taken = WORDS.contains(name) || ["Spectator", "none", "all"].contains(name) || name.parse::<Seat>().is_ok();
        if taken || !name.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '-') {
            return Err(format!("A player cannot be called `{name}` here; take a name that is one plain word."));
        }
        if names[..i].contains(name) {
            return Err(format!("Two players are called `{name}`."));
        }
    }
    Ok(Names::new(names))
}

/// A `refused` line belongs to the action or undo before it.
fn refuse(step: Option<&mut Step>, line: usize, rest: &str) -> Result<(), String> {
    let (first, after) = split_word(rest);
    let (rule, sentence) = if is_rule_id(first) { (Some(first), after) } else { (None, rest) };
    let sentence = Some(sentence).filter(|s| !s.is_empty()).map(str::to_owned);
    let refusal = Refusal { line, rule: rule.map(str::to_owned), sentence };
    match step.map(|step| &mut step.word) {
        Some(Word::Act { .. }) if refusal.rule.is_none() && refusal.sentence.is_none() => {
            Err("Say which rule refuses, or the whole sentence.".to_owned())
        }
        Some(Word::Undo { .. }) if refusal.rule.is_some() => {
            Err("No rule of the game refuses an undo; write `refused` alone or with the sentence.".to_owned())
        }
        Some(Word::Act { refused: refused @ None, .. } | Word::Undo { refused: refused @ None, .. }) => {
            *refused = Some(refusal);
            Ok(())
        }
        _ => Err("`refused` must follow an action or an undo.".to_owned()),
    }
}

fn parse_word(word: &str, rest: &str, names: &Names) -> Result<Word, String> {
    let owned = || rest.to_owned();
    let some = |what: &str| if rest.is_empty() { Err(format!("`{word}` needs {what}.")) } else { Ok(rest.to_owned()) };
    let of_seat = || {
        let (name, after) = split_word(rest);
        names.expect_seat(name).map(|seat| (seat, after.to_owned()))
    };
    let of_viewer = || {
        let (name, after) = split_word(rest);
        names.viewer(name).map(|viewer| (viewer, after.to_owned()))
    };
    Ok(match word {
        "given" => Word::Given(some("something that is given")?),
        "turn" => Word::Turn(some("the name of a player")?),
        "dice" => Word::Dice(parse_dice(rest)?),
        "draw" => Word::Draw(some("the cards")?.split_whitespace().map(str::to_owned).collect()),
        "chance" | "together" if !rest.is_empty() => return Err(format!("`{word}` stands alone on its line.")),
        "chance" => Word::Chance,
        "together" => Word::Together,
        "undo" => Word::Undo { seat: names.expect_seat(rest)?, refused: None },
        "then" => Word::Then(some("something to check")?),
        "sees" => of_viewer().map(|(viewer, line)| Word::Sees(viewer, line))?,
        "score" => parse_score(rest, names)?,
        "legal" => of_seat().map(|(seat, list)| Word::Legal(seat, parse_list(&list)))?,
        "warns" => of_seat().map(|(seat, list)| Word::Warns(seat, parse_list(&list)))?,
        "offers" => of_seat().map(|(seat, action)| Word::Offers(seat, action))?,
        "not-offered" => of_seat().map(|(seat, action)| Word::NotOffered(seat, action))?,
        "log" => Word::Log(some("a sentence")?),
        "tells" => of_viewer().map(|(viewer, sentence)| Word::Tells(viewer, sentence))?,
        "barrier" => Word::Barrier(parse_barrier(rest, names)?),
        "over" => parse_over(rest, names)?,
        "not-over" => Word::NotOver,
        "table" => return Err("A scenario has one table.".to_owned()),
        name => match names.seat(name) {
            Some(seat) => Word::Act { seat, action: owned(), refused: None },
            None => return Err(format!("`{name}` is neither a player nor one of the words: {}.", WORDS.join(", "))),
        },
    })
}

/// Actions between semicolons.
fn parse_list(text: &str) -> Vec<String> {
    text.split(';').map(str::trim).filter(|action| !action.is_empty()).map(str::to_owned).collect()
}

fn parse_dice(text: &str) -> Result<Vec<u8>, String> {
    let faces = text
        .split_whitespace()
        .map(|face| face.parse().ok().filter(|&n| n > 0).ok_or_else(|| format!("`{face}` is not the face of a die.")));
    let faces: Vec<u8> = faces.collect::<Result<_, _>>()?;
    if faces.is_empty() { Err("`dice` needs the faces that are rolled.".to_owned()) } else { Ok(faces) }
}

fn parse_score(text: &str, names: &Names) -> Result<Word, String> {
    let mut words = text.split([' ', ',', '\t']).filter(|w| !w.is_empty()).peekable();
    let seat = names.expect_seat(words.next().unwrap_or_default())?;
    let form = "write `score Red 12`, `score Red label 10` or `score Red 12 label 10`";
    let total = words.next_if(|word| word.parse::<i32>().is_ok()).and_then(|word| word.parse().ok());
    let mut lines = Vec::new();
    while let Some(label) = words.next() {
        let points = words.next().ok_or_else(|| format!("`{label}` is not a number of points; {form}."))?;
        let points = points.parse().map_err(|_| format!("`{points}` is not a number of points; {form}."))?;
        lines.push((label.to_owned(), points));
    }
    if total.is_none() && lines.is_empty() {
        return Err(format!("`score` needs points; {form}."));
    }
    Ok(Word::Score { seat, total, lines })
}

fn parse_barrier(text: &str, names: &Names) -> Result<SeatSet, String> {
    match text {
        "" => Err("`barrier` needs `none`, `all` or the names of players.".to_owned()),
        "none" => Ok(SeatSet::NONE),
        "all" => Ok(SeatSet::first(names.as_slice().len() as u8)),
        list => list.split_whitespace().map(|name| names.expect_seat(name)).collect(),
    }
}

fn parse_over(text: &str, names: &Names) -> Result<Word, String> {
    let (first, margin) = split_word(text);
    let solo = [("won", SoloResult::Won), ("drawn", SoloResult::Drawn), ("lost", SoloResult::Lost)];
    if let Some((_, result)) = solo.into_iter().find(|(word, _)| *word == first) {
        let margin =
            if margin.is_empty() { None } else { Some(margin.parse().map_err(|_| "The margin is no number.")?) };
        return Ok(Word::OverSolo(result, margin));
    }
    let ranks = text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(|part| {
        let (name, rank) = split_word(part);
        let rank = rank.parse().map_err(|_| format!("`{rank}` is not a rank; write `over Red 1, Blue 2`."))?;
        Ok((names.expect_seat(name)?, rank))
    });
    ranks.collect::<Result<_, String>>().map(Word::Over)
}

fn split_word(text: &str) -> (&str, &str) {
    text.trim().split_once(char::is_whitespace).map_or((text.trim(), ""), |(word, rest)| (word, rest.trim()))
}
