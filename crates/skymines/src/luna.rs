//! Luna, the automated opponent: her deck, her turns, the lines of her cards.

mod choose;
mod expand;
#[cfg(test)]
mod situations;
#[cfg(test)]
mod tests;

use game_core::{Deck, Fx, Id, IdSet, List, RivalMove, Row, RuleId, Seat, SeatSet, Secret, Stream};

use crate::data::{END, Line, data};
use crate::events::Event;
use crate::pieces::{Cell, Company, LunaCard, LunaSlot, Party, Plan, PlanCell, Token, Who};
use crate::rules::{pay_out, tracks, turn};
use crate::state::{Account, Luna, LunaPiles, Marker, Open, Skymines};

/// What a Luna starts with.
/// § SK-15.1 SK-15.2
pub(crate) fn account(open: &Open, place: u8) -> Account {
    let level = &data().luna.levels[usize::from(open.lunas[usize::from(place)].level)];
    Account {
        coins: data().luna.coins.into(),
        markers: data().luna.markers,
        helium: level.helium,
        research: level.research,
        ..Account::default()
    }
}

/// Grade-I cards are her deck; grade-II cards wait.
/// § SK-15.3
pub(crate) fn deal(game: &mut Skymines) {
    for place in 0..game.open.lunas.len() {
        game.lunas[place] = LunaPiles {
            deck: Deck::shuffled(LunaCard::of_grade(1), &mut game.rng, Stream::Table),
            slots: [None; 5],
            spare: Deck::shuffled(LunaCard::of_grade(2), &mut game.rng, Stream::Table),
        };
    }
}

/// The bonus of a spare token.
/// § SK-15.1
pub(crate) fn take_token(game: &mut Skymines, who: Who, token: Token, fx: &mut Fx<Event>) {
    let (facts, seat) = (token.facts(), game.open.party(who));
    fx.tell(|| Event::LunaToken { seat, token });
    for (company, steps) in &facts.tracks {
        advance(&mut game.open, who, *company, *steps, fx);
    }
    gain_helium(game, who, facts.helium, fx);
}

fn place_of(open: &Open, who: Who) -> usize {
    usize::from(who.0 - open.seats)
}

fn luna_mut(open: &mut Open, who: Who) -> &mut Luna {
    let place = place_of(open, who);
    &mut open.lunas[place]
}

/// What is left of the last round goes to her discard pile; then two majority cards and one for each slot are drawn.
/// § SK-15.4 SK-15.7
pub(crate) fn begin_round(game: &mut Skymines, fx: &mut Fx<Event>) {
    for who in game.open.parties().skip(usize::from(game.open.seats)) {
        fx.stop_undo(SeatSet::ALL);
        let luna = luna_mut(&mut game.open, who);
        let left = luna.majority.0.into_iter().chain(luna.shown.0).flatten();
        left.for_each(|card| luna.discard.insert(card));
        (luna.shown, luna.turns) = (Row::default(), 0);
        luna.majority = Row::default();
        let (Some(left), Some(right)) = (draw(game, who, fx), draw(game, who, fx)) else { continue };
        luna_mut(&mut game.open, who).majority = Row([Some(left), Some(right)]);
        let seat = game.open.party(who);
        fx.tell(|| Event::LunaMajority { seat, left, right });
        let place = place_of(&game.open, who);
        let slots: IdSet<LunaSlot> = game.open.lunas[place].slots(game.open.account(who)).collect();
        for slot in slots {
            if let Some(card) = draw(game, who, fx) {
                game.lunas[place].slots[slot.index()] = Some(Secret::new(card, SeatSet::NONE));
                luna_mut(&mut game.open, who).hidden.insert(slot);
            }
        }
    }
}

/// The top card of her deck. An empty deck is rebuilt from the discard pile; from level 2 on one more grade-II card
/// comes in.
/// § SK-15.3
fn draw(game: &mut Skymines, who: Who, fx: &mut Fx<Event>) -> Option<LunaCard> {
    let (place, seat) = (place_of(&game.open, who), game.open.party(who));
    if game.lunas[place].deck.is_empty() {
        let luna = luna_mut(&mut game.open, who);
        let mut cards = std::mem::take(&mut luna.discard);
        let stronger = data().luna.levels[usize::from(luna.level)].stronger;
        let more = if stronger { game.lunas[place].spare.draw(fx, Seat(0)) } else { None };
        more.iter().for_each(|card| cards.insert(*card));
        game.lunas[place].deck = Deck::shuffled(cards, &mut game.rng, Stream::Table);
        fx.tell(|| Event::LunaReshuffled { seat, stronger: more.is_some() });
    }
    game.lunas[place].deck.draw(fx, Seat(0))
}

/// Her turn: at first what her majority cards reveal, then the card of the next slot; after the last one she is out.
/// § SK-15.6
pub(crate) fn take_turn(game: &mut Skymines, who: Who, fx: &mut Fx<Event>) {
    fx.stop_undo(SeatSet::ALL);
    let (place, seat) = (place_of(&game.open, who), game.open.party(who));
    if game.open.lunas[place].turns == 0 {
        for card in game.open.lunas[place].majority.0.into_iter().flatten() {
            let Some(line) = card.facts().reveal else { continue };
            fx.tell(|| Event::LunaReveals { seat, card });
            carry_out(game, who, card, LunaSlot::B, line, &List::new(), fx);
        }
    }
    luna_mut(&mut game.open, who).turns += 1;
    if let Some(slot) = game.open.lunas[place].hidden.iter().next()
        && let Some(card) = game.lunas[place].slots[slot.index()].take()
    {
        let card = card.reveal(fx);
        let luna = luna_mut(&mut game.open, who);
        luna.hidden.remove(slot);
        luna.shown[slot.index()] = Some(card);
        fx.tell(|| Event::LunaActs { seat, slot, card });
        act(game, who, slot, card, fx);
    }
    if game.open.lunas[place].hidden.is_empty() {
        leave(game, who, fx);
    }
}

/// The lines of a card, from top to bottom; its companies are chosen once.
/// § SK-15.9 SK-15.11
fn act(game: &mut Skymines, who: Who, slot: LunaSlot, card: LunaCard, fx: &mut Fx<Event>) {
    let lines = &card.facts().lines;
    let selector = lines.iter().find_map(|line| match line {
        Line::Advance { company, .. } | Line::Expand { company, .. } => Some(*company),
        _ => None,
    });
    let companies = selector.map_or_else(List::new, |selector| choose::companies(&game.open, who, card, selector, fx));
    for line in lines {
        carry_out(game, who, card, slot, *line, &companies, fx);
    }
}

fn carry_out(
    game: &mut Skymines,
    who: Who,
    card: LunaCard,
    slot: LunaSlot,
    line: Line,
    companies: &List<Company, 4>,
    fx: &mut Fx<Event>,
) {
    match line {
        Line::Coins(coins) => pay_out(&mut game.open, who, coins.into(), fx),
        Line::Helium(steps) => gain_helium(game, who, steps, fx),
        Line::Research(steps) => gain_research(game, who, steps, fx),
        Line::Advance { steps, .. } => {
            for company in companies {
                advance(&mut game.open, who, *company, steps, fx);
            }
        }
        Line::Expand { points, highest, .. } => {
            for company in choose::by_rank(&game.open, companies).iter().rev() {
                expand::expand(&mut game.open, who, card, *company, points, highest, fx);
            }
        }
        Line::Cards(cells) => {
            for cell in &cells[slot.index()] {
                take_card(&mut game.open, who, card, *cell, "slot_cell", fx);
            }
        }
        Line::BestShare => {
            if let Some(cell) = choose::best_share(&game.open) {
                take_card(&mut game.open, who, card, cell, "best_share", fx);
            }
        }
        Line::Marker(spaces) => place_marker(&mut game.open, who, spaces[slot.index()], fx),
        Line::DiscardPlan(cells) => discard_plan(game, who, cells[slot.index()], fx),
        Line::DiscardSpecial => discard_special(&mut game.open, who, fx),
    }
}

/// Thresholds pay as usual; a barrier costs what she has, at most its price; beyond the end a step is coins.
/// § SK-15.10
fn advance(open: &mut Open, who: Who, company: Company, steps: u8, fx: &mut Fx<Event>) {
    let mut left = steps;
    while left > 0 && open.account(who).cells[company] < END {
        let cost = tracks::barrier(open, who, company);
        let free = match cost {
            0 => tracks::free_steps(open, who, company, left),
            _ => 1,
        };
        if cost > 0 {
            let cost = open.account(who).coins.min(cost.into());
            open.account_mut(who).coins -= cost;
            let seat = open.party(who);
            fx.tell(|| Event::BarrierPaid { seat, company, cost: cost as u8 });
        }
        tracks::advance(open, who, company, free, fx);
        left -= free;
    }
    pay_out(open, who, u16::from(left) * u16::from(data().luna.overflow), fx);
}

/// § SK-15.2 SK-15.10
fn gain_helium(game: &mut Skymines, who: Who, steps: u8, fx: &mut Fx<Event>) {
    if steps == 0 {
        return;
    }
    let (facts, seat) = (&data().luna, game.open.party(who));
    let from = game.open.account(who).helium;
    let to = (from + steps).min(facts.tank.end());
    let coins = (steps - (to - from)) * facts.overflow;
    let account = game.open.account_mut(who);
    account.helium = to;
    account.coins += u16::from(coins);
    fx.tell(|| Event::HeliumAdvanced { seat, from, to, coins });
    let level = &facts.levels[usize::from(game.open.lunas[place_of(&game.open, who)].level)];
    switch_on(seat, level.extra_slots, LunaSlot::A, facts.slot_a, from, to, fx);
    let passed = level.helium_tokens.iter().filter(|token| (from + 1..=to).contains(token)).count();
    (0..passed).for_each(|_| grow_stronger(game, who, fx));
}

/// § SK-15.2 SK-15.10
fn gain_research(game: &mut Skymines, who: Who, steps: u8, fx: &mut Fx<Event>) {
    let (facts, seat) = (&data().luna, game.open.party(who));
    let from = game.open.account(who).research;
    let to = (from + steps).min(facts.research.end());
    let coins = (steps - (to - from)) * facts.overflow;
    let account = game.open.account_mut(who);
    account.research = to;
    account.coins += u16::from(coins);
    fx.tell(|| Event::ResearchAdvanced { seat, from, to, coins });
    let level = &facts.levels[usize::from(game.open.lunas[place_of(&game.open, who)].level)];
    switch_on(seat, level.extra_slots, LunaSlot::E, facts.slot_e, from, to, fx);
    let passed = level.research_tokens.iter().filter(|token| (from + 1..=to).contains(token)).count();
    (0..passed).for_each(|_| grow_stronger(game, who, fx));
}

fn switch_on(seat: Party, can: bool, slot: LunaSlot, at: u8, from: u8, to: u8, fx: &mut Fx<Event>) {
    if can && (from + 1..=to).contains(&at) {
        fx.tell(|| Event::LunaSlotOn { seat, slot });
    }
}

/// A Luna token puts an unused grade-II card on top of her deck.
/// § SK-15.2
fn grow_stronger(game: &mut Skymines, who: Who, fx: &mut Fx<Event>) {
    let (place, seat) = (place_of(&game.open, who), game.open.party(who));
    let piles = &mut game.lunas[place];
    if let Some(card) = piles.spare.draw(fx, Seat(0)) {
        let cards: Vec<LunaCard> = [card].into_iter().chain(piles.deck.inside(fx)).collect();
        piles.deck = crate::setup::face_down(cards);
        fx.tell(|| Event::LunaStronger { seat });
    }
}

/// A card of the display goes to her reserve; an empty cell gives nothing.
/// § SK-15.13
fn take_card(open: &mut Open, who: Who, by: LunaCard, cell: Cell, reason: &'static str, fx: &mut Fx<Event>) {
    let Some(card) = open.display[cell.index()] else { return };
    let seat = open.party(who);
    let why = || match reason {
        "best_share" => choose::shares_shown(open, who, by).chose(&cell),
        _ => RivalMove::new(choose::name(open, who), RuleId("SK-15.13"), reason).by(by).among(cell, []).chose(&cell),
    };
    fx.tell(|| Event::LunaTook { seat, card, cell, why: why() });
    open.display[cell.index()] = None;
    luna_mut(open, who).reserve.insert(card);
}

/// Her marker blocks a space and brings her nothing.
/// § SK-15.14
fn place_marker(open: &mut Open, who: Who, space: crate::pieces::Space, fx: &mut Fx<Event>) {
    let seat = open.party(who);
    if open.spaces[space].is_some() || open.account(who).markers == 0 {
        return fx.tell(|| Event::LunaBlocked { seat, space });
    }
    open.account_mut(who).markers -= 1;
    open.spaces[space] = Some(Marker { who, once: false });
    fx.tell(|| Event::MarkerPlaced { seat, space, once: false });
}

/// A plan leaves the display, which is refilled; she takes the coins of the supplement space, whichever the column.
/// § SK-15.15
fn discard_plan(game: &mut Skymines, who: Who, cell: PlanCell, fx: &mut Fx<Event>) {
    let open = &mut game.open;
    let Some(plan) = open.plans[cell.index()].take() else { return };
    open.gone.insert(plan);
    let coins = std::mem::take(&mut open.supplement);
    open.account_mut(who).coins += u16::from(coins);
    let seat = open.party(who);
    fx.tell(|| Event::LunaDiscarded { seat, plan, cell: Some(cell), coins });
    turn::refill(game, Seat(0), fx);
}

/// The special plan that was revealed last leaves the round track.
/// § SK-15.15
fn discard_special(open: &mut Open, who: Who, fx: &mut Fx<Event>) {
    let Some(plan): Option<Plan> = open.specials.iter().next_back() else { return };
    open.specials.remove(plan);
    open.gone.insert(plan);
    let seat = open.party(who);
    fx.tell(|| Event::LunaDiscarded { seat, plan, cell: None, coins: 0 });
}

/// After her last card: a card of the shuffled discard pile says which majority card goes.
/// § SK-15.7
fn leave(game: &mut Skymines, who: Who, fx: &mut Fx<Event>) {
    let Skymines { open, rng, .. } = game;
    let seat = open.party(who);
    open.account_mut(who).out = true;
    let luna = luna_mut(open, who);
    let shown = std::mem::take(&mut luna.shown);
    shown.0.into_iter().flatten().for_each(|card| luna.discard.insert(card));
    fx.tell(|| Event::PhaseEnded { seat });
    let mut pile: Deck<LunaCard, 19> = Deck::shuffled(luna.discard, rng, Stream::Table);
    let Some(looked) = pile.draw(fx, Seat(0)) else { return };
    let [left, right] = looked.facts().numbers;
    let side = match left.cmp(&right) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    };
    let discarded = side.and_then(|side: usize| luna.majority[side].take());
    discarded.iter().for_each(|card| luna.discard.insert(*card));
    fx.tell(|| Event::LunaMajorityLeft { seat, looked, discarded });
}
