//! Rule texts on a terminal: Markdown as far as our rulebooks use it, wrapped to the width there is.

use console::{Style, Term, measure_text_width};

use crate::columns::Columns;

/// How wide a text may be and whether it may be bold.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    width: usize,
    styled: bool,
}

/// Longer lines are hard to read, however wide the screen is.
const WIDEST: usize = 100;

impl Page {
    /// As the standard output allows.
    pub(crate) fn of_stdout() -> Self {
        let term = Term::stdout();
        let width = term.size_checked().map_or(WIDEST, |(_, columns)| usize::from(columns)).clamp(40, WIDEST);
        Page { width, styled: console::colors_enabled() }
    }

    #[cfg(test)]
    fn plain(width: usize) -> Self {
        Page { width, styled: false }
    }

    /// A heading line.
    pub(crate) fn heading(&self, text: &str) -> String {
        if self.styled { Style::new().bold().force_styling(true).apply_to(text).to_string() } else { text.to_owned() }
    }

    /// The lines of a Markdown text: paragraphs, list items and tables.
    pub(crate) fn lines(&self, markdown: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for block in blocks(markdown) {
            match block {
                Block::Table(rows) => lines.extend(self.table(&rows)),
                Block::Item { mark, text } => lines.extend(self.wrapped(&text, &mark)),
                Block::Gap => lines.push(String::new()),
            }
        }
        lines
    }

    fn table(&self, rows: &[&str]) -> Vec<String> {
        let cells = |row: &str| {
            row.trim().trim_matches('|').split('|').map(|cell| self.words(cell).join(" ")).collect::<Vec<_>>()
        };
        let is_rule = |row: &str| row.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
        let mut columns = Columns::default();
        for row in rows.iter().filter(|row| !is_rule(row)) {
            columns.row(cells(row));
        }
        columns.lines_within(self.width)
    }

    /// Wraps a text behind a mark; further lines stand under the first letter.
    fn wrapped(&self, text: &str, mark: &str) -> Vec<String> {
        let indent = measure_text_width(mark);
        let mut lines = wrap(&self.words(text), self.width.saturating_sub(indent));
        for (i, line) in lines.iter_mut().enumerate() {
            *line = if i == 0 { format!("{mark}{line}") } else { format!("{:indent$}{line}", "") };
        }
        lines
    }

    /// The words of a text, bold and italic where the Markdown says so.
    fn words(&self, text: &str) -> Vec<String> {
        let (mut bold, mut italic) = (false, false);
        let mut words = Vec::new();
        for raw in text.split_whitespace() {
            let mut word = String::new();
            for (i, strong) in raw.split("**").enumerate() {
                bold ^= i > 0;
                for (j, part) in strong.split('*').enumerate() {
                    italic ^= j > 0;
                    word.push_str(&self.shown(&part.replace('`', ""), bold, italic));
                }
            }
            words.push(word);
        }
        words
    }

    fn shown(&self, part: &str, bold: bool, italic: bool) -> String {
        if !self.styled || part.is_empty() || !(bold || italic) {
            return part.to_owned();
        }
        let style = Style::new().force_styling(true);
        let style = if bold { style.bold() } else { style };
        let style = if italic { style.dim() } else { style };
        style.apply_to(part).to_string()
    }
}

/// Fills lines with words, as many as fit in each.
pub(crate) fn wrap(words: &[String], width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if measure_text_width(line) + 1 + measure_text_width(word) <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}

enum Block<'a> {
    Table(Vec<&'a str>),
    Item { mark: String, text: String },
    Gap,
}

fn blocks(markdown: &str) -> Vec<Block<'_>> {
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for line in markdown.lines() {
        let trimmed = line.trim();
        match blocks.last_mut() {
            _ if trimmed.is_empty() => blocks.push(Block::Gap),
            Some(Block::Table(rows)) if trimmed.starts_with('|') => rows.push(trimmed),
            _ if trimmed.starts_with('|') => blocks.push(Block::Table(vec![trimmed])),
            Some(Block::Item { text, .. }) if mark(trimmed).is_empty() => {
                text.push(' ');
                text.push_str(trimmed);
            }
            _ => {
                let mark = mark(trimmed);
                let text = trimmed[mark.len()..].to_owned();
                blocks.push(Block::Item { mark: mark.replace('*', "-"), text });
            }
        }
    }
    blocks
}

/// What stands before the text of a list item: `- ` or `12. `; nothing for a paragraph.
fn mark(line: &str) -> &str {
    if line.starts_with("- ") || line.starts_with("* ") {
        return &line[..2];
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && line[digits..].starts_with(". ") { &line[..digits + 2] } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_items_are_wrapped() {
        let lines = Page::plain(40)
            .lines("One **two** three four five six seven eight\nnine.\n\n12. A ruling that is too long for one line.");
        assert_eq!(
            lines,
            [
                "One two three four five six seven eight",
                "nine.",
                "",
                "12. A ruling that is too long for one",
                "    line.",
            ]
        );
    }

    #[test]
    fn tables_are_lined_up() {
        let lines = Page::plain(40).lines("| Unit | Cost |\n|---|---|\n| Человек | 2 |\n| Dragon | 12 |");
        assert_eq!(lines, ["Unit     Cost", "Человек  2", "Dragon   12"]);
    }
}
