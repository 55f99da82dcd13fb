//! Dependencies point one way: `cli → game-registry → bots → <games> → game-core`.

use std::collections::BTreeSet;

use super::Finding;
use super::source::File;

/// Who may name the games: the shelf and the judges.
const MAY_NAME_GAMES: [&str; 2] = ["bots", "game-registry"];
/// What a game may build on.
const UNDER_GAMES: [&str; 3] = ["game-core", "game-testkit", "game-text"];

/// Finds manifests that depend on what lies above or beside them.
pub(super) fn check(files: &[File], games: &[String]) -> Vec<Finding> {
    let manifests: Vec<(&str, &File)> = files.iter().filter_map(|file| Some((crate_of(file)?, file))).collect();
    let ours: BTreeSet<&str> = manifests.iter().map(|(name, _)| *name).collect();
    let mut findings = Vec::new();
    for (name, file) in &manifests {
        let is_game = games.iter().any(|game| game == name);
        for (line, dependency) in dependencies(&file.text).filter(|(_, dependency)| ours.contains(dependency)) {
            let names_game = games.iter().any(|game| game == dependency);
            let why = if *name == "game-core" {
                "game-core lies under everything"
            } else if is_game && !UNDER_GAMES.contains(&dependency) {
                "a game builds on game-core alone"
            } else if !is_game && names_game && !MAY_NAME_GAMES.contains(name) {
                "only bots and game-registry name the games"
            } else {
                continue;
            };
            findings.push(Finding { path: file.path.clone(), line, what: format!("`{dependency}`: {why}") });
        }
    }
    findings
}

fn crate_of(file: &File) -> Option<&str> {
    let name = file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml")?;
    (!name.contains('/')).then_some(name)
}

/// The names in the section `[dependencies]`, with their lines. Tests may use what they like.
fn dependencies(manifest: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut inside = false;
    manifest.lines().enumerate().filter_map(move |(i, line)| {
        if line.starts_with('[') {
            inside = line.trim() == "[dependencies]";
        }
        let name = line.split(['.', ' ', '=']).next().filter(|name| !name.is_empty() && !name.starts_with(['#', '[']));
        name.filter(|_| inside).map(|name| (i + 1, name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_builds_on_the_core_and_few_name_it() {
        let manifest = |name: &str, dependencies: &str| File {
            path: format!("crates/{name}/Cargo.toml"),
            text: format!(
                "[package]\nname = \"{name}\"\n[dependencies]\n{dependencies}\n[dev-dependencies]\nludo = 1\n"
            ),
        };
        let files = [
            manifest("game-core", "serde = \"1\"\nbots.workspace = true"),
            manifest("bots", "ludo.workspace = true"),
            manifest("ludo", "game-core.workspace = true\nhalma.workspace = true"),
            manifest("halma", "game-core = { path = \"../game-core\" }"),
            manifest("server", "halma.workspace = true"),
        ];
        let found = check(&files, &["ludo".to_owned(), "halma".to_owned()]);
        assert_eq!(
            found.iter().map(Finding::to_string).collect::<Vec<_>>(),
            [
                "crates/game-core/Cargo.toml:5: `bots`: game-core lies under everything",
                "crates/ludo/Cargo.toml:5: `halma`: a game builds on game-core alone",
                "crates/server/Cargo.toml:4: `halma`: only bots and game-registry name the games",
            ]
        );
    }
}
