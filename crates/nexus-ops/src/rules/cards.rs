//! Cards in hand: selling, drawing, reshuffling.

use game_core::{Deck, Fx, Seat, Stream, Viewer};

use super::end;
use crate::actions::Action;
use crate::data::data;
use crate::events::Event;
use crate::illegal::Illegal;
use crate::pieces::{Energize, SecretMission};
use crate::state::NexusOps;

pub(super) fn legal_sell(game: &NexusOps, seat: Seat, into: &mut Vec<Action>) {
    let (viewer, hand) = (Viewer::Seat(seat), &game.hands[seat]);
    if let Some(energize) = hand.energize.seen_by(viewer) {
        into.extend(energize.kinds().iter().map(|card| Action::SellEnergize { card }));
    }
    if let Some(secrets) = hand.secrets.seen_by(viewer) {
        into.extend(secrets.kinds().iter().map(|card| Action::SellSecret { card }));
    }
}

/// The cards of a hand are known to its owner only.
/// § NX-11.1
pub(super) fn check_held(game: &NexusOps, seat: Seat, card: Energize) -> Result<(), Illegal> {
    let hand = game.hands[seat].energize.seen_by(Viewer::Seat(seat));
    if hand.is_some_and(|hand| hand.contains(card)) { Ok(()) } else { Err(Illegal::CardNotHeld {}) }
}

/// Cards are sold on one's own turn only, at any decision point of it.
/// § NX-3.2
fn check_sell(game: &NexusOps, seat: Seat) -> Result<(), Illegal> {
    if seat == game.open.turn.active && game.open.at_leisure() { Ok(()) } else { Err(Illegal::SaleNow {}) }
}

pub(super) fn check_sell_energize(game: &NexusOps, seat: Seat, card: Energize) -> Result<(), Illegal> {
    check_sell(game, seat)?;
    check_held(game, seat, card)
}

pub(super) fn check_sell_secret(game: &NexusOps, seat: Seat, card: SecretMission) -> Result<(), Illegal> {
    check_sell(game, seat)?;
    let hand = game.hands[seat].secrets.seen_by(Viewer::Seat(seat));
    if hand.is_some_and(|hand| hand.contains(card)) { Ok(()) } else { Err(Illegal::CardNotHeld {}) }
}

pub(super) fn apply_sell_energize(game: &mut NexusOps, seat: Seat, card: Energize, fx: &mut Fx<Event>) {
    discard_energize(game, seat, card, fx);
    game.open.players[seat].earn(data().sale_price);
    fx.tell(|| Event::EnergizeSold { seat, card });
    end::test_unless_pending(game, fx);
}

pub(super) fn apply_sell_secret(game: &mut NexusOps, seat: Seat, card: SecretMission, fx: &mut Fx<Event>) {
    game.hands[seat].secrets.inside_mut(fx).take(card);
    let player = &mut game.open.players[seat];
    player.secrets -= 1;
    player.earn(data().sale_price);
    game.open.secret_discard.add(card);
    fx.tell(|| Event::SecretSold { seat, card });
    end::test_unless_pending(game, fx);
}

/// From the hand, face up onto the discard pile.
pub(super) fn discard_energize(game: &mut NexusOps, seat: Seat, card: Energize, fx: &Fx<Event>) {
    game.hands[seat].energize.inside_mut(fx).take(card);
    game.open.players[seat].energize -= 1;
    game.open.energize_discard.add(card);
}

/// Draws into the hand; there is no hand limit.
/// § NX-10.3 NX-11.3
pub(crate) fn draw_energize(game: &mut NexusOps, seat: Seat, count: u8, fx: &mut Fx<Event>) {
    for _ in 0..count {
        refill_energize(game, fx);
        let Some(card) = game.energize_deck.draw(fx, seat) else {
            fx.tell(|| Event::DrawLost { seat });
            continue;
        };
        game.hands[seat].energize.inside_mut(fx).add(card);
        game.open.players[seat].energize += 1;
        fx.tell_secret(seat, || Event::EnergizeDrawn { seat, card }, || Event::EnergizeDrawnUnseen { seat });
    }
}

/// Draws Secret Missions into the hand.
pub(crate) fn draw_secret(game: &mut NexusOps, seat: Seat, count: u8, fx: &mut Fx<Event>) {
    for _ in 0..count {
        let Some(card) = take_secret(game, seat, fx) else {
            fx.tell(|| Event::DrawLost { seat });
            continue;
        };
        gain_secret(game, seat, card, fx);
    }
}

/// The top Secret Mission, not yet in a hand.
pub(super) fn take_secret(game: &mut NexusOps, seat: Seat, fx: &mut Fx<Event>) -> Option<SecretMission> {
    refill_secrets(game, fx);
    game.secret_deck.draw(fx, seat)
}

pub(super) fn gain_secret(game: &mut NexusOps, seat: Seat, card: SecretMission, fx: &mut Fx<Event>) {
    game.hands[seat].secrets.inside_mut(fx).add(card);
    game.open.players[seat].secrets += 1;
    fx.tell_secret(seat, || Event::SecretDrawn { seat, card }, || Event::SecretsDrawn { seat, count: 1 });
}

/// An empty deck is rebuilt from its discard pile; if that is empty too, the draw is lost.
/// § NX-11.2
fn refill_energize(game: &mut NexusOps, fx: &mut Fx<Event>) {
    if game.energize_deck.is_empty() && !game.open.energize_discard.is_empty() {
        let cards = std::mem::take(&mut game.open.energize_discard);
        game.energize_deck = Deck::shuffled(cards.iter(), &mut game.rng, Stream::Table);
        fx.tell(|| Event::EnergizeReshuffled {});
    }
}

/// The Secret Mission deck likewise; played missions never return.
/// § NX-11.2
fn refill_secrets(game: &mut NexusOps, fx: &mut Fx<Event>) {
    if game.secret_deck.is_empty() && !game.open.secret_discard.is_empty() {
        let cards = std::mem::take(&mut game.open.secret_discard);
        game.secret_deck = Deck::shuffled(cards.iter(), &mut game.rng, Stream::Table);
        fx.tell(|| Event::SecretsReshuffled {});
    }
}
