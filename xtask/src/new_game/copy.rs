//! The files of a new game: those of the template under another name.

use std::io;
use std::path::{Path, PathBuf};

use super::names::Names;

/// What stands between these lines is about the template and not about a game made of it.
const BEGIN: &str = "<!-- template -->";
const END: &str = "<!-- template end -->";

/// Every folder and file that is the game's own.
pub(super) fn own(names: &Names) -> Vec<PathBuf> {
    let Names { slug, snake, .. } = names;
    let paths = [
        format!("crates/{slug}"),
        format!("crates/bots/src/eval/{snake}.rs"),
        format!("web/src/lib/games/{slug}"),
        format!("web/src/lib/wire/generated/{slug}"),
        format!("web/src/art/key-{slug}.svg"),
        format!("web/mock/{slug}"),
        format!("web/mock/fixtures/{slug}"),
        format!("web/mock/fixtures/recorded/{slug}.json"),
    ];
    paths.into_iter().map(PathBuf::from).collect()
}

/// Copies all of them; names the files that are new.
pub(super) fn copy(root: &Path, names: &Names) -> io::Result<Vec<PathBuf>> {
    let mut made = Vec::new();
    for (from, to) in own(&Names::template()).iter().zip(own(names)) {
        copy_into(&root.join(from), &root.join(to), names, &mut made)?;
    }
    Ok(made)
}

fn copy_into(from: &Path, to: &Path, names: &Names, made: &mut Vec<PathBuf>) -> io::Result<()> {
    if from.is_dir() {
        std::fs::create_dir_all(to)?;
        for entry in std::fs::read_dir(from)? {
            let name = entry?.file_name();
            let new = names.renamed(&name.to_string_lossy());
            copy_into(&from.join(&name), &to.join(new), names, made)?;
        }
        return Ok(());
    }
    let text = std::fs::read_to_string(from)?;
    std::fs::write(to, names.renamed(&without_template(&text)))?;
    made.push(to.to_owned());
    Ok(())
}

fn without_template(text: &str) -> String {
    let mut parts = text.split(BEGIN);
    let mut left = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, after) = part.split_once(END).unwrap_or((part, ""));
        left += after.trim_start();
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_about_the_template_stays_behind() {
        let text = "# Game\n\n<!-- template -->\nCopy me.\n<!-- template end -->\n\nRules.\n";
        assert_eq!(without_template(text), "# Game\n\nRules.\n");
        assert_eq!(without_template("# Game\n"), "# Game\n");
    }

    #[test]
    fn files_are_copied_under_new_names() {
        let root = std::env::temp_dir().join(format!("xtask-new-game-{}", std::process::id()));
        let template = Names::template();
        for path in own(&template) {
            let file = if path.extension().is_some() { path } else { path.join(format!("{}.txt", template.slug)) };
            std::fs::create_dir_all(root.join(&file).parent().expect("a folder")).expect("a folder");
            std::fs::write(root.join(file), "Sample game, SG-1.1").expect("a file");
        }
        let names = Names::of("nim", Some("NM")).expect("a good name");
        let made = copy(&root, &names).expect("a copy");
        assert_eq!(made.len(), own(&names).len());
        assert!(made.contains(&root.join("crates/nim/nim.txt")), "{made:?}");
        for file in made {
            assert_eq!(std::fs::read_to_string(file).expect("a copy"), "Nim, NM-1.1");
        }
        std::fs::remove_dir_all(root).expect("to clean up");
    }
}
