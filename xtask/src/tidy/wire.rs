//! What travels has one home: the web app writes no type of the wire by hand and takes no notation apart.

use std::collections::BTreeMap;

use super::Finding;
use super::source::File;

const GENERATED: &str = "web/src/lib/wire/generated/";
/// Where text becomes data: the net, what the page itself has stored or written, the data files of the crates.
const READERS: [&str; 6] = [
    "web/src/lib/net/",
    "web/src/lib/settings/",
    "web/src/lib/shell/",
    "web/src/lib/table/left.ts",
    "web/src/lib/table/parts.ts",
    "/data.ts",
];
/// What is done to a text to learn what it says. To the web app a notation is a name and nothing else.
const TAKING_APART: [&str; 8] =
    [".split(", ".startsWith(", ".endsWith(", ".slice(", ".includes(", ".match(", ".replace(", ".replaceAll("];
/// Whoever looks for a pattern in a text takes an id or a label apart: a board reads ids in a table of all there are.
const PATTERNS: [&str; 7] = [".exec(", ".match(", ".matchAll(", ".search(", "new RegExp", "= /^", "(/^"];
const BOARDS: &str = "web/src/lib/games/";
/// The mark that carries a notation; who points at an element does so by a key of the data or by its part of the page.
const MARK: &str = "data-action";
/// This few fields may be the same by chance.
const FEW: usize = 3;

/// Finds copies of generated types, unchecked reading of text, and notation that is taken apart or put together.
pub(super) fn check(files: &[File]) -> Vec<Finding> {
    let generated = Generated::of(files);
    let ours = files.iter().filter(|file| is_ours(&file.path));
    ours.flat_map(|file| copies(file, &generated).chain(readings(file))).collect()
}

/// The page's own code; tests may make things up.
fn is_ours(path: &str) -> bool {
    let code = path.ends_with(".svelte") || path.ends_with(".ts") && !path.ends_with(".test.ts");
    code && path.starts_with("web/src/") && !path.starts_with(GENERATED)
}

/// The fields of the generated types, by game (none for the table's own) and name.
struct Generated<'a>(BTreeMap<(&'a str, &'a str), Vec<&'a str>>);

impl<'a> Generated<'a> {
    fn of(files: &'a [File]) -> Self {
        let types = files.iter().filter_map(|file| {
            let place = file.path.strip_prefix(GENERATED)?;
            let game = place.split_once('/').map_or("", |(game, _)| game);
            let (_, declared) = declarations(&file.text).next()?;
            Some(((game, declared.name), declared.fields))
        });
        Generated(types.collect())
    }

    /// The type of which this is a copy, or a part of a copy.
    fn copied(&self, path: &str, declared: &Declared<'_>) -> Option<&'a str> {
        let game = path.strip_prefix("web/src/lib/games/").and_then(|rest| Some(rest.split_once('/')?.0));
        let near = self.0.iter().filter(|((of, _), _)| of.is_empty() || Some(*of) == game);
        let mut same = near.filter(|((_, name), fields)| {
            let telling = declared.fields.len() >= FEW || *name == declared.name;
            telling && declared.fields.iter().all(|field| fields.contains(field))
        });
        same.next().map(|((_, name), _)| *name)
    }
}

fn copies(file: &File, generated: &Generated<'_>) -> impl Iterator<Item = Finding> {
    let copied = |(line, declared): (usize, Declared<'_>)| {
        let of = generated.copied(&file.path, &declared)?;
        let what = format!("`{}` is written by hand; the generated type `{of}` says the same", declared.name);
        Some(Finding { path: file.path.clone(), line, what })
    };
    declarations(&file.text).filter_map(copied).collect::<Vec<_>>().into_iter()
}

fn readings(file: &File) -> impl Iterator<Item = Finding> {
    let reads = READERS.iter().any(|reader| file.path.starts_with(reader) || file.path.ends_with(reader));
    let is_board = file.path.starts_with(BOARDS);
    file.code().filter_map(move |(line, code)| {
        let what = if !reads && (code.contains("as unknown as") || code.contains("JSON.parse(")) {
            "reads text or data as whatever it likes; only the net may"
        } else if takes_apart(code) {
            "takes a notation apart; look at the action beside it"
        } else if selects(code) {
            "looks for an element by a notation; name it by a key of the data"
        } else if is_board && PATTERNS.iter().any(|pattern| code.contains(pattern)) {
            "looks for a pattern in a text; look the id up in a table of all of them"
        } else {
            return None;
        };
        Some(Finding { path: file.path.clone(), line, what: what.to_owned() })
    })
}

fn takes_apart(code: &str) -> bool {
    let mut rest = code;
    while let Some(at) = rest.find("notation") {
        rest = rest[at + "notation".len()..].trim_start();
        let compared = rest.strip_prefix("===").or_else(|| rest.strip_prefix("!=="));
        let named = compared.is_some_and(|other| other.trim_start().starts_with(['\'', '`']));
        if named || TAKING_APART.iter().any(|method| rest.starts_with(method)) {
            return true;
        }
    }
    false
}

/// Whether a selector, or a mark, holds a notation that is written out: `[data-action^="buy "]`.
fn selects(code: &str) -> bool {
    code.split(MARK).skip(1).any(|rest| {
        let Some(value) = rest.trim_start_matches(['^', '$', '*', '~', '|']).strip_prefix('=') else { return false };
        let value = value.trim_start_matches(['\\', '"', '\'']);
        !value.starts_with(['{', '$']) && !value.is_empty()
    })
}

/// A type with fields.
struct Declared<'a> {
    name: &'a str,
    fields: Vec<&'a str>,
}

/// The `interface X {` and `type X = {` of a text, with their lines; those without a field are left out.
fn declarations(text: &str) -> impl Iterator<Item = (usize, Declared<'_>)> {
    let mut start = 0;
    text.lines().enumerate().filter_map(move |(i, line)| {
        let from = start;
        start += line.len() + 1;
        let words = line.trim_start().trim_start_matches("export ");
        let rest = words.strip_prefix("interface ").or_else(|| words.strip_prefix("type "))?;
        let name = &rest[..rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len())];
        let open = line.find('{')?;
        // A union or another type before the brace is no plain shape.
        if words.starts_with("type ") && !line[..open].trim_end().ends_with('=') {
            return None;
        }
        let fields = fields(&text[from + open + 1..]);
        (!fields.is_empty()).then_some((i + 1, Declared { name, fields }))
    })
}

/// The names of the fields up to the closing brace.
fn fields(body: &str) -> Vec<&str> {
    let (mut depth, mut found, mut comment) = (1, Vec::new(), false);
    for line in body.split_inclusive(['\n', ',', ';']) {
        let code = line.trim_start();
        comment |= code.starts_with("/*");
        if !comment && depth == 1 {
            let name = code.strip_prefix("readonly ").unwrap_or(code);
            let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
            let (name, rest) = name.split_at(end);
            if !name.is_empty() && rest.trim_start_matches('?').starts_with(':') {
                found.push(name);
            }
        }
        if !comment {
            for c in code.chars() {
                depth += i32::from(matches!(c, '{' | '(' | '[')) - i32::from(matches!(c, '}' | ')' | ']'));
                if depth == 0 {
                    return found;
                }
            }
        }
        comment &= !code.contains("*/");
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let file = |path: &str, text: &str| File { path: path.to_owned(), text: text.to_owned() };
        let laying =
            "export type Laying = { \n/**\n * The tile, laid.\n */\ntile: string, \nway: string, \nat: string, };";
        let files = [file(&format!("{GENERATED}ludo/Laying.ts"), laying), file(path, text)];
        check(&files).into_iter().map(|finding| finding.what).collect()
    }

    #[test]
    fn a_copy_of_a_generated_type_is_found_by_its_fields() {
        let game = "web/src/lib/games/ludo/view.ts";
        let copy =
            "export interface Laid {\n  readonly tile: TileId;\n  way: Way;\n  /** Where: here. */\n  at: Square;\n}";
        assert_eq!(found(game, copy).len(), 1);
        assert_eq!(found(game, "interface Laying {\n  tile: string;\n}").len(), 1, "a part under the same name");
        assert_eq!(
            found(game, "interface Laid {\n  tile: string;\n  way: string;\n  size: { at: number };\n}").len(),
            0
        );
        assert_eq!(found("web/src/lib/games/halma/view.ts", copy).len(), 0, "another game's type");
        assert_eq!(found(game, "export type { Laying } from '$lib/wire/generated/ludo';").len(), 0);
    }

    #[test]
    fn notation_is_a_name_and_nothing_else() {
        let page = "web/src/lib/table/List.svelte";
        for apart in [
            "const [verb] = action.notation.split(' ');",
            "if (notation.startsWith('buy ')) x();",
            "notation === 'done'",
        ] {
            assert_eq!(found(page, apart).len(), 1, "{apart}");
        }
        for fine in ["legal.find(({ notation }) => notation === answer.notation)", "seen.add(notation);"] {
            assert_eq!(found(page, fine).len(), 0, "{fine}");
        }
        assert_eq!(found("web/src/lib/table/list.test.ts", "notation.split(' ')").len(), 0);
    }

    #[test]
    fn no_selector_holds_a_notation() {
        let tutorial = "web/src/lib/games/ludo/tutorial.ts";
        for notation in [
            "point: '.prompt [data-action=\"done\"]',",
            "point: '[data-action^=\"buy \"]',",
            "root.querySelector(\"[data-action='take 1']\");",
            "<button data-action=\"done\">",
        ] {
            assert_eq!(found(tutorial, notation).len(), 1, "{notation}");
            assert_eq!(found("web/src/lib/games/halma/lessons.ts", notation).len(), 1, "{notation}");
        }
        for fine in [
            "target.closest('[data-action], [data-select]')",
            "<button data-action={offer.notation}>",
            "<button data-action=\"{offer.notation}\">",
            "find(`[data-action=\"${notation}\"]`)",
            "point: '.combos .can[data-combination=\"1\"]',",
        ] {
            assert_eq!(found(tutorial, fine).len(), 0, "{fine}");
        }
        assert_eq!(found("web/src/lib/games/ludo/board.test.ts", "'[data-action=\"done\"]'").len(), 0);
    }

    #[test]
    fn a_board_looks_for_no_patterns() {
        let cell = "const [, track, row] = /^([a-z]+)(\\d+)$/.exec(cell) ?? [];";
        assert_eq!(found("web/src/lib/games/ludo/Tracks.svelte", cell).len(), 1);
        assert_eq!(found("web/src/lib/games/ludo/pad.ts", "const SIDE = /^left/;").len(), 1);
        assert_eq!(found("web/src/lib/ui/typed.ts", cell).len(), 0);
    }

    #[test]
    fn only_the_net_reads_text_as_a_type() {
        let read = "const view = JSON.parse(text) as View;";
        assert_eq!(found("web/src/lib/table/session.svelte.ts", read).len(), 1);
        assert_eq!(found("web/src/lib/net/socket.ts", read).len(), 0);
    }
}
