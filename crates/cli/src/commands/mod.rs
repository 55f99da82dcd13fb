//! The commands that print and end.

pub(crate) mod arena;
pub(crate) mod bench;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod simulate;

use std::io::Write;

use serde::Serialize;

use crate::error::CliError;

/// Prints lines, minding that the reader may have left.
pub(crate) fn print<T: AsRef<str>>(lines: impl IntoIterator<Item = T>) -> Result<(), CliError> {
    let mut out = std::io::stdout().lock();
    for line in lines {
        writeln!(out, "{}", line.as_ref())?;
    }
    Ok(out.flush()?)
}

/// Prints one JSON document.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), CliError> {
    let text = serde_json::to_string_pretty(value).map_err(|why| CliError::Failed(format!("{why}.")))?;
    print([text])
}

/// A big number with its thousands set apart.
pub(crate) fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) && !text.ends_with('-') {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!(grouped(7.4), "7");
        assert_eq!(grouped(123.0), "123");
        assert_eq!(grouped(2_345_678.0), "2,345,678");
    }
}
