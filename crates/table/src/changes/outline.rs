//! The parts of a text of JSON. One pass finds where objects and arrays end; all else is found where it is looked for,
//! since most of what a table tells is as it was, and a glance at the bytes shows that.

/// Compact JSON, as `serde_json` writes it.
#[derive(Default)]
pub(crate) struct Outline {
    text: String,
    /// Where each object and each array begins and ends, in the order in which they begin.
    spans: Vec<(u32, u32)>,
}

/// One value of a text, with its name if it is a field.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    outline: &'a Outline,
    /// Where its name begins, or itself if it has none.
    start: usize,
    value: usize,
    end: usize,
}

/// The fields of an object or the items of an array, one after another.
#[derive(Clone)]
pub(crate) struct Parts<'a> {
    outline: &'a Outline,
    at: usize,
    is_object: bool,
}

impl Outline {
    pub(crate) fn new(text: String) -> Self {
        let bytes = text.as_bytes();
        let (mut spans, mut open, mut at) = (Vec::with_capacity(text.len() / 32), Vec::with_capacity(16), 0);
        while let Some(&byte) = bytes.get(at) {
            match byte {
                b'"' => {
                    at = end_of_string(bytes, at);
                    continue;
                }
                b'{' | b'[' => {
                    open.push(spans.len());
                    spans.push((at as u32, 0));
                }
                b'}' | b']' => {
                    if let Some(closed) = open.pop().and_then(|index: usize| spans.get_mut(index)) {
                        closed.1 = at as u32 + 1;
                    }
                }
                _ => {}
            }
            at += 1;
        }
        Outline { text, spans }
    }

    pub(crate) fn len(&self) -> usize {
        self.text.len()
    }

    /// The whole; nothing for an empty text.
    pub(crate) fn whole(&self) -> Option<Part<'_>> {
        let end = self.text.len();
        (end > 0).then_some(Part { outline: self, start: 0, value: 0, end })
    }

    fn end_of_value(&self, from: usize) -> usize {
        let bytes = self.text.as_bytes();
        match bytes.get(from) {
            Some(b'"') => end_of_string(bytes, from),
            Some(b'{' | b'[') => {
                let found = self.spans.binary_search_by_key(&(from as u32), |span| span.0);
                found.map_or(bytes.len(), |index| self.spans[index].1 as usize)
            }
            _ => end_of_number(bytes, from),
        }
    }
}

impl<'a> Part<'a> {
    /// Its value.
    pub(crate) fn text(self) -> &'a str {
        &self.outline.text[self.value..self.end]
    }

    /// What it is called in its object, quotation marks included; nothing in an array.
    pub(crate) fn key(self) -> &'a str {
        &self.outline.text[self.start..self.value.saturating_sub(1).max(self.start)]
    }

    pub(crate) fn is_object(self) -> bool {
        self.text().starts_with('{')
    }

    pub(crate) fn is_array(self) -> bool {
        self.text().starts_with('[')
    }

    /// What an object or an array holds.
    pub(crate) fn parts(self) -> Parts<'a> {
        Parts { outline: self.outline, at: self.value + 1, is_object: self.is_object() }
    }

    fn bytes(self) -> &'a [u8] {
        &self.outline.text.as_bytes()[self.start..self.end]
    }
}

impl Parts<'_> {
    /// Goes past the next part if it reads exactly like this one.
    pub(crate) fn pass_same(&mut self, was: Part<'_>) -> bool {
        let (start, bytes) = (self.start(), self.outline.text.as_bytes());
        let after = start + was.bytes().len();
        // A number may go on.
        let same = bytes.get(start..after) == Some(was.bytes()) && matches!(bytes.get(after), Some(b',' | b'}' | b']'));
        if same {
            self.at = after;
        }
        same
    }

    /// Where the next part begins: behind a comma, unless it is the first.
    fn start(&self) -> usize {
        if self.outline.text.as_bytes().get(self.at) == Some(&b',') { self.at + 1 } else { self.at }
    }
}

impl<'a> Iterator for Parts<'a> {
    type Item = Part<'a>;

    fn next(&mut self) -> Option<Part<'a>> {
        let bytes = self.outline.text.as_bytes();
        let start = self.start();
        if matches!(bytes.get(start)?, b'}' | b']') {
            return None;
        }
        // Behind the name and its colon.
        let value = if self.is_object { end_of_string(bytes, start) + 1 } else { start };
        self.at = self.outline.end_of_value(value);
        Some(Part { outline: self.outline, start, value, end: self.at })
    }
}

/// Behind the closing quotation mark.
fn end_of_string(bytes: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while at < bytes.len() && bytes[at] != b'"' {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    (at + 1).min(bytes.len())
}

/// Behind a number, `true`, `false` or `null`.
fn end_of_number(bytes: &[u8], from: usize) -> usize {
    let length = bytes[from..].iter().position(|byte| matches!(byte, b',' | b'}' | b']'));
    length.map_or(bytes.len(), |length| from + length)
}
