//! Tracks of symbols that several sheets share: pairs that earn wilds, and boxes crossed off one by one.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::Look;
use crate::spot::Spot;

/// A track of pairs of symbols, marked one by one; the second of each pair circles a wild.
/// § WM-0.23
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct WildTrack {
    /// Symbols marked.
    pub marked: u8,
    /// Wilds crossed off.
    pub spent: u8,
}

impl WildTrack {
    /// Marks the next symbol, if one is left.
    /// § WM-0.21
    pub(crate) fn mark(&mut self, printed: &Pairs) {
        if usize::from(self.marked) < printed.symbols.len() {
            self.marked += 1;
        }
    }

    /// Wilds circled and not crossed off.
    pub(crate) fn wilds(&self) -> u8 {
        self.marked / 2 - self.spent
    }

    /// How the symbol or wild looks.
    pub(crate) fn look(&self, place: PairPlace) -> Look {
        match place {
            PairPlace::Symbol(place) if place < self.marked => Look::Crossed,
            PairPlace::Wild(group) if group < self.spent => Look::Crossed,
            PairPlace::Wild(group) if group < self.marked / 2 => Look::Circled,
            _ => Look::Plain,
        }
    }
}

/// Crosses off a wild of the first track that has one.
pub(crate) fn spend_wild<'a>(tracks: impl IntoIterator<Item = &'a mut WildTrack>) {
    if let Some(track) = tracks.into_iter().find(|track| track.wilds() > 0) {
        track.spent += 1;
    }
}

/// A symbol of a track of pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PairPlace {
    /// A symbol, counted over all pairs.
    Symbol(u8),
    /// What a pair earns.
    Wild(u8),
}

/// A printed track of pairs.
#[derive(Debug)]
pub(crate) struct Pairs {
    pub(crate) symbols: Vec<Spot>,
    /// How many are marked in print.
    pub(crate) printed: u8,
    wilds: Vec<Spot>,
}

impl Pairs {
    /// Each spot of the track with what it is.
    pub(crate) fn places(&self) -> impl Iterator<Item = (Spot, PairPlace)> {
        let symbols = (0..).zip(&self.symbols).map(|(i, spot)| (*spot, PairPlace::Symbol(i)));
        symbols.chain((0..).zip(&self.wilds).map(|(i, spot)| (*spot, PairPlace::Wild(i))))
    }
}

#[derive(Deserialize)]
pub(crate) struct RawPairs {
    groups: Vec<RawGroup>,
    #[serde(default)]
    pre_circled: Vec<String>,
}

#[derive(Deserialize)]
struct RawGroup {
    symbols: Vec<RawSymbol>,
    wild: Option<RawSymbol>,
}

/// Anything of which only the id matters.
#[derive(Deserialize)]
pub(crate) struct RawSymbol {
    pub(crate) id: String,
}

impl RawSymbol {
    pub(crate) fn spot(&self) -> Spot {
        Spot::known(&self.id)
    }
}

impl From<&RawPairs> for Pairs {
    fn from(raw: &RawPairs) -> Self {
        Pairs {
            symbols: raw.groups.iter().flat_map(|group| &group.symbols).map(RawSymbol::spot).collect(),
            printed: raw.pre_circled.len() as u8,
            wilds: raw.groups.iter().filter_map(|group| group.wild.as_ref()).map(RawSymbol::spot).collect(),
        }
    }
}

/// A printed track of boxes that are crossed off one by one; the value after so many is what counts.
#[derive(Debug, Deserialize)]
#[serde(from = "RawValues")]
pub(crate) struct Values {
    pub(crate) boxes: Vec<Spot>,
    values: Vec<i32>,
}

impl Values {
    /// The value after so many boxes.
    pub(crate) fn after(&self, crossed: u8) -> i32 {
        self.values[usize::from(crossed)]
    }

    /// The next box, if one is left.
    pub(crate) fn next(&self, crossed: u8) -> Option<Spot> {
        self.boxes.get(usize::from(crossed)).copied()
    }

    /// Crosses off the next box, if one is left.
    pub(crate) fn cross(&self, crossed: &mut u8) {
        if usize::from(*crossed) < self.boxes.len() {
            *crossed += 1;
        }
    }
}

#[derive(Deserialize)]
struct RawValues {
    boxes: Vec<RawSymbol>,
    values: Vec<i32>,
}

impl From<RawValues> for Values {
    fn from(raw: RawValues) -> Self {
        assert_eq!(raw.values.len(), raw.boxes.len() + 1, "a track has one value more than boxes");
        Values { boxes: raw.boxes.iter().map(RawSymbol::spot).collect(), values: raw.values }
    }
}
