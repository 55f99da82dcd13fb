//! What a name looks like: two that nobody can tell apart have the same look.

use unicode_normalization::UnicodeNormalization;

/// Letters of one alphabet that look like those of another, which stands first. Signs that were one letter with a mark,
/// or another way to write the same one, are taken apart before (`é`, `ﬁ`, full-width and mathematical letters).
const ALIKE: &[(char, &str)] = &[
    ('A', "АΑᎪ"),
    ('B', "ВΒᏴ"),
    ('C', "СᏟ"),
    ('D', "Ꭰ"),
    ('E', "ЕΕᎬ"),
    ('G', "ԌᏀ"),
    ('H', "НΗᎻ"),
    ('J', "ЈᎫ"),
    ('K', "КΚᏦ"),
    ('M', "МΜᎷ"),
    ('N', "Ν"),
    ('P', "РΡᏢ"),
    ('Q', "Ԛ"),
    ('S', "ЅᏚ"),
    ('T', "ТΤᎢ"),
    ('V', "ѴᏙ"),
    ('W', "ԜᎳ"),
    ('X', "ХΧ"),
    ('Y', "ҮΥУ"),
    ('Z', "ΖᏃ"),
    ('a', "аɑα"),
    ('c', "с"),
    ('d', "ԁ"),
    ('e', "еҽ"),
    ('g', "ɡ"),
    ('h', "һ"),
    ('i', "іɩι"),
    ('j', "ј"),
    ('k', "к"),
    ('p', "рρ"),
    ('q', "ԛ"),
    ('s', "ѕ"),
    ('u', "υ"),
    ('v', "ѵν"),
    ('w', "ԝ"),
    ('x', "хχ"),
    ('y', "уү"),
    ('l', "I1|ӀІΙ"),
    ('o', "оο"),
    ('O', "0ОΟ"),
    ('b', "Ьь"),
    ('3', "Зз"),
    ('б', "6"),
    ('-', "‐‒–—−"),
    ('\'', "’‘ʼ`"),
];

pub(crate) fn look(name: &str) -> String {
    let words = name.split_whitespace().flat_map(|word| [" ", word]).skip(1);
    let shown = words.flat_map(str::chars).nfkd().filter(|c| !is_joiner(*c));
    shown.map(|c| ALIKE.iter().find(|(_, alike)| alike.contains(c)).map_or(c, |(first, _)| *first)).collect()
}

/// Characters that only say how those around them are drawn.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_the_same_has_one_look() {
        for (one, other) in [
            ("Ann", "Аnn"),
            ("Vera", "Vеrа"),
            ("Ёлка", "Е\u{308}лка"),
            ("Zoé", "Zoe\u{301}"),
            ("Ann", "Ａｎｎ"),
            ("Ann", "𝐀𝐧𝐧"),
            ("Ann B", "Ann\u{a0} B"),
            ("Ann", "A\u{200d}nn\u{fe0f}"),
            ("Bill", "BiIl"),
            ("O’Neil", "0'Neil"),
        ] {
            assert_eq!(look(one), look(other), "{one} and {other}");
        }
    }

    #[test]
    fn what_can_be_told_apart_has_not() {
        let names = [
            "Ann",
            "ann",
            "Anna",
            "Анна",
            "Zoe",
            "Zoé",
            "Андрей",
            "Андреи",
            "Ann B",
            "AnnB",
            "Bob",
            "Боб",
            "👩\u{200d}🚀",
            "👩",
        ];
        for (n, one) in names.iter().enumerate() {
            for other in &names[..n] {
                assert_ne!(look(one), look(other), "{one} and {other}");
            }
        }
    }

    #[test]
    fn each_sign_looks_like_one_other() {
        let all: Vec<char> = ALIKE.iter().flat_map(|(_, alike)| alike.chars()).collect();
        for (n, sign) in all.iter().enumerate() {
            assert!(!all[..n].contains(sign), "{sign} stands there twice");
            assert!(ALIKE.iter().all(|(first, _)| first != sign), "{sign} is no look of its own");
            assert_eq!(
                std::iter::once(*sign).nfkd().collect::<String>(),
                sign.to_string(),
                "{sign} is taken apart before"
            );
        }
    }
}
