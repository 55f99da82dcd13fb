//! What somebody typed.

/// A line typed at the table.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Input<'a> {
    /// Nothing but space.
    Empty,
    /// The number of an action in the list.
    Number(usize),
    /// Take the last action back.
    Undo,
    /// Show a rule, or rules with a word; of the question when nothing follows.
    Rules(&'a str),
    /// Show the points.
    Score,
    /// Show what has happened.
    Log,
    /// Draw the table again.
    Board,
    /// List these words.
    Help,
    /// Leave.
    Quit,
    /// Perhaps an action in notation.
    Notation(&'a str),
}

impl<'a> Input<'a> {
    /// Words are understood in both languages, whichever is shown.
    pub(super) fn read(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let alone = rest.trim().is_empty();
        match word.to_lowercase().as_str() {
            "" => Input::Empty,
            "rules" | "rule" | "правила" | "правило" => Input::Rules(rest.trim()),
            "undo" | "отмена" | "назад" if alone => Input::Undo,
            "score" | "счёт" | "счет" | "очки" if alone => Input::Score,
            "log" | "журнал" if alone => Input::Log,
            "board" | "поле" if alone => Input::Board,
            "help" | "?" | "помощь" if alone => Input::Help,
            "quit" | "exit" | "выход" if alone => Input::Quit,
            number if alone && number.bytes().all(|b| b.is_ascii_digit()) => {
                Input::Number(number.parse().unwrap_or(usize::MAX))
            }
            _ => Input::Notation(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_notation() {
        assert_eq!(Input::read("  12 "), Input::Number(12));
        assert_eq!(Input::read("99999999999999999999999"), Input::Number(usize::MAX));
        assert_eq!(Input::read("Отмена"), Input::Undo);
        assert_eq!(Input::read("rules NX-5.4"), Input::Rules("NX-5.4"));
        assert_eq!(Input::read("move human A0>A1"), Input::Notation("move human A0>A1"));
        assert_eq!(Input::read("quit now"), Input::Notation("quit now"));
        assert_eq!(Input::read(" \t"), Input::Empty);
    }
}
