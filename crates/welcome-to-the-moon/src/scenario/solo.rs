//! ASTRA and her deck as scenarios give and read them.

use game_core::{Deck, Fx};

use crate::board::on_board;
use crate::card::{Card, CardSet};
use crate::pieces::Letter;
use crate::rules::give;
use crate::rules::supply::face_down;
use crate::scenario::number;
use crate::state::{PILE, Part, WelcomeToTheMoon};

/// The cards of a line, by their notation: `7-robot 8.5-astronaut/plant ASTRA-A`. Cards with the same sides are alike, so
/// each is taken once.
fn cards(line: &str, from: &mut CardSet) -> Result<Vec<Card>, String> {
    let mut found = Vec::new();
    for word in line.split_whitespace() {
        let card =
            from.iter().find(|card| card.to_string() == word).ok_or(format!("There is no card `{word}` left."))?;
        from.remove(card);
        found.push(card);
    }
    Ok(found)
}

/// Every card that a single player plays with, those elsewhere than in the deck apart.
fn in_deck(game: &WelcomeToTheMoon) -> Result<CardSet, String> {
    let astra = game.table.astra.ok_or("ASTRA plays against a single player only.")?;
    let drawn: CardSet = astra.drawn.iter().copied().collect();
    let effects: CardSet = Letter::ALL.into_iter().map(Card::of_astra).collect();
    let elsewhere = astra.discard.union(astra.cards).union(astra.gone).union(drawn);
    Ok(game.table.stock.union(effects).without(elsewhere))
}

/// Puts these cards on top of the deck, in this order; the others follow by their numbers, effect cards last.
fn stack(game: &mut WelcomeToTheMoon, top: &[Card], mut rest: CardSet) {
    top.iter().for_each(|card| rest.remove(*card));
    let effects = rest.without(rest.starships());
    let list: Vec<Card> = top.iter().copied().chain(rest.starships().iter()).chain(effects.iter()).collect();
    let mut chunks = list.chunks(PILE);
    game.decks = std::array::from_fn(|_| face_down(chunks.next().unwrap_or_default()));
}

/// Sets something of ASTRA or of her deck up.
pub(super) fn given(game: &mut WelcomeToTheMoon, word: &str, rest: &str) -> Result<(), String> {
    match word {
        "drawn" => {
            give_back(game)?;
            let mut all = in_deck(game)?;
            let drawn = cards(rest, &mut all)?;
            if let Some(astra) = &mut game.table.astra {
                astra.drawn = drawn.iter().copied().collect();
            }
            stack(game, &[], all);
            game.table.part = Part::Turn;
            game.table.turn = game.table.turn.max(1);
        }
        "next" => {
            let all = in_deck(game)?;
            let top = cards(rest, &mut all.clone())?;
            stack(game, &top, all);
        }
        // So many starship cards are left; the rest has been discarded.
        "deck" => {
            let all = in_deck(game)?;
            let stay: CardSet = all.starships().iter().take(number(rest)?.into()).collect();
            let effects = all.without(all.starships());
            if let Some(astra) = &mut game.table.astra {
                astra.discard = astra.discard.union(all.starships().without(stay));
            }
            stack(game, &[], stay.union(effects));
        }
        "pass" => game.table.pass = number(rest)?,
        "astra" => {
            let mut all = in_deck(game)?;
            let (what, rest) = rest.split_once(' ').ok_or("Write `astra cards 7-robot`, `astra discard …`.")?;
            let these: CardSet =
                if what == "spent" { CardSet::default() } else { cards(rest, &mut all)?.into_iter().collect() };
            let astra = game.table.astra.as_mut().ok_or("ASTRA plays against a single player only.")?;
            match what {
                "cards" => astra.cards = astra.cards.union(these),
                "discard" => astra.discard = astra.discard.union(these),
                "gone" => astra.gone = astra.gone.union(these),
                "spent" => astra.spent = number(rest)?,
                _ => return Err(format!("`astra {what}` cannot be given.")),
            }
            stack(game, &[], all);
        }
        _ => return Err(format!("`{word}` cannot be given.")),
    }
    Ok(())
}

/// The cards drawn at random go back before others are drawn for the scenario.
fn give_back(game: &mut WelcomeToTheMoon) -> Result<(), String> {
    let astra = game.table.astra.as_mut().ok_or("Only a single player draws cards.")?;
    astra.drawn.clear();
    astra.step = crate::astra::Step::Rest;
    Ok(())
}

/// What a line should have said of ASTRA.
pub(super) fn then(game: &WelcomeToTheMoon, word: &str, rest: &str) -> Result<String, String> {
    let astra = game.table.astra.ok_or("ASTRA plays against a single player only.")?;
    let listed =
        |cards: &mut dyn Iterator<Item = Card>| cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    Ok(match (word, rest.split(' ').next().unwrap_or_default()) {
        ("drawn", _) => format!("drawn {}", listed(&mut astra.drawn.iter().copied())),
        ("pass", _) => format!("pass {}", game.table.pass),
        // The starship cards and the effect cards of each pack.
        ("packs", _) => {
            let fx = Fx::<()>::silent();
            let pack = |deck: &Deck<Card, PILE>| {
                let effects = deck.inside(&fx).filter(|card| card.letter().is_some()).count();
                format!("{}+{effects}", deck.len() - effects)
            };
            format!("packs {}", game.decks.each_ref().map(pack).join(" "))
        }
        ("astra", "cards") => format!("astra cards {}", listed(&mut astra.cards.iter())),
        ("astra", "gone") => format!("astra gone {}", listed(&mut astra.gone.iter())),
        ("astra", "discard") => format!("astra discard {}", listed(&mut astra.discard.iter())),
        ("astra", "points") => format!("astra points {}", astra.points(game.table.adventure)),
        ("astra", "boxes") => format!("astra boxes {}", astra.boxes()),
        ("astra", "level") => format!("astra level {}", astra.level),
        ("astra", "bonuses") => {
            let circled = on_board!(&game.board, sheets => give::bonuses(sheets));
            format!("astra bonuses {}", circled - astra.spent)
        }
        _ => return Err(format!("`{word} {rest}` cannot be checked.")),
    })
}
