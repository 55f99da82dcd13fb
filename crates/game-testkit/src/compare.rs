//! Expected and got, as people read them.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

/// `Ok` when both are the same; otherwise sentences that say what was expected and what there is.
pub fn same(what: &str, expected: &str, got: &str) -> Result<(), String> {
    if expected == got { Ok(()) } else { Err(differ(what, expected, got)) }
}

/// A sentence, and what was expected and got as two blocks.
pub fn differ(what: &str, expected: &str, got: &str) -> String {
    format!("{what}\n  expected\n{}\n  got\n{}", indented(expected), indented(got))
}

fn indented(block: &str) -> String {
    let lines: Vec<String> = block.lines().map(|line| format!("    {line}")).collect();
    if lines.is_empty() { "    (nothing)".to_owned() } else { lines.join("\n") }
}

/// Where two pieces of data differ, path by path: `players.0.coins: 15, 12`.
pub(crate) fn paths_that_differ(one: &impl Serialize, other: &impl Serialize) -> String {
    const SHOWN: usize = 8;
    let json = |data: Result<Value, _>| data.unwrap_or_default();
    let mut paths = Vec::new();
    collect("", &json(serde_json::to_value(one)), &json(serde_json::to_value(other)), &mut paths);
    let more = paths.len().saturating_sub(SHOWN);
    paths.truncate(SHOWN);
    if more > 0 {
        paths.push(format!("and {more} more"));
    }
    if paths.is_empty() { "(they differ in nothing that is stored)".to_owned() } else { paths.join("\n") }
}

fn collect(path: &str, one: &Value, other: &Value, into: &mut Vec<String>) {
    let within = |key: &str| if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") };
    match (one, other) {
        (Value::Object(a), Value::Object(b)) if a.keys().eq(b.keys()) => {
            a.iter().for_each(|(key, value)| collect(&within(key), value, &b[key], into));
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            (0..).zip(a.iter().zip(b)).for_each(|(i, (x, y))| collect(&within(&format!("{i}")), x, y, into));
        }
        (one, other) if one != other => into.push(format!("{path}: {one}, {other}")),
        _ => {}
    }
}

/// The first places where two texts differ, line by line, with some lines around them.
pub(crate) fn lines_that_differ(expected: &str, got: &str) -> String {
    const AROUND: usize = 3;
    const SHOWN: usize = 40;
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), got.lines().collect());
    let start = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let room = old.len().min(new.len()) - start;
    let end = old.iter().rev().zip(new.iter().rev()).take(room).take_while(|(a, b)| a == b).count();
    let mut text = format!("first difference at line {}\n", start + 1);
    let mut show = |sign: char, lines: &[&str]| {
        for line in lines.iter().take(SHOWN) {
            let _ = writeln!(text, "{sign} {line}");
        }
        if lines.len() > SHOWN {
            let _ = writeln!(text, "{sign} … {} more lines", lines.len() - SHOWN);
        }
    };
    show(' ', &old[start.saturating_sub(AROUND)..start]);
    show('-', &old[start..old.len() - end]);
    show('+', &new[start..new.len() - end]);
    show(' ', &old[old.len() - end..(old.len() - end + AROUND).min(old.len())]);
    text
}
