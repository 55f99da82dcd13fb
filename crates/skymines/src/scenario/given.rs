//! What scenarios set up.

use game_core::{Fx, Id, Seat, SeatSet, Secret};
use game_testkit::facts::{Said, number, put};

use super::expect;
use crate::data::{data, station};
use crate::pieces::{
    Card, CardSet, Company, LunaCard, LunaSlot, Mission, PerCompany, Plan, PlanCell, Space, Spot, Token, Track, Who,
};
use crate::rules::{expand::SHUTTLES, reach};
use crate::setup;
use crate::state::{AREA, Account, Laid, Luna, Lying, Marker, Person, Skymines};

/// A card by its name, or a starting card of the seat by its short one.
pub(super) fn card(seat: Option<Seat>, word: &str) -> Result<Card, String> {
    let Some(seat) = seat else { return word.parse() };
    let own = Card::starting(seat.0).find(|card| card.to_string().ends_with(&format!("_{word}")));
    own.map_or_else(|| word.parse(), Ok)
}

fn cards(said: &Said<'_>) -> Result<Vec<Card>, String> {
    let words = said.words("card");
    let words = if words == ["none"] { &[][..] } else { words };
    let seat = said.seat().ok();
    words.iter().map(|word| card(seat, word)).collect()
}

/// Takes a card away from wherever it lies.
fn take_away(game: &mut Skymines, card: Card) {
    game.deck.take_out(card);
    let open = &mut game.open;
    open.discard.remove(card);
    open.display.0.iter_mut().filter(|cell| **cell == Some(card)).for_each(|cell| *cell = None);
    for seat in Seat::all(open.seats) {
        let person = &mut open.persons[seat];
        person.hand.remove(card);
        person.rests.0.iter_mut().for_each(|deck| deck.remove(card));
        while let Some(place) = person.area.iter().position(|lying| lying.card == card) {
            person.area.remove(place);
        }
    }
    open.lunas.as_mut_slice().iter_mut().for_each(|luna| luna.reserve.remove(card));
}

fn take_plan(game: &mut Skymines, plan: Plan) {
    if let Some(letter) = plan.facts().letter {
        game.supplies[letter.index()].take_out(plan);
    }
    let open = &mut game.open;
    open.gone.remove(plan);
    open.specials.remove(plan);
    open.plans.0.iter_mut().filter(|cell| **cell == Some(plan)).for_each(|cell| *cell = None);
    for seat in Seat::all(open.seats) {
        let screens = &mut open.persons[seat].screens.0;
        screens.iter_mut().filter(|laid| laid.is_some_and(|laid| laid.plan == plan)).for_each(|laid| *laid = None);
    }
}

pub(super) fn chapter(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    game.open.chapter = said.number("number")?;
    setup::deal(game, false, &mut Fx::silent());
    Ok(())
}

/// The game is laid out again, and this player begins.
pub(super) fn first(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let first = said.seat()?;
    let open = &mut game.open;
    (open.first, open.starter) = (first, first);
    let seats = open.seats;
    let account =
        Account { coins: data().console.coins.into(), markers: open.account(first).markers, ..Account::default() };
    for (place, seat) in first.clockwise(seats).enumerate() {
        let hand = Card::starting(seat.0).chain([Card::single(place as u8)]).collect();
        open.persons[seat] = Person { hand, ..Person::default() };
        *open.account_mut(seat) = account;
        let token = (0..10).map(Token).find(|token| token.facts().first_game == Some(place as u8 + 1));
        token.into_iter().for_each(|token| setup::give_token(open, seat, token, &mut Fx::silent()));
    }
    Ok(())
}

/// No marker has moved: the bonuses of tokens are taken back.
pub(super) fn fresh(game: &mut Skymines, _: &Said<'_>) -> Result<(), String> {
    for account in game.open.accounts.as_mut_slice() {
        (account.cells, account.helium) = (PerCompany::default(), 0);
    }
    Ok(())
}

pub(super) fn tracks(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let tracks: Vec<Track> = said.all("track")?;
    let all: [Track; 4] = tracks.try_into().map_err(|_| "Four tracks are needed, in the order of the companies.")?;
    put(&mut game.open.tracks, PerCompany::new(|company: Company| all[company.index()]))
}

pub(super) fn display(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let cell = said.get::<crate::pieces::Cell>("cell")?.index();
    let new = match said.word("card") {
        "none" => None,
        word => Some(card(None, word)?),
    };
    new.into_iter().for_each(|card| take_away(game, card));
    let old = std::mem::replace(&mut game.open.display[cell], new);
    old.into_iter().for_each(|card| game.open.discard.insert(card));
    Ok(())
}

pub(super) fn empty_deck(game: &mut Skymines, _: &Said<'_>) -> Result<(), String> {
    let cards: Vec<Card> = game.deck.inside(&Fx::<()>::silent()).collect();
    for card in cards {
        take_away(game, card);
        game.open.discard.insert(card);
    }
    Ok(())
}

/// These cards lie there besides those of the market that already do.
pub(super) fn discard(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    for card in cards(said)? {
        take_away(game, card);
        game.open.discard.insert(card);
    }
    Ok(())
}

pub(super) fn plan_cell(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let cell = said.get::<PlanCell>("cell")?.index();
    let plan: Plan = said.get("plan")?;
    take_plan(game, plan);
    let old = game.open.plans[cell].replace(plan);
    old.into_iter().for_each(|plan| game.open.gone.insert(plan));
    Ok(())
}

/// So many are left; the others are out of play.
pub(super) fn supply(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (letter, left): (crate::pieces::Letter, usize) = (said.get("letter")?, said.number("number")?);
    let plans: Vec<Plan> = game.supplies[letter.index()].inside(&Fx::<()>::silent()).collect();
    for plan in plans.into_iter().skip(left) {
        game.supplies[letter.index()].take_out(plan);
        game.open.gone.insert(plan);
    }
    Ok(())
}

/// One or two lie on the table.
pub(super) fn missions(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let missions: Vec<Mission> = said.all("mission")?;
    if missions.len() > 2 {
        return Err("At most two missions are in play.".to_owned());
    }
    put(&mut game.open.missions, missions.into_iter().collect())
}

pub(super) fn specials(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    put(&mut game.open.specials, said.all::<Plan>("plan")?.into_iter().collect())
}

/// Pieces come from the first columns that hold such a piece.
pub(super) fn pieces(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let company = said.get::<Company>("company")?;
    let open = &mut game.open;
    let facts = station(open.map, company);
    open.stations[company] = crate::station::Station::full(facts);
    open.pieces[company] = crate::pieces::SpotSet::EMPTY;
    for spot in said.all::<Spot>("spot")? {
        if !reach::places(open.map).contains(spot) {
            return Err(format!("`{spot}` is no place of this map."));
        }
        let shuttle = reach::takes_shuttle(open.map, spot);
        let mut columns = (0..3).filter(|column| facts.shuttles[usize::from(*column)] == shuttle);
        let column =
            if shuttle { Some(SHUTTLES) } else { columns.find(|column| open.stations[company].holds(*column)) };
        open.stations[company].take(column.ok_or("No piece is left.")?);
        open.pieces[company].insert(spot);
    }
    Ok(())
}

fn column_of<'a>(game: &'a mut Skymines, said: &Said<'_>) -> Result<&'a mut crate::station::Column, String> {
    let (company, column): (Company, usize) = (said.get("company")?, said.number("number")?);
    game.open.stations[company].columns.0.get_mut(column).ok_or_else(|| "Columns are 0, 1 and 2.".to_owned())
}

pub(super) fn column(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let pieces = said.number("pieces")?;
    let column = column_of(game, said)?;
    column.pieces = pieces;
    column.bottom_open |= pieces == 0;
    Ok(())
}

pub(super) fn bottom(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    column_of(game, said)?.bottom_open = true;
    Ok(())
}

pub(super) fn space(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (space, word) = (said.get::<Space>("space")?, said.word("player"));
    let who = match word.strip_prefix("luna_") {
        Some(place) => Who(game.open.seats + number::<u8>(place)?.saturating_sub(1)),
        None => said.seat()?.into(),
    };
    let account = game.open.account_mut(who);
    account.markers = account.markers.checked_sub(1).ok_or("No marker is left in the reserve.")?;
    put(&mut game.open.spaces[space], Some(Marker { who, once: false }))
}

pub(super) fn token(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, token): (Seat, Token) = (said.seat()?, said.get("token")?);
    let person = &mut game.open.persons[seat];
    person.token = Some(token);
    put(&mut person.screens[0], Some(Laid { plan: token.plan(), down: false }))
}

/// Two tokens to choose from.
pub(super) fn offers(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, tokens) = (said.seat()?, said.all::<Token>("token")?);
    if tokens.len() != 2 {
        return Err("Everybody chooses from two tokens.".to_owned());
    }
    game.drafts.change(seat, |desk| desk.offers = tokens.into_iter().collect());
    Ok(())
}

/// Other cards of the hand go to the discard pile.
pub(super) fn hand(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, wanted) = (said.seat()?, cards(said)?);
    let old = std::mem::take(&mut game.open.persons[seat].hand);
    game.open.discard |= old;
    for card in wanted {
        take_away(game, card);
        game.open.persons[seat].hand.insert(card);
    }
    Ok(())
}

pub(super) fn has(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let seat = said.seat()?;
    let card = card(Some(seat), said.word("card"))?;
    take_away(game, card);
    game.open.persons[seat].hand.insert(card);
    Ok(())
}

/// These lie face up in the area; what lay there goes to the hand.
pub(super) fn area(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, wanted) = (said.seat()?, cards(said)?);
    if wanted.len() > AREA {
        return Err(format!("An area holds at most {AREA} cards and tiles."));
    }
    let old = std::mem::take(&mut game.open.persons[seat].area);
    old.iter().filter(|lying| !lying.card.is_tile()).for_each(|lying| game.open.persons[seat].hand.insert(lying.card));
    let mut slots =
        crate::pieces::Slot::ALL.into_iter().filter(|slot| game.open.slot_on(seat, *slot)).collect::<Vec<_>>();
    slots.extend(crate::pieces::Slot::ALL.into_iter().filter(|slot| !game.open.slot_on(seat, *slot)));
    let mut slots = slots.into_iter();
    for card in wanted {
        take_away(game, card);
        let slot = if card.is_tile() { None } else { slots.next() };
        game.open.persons[seat].area.push(Lying { card, slot, up: true, plus: false });
    }
    Ok(())
}

/// These of the area are turned face down.
pub(super) fn used(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, wanted) = (said.seat()?, cards(said)?.into_iter().collect::<CardSet>());
    for lying in game.open.persons[seat].area.as_mut_slice() {
        lying.up &= !wanted.contains(lying.card);
    }
    Ok(())
}

pub(super) fn rest(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, rest, wanted) = (said.seat()?, expect::rest(said)?, cards(said)?);
    let old = std::mem::take(&mut game.open.persons[seat].rests[rest.index()]);
    game.open.persons[seat].hand |= old;
    for card in wanted {
        take_away(game, card);
        game.open.persons[seat].rests[rest.index()].insert(card);
    }
    Ok(())
}

pub(super) fn screen(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, place) = (said.seat()?, expect::screen_place(said)?);
    let plan: Option<Plan> = match said.word("plan") {
        "none" => None,
        _ => Some(said.get("plan")?),
    };
    plan.into_iter().for_each(|plan| take_plan(game, plan));
    let new = plan.map(|plan| Laid { plan, down: false });
    let old = std::mem::replace(&mut game.open.persons[seat].screens[place], new);
    old.into_iter().for_each(|laid| game.open.gone.insert(laid.plan));
    Ok(())
}

pub(super) fn screen_down(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (seat, place) = (said.seat()?, expect::screen_place(said)?);
    let laid = game.open.persons[seat].screens[place].as_mut().ok_or("There is no plan.")?;
    put(&mut laid.down, true)
}

/// The place of a Luna, from 0.
pub(super) fn place(game: &Skymines, said: &Said<'_>) -> Result<usize, String> {
    let place = said.number::<usize>("place")?.checked_sub(1);
    place.filter(|place| *place < game.open.lunas.len()).ok_or_else(|| "There is no such Luna.".to_owned())
}

pub(super) fn luna<'a>(game: &'a mut Skymines, said: &Said<'_>) -> Result<(&'a mut Account, &'a mut Luna), String> {
    let place = place(game, said)?;
    let open = &mut game.open;
    let account = &mut open.accounts.as_mut_slice()[usize::from(open.seats) + place];
    Ok((account, &mut open.lunas.as_mut_slice()[place]))
}

/// Takes a card of Luna's away from wherever it lies.
fn take_luna_card(game: &mut Skymines, place: usize, card: LunaCard) {
    let fx = Fx::<()>::silent();
    let piles = &mut game.lunas[place];
    piles.deck.take_out(card);
    piles.spare.take_out(card);
    let luna = &mut game.open.lunas.as_mut_slice()[place];
    luna.discard.remove(card);
    let shown = luna.majority.0.iter_mut().chain(&mut luna.shown.0);
    shown.filter(|shown| **shown == Some(card)).for_each(|shown| *shown = None);
    for slot in LunaSlot::ALL {
        if piles.slots[slot.index()].is_some_and(|hidden| *hidden.inside(&fx) == card) {
            piles.slots[slot.index()] = None;
            luna.hidden.remove(slot);
        }
    }
}

pub(super) fn majority(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (place, wanted) = (place(game, said)?, said.all::<LunaCard>("luna_card")?);
    let [left, right] = wanted[..] else { return Err("Two cards are needed: left and right.".to_owned()) };
    for (side, card) in [left, right].into_iter().enumerate() {
        take_luna_card(game, place, card);
        let luna = &mut game.open.lunas.as_mut_slice()[place];
        let old = luna.majority[side].replace(card);
        old.into_iter().for_each(|card| luna.discard.insert(card));
    }
    Ok(())
}

/// `b:I-6 c:I-1`: only these slots hold cards.
pub(super) fn luna_slots(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let place = place(game, said)?;
    let fx = Fx::<()>::silent();
    for slot in LunaSlot::ALL {
        if let Some(card) = game.lunas[place].slots[slot.index()].take() {
            let luna = &mut game.open.lunas.as_mut_slice()[place];
            luna.discard.insert(*card.inside(&fx));
            luna.hidden.remove(slot);
        }
    }
    for word in said.words("card") {
        let (slot, card) = word.split_once(':').ok_or("Cards of slots are written `b:I-6`.")?;
        let (slot, card): (LunaSlot, LunaCard) = (slot.parse()?, card.parse()?);
        take_luna_card(game, place, card);
        game.lunas[place].slots[slot.index()] = Some(Secret::new(card, SeatSet::NONE));
        game.open.lunas.as_mut_slice()[place].hidden.insert(slot);
    }
    Ok(())
}

/// So many cards are left in her deck; the others lie in her discard pile.
pub(super) fn luna_deck(game: &mut Skymines, said: &Said<'_>) -> Result<(), String> {
    let (place, left): (usize, usize) = (place(game, said)?, said.number("number")?);
    let cards: Vec<LunaCard> = game.lunas[place].deck.inside(&Fx::<()>::silent()).collect();
    for card in cards.into_iter().skip(left) {
        game.lunas[place].deck.take_out(card);
        game.open.lunas.as_mut_slice()[place].discard.insert(card);
    }
    Ok(())
}
