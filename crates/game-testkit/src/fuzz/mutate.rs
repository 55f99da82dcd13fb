//! Breaking texts in the ways texts get broken.

use crate::Picker;

const ODD: [&str; 16] =
    ["\u{0}", "\n", "\r\n", "\t", "\"", "\\", "{", "}", "[", "§", "é", "ё", "\u{202e}", "🎲", "\u{301}", "\u{feff}"];
const NUMBERS: [&str; 10] = [
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e309",
    "99999999999999999999999999",
    "007",
];
/// Deeper than any parser should follow.
const DEPTH: usize = 3000;

/// The text with one to four things wrong in it; `others` lend their parts.
pub(super) fn mutate(text: &str, others: &[String], picker: &mut Picker) -> String {
    let mut text = text.to_owned();
    for _ in 0..=picker.below(4) {
        text = once(&text, others, picker);
    }
    text
}

fn once(text: &str, others: &[String], picker: &mut Picker) -> String {
    let (from, to) = span(text, picker);
    let (before, part, after) = (&text[..from], &text[from..to], &text[to..]);
    match picker.below(11) {
        0 => flip_bit(text, picker),
        1 => before.to_owned(),
        2 => format!("{before}{after}"),
        3 => format!("{before}{part}{part}{after}"),
        4 => format!("{before}{}{after}", ODD[picker.below(ODD.len())]),
        5 => with_token(text, picker, |picker| NUMBERS[picker.below(NUMBERS.len())].to_owned()),
        6 => with_token(text, picker, |picker| token_of(picker.one_of(others).map_or("", String::as_str), picker)),
        7 => with_token(text, picker, |picker| token_of(text, picker)),
        8 => format!("{before}{}", tail_of(picker.one_of(others).map_or("", String::as_str), picker)),
        9 => without_a_line(text, picker),
        _ => {
            let open = ["[", "{\"a\":", "(", "#"][picker.below(4)];
            format!("{before}{}{after}", open.repeat(picker.below(DEPTH)))
        }
    }
}

/// Two places in the text, the first first.
fn span(text: &str, picker: &mut Picker) -> (usize, usize) {
    let mut place = || text.floor_char_boundary(picker.below(text.len() + 1));
    let (a, b) = (place(), place());
    (a.min(b), a.max(b))
}

fn flip_bit(text: &str, picker: &mut Picker) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let place = picker.below(bytes.len());
    let bit = picker.below(8);
    bytes.get_mut(place).into_iter().for_each(|byte| *byte ^= 1 << bit);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Another text in the place of one word.
fn with_token(text: &str, picker: &mut Picker, new: impl FnOnce(&mut Picker) -> String) -> String {
    let tokens: Vec<(usize, &str)> = tokens(text).collect();
    let Some(&(place, old)) = picker.one_of(&tokens) else { return new(picker) };
    format!("{}{}{}", &text[..place], new(picker), &text[place + old.len()..])
}

fn token_of(text: &str, picker: &mut Picker) -> String {
    let tokens: Vec<(usize, &str)> = tokens(text).collect();
    picker.one_of(&tokens).map(|(_, token)| (*token).to_owned()).unwrap_or_default()
}

fn tail_of(text: &str, picker: &mut Picker) -> String {
    text[span(text, picker).0..].to_owned()
}

fn without_a_line(text: &str, picker: &mut Picker) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    if !lines.is_empty() {
        lines.remove(picker.below(lines.len()));
    }
    lines.join("\n")
}

fn tokens(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let starts = text.char_indices().scan(false, |in_word, (place, c)| {
        let starts = c.is_alphanumeric() && !*in_word;
        *in_word = c.is_alphanumeric();
        Some((place, starts))
    });
    starts.filter(|&(_, starts)| starts).map(|(place, _)| {
        let rest = &text[place..];
        (place, &rest[..rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len())])
    })
}
