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

/// The text with something wrong in it, often one thing, sometimes several; `others` lend their parts.
pub(super) fn mutate(text: &str, others: &[String], picker: &mut Picker) -> String {
    let mut text = once(text, others, picker);
    while picker.below(3) == 0 {
        text = once(&text, others, picker);
    }
    text
}

fn once(text: &str, others: &[String], picker: &mut Picker) -> String {
    let (from, to) = span(text, picker);
    let (before, part, after) = (&text[..from], &text[from..to], &text[to..]);
    let other = picker.one_of(others).map_or("", String::as_str);
    match picker.below(16) {
        0 => flip_bit(text, picker),
        1 => before.to_owned(),
        2 => format!("{before}{after}"),
        3 => format!("{before}{part}{part}{after}"),
        4 => format!("{before}{}{after}", ODD[picker.below(ODD.len())]),
        5 | 6 => with_token(text, picker, |picker| NUMBERS[picker.below(NUMBERS.len())].to_owned()),
        7 | 8 => with_token(text, picker, |picker| token_of(other, picker)),
        9 | 10 => with_token(text, picker, |picker| token_of(text, picker)),
        11 => format!("{before}{}", &other[span(other, picker).0..]),
        12..15 => with_lines(text, other, picker),
        _ => {
            let open = ["[", "{\"a\":", "(", "#"][picker.below(4)];
            format!("{before}{}{after}", open.repeat(picker.below(DEPTH)))
        }
    }
}

/// A part of the text, mostly a short one.
fn span(text: &str, picker: &mut Picker) -> (usize, usize) {
    let from = text.floor_char_boundary(picker.below(text.len() + 1));
    let room = text.len() - from;
    let most = if picker.below(4) == 0 { room } else { room.min(8) };
    (from, text.ceil_char_boundary(from + picker.below(most + 1)))
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

/// A line less, a line twice, a line of another text, or two lines exchanged.
fn with_lines(text: &str, other: &str, picker: &mut Picker) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    let others: Vec<&str> = other.lines().collect();
    let (place, second) = (picker.below(lines.len()), picker.below(lines.len()));
    let kind = picker.below(4);
    match (lines.get(place).copied(), kind) {
        (Some(_), 0) => drop(lines.remove(place)),
        (Some(line), 1) => lines.insert(place, line),
        (Some(_), 2) => lines.swap(place, second),
        _ => lines.insert(place, picker.one_of(&others).copied().unwrap_or_default()),
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
