//! How a fact is written.

use std::fmt;

use super::Said;
use crate::Names;

/// A form, taken apart.
pub(super) struct Form<'f> {
    keys: Vec<Part<'f>>,
    value: Vec<Part<'f>>,
}

/// One part of a form.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part<'f> {
    Word(&'f str),
    One { name: &'f str, of: Option<&'f str>, colon: bool },
    Row { name: &'f str },
    Any { name: &'f str },
    Rest { name: &'f str },
}

/// Why a line is not of a form.
pub(super) enum Misfit {
    /// All words of the form are there, but not what should stand between them.
    Near,
    /// It is about something else.
    Far,
}

impl<'f> Form<'f> {
    pub(super) fn parse(form: &'f str) -> Self {
        let (keys, value) = form.split_once('=').unwrap_or((form, ""));
        let parts = |text: &'f str| text.split_whitespace().map(Part::parse).collect();
        Form { keys: parts(keys), value: parts(value) }
    }

    fn parts(&self) -> impl Iterator<Item = &Part<'f>> {
        self.keys.iter().chain(&self.value)
    }

    /// Whether the order of the words that follow does not matter.
    pub(super) fn is_any_order(&self) -> bool {
        matches!(self.parts().last(), Some(Part::Any { .. }))
    }

    /// Whether it takes the rest of a line, commas included.
    pub(super) fn is_whole(&self) -> bool {
        matches!(self.parts().last(), Some(Part::Rest { .. }))
    }

    /// What a line of this form says.
    pub(super) fn read<'a>(&self, words: &[&'a str], names: &'a Names) -> Result<Said<'a>, Misfit>
    where
        'f: 'a,
    {
        let mut bound = Vec::new();
        let mut left = words;
        let mut key = 0;
        for (place, part) in self.parts().enumerate() {
            if place == self.keys.len() {
                key = words.len() - left.len();
            }
            match part {
                Part::Row { name } | Part::Any { name } | Part::Rest { name } => {
                    bound.push((*name, left));
                    left = &[];
                }
                Part::Word(_) | Part::One { .. } => {
                    let Some((here, after)) = left.split_at_checked(1) else { return Err(self.misfit(words)) };
                    if !part.fits(here[0], names, place < self.keys.len()) {
                        return Err(self.misfit(words));
                    }
                    if let Part::One { name, .. } = part {
                        bound.push((*name, here));
                    }
                    left = after;
                }
            }
        }
        if !left.is_empty() {
            return Err(self.misfit(words));
        }
        if self.value.is_empty() {
            key = words.len();
        }
        let bound = bound.into_iter().map(|(name, words)| (name, words.to_vec())).collect();
        Ok(Said::new(bound, words[..key].join(" "), words[key..].join(" "), names))
    }

    /// A line that has all the words of the form, each in its place, is probably meant.
    fn misfit(&self, words: &[&str]) -> Misfit {
        let mut own = self.parts().enumerate().filter_map(|(place, part)| match part {
            Part::Word(word) => Some((place, *word)),
            _ => None,
        });
        let mut any = false;
        let there = own.all(|(place, word)| {
            any = true;
            words.get(place) == Some(&word)
        });
        if any && there { Misfit::Near } else { Misfit::Far }
    }
}

impl<'f> Part<'f> {
    fn parse(text: &'f str) -> Self {
        let inner = |from: &'f str| from.get(1..from.len() - 1).unwrap_or_default();
        if let Some(list) = text.strip_suffix(",…") {
            return Part::Rest { name: inner(list) };
        }
        if let Some(list) = text.strip_suffix('…') {
            let name = inner(list);
            return if list.starts_with('{') { Part::Any { name } } else { Part::Row { name } };
        }
        let (word, colon) = text.strip_suffix(':').map_or((text, false), |word| (word, true));
        if !word.starts_with('<') {
            return Part::Word(text);
        }
        let (name, of) = inner(word).split_once(':').map_or((inner(word), None), |(name, of)| (name, Some(of)));
        Part::One { name, of, colon }
    }

    /// Whether one word is what should stand there. A value may say anything that is then found to be otherwise.
    fn fits(&self, word: &str, names: &Names, is_key: bool) -> bool {
        match self {
            Part::Word(own) => *own == word,
            Part::One { name, of, colon } => {
                let word = if *colon { word.strip_suffix(':').unwrap_or_default() } else { word };
                let somebody = !is_key || *name != "player" || names.seat(word).is_some();
                !word.is_empty() && somebody && of.is_none_or(|of| of.split('|').any(|own| own == word))
            }
            Part::Row { .. } | Part::Any { .. } | Part::Rest { .. } => true,
        }
    }
}

/// As people write it, without the sign between key and value.
impl fmt::Display for Form<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, part) in self.parts().enumerate() {
            f.write_str(if place > 0 { " " } else { "" })?;
            match part {
                Part::Word(word) => f.write_str(word)?,
                Part::One { of: Some(of), .. } => f.write_str(of)?,
                Part::One { name, colon, .. } => write!(f, "<{name}>{}", if *colon { ":" } else { "" })?,
                Part::Row { name } | Part::Any { name } => write!(f, "<{name}> …")?,
                Part::Rest { name } => write!(f, "<{name}>, …")?,
            }
        }
        Ok(())
    }
}
