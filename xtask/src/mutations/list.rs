//! The list of mutations of a game.
//!
//! ```text
//! # Lines with `#` are remarks; an empty line ends a block.
//! rule      NX-5.4
//! file      src/rules/movement.rs
//! - if enemies_at(game, hex) {
//! + if false {
//! scenario  tests/scenarios/05-movement/retreat.scn
//! ```
//! Paths start at the game's crate. Several `-` or `+` lines are one text of several lines. The old text must
//! stand exactly once in the file, so that a list that has grown stale is noticed.

/// How to switch one rule off, and who must notice.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Mutation {
    /// The rule that is switched off.
    pub(super) rule: String,
    /// The file that says it.
    pub(super) file: String,
    /// The scenario that must fail then.
    pub(super) scenario: String,
    old: Vec<String>,
    new: Vec<String>,
}

impl Mutation {
    /// The file's text with the rule switched off.
    pub(super) fn applied_to(&self, text: &str) -> Result<String, String> {
        let (old, new) = (self.old.join("\n"), self.new.join("\n"));
        match text.matches(&old).count() {
            1 => Ok(text.replacen(&old, &new, 1)),
            n => Err(format!("{}: this text stands {n} times in {}, not once:\n{old}", self.rule, self.file)),
        }
    }

    fn complete(&self) -> bool {
        let named = !self.rule.is_empty() && !self.file.is_empty() && !self.scenario.is_empty();
        named && self.old.iter().any(|line| !line.trim().is_empty()) && self.old != self.new
    }
}

/// Reads a list; the error names the line.
pub(super) fn parse(text: &str) -> Result<Vec<Mutation>, String> {
    let mut mutations = Vec::new();
    let mut block: Option<(usize, Mutation)> = None;
    for (i, line) in text.lines().chain([""]).enumerate() {
        if line.starts_with('#') {
            continue;
        }
        if line.trim().is_empty() {
            if let Some((start, mutation)) = block.take() {
                if !mutation.complete() {
                    return Err(format!("line {start}: a block needs rule, file, `-` old text, `+` new, scenario"));
                }
                mutations.push(mutation);
            }
            continue;
        }
        let (_, mutation) = block.get_or_insert_with(|| (i + 1, Mutation::default()));
        read_line(mutation, line).map_err(|why| format!("line {}: {why}", i + 1))?;
    }
    Ok(mutations)
}

fn read_line(mutation: &mut Mutation, line: &str) -> Result<(), String> {
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    match word {
        "-" => mutation.old.push(rest.to_owned()),
        "+" => mutation.new.push(rest.to_owned()),
        "rule" => mutation.rule = rest.trim().to_owned(),
        "file" => mutation.file = rest.trim().to_owned(),
        "scenario" => mutation.scenario = rest.trim().to_owned(),
        _ => return Err(format!("`{word}` is not one of rule, file, -, +, scenario")),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: &str = "\
# Switches off two rules.
rule      NX-5.4
file      src/a.rs
- if a {
-     b
+ if false {
scenario  tests/a.scn

rule      NX-5.5
file      src/b.rs
- x
+
scenario  tests/b.scn
";

    #[test]
    fn blocks_are_read_and_applied() {
        let list = parse(LIST).expect("a good list");
        assert_eq!(list.iter().map(|m| m.rule.as_str()).collect::<Vec<_>>(), ["NX-5.4", "NX-5.5"]);
        assert_eq!(list[0].applied_to("x;\nif a {\n    b\n}"), Ok("x;\nif false {\n}".to_owned()));
        assert_eq!(list[1].applied_to("axb"), Ok("ab".to_owned()));
    }

    #[test]
    fn a_stale_list_is_noticed() {
        let list = parse(LIST).expect("a good list");
        assert!(list[1].applied_to("abc").is_err_and(|why| why.contains("stands 0 times in src/b.rs")));
        assert!(list[1].applied_to("xx").is_err_and(|why| why.contains("stands 2 times")));
    }

    #[test]
    fn errors_name_the_line() {
        assert_eq!(
            parse("rule NX-1.1\nfiles a\n"),
            Err("line 2: `files` is not one of rule, file, -, +, scenario".into())
        );
        assert!(parse("\nrule NX-1.1\n").is_err_and(|why| why.starts_with("line 2: a block needs")));
    }
}
