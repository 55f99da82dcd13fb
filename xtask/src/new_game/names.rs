//! What a game is called: each way in which files and code call it follows from its name.

/// The game that is copied.
const TEMPLATE: &str = "sample-game";
const PREFIX: &str = "SG";
/// What people read instead of its name.
const TITLES: [&str; 4] = ["the sample game", "The sample game", "Sample game", "Учебная игра"];
/// Names that the language keeps for itself, or that a crate would hide.
const RESERVED: [&str; 18] = [
    "alloc",
    "async",
    "await",
    "core",
    "crate",
    "dyn",
    "enum",
    "impl",
    "loop",
    "match",
    "move",
    "proc-macro",
    "self",
    "static",
    "std",
    "super",
    "test",
    "type",
];

/// A game's name in all its spellings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Names {
    /// In addresses, folders and manifests: `nine-mens-morris`.
    pub(super) slug: String,
    /// In code: `nine_mens_morris`.
    pub(super) snake: String,
    /// The type: `NineMensMorris`.
    pub(super) kind: String,
    /// What people read: `Nine Mens Morris`.
    pub(super) title: String,
    /// Of its rules: `NM`, as in `NM-1.1`.
    pub(super) prefix: String,
}

impl Names {
    /// All spellings of a name; a sentence says what is wrong with one that is none.
    pub(super) fn of(slug: &str, prefix: Option<&str>) -> Result<Self, String> {
        let words: Vec<&str> = slug.split('-').collect();
        let fits = |word: &&str| {
            word.starts_with(|c: char| c.is_ascii_lowercase())
                && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if slug.len() < 2 || !words.iter().all(fits) {
            return Err(format!(
                "`{slug}` is no name for a game: write small letters, and `-` between words, as in `nine-mens-morris`."
            ));
        }
        if RESERVED.contains(&slug) {
            return Err(format!("`{slug}` means something to Rust; choose another name."));
        }
        let prefix = prefix.map_or_else(|| initials(&words), str::to_owned);
        if prefix.len() != 2 || !prefix.chars().all(|c| c.is_ascii_uppercase()) {
            return Err(format!("`{prefix}` is no prefix for rules: write two capital letters, as in `--prefix NM`."));
        }
        let capital = |word: &&str| word[..1].to_uppercase() + &word[1..];
        let capitals: Vec<String> = words.iter().map(capital).collect();
        Ok(Names {
            slug: slug.to_owned(),
            snake: slug.replace('-', "_"),
            kind: capitals.concat(),
            title: capitals.join(" "),
            prefix,
        })
    }

    /// The game that is copied.
    pub(super) fn template() -> Self {
        Names::of(TEMPLATE, Some(PREFIX)).unwrap_or_else(|why| panic!("{why}"))
    }

    /// A text of the template as this game has it.
    pub(super) fn renamed(&self, text: &str) -> String {
        let template = Names::template();
        let mut text = text.to_owned();
        for title in TITLES {
            text = text.replace(title, &self.title);
        }
        let (old, new) = (template.snake.to_uppercase(), self.snake.to_uppercase());
        let spellings =
            [(&template.slug, &self.slug), (&template.snake, &self.snake), (&template.kind, &self.kind), (&old, &new)];
        for (old, new) in spellings {
            text = text.replace(old.as_str(), new);
        }
        // Symbols of a board begin like its rules, in small letters.
        let (old, new) = (template.prefix.to_lowercase(), self.prefix.to_lowercase());
        let text = of_word(&text, &format!("{}-", template.prefix), &format!("{}-", self.prefix));
        let text = of_word(&text, &format!("{old}-"), &format!("{new}-"));
        of_word(&text, &format!("{old}'"), &format!("{new}'"))
    }
}

/// `NM` of `nine-mens-…`, `NI` of `nim`.
fn initials(words: &[&str]) -> String {
    let letters: String = match words {
        [word] => word.chars().take(2).collect(),
        words => words.iter().filter_map(|word| word.chars().next()).take(2).collect(),
    };
    letters.to_uppercase()
}

/// Replaces where a word begins.
fn of_word(text: &str, old: &str, new: &str) -> String {
    let mut parts = text.split(old);
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        all += if all.ends_with(|c: char| c.is_alphanumeric() || c == '-') { old } else { new };
        all += part;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_spellings_follow_from_the_name() {
        let names = Names::of("nine-mens-morris", None).expect("a good name");
        let Names { slug, snake, kind, title, prefix } = &names;
        assert_eq!([slug, snake, kind], ["nine-mens-morris", "nine_mens_morris", "NineMensMorris"]);
        assert_eq!([title, prefix], ["Nine Mens Morris", "NM"]);
        assert_eq!(Names::of("nim", None).expect("a good name").prefix, "NI");
        assert_eq!(Names::of("nim", Some("NM")).expect("a good name").prefix, "NM");
    }

    #[test]
    fn a_name_that_is_none_is_refused_with_a_sentence() {
        for wrong in ["", "n", "Nim", "nim!", "nim_two", "-nim", "nim-", "2nim", "ним", "nim--two", "match", "std"] {
            let why = Names::of(wrong, None).expect_err(wrong);
            assert!(why.ends_with('.') && why.contains(&format!("`{wrong}`")), "{why}");
        }
        for wrong in ["N", "nm", "NIM", "N1", ""] {
            assert!(Names::of("nim", Some(wrong)).is_err_and(|why| why.contains("two capital letters")));
        }
    }

    #[test]
    fn a_text_of_the_template_is_told_of_the_new_game() {
        let names = Names::of("go-moku", Some("GM")).expect("a good name");
        let text = "Sample game: the sample game, sample_game::SampleGame, SAMPLE_GAME, sample-game-bid, § SG-1.2, MSG-1, 'sg', #sg-gem";
        let told = "Go Moku: Go Moku, go_moku::GoMoku, GO_MOKU, go-moku-bid, § GM-1.2, MSG-1, 'gm', #gm-gem";
        assert_eq!(names.renamed(text), told);
    }
}
