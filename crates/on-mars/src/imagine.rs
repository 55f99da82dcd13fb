//! A whole game that a view could have come from.

use game_core::{Deck, Id, PerSeat, Rng, Seat, SeatSet, Secret, Stream};

use crate::pieces::{ACard, BCard, Blueprint, Discovery, Find, Goal, GoalSet, SoloCard, Tech, Tile};
use crate::setup::{all, face_down};
use crate::state::{Hand, OnMars, Open};
use crate::view::View;

/// Deals again what the viewer does not know.
/// § OM-10.5 OM-1.8
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> OnMars {
    let open = view.open;
    let own = view.viewer.seat().zip(view.hand);
    let hands = hands(&open, own, rng);
    let mut game = OnMars {
        open,
        blueprints: blueprints(&open, rng),
        techs: Deck::default(),
        discoveries: Deck::default(),
        stacks: [Deck::default(); 5],
        hands,
        b_deck: Deck::default(),
        solo_deck: Deck::default(),
        rng: rng.fork(),
    };
    deal_piles(&mut game, view.piles.techs, rng);
    let in_hands: Vec<BCard> = hands_b(&game);
    game.b_deck = b_deck(&open, &in_hands, rng);
    game
}

/// Everything of a kind that is not known to lie somewhere, shuffled.
fn hidden<I: Id>(rng: &mut Rng, known: impl Fn(I) -> bool) -> Vec<I> {
    let mut left: Vec<I> = all();
    left.retain(|one| !known(*one));
    rng.shuffle(Stream::Table, &mut left);
    left
}

/// Cards of level 1 lie on those of level 3.
fn blueprints(open: &Open, rng: &mut Rng) -> Deck<Blueprint, 18> {
    let known = |card: Blueprint| {
        open.display.0.contains(&Some(card)) || open.boxed.contains(card) || open.owner_of(card).is_some()
    };
    let mut cards = hidden(rng, known);
    cards.sort_by_key(|card| card.facts().level);
    face_down(cards)
}

/// The second set of technologies: what of both sets is not in the grid and nobody has.
fn techs(open: &Open, left: u8, rng: &mut Rng) -> Deck<Tech, 8> {
    let mut tiles = Vec::new();
    for tech in Tech::GRID {
        let shown = open.grid.0.iter().filter(|place| **place == Some(tech)).count();
        let owned = open.bases.iter().filter(|base| base.lab[tech].is_some()).count();
        tiles.extend(std::iter::repeat_n(tech, 2usize.saturating_sub(shown + owned)));
    }
    if left == 0 {
        tiles.clear();
    }
    debug_assert_eq!(tiles.len(), usize::from(left), "all technologies are accounted for");
    Deck::shuffled(tiles, rng, Stream::Table)
}

fn deal_piles(game: &mut OnMars, techs_left: u8, rng: &mut Rng) {
    let open = &game.open;
    let lies = |discovery: Discovery| open.finds.iter().any(|lying| lying.find == Find::Discovery(discovery));
    let known = |discovery: Discovery| {
        lies(discovery)
            || open.exploration.0.contains(&Some(discovery))
            || open.destroyed.contains(discovery)
            || open.radar == Some(discovery)
            || open.bases.iter().any(|base| base.discoveries.contains(discovery))
    };
    let discoveries = face_down(hidden(rng, known));
    let piles = techs(open, techs_left, rng);
    let solo = if open.seats == 1 {
        face_down(hidden(rng, |card: SoloCard| open.solo_discard.iter().any(|other| *other == card)))
    } else {
        Deck::default()
    };
    let stacks = std::array::from_fn(|place| stack(open, place, rng));
    (game.discoveries, game.techs, game.solo_deck, game.stacks) = (discoveries, piles, solo, stacks);
}

/// Tiles under the top one.
/// § OM-1.8
fn stack(open: &Open, place: usize, rng: &mut Rng) -> Deck<Tile, 5> {
    face_down(hidden(rng, |tile: Tile| {
        tile.building().index() != place || open.tops[place] == Some(tile) || open.turned.contains(tile)
    }))
}

/// Goals and cards of others could be any that nobody is known to hold.
fn hands(open: &Open, own: Option<(Seat, Hand)>, rng: &mut Rng) -> PerSeat<Secret<Hand>, 4> {
    let mine = own.map(|(_, hand)| hand).unwrap_or_default();
    let done = |goal: Goal| open.bases.iter().any(|base| base.goal == Some(goal));
    let mut goals = hidden(rng, |goal: Goal| mine.goals.contains(goal) || mine.spent.contains(goal) || done(goal));
    let mut a_cards = hidden(rng, |card: ACard| mine.a == Some(card) || open.a_boxed.contains(card));
    let mut b_cards = hidden(rng, |card: BCard| mine.b.contains(card) || open.b_boxed.contains(card));
    PerSeat::new(open.seats, |seat| {
        if let Some((me, hand)) = own
            && me == seat
        {
            return Secret::new(hand, SeatSet::one(seat));
        }
        let base = open.base(seat);
        let spent = crate::data::data().goals_dealt - base.goals - u8::from(base.goal.is_some());
        let mut take = |count: u8| -> GoalSet { goals.drain(..usize::from(count)).collect() };
        let (goals, spent) = (take(base.goals), take(spent));
        let a = if base.a_card { a_cards.pop() } else { None };
        let b = b_cards.drain(..usize::from(base.b_cards)).collect();
        Secret::new(Hand { goals, spent, a, b }, SeatSet::one(seat))
    })
}

fn hands_b(game: &OnMars) -> Vec<BCard> {
    let fx = game_core::Fx::<()>::silent();
    game.hands.iter().flat_map(|(_, hand)| hand.inside(&fx).b).collect()
}

fn b_deck(open: &Open, in_hands: &[BCard], rng: &mut Rng) -> Deck<BCard, 8> {
    if !open.options.first_colonists {
        return Deck::default();
    }
    face_down(hidden(rng, |card: BCard| in_hands.contains(&card) || open.b_boxed.contains(card)))
}

/// Deals again what nobody has seen; hands stay as they are.
pub(crate) fn redeal(game: &mut OnMars, rng: &mut Rng) {
    let (open, techs_left) = (game.open, game.techs.len() as u8);
    game.blueprints = blueprints(&open, rng);
    deal_piles(game, techs_left, rng);
    let in_hands = hands_b(game);
    game.b_deck = b_deck(&open, &in_hands, rng);
    game.rng = rng.fork();
}
