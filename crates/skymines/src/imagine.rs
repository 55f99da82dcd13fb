//! A whole game that a view could have come from.

use game_core::{Deck, Drafts, Rng, Seat, SeatSet, Secret, Stream};

use crate::data::data;
use crate::desk::Desk;
use crate::pieces::{Card, CardSet, Letter, LunaCard, LunaSlot, Plan, Token};
use crate::rules::planning;
use crate::setup::face_down;
use crate::state::{LunaPiles, Open, Phase, Skymines};
use crate::view::View;

/// Deals again what the viewer does not know. Others who are ready planned something legal; whoever is not might have
/// begun as well as not, and is taken not to have.
/// § SK-1.3
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> Skymines {
    let open = view.open;
    let drafts = drafts(view, rng);
    let mut game = Skymines {
        open,
        deck: deck(&open, view.deck, rng),
        supplies: Letter::ALL.map(|letter| supply(&open, letter, rng)),
        drafts,
        lunas: [LunaPiles::default(); 3],
        rng: rng.fork(),
    };
    for (place, [deck, spare]) in view.luna_decks.iter().enumerate() {
        game.lunas[place] = piles(&open, place, usize::from(*deck), usize::from(*spare), rng);
    }
    game
}

fn drafts(view: &View, rng: &mut Rng) -> Drafts<Desk, 4> {
    let open = &view.open;
    let own = view.viewer.seat().zip(view.own);
    let mut tokens: Vec<Token> = (0..data().tokens.len() as u8).map(Token).collect();
    if let Some((_, desk)) = &own {
        tokens.retain(|token| !desk.offers.iter().any(|offer| offer == token));
    }
    rng.shuffle(Stream::Table, &mut tokens);
    Drafts::new(open.seats, |seat| match &own {
        Some((me, desk)) if *me == seat => *desk,
        _ => {
            let ready = !view.deciding.contains(seat);
            match open.phase {
                Phase::Token => token_desk(&mut tokens, ready),
                Phase::Planning if ready => plan(open, seat, rng),
                Phase::Planning => Desk::default(),
                _ => Desk { ready: true, ..Desk::default() },
            }
        }
    })
}

fn token_desk(tokens: &mut Vec<Token>, ready: bool) -> Desk {
    let mut pair: Vec<Token> = tokens.drain(..2).collect();
    let token = ready.then_some(pair[0]);
    pair.sort_unstable();
    Desk { offers: pair.into_iter().collect(), token, ready, ..Desk::default() }
}

/// A plan that somebody could have made: most people fill most of their slots.
fn plan(open: &Open, seat: Seat, rng: &mut Rng) -> Desk {
    let mut cards: Vec<Card> = planning::plannable(open, seat).into_iter().collect();
    rng.shuffle(Stream::Table, &mut cards);
    let mut slots: Vec<_> = planning::open_slots(open, seat).collect();
    let mut desk = Desk { ready: true, ..Desk::default() };
    let linked = open.options.linked_slots;
    if linked {
        rng.shuffle(Stream::Table, &mut slots);
    }
    for (card, slot) in cards.into_iter().zip(slots.clone()) {
        desk.place(card, linked.then_some(slot), slots.iter().copied());
    }
    desk
}

/// The cards of the market that are nowhere to be seen, deck by deck.
/// § SK-2.4
fn deck(open: &Open, left: u8, rng: &mut Rng) -> Deck<Card, 44> {
    let shown: CardSet = open.display.0.iter().flatten().copied().collect();
    let owned = open.persons.iter().fold(shown | open.discard, |all, (_, person)| all | person.owned());
    let seen = open.lunas.iter().fold(owned, |all, luna| all | luna.reserve);
    let mut cards: Vec<Card> = Vec::new();
    for deck in 0..crate::data::DECKS {
        let mut letter: Vec<Card> =
            Card::market().filter(|card| card.facts().deck == Some(deck) && !seen.contains(*card)).collect();
        rng.shuffle(Stream::Table, &mut letter);
        cards.extend(letter);
    }
    debug_assert_eq!(cards.len(), usize::from(left), "all cards are accounted for");
    face_down(cards)
}

fn supply(open: &Open, letter: Letter, rng: &mut Rng) -> Deck<Plan, 24> {
    let laid = |plan: Plan| {
        let screens =
            open.persons.iter().any(|(_, person)| person.screens.0.iter().flatten().any(|laid| laid.plan == plan));
        screens
            || open.plans.0.contains(&Some(plan))
            || open.gone.contains(plan)
            || open.turn.taken.iter().any(|taken| *taken == plan)
    };
    let hidden = Plan::ordinary().filter(|plan| plan.facts().letter == Some(letter) && !laid(*plan));
    Deck::shuffled(hidden, rng, Stream::Table)
}

/// A Luna's hidden cards: those of grade I that are not seen, and as many of grade II as have come in.
/// § SK-15.3
fn piles(open: &Open, place: usize, deck: usize, spare: usize, rng: &mut Rng) -> LunaPiles {
    let luna = &open.lunas[place];
    let seen = |card: &LunaCard| {
        luna.discard.contains(*card) || luna.majority.0.contains(&Some(*card)) || luna.shown.0.contains(&Some(*card))
    };
    let mut strong: Vec<LunaCard> = LunaCard::of_grade(2).filter(|card| !seen(card)).collect();
    rng.shuffle(Stream::Table, &mut strong);
    let waiting = strong.split_off(strong.len() - spare.min(strong.len()));
    let mut hidden: Vec<LunaCard> = LunaCard::of_grade(1).filter(|card| !seen(card)).chain(strong).collect();
    rng.shuffle(Stream::Table, &mut hidden);
    debug_assert_eq!(hidden.len(), deck + luna.hidden.len() as usize, "all of Luna's cards are accounted for");
    let mut slots = [None; 5];
    for slot in luna.hidden {
        slots[LunaSlot::index(slot)] = hidden.pop().map(|card| Secret::new(card, SeatSet::NONE));
    }
    LunaPiles { deck: face_down(hidden), slots, spare: face_down(waiting) }
}

/// Deals again what nobody has seen.
pub(crate) fn redeal(game: &mut Skymines, rng: &mut Rng) {
    let open = game.open;
    game.deck = deck(&open, game.deck.len() as u8, rng);
    game.supplies = Letter::ALL.map(|letter| supply(&open, letter, rng));
    for place in 0..open.lunas.len() {
        let (deck, spare) = (game.lunas[place].deck.len(), game.lunas[place].spare.len());
        game.lunas[place] = piles(&open, place, deck, spare, rng);
    }
    game.rng = rng.fork();
}
