//! Typography: no-break spaces and minus signs are set here and nowhere else, so texts are written with plain ones.

use crate::phrase::{CLOSES, is_opening};

const NBSP: char = '\u{a0}';

/// What a language keeps together besides numbers and what they count.
struct Habits {
    /// Words of so many letters stay with the next one.
    short: usize,
    /// Longer words after which a line may not end.
    leaning: &'static [&'static str],
    /// Words that a line may not begin with.
    particles: &'static [&'static str],
    /// Whether a line may not begin with a dash, nor break between initials.
    dashes: bool,
}

/// The languages that have such habits. One that is not here keeps numbers together, and nothing else.
const HABITS: &[(&str, Habits)] = &[(
    "ru",
    Habits {
        short: 2,
        leaning: &["или", "для", "без", "под", "над", "при", "про", "что", "как", "чем", "где", "изо", "ото", "обо"],
        particles: &["бы", "ли", "же", "б", "ж"],
        dashes: true,
    },
)];

static NONE: Habits = Habits { short: 0, leaning: &[], particles: &[], dashes: false };

fn habits_of(lang: &str) -> &'static Habits {
    let primary = lang.split(['-', '_']).next().unwrap_or(lang);
    HABITS.iter().find(|(code, _)| *code == primary).map_or(&NONE, |(_, habits)| habits)
}

/// Sets a sentence in a language. Every language keeps numbers with what they count; Russian also keeps short words
/// with the next one, and particles and dashes with the one before. Within the name of a place a noun stays with its
/// number: `этаж 4`.
pub fn typeset(text: &str, lang: &str) -> String {
    let habits = habits_of(lang);
    let chars: Vec<char> = text.chars().collect();
    let mut inside = false;
    let mut set = String::with_capacity(text.len() + 8);
    for (at, &char) in chars.iter().enumerate() {
        inside = is_opening(char) || (inside && char != CLOSES);
        set.push(match char {
            '-' if is_minus(&chars, at) => '−',
            ' ' if keeps_together(&chars, at, inside, habits) => NBSP,
            other => other,
        });
    }
    set
}

fn is_minus(chars: &[char], at: usize) -> bool {
    let after_word =
        at > 0 && (chars[at - 1].is_alphanumeric() || matches!(chars[at - 1], '.' | ',' | '–' | '—' | '-'));
    !after_word && chars.get(at + 1).is_some_and(char::is_ascii_digit)
}

fn keeps_together(chars: &[char], at: usize, in_place: bool, habits: &Habits) -> bool {
    let (Some(before), Some(&after)) = (at.checked_sub(1).map(|before| chars[before]), chars.get(at + 1)) else {
        return false;
    };
    if in_place && before.is_alphabetic() && after.is_ascii_digit() {
        return true;
    }
    let counts = before.is_ascii_digit() && (after.is_alphabetic() || matches!(after, '%' | '♦' | '★')) && !in_place;
    counts || keeps_by_habit(chars, at, before, after, habits)
}

fn keeps_by_habit(chars: &[char], at: usize, before: char, after: char, habits: &Habits) -> bool {
    let initials = before == '.' && at >= 2 && chars[at - 2].is_uppercase() && after.is_uppercase();
    (habits.dashes && (after == '—' || initials))
        || leans(word_before(chars, at), after, habits)
        || is_particle(&chars[at + 1..], habits)
}

/// The letters before a space, unless a digit is among them.
fn word_before(chars: &[char], at: usize) -> &[char] {
    let start = chars[..at].iter().rposition(|char| !char.is_alphanumeric()).map_or(0, |before| before + 1);
    &chars[start..at]
}

fn leans(word: &[char], after: char, habits: &Habits) -> bool {
    let letters = !word.is_empty() && word.iter().all(|char| char.is_alphabetic());
    let listed = || {
        let word: String = word.iter().flat_map(|c| c.to_lowercase()).collect();
        habits.leaning.contains(&word.as_str())
    };
    if habits.short == 0 && habits.leaning.is_empty() {
        return false;
    }
    letters && !after.is_whitespace() && (word.len() <= habits.short || listed())
}

fn is_particle(rest: &[char], habits: &Habits) -> bool {
    let end = rest.iter().position(|char| !char.is_alphabetic()).unwrap_or(rest.len());
    !habits.particles.is_empty() && habits.particles.contains(&rest[..end].iter().collect::<String>().as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        typeset(text, "ru").replace(NBSP, "_")
    }

    /// The page sets its own words: `web/src/lib/i18n/typography.ts` is held to the same cases.
    #[test]
    fn the_cases_that_the_page_shares_hold() {
        for line in include_str!("typeset.cases").lines().filter(|line| !line.starts_with('#')) {
            let mut parts = line.split('|');
            let (Some(lang), Some(text), Some(set)) = (parts.next(), parts.next(), parts.next()) else {
                panic!("a case has three parts: {line}");
            };
            assert_eq!(typeset(text, lang).replace(NBSP, "_"), set, "{lang}: {text}");
        }
    }

    #[test]
    fn a_short_word_never_ends_a_russian_line() {
        assert_eq!(shown("Победите в бою и в лесу"), "Победите в_бою и_в_лесу");
        assert_eq!(shown("Карта для боя или на ход"), "Карта для_боя или_на_ход");
    }

    #[test]
    fn numbers_stay_with_units_and_dashes_with_the_word_before() {
        assert_eq!(shown("Осталось 12 ПО, 61 % и 20 мин"), "Осталось 12_ПО, 61_% и_20_мин");
        assert_eq!(shown("Дракон — сильный"), "Дракон_— сильный");
    }

    #[test]
    fn particles_and_initials_are_kept() {
        assert_eq!(shown("Сможете ли вы"), "Сможете_ли_вы");
        assert_eq!(shown("Ходит А. С. Орлов"), "Ходит А._С._Орлов");
        assert_eq!(shown("Сможете листать"), "Сможете листать");
    }

    #[test]
    fn numbers_below_nothing_have_a_minus_sign() {
        assert_eq!(
            shown("Счёт -3 : -12, 1-е место, WM-0.9, 2026-03-01"),
            "Счёт −3 : −12, 1-е_место, WM-0.9, 2026-03-01"
        );
    }

    #[test]
    fn a_language_without_habits_keeps_numbers_together() {
        assert_eq!(typeset("Zug — B. C. hat 3 VP, -2", "xx"), "Zug — B. C. hat 3\u{a0}VP, −2");
    }

    #[test]
    fn english_is_left_alone_but_for_numbers() {
        assert_eq!(typeset("A unit is at 5 VP", "en"), "A unit is at 5\u{a0}VP");
    }
}
