//! Russian sentences are written in Russian letters.

/// Words that stand in Latin letters in Russian sentences all the same: names, units, notation. One a line, or two words
/// that belong together; `@` is any capital letter, `#` any digits.
pub struct Latin(Vec<String>);

impl Latin {
    /// Reads the list of a game, `tests/latin.txt` in its crate; without it no such word is expected.
    pub fn of(path: &str) -> Self {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
        Latin(lines.map(str::to_owned).collect())
    }

    /// The first word in Latin letters that is neither on the list nor known: the name of a player, the id of a place.
    pub(super) fn stray<'a>(&self, sentence: &'a str, known: &[String]) -> Option<&'a str> {
        let ends_word = |c: char| !c.is_alphanumeric() && !matches!(c, '.' | '-' | '_');
        let mut before = "";
        let mut words = sentence.split(ends_word).map(|word| word.trim_matches(['.', '-']));
        words.find(|&word| {
            let two = format!("{} {word}", std::mem::replace(&mut before, word));
            let is_latin = word.bytes().any(|byte| byte.is_ascii_alphabetic());
            let is_listed = |listed: &String| is_like(word, listed) || is_like(&two, listed);
            is_latin && !known.iter().any(|name| name == word) && !self.0.iter().any(is_listed)
        })
    }
}

/// Whether a word is written as the list says.
fn is_like(word: &str, listed: &str) -> bool {
    let mut rest = listed.chars();
    match rest.next() {
        None => word.is_empty(),
        Some('@') => {
            let after = word.strip_prefix(|c: char| c.is_ascii_uppercase());
            after.is_some_and(|after| is_like(after, rest.as_str()))
        }
        Some('#') => {
            let after = word.trim_start_matches(|c: char| c.is_ascii_digit());
            after.len() < word.len() && is_like(after, rest.as_str())
        }
        Some(letter) => word.strip_prefix(letter).is_some_and(|after| is_like(after, rest.as_str())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_in_latin_letters_is_found_unless_it_is_listed() {
        let latin = Latin(["ASTRA", "@#", "K-273", "колонка @", "@-образный"].map(str::to_owned).to_vec());
        let stray = |sentence| latin.stray(sentence, &["Seat1".to_owned()]);
        assert_eq!(stray("Seat1: технология B."), Some("B"));
        assert_eq!(stray("Открылась rock_strider"), Some("rock_strider"));
        for fine in ["ASTRA берёт карту.", "Seat1: F12 и A3.", "На K-273 холодно.", "Ничего.", "колонка C, T-образный"]
        {
            assert_eq!(stray(fine), None, "{fine}");
        }
    }
}
