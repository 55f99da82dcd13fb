//! Where the parts of a text of JSON begin and end, found in one pass.

use std::ops::Range;

/// Compact JSON, as `serde_json` writes it, and its parts.
#[derive(Default)]
pub(crate) struct Outline {
    text: String,
    /// Every value, each before those inside it; the whole is the first.
    nodes: Vec<Node>,
}

/// A value in the text.
#[derive(Clone, Copy)]
struct Node {
    /// What it is called in its object, quotation marks included; empty in an array.
    key: (u32, u32),
    at: (u32, u32),
    /// The first node after it and all that it holds.
    next: u32,
}

/// One value of a text.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    outline: &'a Outline,
    index: u32,
}

impl Outline {
    pub(crate) fn new(text: String) -> Self {
        let mut nodes = Vec::with_capacity(text.len() / 8);
        let bytes = text.as_bytes();
        let (mut at, mut key, mut open) = (0, (0, 0), Vec::new());
        while at < bytes.len() {
            match bytes[at] {
                b'{' | b'[' => {
                    open.push(nodes.len());
                    nodes.push(Node { key, at: (at as u32, 0), next: 0 });
                    (at, key) = (at + 1, (0, 0));
                }
                b'}' | b']' => {
                    at += 1;
                    let next = nodes.len() as u32;
                    if let Some(closed) = open.pop().and_then(|index: usize| nodes.get_mut(index)) {
                        (closed.at.1, closed.next) = (at as u32, next);
                    }
                }
                b',' => at += 1,
                first => {
                    let end = if first == b'"' { end_of_string(bytes, at) } else { end_of_number(bytes, at) };
                    let found = (at as u32, end as u32);
                    // A string before a colon is a name.
                    if bytes.get(end) == Some(&b':') {
                        (at, key) = (end + 1, found);
                    } else {
                        nodes.push(Node { key, at: found, next: nodes.len() as u32 + 1 });
                        (at, key) = (end, (0, 0));
                    }
                }
            }
        }
        Outline { text, nodes }
    }

    /// The whole; nothing for an empty text.
    pub(crate) fn whole(&self) -> Option<Part<'_>> {
        (!self.nodes.is_empty()).then_some(Part { outline: self, index: 0 })
    }
}

impl<'a> Part<'a> {
    pub(crate) fn text(self) -> &'a str {
        self.slice(self.node().at)
    }

    /// What it is called in its object, quotation marks included.
    pub(crate) fn key(self) -> &'a str {
        self.slice(self.node().key)
    }

    pub(crate) fn is_object(self) -> bool {
        self.text().starts_with('{')
    }

    pub(crate) fn is_array(self) -> bool {
        self.text().starts_with('[')
    }

    /// The fields of an object or the items of an array.
    pub(crate) fn parts(self) -> Vec<Part<'a>> {
        let Node { next, .. } = self.node();
        let nodes = &self.outline.nodes;
        let first = Some(self.index + 1).filter(|&index| index < next);
        let after = |&index: &u32| nodes.get(index as usize).map(|node| node.next).filter(|&index| index < next);
        std::iter::successors(first, after).map(|index| Part { index, ..self }).collect()
    }

    fn node(self) -> Node {
        self.outline.nodes[self.index as usize]
    }

    fn slice(self, (from, to): (u32, u32)) -> &'a str {
        &self.outline.text[Range { start: from as usize, end: to as usize }]
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
    length.map_or(bytes.len(), |length| from + length.max(1))
}
