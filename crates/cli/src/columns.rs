//! Tables of text.

use console::measure_text_width;

use crate::page::wrap;

/// Rows of cells that are lined up when printed. The first row is the head.
#[derive(Default)]
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
    to_the_right: Vec<usize>,
}

const GAP: usize = 2;

impl Columns {
    /// A table whose columns with these numbers are lined up at their right side, as figures are.
    pub(crate) fn right(columns: impl IntoIterator<Item = usize>) -> Self {
        Columns { rows: Vec::new(), to_the_right: columns.into_iter().collect() }
    }

    /// Adds a row.
    pub(crate) fn row<T: Into<String>>(&mut self, cells: impl IntoIterator<Item = T>) {
        self.rows.push(cells.into_iter().map(Into::into).collect());
    }

    /// The table, each row on one line.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.lines_within(usize::MAX)
    }

    /// The table, cells wrapped so that no line is wider than this.
    pub(crate) fn lines_within(&self, width: usize) -> Vec<String> {
        let widths = self.widths(width);
        self.rows.iter().flat_map(|row| self.row_lines(row, &widths)).collect()
    }

    fn row_lines(&self, row: &[String], widths: &[usize]) -> Vec<String> {
        let words = |cell: &String| cell.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let cells: Vec<Vec<String>> = row.iter().zip(widths).map(|(cell, width)| wrap(&words(cell), *width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        let line = |i: usize| {
            let parts = cells.iter().zip(widths).enumerate().map(|(column, (cell, width))| {
                let text = cell.get(i).map_or("", String::as_str);
                let padding = " ".repeat(width.saturating_sub(measure_text_width(text)));
                if self.to_the_right.contains(&column) { padding + text } else { text.to_owned() + &padding }
            });
            parts.collect::<Vec<_>>().join(&" ".repeat(GAP)).trim_end().to_owned()
        };
        (0..height).map(line).collect()
    }

    /// The width of each column: what it needs, the widest giving way while the table is too wide.
    fn widths(&self, limit: usize) -> Vec<usize> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let needed = |i: usize| self.rows.iter().filter_map(|r| r.get(i)).map(|c| measure_text_width(c)).max();
        let mut widths: Vec<usize> = (0..columns).map(|i| needed(i).unwrap_or(0)).collect();
        let gaps = GAP * columns.saturating_sub(1);
        while widths.iter().sum::<usize>() + gaps > limit {
            match widths.iter_mut().max() {
                Some(widest) if *widest > 8 => *widest -= 1,
                _ => break,
            }
        }
        widths
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_stand_at_the_right() {
        let mut columns = Columns::right([1]);
        columns.row(["bot", "wins"]);
        columns.row(["greedy", "7"]);
        assert_eq!(columns.lines(), ["bot     wins", "greedy     7"]);
    }

    #[test]
    fn a_wide_table_wraps_its_widest_cells() {
        let mut columns = Columns::default();
        columns.row(["id", "a long text of many words"]);
        assert_eq!(columns.lines_within(16), ["id  a long text", "    of many", "    words"]);
    }
}
