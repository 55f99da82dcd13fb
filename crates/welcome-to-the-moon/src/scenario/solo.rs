//! ASTRA and her deck as scenarios give and read them.

use game_core::{Deck, Fx};
use game_testkit::facts::{Said, row};

use crate::astra::{Astra, Step};
use crate::board::on_board;
use crate::card::{Card, CardSet};
use crate::pieces::Letter;
use crate::rules::give;
use crate::rules::supply::face_down;
use crate::state::{PILE, Part, WelcomeToTheMoon};

const ALONE: &str = "ASTRA plays against a single player only.";

/// The cards of a line, by their notation: `7-robot 8.5-astronaut/plant ASTRA-A`. Cards with the same sides are alike, so
/// each is taken once.
fn cards(said: &Said<'_>, from: &mut CardSet) -> Result<Vec<Card>, String> {
    let mut found = Vec::new();
    for word in said.words("card") {
        let card =
            from.iter().find(|card| card.to_string() == *word).ok_or(format!("There is no card `{word}` left."))?;
        from.remove(card);
        found.push(card);
    }
    Ok(found)
}

/// Every card that a single player plays with, those elsewhere than in the deck apart.
fn in_deck(game: &WelcomeToTheMoon) -> Result<CardSet, String> {
    let astra = read(game)?;
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

/// The cards that the player has drawn.
pub(super) fn set_drawn(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    give_back(game)?;
    let mut all = in_deck(game)?;
    astra(game)?.drawn = cards(said, &mut all)?.into_iter().collect();
    stack(game, &[], all);
    game.table.part = Part::Turn;
    game.table.turn = game.table.turn.max(1);
    Ok(())
}

/// The cards that come next.
pub(super) fn set_next(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let all = in_deck(game)?;
    let top = cards(said, &mut all.clone())?;
    stack(game, &top, all);
    Ok(())
}

/// So many starship cards are left; the rest has been discarded.
pub(super) fn set_left(game: &mut WelcomeToTheMoon, left: usize) -> Result<(), String> {
    let all = in_deck(game)?;
    let stay: CardSet = all.starships().iter().take(left).collect();
    let effects = all.without(all.starships());
    let astra = astra(game)?;
    astra.discard = astra.discard.union(all.starships().without(stay));
    stack(game, &[], stay.union(effects));
    Ok(())
}

/// Puts cards from the deck with others of ASTRA's.
pub(super) fn add(
    game: &mut WelcomeToTheMoon,
    said: &Said<'_>,
    to: fn(&mut Astra) -> &mut CardSet,
) -> Result<(), String> {
    let mut all = in_deck(game)?;
    let these: CardSet = cards(said, &mut all)?.into_iter().collect();
    let pile = to(astra(game)?);
    *pile = pile.union(these);
    stack(game, &[], all);
    Ok(())
}

pub(super) fn astra(game: &mut WelcomeToTheMoon) -> Result<&mut Astra, String> {
    game.table.astra.as_mut().ok_or_else(|| ALONE.to_owned())
}

/// The cards drawn at random go back before others are drawn for the scenario.
fn give_back(game: &mut WelcomeToTheMoon) -> Result<(), String> {
    let astra = astra(game)?;
    astra.drawn.clear();
    astra.step = Step::Rest;
    Ok(())
}

/// ASTRA as she stands.
pub(super) fn read(game: &WelcomeToTheMoon) -> Result<Astra, String> {
    game.table.astra.ok_or_else(|| ALONE.to_owned())
}

/// Solo bonuses that are not crossed off yet.
pub(super) fn bonuses(game: &WelcomeToTheMoon) -> Result<u8, String> {
    let circled = on_board!(&game.board, sheets => give::bonuses(sheets));
    Ok(circled - read(game)?.spent)
}

/// The starship cards and the effect cards of each pack: `18+0 21+0 21+3`.
pub(super) fn packs(game: &WelcomeToTheMoon) -> Result<String, String> {
    read(game)?;
    let fx = Fx::<()>::silent();
    Ok(row(game.decks.each_ref().map(|deck: &Deck<Card, PILE>| {
        let effects = deck.inside(&fx).filter(|card| card.letter().is_some()).count();
        format!("{}+{effects}", deck.len() - effects)
    })))
}
