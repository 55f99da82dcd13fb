//! `cargo xtask new-game NAME`: a game of that name, made of the template and entered in every list.
//!
//! It plays at once, as the template does. Nothing is written before all that can be wrong with the name has been looked at.

mod check;
mod copy;
mod lists;
mod names;
mod tutorial;

use std::path::Path;
use std::process::Command;

use crate::run::{Failure, cargo, root, run, target};
use crate::{tidy, web};
pub(crate) use check::{check, verify};
use names::Names;

/// Makes the game, and prints what to do next.
pub(crate) fn new_game(name: &str, prefix: Option<&str>) -> Result<(), Failure> {
    let names = Names::of(name, prefix).map_err(Failure::CannotStart)?;
    refuse(root(), &names).map_err(Failure::CannotStart)?;
    let made =
        copy::copy(root(), &names).map_err(|why| Failure::Found(format!("The template cannot be copied: {why}.")))?;
    let lists = lists::add(root(), &names).map_err(Failure::Found)?;
    let Names { slug, .. } = &names;
    // The lock file learns of the crate; without that cargo would stop at `--locked`.
    run(&mut cargo(["update", "--workspace", "--offline", "--quiet"]))?;
    run(&mut cargo(["fmt", "--package", slug, "--package", "bots", "--package", "game-registry"]))?;
    prettier(slug)?;
    println!("{}", told(&names, made.len(), &lists));
    Ok(())
}

/// What stands in the way of a game of that name.
fn refuse(root: &Path, names: &Names) -> Result<(), String> {
    let Names { slug, prefix, .. } = names;
    if let Some(taken) = copy::own(names).iter().find(|path| root.join(path).exists()) {
        return Err(format!("There is {} already; choose another name.", taken.display()));
    }
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
    if lock.lines().any(|line| line == format!("name = \"{slug}\"")) {
        return Err(format!("`{slug}` is the name of a package that we use; choose another name."));
    }
    let rules = tidy::games(root).into_iter().map(|game| (game.join("RULES.md"), game));
    for (rules, game) in rules {
        let text = std::fs::read_to_string(rules).unwrap_or_default();
        if text.lines().any(|line| line.starts_with(&format!("### {prefix}-"))) {
            let game = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
            return Err(format!("The rules of `{game}` begin with {prefix}, too; choose other letters with --prefix."));
        }
    }
    match tidy::words_like(slug).as_slice() {
        [] => Ok(()),
        [first, ..] => Err(format!(
            "Code that must not know any game says `{slug}`, so nobody could tell whether it means yours; choose a name \
             that is no such word.\nFor example {first}"
        )),
    }
}

fn prettier(slug: &str) -> Result<(), Failure> {
    let web = root().join("web");
    if !web.join("node_modules").exists() {
        println!("   The web app's packages are not installed; `npm run format` in web/ is left to you.");
        return Ok(());
    }
    let folders = [format!("src/lib/games/{slug}"), format!("mock/{slug}"), "src/lib/games/shelf.json".to_owned()];
    run(web::npx(["prettier", "--write", "--log-level", "warn"]).args(folders))
}

fn told(names: &Names, files: usize, lists: &[&str]) -> String {
    let Names { slug, title, prefix, .. } = names;
    format!(
        "\
{title} is there: {files} files in crates/{slug}, web/src/lib/games/{slug} and web/mock/{slug}, and a line in each of
{}.
It plays like the template, hidden from the shelf; its rules are numbered {prefix}-1.1 and so on.

Try it:       cargo test -p {slug}
              cargo run -p cli -- terminal {slug}
Then change:  crates/{slug}/data, RULES.md and RULES.ru.md, tests/scenarios, src, text; see the scenarios fail first
              UPDATE_EXPECT=1 cargo test -p {slug} records journals and golden games, and writes the types of the wire
              web/src/lib/games/{slug}: the board, its words in crates/{slug}/text/*/board.ftl
              web/src/art/key-{slug}.svg: its picture
Show it:      crates/game-registry/src/list.rs (Listed::new(false)), web/src/lib/games/shelf.json (without `hidden`)

docs/tutorial-new-game.md builds a whole game in this way, step by step.",
        lists.join(", ")
    )
}

/// This program at work on another copy of the workspace: by its place, since building everything may have put a new one
/// there while we are running.
fn ourselves(workspace: &Path) -> Command {
    let mut command = Command::new(target().join("debug").join(format!("xtask{}", std::env::consts::EXE_SUFFIX)));
    command.current_dir(workspace).env("CARGO_MANIFEST_DIR", workspace.join("xtask"));
    command
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(name: &str, prefix: &str) -> String {
        let names = Names::of(name, Some(prefix)).expect("a name that is well written");
        refuse(root(), &names).expect_err("a name that cannot be")
    }

    #[test]
    fn a_name_that_is_taken_is_refused() {
        let template = Names::template();
        assert!(refused(&template.slug, "QQ").starts_with("There is crates/"));
        assert!(refused("serde", "QQ").contains("a package that we use"));
        assert!(refused("nine-mens-morris", &template.prefix).contains(&template.slug));
        assert!(refused("table", "QQ").contains("choose"), "it is a crate");
        assert!(refused("seat", "QQ").contains("no such word"), "everybody speaks of seats");
    }

    #[test]
    fn a_free_name_is_not() {
        let names = Names::of("nine-mens-morris", Some("QQ")).expect("a good name");
        assert_eq!(refuse(root(), &names), Ok(()));
        let told = told(&names, 3, &["Cargo.toml"]);
        assert!(told.contains("cargo test -p nine-mens-morris") && told.contains("QQ-1.1"), "{told}");
    }
}
