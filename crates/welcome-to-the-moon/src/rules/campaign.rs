//! What a campaign does between the adventures and in them.

use game_core::{Deck, Fx, List, Outcome, PerSeat, Rng, Seat, SeatSet, Secret, SoloResult, Stream};

use crate::board::{Board, on_board};
use crate::campaign::{ADVENTURES, Answer, Campaign, Come, DATA, EVENTS, EventKind, FIRST_TURN, LAST_TURN};
use crate::card::Card;
use crate::events::Event;
use crate::pieces::{Claim, Letter};
use crate::rules::{end, supply, turn};
use crate::setup;
use crate::state::{Decided, Desk, Part, Table, Task, WelcomeToTheMoon};

/// Hidden turns for the events of an adventure, none twice.
/// § WM-C.9
pub(crate) fn draw_omens(table: &Table, rng: &mut Rng) -> List<Secret<u8>, EVENTS> {
    let count = table.campaign.map_or(0, |campaign| campaign.events(table.adventure).len());
    let mut turns: List<u8, 16> = (FIRST_TURN..=LAST_TURN).collect();
    if count > 0 {
        rng.shuffle(Stream::Table, turns.as_mut_slice());
    }
    turns.iter().take(count).map(|&turn| Secret::new(turn, SeatSet::NONE)).collect()
}

/// Hidden turns that fit what has come so far.
/// § WM-C.12
pub(crate) fn imagine_omens(table: &Table, rng: &mut Rng) -> List<Secret<u8>, EVENTS> {
    let Some(campaign) = &table.campaign else { return List::new() };
    // In adventure 8 a single player's event comes before the first card, so the present turn is settled as well.
    let mut turns: List<u8, 16> = (FIRST_TURN.max(table.turn + 1)..=LAST_TURN).collect();
    rng.shuffle(Stream::Table, turns.as_mut_slice());
    let mut later = turns.iter().copied();
    let turn_of = |event: &u8| {
        let come = campaign.come.iter().find(|come| come.event == *event).map(|come| come.turn.min(table.turn));
        Secret::new(come.or_else(|| later.next()).unwrap_or(0), SeatSet::NONE)
    };
    campaign.events(table.adventure).iter().map(turn_of).collect()
}

/// Whether the solo deck was shuffled as a whole.
pub(crate) fn is_mixed(table: &Table) -> bool {
    let storm = |come: &Come| DATA.event(come.event) == EventKind::ReshuffleAll;
    table.campaign.is_some_and(|campaign| campaign.come.iter().any(storm))
}

/// The events of this turn come.
/// § WM-C.9
pub(crate) fn reveal(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let Some(campaign) = game.table.campaign else { return };
    let events = campaign.events(game.table.adventure);
    let omens = game.omens;
    for (event, omen) in events.iter().zip(omens.iter()) {
        if *omen.inside(fx) == game.table.turn {
            come(game, *event, fx);
        }
    }
}

pub(crate) fn come(game: &mut WelcomeToTheMoon, event: u8, fx: &mut Fx<Event>) {
    let turn = game.table.turn;
    let Some(campaign) = &mut game.table.campaign else { return };
    let kind = DATA.event(event);
    let mut from = turn;
    if matches!(kind, EventKind::ClosePile { .. }) {
        // Two piles are never closed at once: the later event waits.
        while campaign.closed_pile(from).is_some() {
            from += 1;
        }
    }
    campaign.come.push(Come { event, turn: from });
    fx.stop_undo(SeatSet::ALL);
    fx.tell(|| Event::EventCame { event, what: DATA.told(event, game.table.astra.is_some()) });
    match kind {
        EventKind::FlipMission => flip_mission(&mut game.table, fx),
        EventKind::ReshuffleAll => storm(game, fx),
        _ => {}
    }
}

/// The first mission that nobody has claimed and that is not turned over.
/// § WM-C.9
fn flip_mission(table: &mut Table, fx: &mut Fx<Event>) {
    if let Some(mission) = Letter::ALL.into_iter().find(|letter| !table.flipped[letter.index()]) {
        table.flipped[mission.index()] = true;
        fx.tell(|| Event::MissionTurned { mission });
    }
}

/// Whether a seat may write an X before this turn.
/// § WM-C.9
pub(crate) fn is_reinforced(table: &Table, seat: Seat) -> bool {
    let Some(campaign) = &table.campaign else { return false };
    campaign.in_force(table.turn, |kind| kind == EventKind::TrailingFreeX) && campaign.trailing().contains(seat)
}

/// Whether a seat may not claim missions in this turn.
/// § WM-C.9
pub(crate) fn bars_claims(table: &Table, seat: Seat) -> bool {
    let Some(campaign) = &table.campaign else { return false };
    let barred = |kind| matches!(kind, EventKind::LeadersNoMissions { .. });
    campaign.in_force(table.turn, barred) && campaign.leaders().contains(seat)
}

/// All cards are shuffled and dealt again; a single player's deck is only shuffled.
/// § WM-C.9
fn storm(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, decks, rng, .. } = game;
    let mut cards: List<Card, 96> = decks.iter().flat_map(|deck| deck.inside(fx)).collect();
    if table.astra.is_some() {
        let counts = decks.each_ref().map(Deck::len);
        rng.shuffle(Stream::Table, cards.as_mut_slice());
        let mut from = 0;
        *decks = counts.map(|count| {
            from += count;
            supply::face_down(&cards.as_slice()[from - count..from])
        });
        return;
    }
    for pile in &mut table.piles {
        pile.discard.iter().chain([pile.shown]).chain(pile.flipped).for_each(|card| cards.push(card));
        *pile = crate::state::Pile::default();
    }
    *decks = supply::deal_piles(table, cards.as_mut_slice(), rng, fx);
    supply::flip(table, decks, rng, fx);
    fx.tell(|| Event::CardsFlipped { turn: table.turn, combinations: turn::told_offers(table) });
}

/// An adventure is over: places, stars, the next captain; or the end of the campaign.
/// § WM-C.2 WM-C.3 WM-C.5 WM-C.13
pub(crate) fn finish_adventure(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, rng, .. } = game;
    let outcome = on_board!(board, sheets => end::outcome(table, sheets));
    let (adventure, seats) = (table.adventure, table.seats);
    let Some(campaign) = &mut table.campaign else { return };
    let (places, astra) = match outcome {
        Outcome::Ranks { ranks, .. } | Outcome::Teams { ranks, .. } => (ranks, None),
        Outcome::Solo { result, .. } => {
            let (player, astra) = match result {
                SoloResult::Won => (1, 2),
                SoloResult::Drawn => (1, 1),
                SoloResult::Lost => (2, 1),
            };
            (PerSeat::new(seats, |_| player), Some(astra))
        }
    };
    let index = usize::from(adventure - 1);
    for seat in Seat::all(seats) {
        campaign.places[seat][index] = places[seat];
        campaign.stars[seat][index] = campaign.stars_for(adventure, places[seat]);
        campaign.crew[seat] = None;
    }
    if let Some(place) = astra {
        campaign.astra_stars[index] = campaign.stars_for(adventure, place);
        campaign.astra_places[index] = place;
    }
    let stars = Seat::all(seats).map(|seat| campaign.stars[seat][index]).collect();
    fx.tell(|| Event::AdventureEnded {
        adventure,
        turn: table.turn,
        places: places.as_slice().to_vec(),
        stars,
        story: format!("outro-{adventure}"),
    });
    if usize::from(adventure) == ADVENTURES {
        table.part = Part::Over;
        let outcome = final_outcome(campaign);
        table.outcome = Some(outcome);
        fx.tell(|| ending(campaign, outcome));
        return;
    }
    campaign.captain = next_captain(campaign, places, rng, fx);
    fx.tell(|| Event::CaptainNamed { seat: campaign.captain });
    table.part = Part::Dilemma;
    on_board!(board, sheets => turn::open_desks(table, sheets));
}

/// The winner of the adventure; of several the one with fewest stars, then by lot.
/// § WM-C.5
fn next_captain(campaign: &Campaign, places: PerSeat<u8>, rng: &mut Rng, fx: &mut Fx<Event>) -> Seat {
    let seats = places.seats();
    if seats == 1 {
        return Seat(0);
    }
    let best = places.iter().map(|(_, place)| *place).min().unwrap_or(1);
    let winners = || Seat::all(seats).filter(|&seat| places[seat] == best);
    let fewest = winners().map(|seat| campaign.total(seat)).min().unwrap_or(0);
    let tied = || winners().filter(|&seat| campaign.total(seat) == fewest);
    let lot = rng.lot(fx, tied().count() as u32) as usize;
    tied().nth(lot).unwrap_or(Seat(0))
}

/// § WM-C.4 WM-C.11
fn final_outcome(campaign: &Campaign) -> Outcome {
    let seats = campaign.stars.seats();
    if seats == 1 {
        let margin = i32::from(campaign.total(Seat(0))) - i32::from(campaign.astra_total());
        let result = if margin > 0 { SoloResult::Won } else { SoloResult::Lost };
        return Outcome::Solo { result, margin };
    }
    Outcome::ranked(seats, |seat| campaign.merit(seat), &[])
}

/// How the story ends.
/// § WM-C.11 WM-C.15
fn ending(campaign: &Campaign, outcome: Outcome) -> Event {
    let epilogue = match (outcome, campaign.answers[ADVENTURES - 2]) {
        (Outcome::Solo { result: SoloResult::Lost, .. }, _) => "astra",
        (_, Some(Answer::A)) => "treaty",
        _ => "race",
    };
    let (winners, title) = match outcome {
        Outcome::Solo { .. } => (SeatSet::one(Seat(0)), Some(DATA.title(campaign.total(Seat(0))))),
        Outcome::Ranks { ranks, .. } | Outcome::Teams { ranks, .. } => {
            (ranks.iter().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat).collect(), None)
        }
    };
    Event::CampaignEnded {
        epilogue,
        winner_seats: winners.iter().collect(),
        title: title.map(|stars| format!("title-{stars}")),
    }
}

/// What a seat has to decide between two adventures: the captain the dilemma; then who came last picks a crew card, and
/// everybody gets ready.
/// § WM-C.6 WM-C.10 WM-C.13
pub(crate) fn open_between<S>(table: &Table, seat: Seat, desk: &mut Desk<S>) {
    let Some(campaign) = &table.campaign else { return };
    match table.part {
        Part::Dilemma if seat == campaign.captain => desk.agenda.in_order([Task::Dilemma, Task::Finish]),
        Part::Ready if picks_crew(table, campaign, seat) => desk.agenda.in_order([Task::Crew, Task::Finish]),
        Part::Ready => desk.agenda.push(Task::Finish),
        _ => {}
    }
}

/// Whether a seat was last, and not everybody at once; a single player unless they alone were first.
/// § WM-C.10 WM-C.11
fn picks_crew(table: &Table, campaign: &Campaign, seat: Seat) -> bool {
    let index = usize::from(table.adventure - 1);
    let place = |seat: Seat| campaign.places[seat][index];
    if table.seats == 1 {
        return campaign.astra_places[index] == 1;
    }
    let last = Seat::all(table.seats).map(place).max().unwrap_or(1);
    place(seat) == last && last > 1
}

/// The captain has answered, or everybody is ready.
/// § WM-C.13
pub(crate) fn go_on(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    let Some(campaign) = &mut table.campaign else { return };
    let decided = |seat: Seat| on_board!(&*board, sheets => sheets.desks.lay_open(seat, fx).turn.decided);
    if table.part == Part::Dilemma {
        let seat = campaign.captain;
        if let Decided::Answer { answer } = decided(seat) {
            campaign.answers[usize::from(table.adventure - 1)] = Some(answer);
            let option = DATA.answer(table.adventure, answer, table.astra.is_some());
            fx.tell(|| Event::DilemmaAnswered { seat, option });
        }
        table.part = Part::Ready;
        on_board!(board, sheets => turn::open_desks(table, sheets));
        return;
    }
    for (seat, decided) in PerSeat::<Decided>::new(table.seats, decided).iter() {
        if let Decided::Crew { crew } = *decided {
            campaign.crew[seat] = Some(crew);
            fx.tell(|| Event::CrewPicked { seat, crew });
        }
    }
    next_adventure(game, fx);
}

/// Lays out the next adventure.
/// § WM-C.1 WM-C.7 WM-C.13
fn next_adventure(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let table = &mut game.table;
    table.adventure += 1;
    table.turn = 0;
    table.flipped = [false; 3];
    table.claims = PerSeat::new(table.seats, |_| [Claim::Open; 3]);
    if let Some(board) = Board::printed(table.adventure, table.seats) {
        game.board = board;
    }
    fx.stop_undo(SeatSet::ALL);
    fx.tell(|| Event::AdventureBegun {
        adventure: game.table.adventure,
        story: format!("story-{}", game.table.adventure),
    });
    setup::lay_out(game, fx);
    turn::start(game, fx);
}
