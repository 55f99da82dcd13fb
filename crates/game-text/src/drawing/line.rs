//! Lines of text with ink.

use std::fmt;

use game_core::Seat;

/// A colour on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "a colour is a colour")]
pub enum Color {
    Red,
    Green,
    Yellow,
    Blue,
    Magenta,
    Cyan,
    /// Less than the text around it.
    Faint,
    /// The colour of a seat.
    Seat(Seat),
}

/// How something is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ink {
    /// In which colour, if any.
    pub color: Option<Color>,
    /// Whether it stands out.
    pub bold: bool,
}

impl Ink {
    /// Of this colour.
    pub fn of(color: Color) -> Self {
        Ink { color: Some(color), bold: false }
    }

    /// The same, standing out.
    #[must_use]
    pub fn bold(self) -> Self {
        Ink { bold: true, ..self }
    }
}

/// A line: pieces of text, each in its ink.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<(String, Ink)>);

impl Line {
    /// An empty line.
    pub fn new() -> Self {
        Line::default()
    }

    /// Goes on with plain text.
    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Self {
        self.ink(text, Ink::default())
    }

    /// Goes on with text in ink. Neighbours of one ink become one piece.
    #[must_use]
    pub fn ink(mut self, text: impl Into<String>, ink: Ink) -> Self {
        let text = text.into();
        match self.0.last_mut() {
            Some((last, same)) if *same == ink => last.push_str(&text),
            _ if text.is_empty() => {}
            _ => self.0.push((text, ink)),
        }
        self
    }

    /// Goes on with another line.
    #[must_use]
    pub fn line(self, other: Line) -> Self {
        other.0.into_iter().fold(self, |line, (text, ink)| line.ink(text, ink))
    }

    /// Columns it takes; drawings have no letters of double width.
    pub fn width(&self) -> usize {
        self.0.iter().map(|(text, _)| text.chars().count()).sum()
    }

    /// Filled up with spaces to so many columns.
    #[must_use]
    pub fn padded(self, width: usize) -> Self {
        let gap = width.saturating_sub(self.width());
        self.text(" ".repeat(gap))
    }

    /// Without spaces at its end.
    #[must_use]
    pub fn trimmed(mut self) -> Self {
        while let Some((text, _)) = self.0.last_mut() {
            text.truncate(text.trim_end().len());
            if !text.is_empty() {
                break;
            }
            self.0.pop();
        }
        self
    }
}

impl From<&str> for Line {
    fn from(text: &str) -> Self {
        Line::new().text(text)
    }
}

impl From<String> for Line {
    fn from(text: String) -> Self {
        Line::new().text(text)
    }
}

/// Without ink.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(text, _)| f.write_str(text))
    }
}

/// Two blocks of lines next to each other.
pub fn beside(left: Vec<Line>, gap: usize, right: Vec<Line>) -> Vec<Line> {
    let width = left.iter().map(Line::width).max().unwrap_or(0) + gap;
    let height = left.len().max(right.len());
    let (mut left, mut right) = (left.into_iter(), right.into_iter());
    let next = |lines: &mut dyn Iterator<Item = Line>| lines.next().unwrap_or_default();
    (0..height).map(|_| next(&mut left).padded(width).line(next(&mut right)).trimmed()).collect()
}

/// Words put into lines of at most so many columns.
pub fn wrapped(text: &str, width: usize) -> Vec<Line> {
    let words = text.split_whitespace().map(Line::from);
    rows(words, width, 1)
}

/// Pieces put next to each other into lines of at most so many columns.
pub fn rows(pieces: impl IntoIterator<Item = Line>, width: usize, gap: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for piece in pieces {
        match lines.last_mut() {
            Some(line) if line.width() + gap + piece.width() <= width => {
                *line = std::mem::take(line).text(" ".repeat(gap)).line(piece);
            }
            _ => lines.push(piece),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_fill_lines_up_to_the_width() {
        let lines = wrapped("a bb ccc dd", 6);
        assert_eq!(lines.iter().map(ToString::to_string).collect::<Vec<_>>(), ["a bb", "ccc dd"]);
    }

    #[test]
    fn blocks_stand_side_by_side() {
        let left = vec![Line::from("ab").ink("c", Ink::of(Color::Red)), Line::from("d")];
        let lines = beside(left, 2, vec!["x".into(), "y".into(), "z".into()]);
        assert_eq!(lines.iter().map(ToString::to_string).collect::<Vec<_>>(), ["abc  x", "d    y", "     z"]);
        assert_eq!(lines[0].0[1], ("c".to_owned(), Ink::of(Color::Red)), "ink stays where it was");
    }
}
