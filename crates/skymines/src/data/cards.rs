//! Action cards, starting cards and tiles.

use serde::Deserialize;

use super::spaces::TileRow;
use crate::pieces::{Card, Company, Kind};

/// The decks of the market, from the top of the pile to its bottom.
/// § SK-2.4
pub(crate) const DECKS: u8 = 5;

/// What is printed on a card or tile.
#[derive(Clone, Copy, Debug)]
pub struct CardFacts {
    /// What it is.
    pub kind: Kind,
    /// Units or energy.
    pub value: u8,
    /// The printed cost.
    pub cost: u8,
    /// Research points.
    pub points: u8,
    /// A share that counts at the end.
    pub share: Option<Company>,
    /// What a field card brings.
    pub field: FieldFacts,
    /// The market deck, from 0; nothing for starting cards and tiles.
    pub deck: Option<u8>,
}

/// What a field card or tile brings.
/// § SK-7.1 SK-7.2 SK-7.4
#[derive(Clone, Copy, Debug, Default)]
pub struct FieldFacts {
    /// The company whose collectors count.
    pub company: Option<Company>,
    /// Steps on the tank track.
    pub helium: u8,
    /// Coins.
    pub coins: u8,
    /// Steps for each pair of collectors.
    pub per_pair: u8,
    /// Steps for each other face-up field card.
    pub per_other: u8,
}

#[derive(Deserialize)]
struct File {
    market_deck_order_top_to_bottom: Vec<String>,
    action_cards: Vec<CardRow>,
    starting_cards: Vec<CardRow>,
    single_energy_cards: Vec<CardRow>,
}

#[derive(Deserialize)]
struct CardRow {
    deck: Option<String>,
    r#type: String,
    #[serde(default)]
    value: u8,
    cost: u8,
    #[serde(default)]
    research_points: u8,
    extra_shares: Option<Shares>,
    field: Option<FieldRow>,
}

#[derive(Deserialize)]
struct Shares {
    company: Company,
}

#[derive(Deserialize)]
struct FieldRow {
    company: Option<Company>,
    helium: u8,
    coins: u8,
    per_two_collectors: u8,
}

pub(super) fn read_cards(json: &str, tiles: &[TileRow]) -> Vec<CardFacts> {
    let file: File = super::read(json);
    let order = file.market_deck_order_top_to_bottom;
    assert_eq!(order.len(), usize::from(DECKS), "there are {DECKS} decks");
    let deck = |name: &str| order.iter().position(|other| other == name).map(|place| place as u8);
    let rows = file.action_cards.iter().chain(&file.starting_cards).chain(&file.single_energy_cards);
    let cards = rows.map(|row| CardFacts {
        kind: row.r#type.parse().unwrap_or_else(|why| panic!("{why}")),
        value: row.value,
        cost: row.cost,
        points: row.research_points,
        share: row.extra_shares.as_ref().map(|shares| shares.company),
        field: row.field.as_ref().map_or_else(FieldFacts::default, |field| FieldFacts {
            company: field.company,
            helium: field.helium,
            coins: field.coins,
            per_pair: field.per_two_collectors,
            per_other: 0,
        }),
        deck: row.deck.as_deref().and_then(deck),
    });
    cards.chain(tiles.iter().map(TileRow::facts)).collect()
}

impl Card {
    /// Market cards come first.
    pub(crate) const MARKET: u8 = 44;
    /// Then nine starting cards for each player.
    const STARTING: u8 = 9;
    /// Then a single-energy card for each place in the order of the first round.
    const SINGLE: u8 = Card::MARKET + 4 * Card::STARTING;
    /// Then the tiles.
    const TILES: u8 = Card::SINGLE + 4;
    /// The tile that makes a resource card count one more.
    pub const PLUS: Card = Card(Card::TILES);

    /// The nine starting cards of a seat.
    /// § SK-2.8
    pub(crate) fn starting(seat: u8) -> impl Iterator<Item = Card> {
        let first = Card::MARKET + seat * Card::STARTING;
        (first..first + Card::STARTING).map(Card)
    }

    /// The starting card of a seat with this place among the nine.
    pub(crate) fn of_template(seat: u8, template: u8) -> Card {
        Card(Card::MARKET + seat * Card::STARTING + template)
    }

    /// The single-energy card for a place in the order of the first round.
    /// § SK-2.9
    pub(crate) fn single(place: u8) -> Card {
        Card(Card::SINGLE + place)
    }

    /// A tile by its number among the four, which lie beside the board unless somebody has them.
    /// § SK-2.7
    pub(crate) fn tile(number: u8) -> Card {
        Card(Card::TILES + number)
    }

    /// Whether it is a tile, which belongs to nobody for longer than a round.
    pub const fn is_tile(self) -> bool {
        self.0 >= Card::TILES
    }

    /// All cards of the market.
    pub(crate) fn market() -> impl Iterator<Item = Card> {
        (0..Card::MARKET).map(Card)
    }
}
