//! A sheet of squared paper: styled letters, and lines that join where they meet.

use super::{Ink, Line};

const UP: u8 = 1;
const DOWN: u8 = 2;
const LEFT: u8 = 4;
const RIGHT: u8 = 8;

#[derive(Clone, Copy)]
enum Square {
    /// Line pieces that leave the square in these directions; nothing when there are none.
    Lines(u8),
    Letter(char, Ink),
}

/// The sheet.
pub struct Canvas {
    rows: Vec<Vec<Square>>,
}

impl Canvas {
    /// An empty sheet.
    pub fn new(width: usize, height: usize) -> Self {
        Canvas { rows: vec![vec![Square::Lines(0); width]; height] }
    }

    /// Draws a box with its upper left corner here. Boxes that touch share their border.
    pub fn frame(&mut self, left: usize, top: usize, width: usize, height: usize) {
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
    pub fn write(&mut self, left: usize, y: usize, text: &str, ink: Ink) -> usize {
        for (i, letter) in text.chars().enumerate() {
            self.rows[y][left + i] = Square::Letter(letter, ink);
        }
        left + text.chars().count()
    }

    fn join(&mut self, x: usize, y: usize, directions: u8) {
        if let Square::Lines(lines) = &mut self.rows[y][x] {
            *lines |= directions;
        }
    }

    /// The sheet as lines, without empty rows and without an empty margin.
    pub fn lines(&self) -> Vec<Line> {
        let empty = |square: &Square| matches!(square, Square::Lines(0));
        let margin = self.rows.iter().filter_map(|row| row.iter().position(|square| !empty(square))).min();
        let rows = self.rows.iter().filter(|row| !row.iter().all(empty));
        rows.map(|row| row_line(&row[margin.unwrap_or(0)..])).collect()
    }
}

fn row_line(row: &[Square]) -> Line {
    let put = |line: Line, square: &Square| match *square {
        Square::Letter(letter, ink) => line.ink(letter, ink),
        Square::Lines(lines) => line.text(joined(lines)),
    };
    row.iter().fold(Line::new(), put).trimmed()
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
        canvas.write(2, 1, "A0", Ink::default());
        let lines: Vec<String> = canvas.lines().iter().map(ToString::to_string).collect();
        assert_eq!(lines, ["┌───┬───┐", "│A0 │   │", "└─┬─┴─┬─┘", "  │   │", "  └───┘"]);
    }
}
