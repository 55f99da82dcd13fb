//! What may be done now, as a numbered list grouped by verb.

use console::measure_text_width;
use game_registry::Names;
use table::wire::LegalAction;

use crate::page::wrap;

/// The legal actions of a seat.
pub(super) struct Menu {
    /// In notation, in the game's order: the first is number 1.
    pub(super) actions: Vec<String>,
}

const WIDTH: usize = 100;
/// No cell is narrower, so that short lists of one verb look alike.
const NARROWEST: usize = 12;

impl Menu {
    /// What a seat may do now.
    pub(super) fn of(legal: &[LegalAction]) -> Self {
        Menu { actions: legal.iter().map(|action| action.notation.clone()).collect() }
    }

    /// The list, one block per verb, in columns; seats are shown by name.
    pub(super) fn lines(&self, names: &Names) -> Vec<String> {
        let groups = self.groups();
        let margin = groups.iter().map(|(verb, _)| measure_text_width(verb)).max().unwrap_or(0) + 2;
        groups.iter().flat_map(|(verb, numbers)| self.group_lines(verb, numbers, margin, names)).collect()
    }

    /// Verbs in the order they first come up, each with the places of its actions.
    fn groups(&self) -> Vec<(&str, Vec<usize>)> {
        let mut groups: Vec<(&str, Vec<usize>)> = Vec::new();
        for (i, action) in self.actions.iter().enumerate() {
            let verb = action.split(' ').next().unwrap_or_default();
            match groups.iter_mut().find(|(known, _)| *known == verb) {
                Some((_, places)) => places.push(i),
                None => groups.push((verb, vec![i])),
            }
        }
        groups
    }

    fn group_lines(&self, verb: &str, places: &[usize], margin: usize, names: &Names) -> Vec<String> {
        let cell = |&i: &usize| {
            let rest = self.actions[i].split_once(' ').map_or("", |(_, rest)| rest);
            format!("{:>3} {}", i + 1, names.from_notation(rest)).trim_end().to_owned()
        };
        let cells: Vec<String> = places.iter().map(cell).collect();
        let width = cells.iter().map(|cell| measure_text_width(cell)).max().unwrap_or(0).max(NARROWEST) + 1;
        let padded = |cell: &String| format!("{cell}{}", " ".repeat(width - measure_text_width(cell)));
        let rows = wrap(&cells.iter().map(padded).collect::<Vec<_>>(), WIDTH - margin);
        let head = |i: usize| if i == 0 { verb } else { "" };
        rows.iter().enumerate().map(|(i, row)| format!("{:margin$}{}", head(i), row.trim_end())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_grouped_by_verb_and_keep_their_numbers() {
        let menu =
            Menu { actions: ["buy human H0a", "done", "buy human H0b", "fight A1 s1"].map(str::to_owned).into() };
        let lines = menu.lines(&Names::new(["Red", "Blue"]));
        assert_eq!(lines, ["buy      1 human H0a    3 human H0b", "done     2", "fight    4 A1 Blue"]);
    }

    #[test]
    fn long_lists_stay_within_a_hundred_columns() {
        let menu = Menu { actions: (0..90).map(|i| format!("move rock_strider A{i}>B{i}")).collect() };
        let lines = menu.lines(&Names::new(["Red"]));
        assert!(lines.iter().all(|line| line.len() <= WIDTH) && lines.len() < 40, "{lines:#?}");
    }
}
