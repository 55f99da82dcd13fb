//! The files that tidy reads.

use std::path::Path;

/// A text file of the workspace.
pub(super) struct File {
    /// From the root of the workspace, with `/`.
    pub(super) path: String,
    /// All of it.
    pub(super) text: String,
}

impl File {
    /// The ending of its name.
    pub(super) fn extension(&self) -> &str {
        self.path.rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    /// Whether it is code that ships, and not a test.
    pub(super) fn is_source(&self) -> bool {
        self.extension() == "rs" && self.path.contains("/src/")
    }

    /// Lines without their comments, numbered from 1.
    pub(super) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(i, line)| (i + 1, without_comment(line)))
    }
}

/// Reads every text file that people write, in the order of their paths.
pub(super) fn files(root: &Path) -> Vec<File> {
    let mut files = Vec::new();
    collect(root, "", &mut files);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

fn collect(folder: &Path, prefix: &str, into: &mut Vec<File>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if matches!(name.as_str(), "target" | "node_modules" | "build-output" | ".git") {
            continue;
        }
        let path = format!("{prefix}{name}");
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => collect(&entry.path(), &format!("{path}/"), into),
            // A file that is no text is a picture or a font, and nothing for us.
            Ok(_) => into.extend(std::fs::read_to_string(entry.path()).ok().map(|text| File { path, text })),
            Err(_) => {}
        }
    }
}

/// The line up to a `//` that stands outside a string.
fn without_comment(line: &str) -> &str {
    let (mut quoted, mut escaped) = (false, false);
    for (i, c) in line.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '/' if !quoted && line[i..].starts_with("//") => return &line[..i],
            _ => {}
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_cut_off_but_addresses_in_strings_are_not() {
        assert_eq!(without_comment("let x = 1; // f64"), "let x = 1; ");
        assert_eq!(without_comment(r#"let url = "https://a"; // why"#), r#"let url = "https://a"; "#);
        assert_eq!(without_comment(r#"let q = "\"//"; x"#), r#"let q = "\"//"; x"#);
        assert_eq!(without_comment("/// All of it."), "");
    }
}
