//! A sheet of squared paper: styled letters, and lines that join where they meet.

use console::Style;

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

#[derive(Clone)]
enum Square {
    /// Line pieces that leave the square in these directions; nothing when there are none.
    Lines(u8),
    Letter(char, Style),
}

/// The sheet.
pub(super) struct Canvas {
    rows: Vec<Vec<Square>>,
}

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Canvas { rows: vec![vec![Square::Lines(0); width]; height] }
    }

    /// Draws a box with its upper left corner here. Boxes that touch share their border.
    pub(super) fn frame(&mut self, left: usize, top: usize, width: usize, height: usize) {
        let (right, bottom) = (left + width - 1, top + height - 1);
        for x in left..=right {
            for y in [top, bottom] {
                self.join(x, y, if x > left { LEFT } else { 0 } | if x < right { RIGHT } else { 0 });
            }
        }
        for y in top..=bottom {
            for x in [left, right] {
                self.join(x, y, if y > top { UP } else { 0 } | if y < bottom { DOWN } else { 0 });
            }
        }
    }

    /// Writes a text; returns where it ended.
    pub(super) fn write(&mut self, left: usize, y: usize, text: &str, style: &Style) -> usize {
        for (i, letter) in text.chars().enumerate() {
            self.rows[y][left + i] = Square::Letter(letter, style.clone());
        }
        left + text.chars().count()
    }

    fn join(&mut self, x: usize, y: usize, directions: u8) {
        if let Square::Lines(lines) = &mut self.rows[y][x] {
            *lines |= directions;
        }
    }

    /// The sheet as lines of text, without empty rows and without an empty margin.
    pub(super) fn lines(&self) -> Vec<String> {
        let empty = |square: &Square| matches!(square, Square::Lines(0));
        let margin = self.rows.iter().filter_map(|row| row.iter().position(|square| !empty(square))).min();
        let rows = self.rows.iter().filter(|row| !row.iter().all(empty));
        rows.map(|row| row_text(&row[margin.unwrap_or(0)..])).collect()
    }
}

/// Neighbours of one style share their escape codes.
fn row_text(row: &[Square]) -> String {
    let mut runs: Vec<(Option<&Style>, String)> = Vec::new();
    for square in row {
        let (style, letter) = match square {
            Square::Letter(letter, style) => (Some(style), *letter),
            Square::Lines(lines) => (None, joined(*lines)),
        };
        match runs.last_mut() {
            Some((last, text)) if *last == style => text.push(letter),
            _ => runs.push((style, letter.to_string())),
        }
    }
    let shown = |(style, text): (Option<&Style>, String)| match style {
        Some(style) => style.apply_to(text).to_string(),
        None => text,
    };
    runs.into_iter().map(shown).collect::<String>().trim_end().to_owned()
}

fn joined(lines: u8) -> char {
    const JOINED: [char; 16] = [' ', '╵', '╷', '│', '╴', '┘', '┐', '┤', '╶', '└', '┌', '├', '─', '┴', '┬', '┼'];
    JOINED[usize::from(lines & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bricks_share_their_borders() {
        let mut canvas = Canvas::new(12, 6);
        canvas.frame(1, 0, 5, 3);
        canvas.frame(5, 0, 5, 3);
        canvas.frame(3, 2, 5, 3);
        canvas.write(2, 1, "A0", &Style::new());
        assert_eq!(canvas.lines(), ["┌───┬───┐", "│A0 │   │", "└─┬─┴─┬─┘", "  │   │", "  └───┘"]);
    }
}
