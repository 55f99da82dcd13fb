//! Cards where a scenario wants them.

use game_testkit::facts::Said;

use crate::board::on_board;
use crate::card::{Card, CardSet};
use crate::pieces::{Effect, Number};
use crate::rules::supply::face_down;
use crate::state::{PILES, WelcomeToTheMoon};

/// Makes these the combinations of the turn: `7 robot, 8/water plant, 3 water`. The other cards are dealt out again,
/// in the order of their numbers.
pub(super) fn set_offers(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let line = said.text("combination");
    let mut rest: CardSet = super::campaign::in_play(game);
    let mut take = |what: &str, fits: &dyn Fn(Card) -> bool| {
        let card = rest.iter().find(|&card| fits(card)).ok_or(format!("There is no card left for `{what}`."))?;
        rest.remove(card);
        Ok::<Card, String>(card)
    };
    let words: Vec<&str> = line.split(',').map(str::trim).collect();
    if words.len() != PILES {
        return Err(format!("There are {PILES} combinations; write `cards 7 robot, 8 plant, 3 water`."));
    }
    let mut picked = Vec::new();
    for word in &words {
        let (face, effect) = word.split_once(' ').ok_or(format!("`{word}` is not a combination such as `7 robot`."))?;
        // After a slash stands the back of the number card, or the other number of the card 6/9.
        let (front, back) = face.split_once('/').map_or((face, None), |(front, back)| (front, Some(back)));
        let front: Number = front.parse()?;
        let also = back.and_then(|back| back.parse::<Number>().ok());
        let back: Option<Effect> = back.filter(|_| also.is_none()).map(str::parse).transpose()?;
        let fits = |card: Card| {
            let face = card.face();
            face.number == front && face.also == also && back.is_none_or(|back| face.effect == back)
        };
        picked.push((take(word, &fits)?, effect));
    }
    for (pile, (shown, effect)) in picked.iter().enumerate() {
        let back = format!("-{effect}");
        let flipped = take(words[pile], &|card| card.to_string().ends_with(&back))?;
        game.table.piles[pile].shown = *shown;
        game.table.piles[pile].flipped = Some(flipped);
        game.table.piles[pile].discard = CardSet::default();
    }
    let cards: Vec<Card> = rest.iter().collect();
    for (pile, chunk) in cards.chunks(cards.len() / PILES).enumerate() {
        game.decks[pile] = face_down(chunk);
        game.table.piles[pile].inside = CardSet::default();
    }
    game.table.pass = 1;
    Ok(())
}

/// Leaves so many cards in each pile; the others have been turned over.
pub(super) fn set_left(game: &mut WelcomeToTheMoon, left: usize) -> Result<(), String> {
    let fx = game_core::Fx::<()>::silent();
    for (pile, deck) in game.table.piles.iter_mut().zip(&mut game.decks) {
        let cards: Vec<Card> = deck.inside(&fx).collect();
        let (stay, gone) = cards.split_at_checked(left).ok_or("There are fewer cards in the piles.")?;
        gone.iter().for_each(|&card| pile.discard.insert(card));
        *deck = face_down(stay);
    }
    Ok(())
}

/// Lays these mission cards out, one of each type.
pub(super) fn set_missions(game: &mut WelcomeToTheMoon, said: &Said<'_>) -> Result<(), String> {
    let cards: Vec<u8> = said.all("card")?;
    let letters = on_board!(&game.board, sheets => letters_of(sheets, &cards));
    if letters != ["A", "B", "C"] {
        return Err(format!("`{}` is not one mission of each type of this adventure.", said.text("card")));
    }
    game.table.missions.copy_from_slice(&cards);
    Ok(())
}

fn letters_of<A: crate::adventure::Adventure>(_: &crate::adventure::SheetsOf<A>, cards: &[u8]) -> Vec<String> {
    let of = |card: &u8| A::printed().missions.iter().find(|mission| mission.id == *card);
    cards.iter().filter_map(of).map(|mission| mission.letter.to_string()).collect()
}
