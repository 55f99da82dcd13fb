//! A whole game that a view could have come from.

use game_core::{Deck, Drafts, Fx, IdSet, PerSeat, Rng, Seat, SeatSet, Secret, Stream};

use crate::actions::Action;
use crate::board::Board;
use crate::data::Mix;
use crate::desk::{Desk, Hand};
use crate::events::Event;
use crate::pieces::{Civ, Colour, EventCard, Objective, Ring, Tile};
use crate::rules::{self, open};
use crate::setup::{shape_of, tiles_of};
use crate::state::{EVENTS, LEVEL, Part, PlanetUnknown, SECTORS};
use crate::view::View;

/// Deals again what the viewer does not know. Others who have finished did something legal; who has not might have
/// begun as well as not, and is taken not to have.
pub(crate) fn imagine(view: &View, rng: &mut Rng) -> PlanetUnknown {
    let seats = view.table.seats;
    let boards: PerSeat<Board> = PerSeat::new(seats, |seat| view.boards[seat].into());
    let own: Option<(Seat, Desk)> = view.viewer.seat().zip(view.own.as_ref().map(Desk::from));
    let mut game = PlanetUnknown {
        table: view.table,
        depots: depots(view, &boards, own.as_ref(), rng),
        civs: Default::default(),
        unused: Default::default(),
        objectives: Deck::default(),
        events: events(view, own.as_ref(), rng),
        boards,
        desks: Drafts::new(seats, |_| Desk::default()),
        rng: rng.fork(),
    };
    let mut hands = PerSeat::<Hand>::new(seats, |_| Hand::default());
    civs(&mut game, own.as_ref(), &mut hands, rng);
    objectives(&mut game, own.as_ref(), &mut hands, rng);
    let desk = |seat: Seat| match &own {
        Some((me, desk)) if *me == seat => *desk,
        _ => {
            let mut desk = open::desk_for(&game.table, &game.boards[seat], hands[seat], seat);
            // Who is choosing civ cards may have taken them all and still not have finished.
            desk.done &= !view.deciding.contains(seat);
            desk
        }
    };
    let desks = Drafts::new(seats, desk);
    game.desks = desks;
    for seat in Seat::all(seats) {
        let other = own.as_ref().is_none_or(|(me, _)| *me != seat);
        if other && !view.deciding.contains(seat) {
            play_out(&mut game, seat, rng);
        }
    }
    game
}

/// The tiles that are nowhere to be seen lie in their compartments.
/// § PU-1.4
fn depots(
    view: &View,
    boards: &PerSeat<Board>,
    own: Option<&(Seat, Desk)>,
    rng: &mut Rng,
) -> [[Deck<Tile, 12>; 2]; SECTORS] {
    let mut depots = [[Deck::default(); 2]; SECTORS];
    let laid = |tile: &Tile| {
        let open = boards.iter().any(|(_, board)| holds(board, *tile));
        open || own.is_some_and(|(_, desk)| holds(&desk.board, *tile))
    };
    for (sector, rings) in depots.iter_mut().enumerate() {
        for ring in Ring::ALL {
            let top = view.table.tops[sector][ring.index()];
            let hidden = tiles_of(shape_of(view.table.shift, sector, ring)).filter(|tile| Some(*tile) != top);
            let mut hidden: Vec<Tile> = hidden.filter(|tile| !laid(tile)).collect();
            rng.shuffle(Stream::Table, &mut hidden);
            hidden.truncate(usize::from(view.table.left[sector][ring.index()].saturating_sub(1)));
            rings[ring.index()] = face_down(&hidden);
        }
    }
    depots
}

fn holds(board: &Board, tile: Tile) -> bool {
    board.aside == Some(tile) || board.tiles.iter().any(|laying| laying.tile == tile)
}

fn face_down<T: Copy + Default, const N: usize>(cards: &[T]) -> Deck<T, N> {
    Deck::in_order(cards.iter().map(|card| Secret::new(*card, SeatSet::NONE)))
}

/// The event deck holds as many of each signal as are left of its mix; what was looked at is on top.
/// § PU-10.14 PU-10.28
fn events(view: &View, own: Option<&(Seat, Desk)>, rng: &mut Rng) -> Deck<EventCard, EVENTS> {
    let Some(mix) = view.table.mix.map(Mix::from) else { return Deck::default() };
    let solo = view.table.seats == 1;
    let mut seen = view.table.past_events;
    view.table.event.into_iter().for_each(|event| seen.insert(event));
    let peeked = own.and_then(|(_, desk)| desk.hand.peeked);
    let mut deck: Vec<EventCard> = Vec::new();
    for colour in Colour::ALL {
        let of_colour = |card: &EventCard| card.facts().colour == colour;
        let gone = seen.iter().filter(of_colour).count() + peeked.iter().filter(|card| of_colour(card)).count();
        let usable = |card: &EventCard| {
            of_colour(card) && (solo || !card.facts().solo_only) && !seen.contains(*card) && peeked != Some(*card)
        };
        let mut cards: Vec<EventCard> = EventCard::all().filter(usable).collect();
        rng.shuffle(Stream::Table, &mut cards);
        deck.extend(cards.into_iter().take(usize::from(mix.of(colour)).saturating_sub(gone)));
    }
    rng.shuffle(Stream::Table, &mut deck);
    deck.extend(peeked);
    deck.reverse();
    face_down(&deck)
}

/// Civ cards: what others keep is some card of its level for the end of the game; stacks hold what was seen there.
/// § PU-1.3 PU-1.4
fn civs(game: &mut PlanetUnknown, own: Option<&(Seat, Desk)>, hands: &mut PerSeat<Hand>, rng: &mut Rng) {
    let seats = game.table.seats;
    let mut placed = IdSet::<Civ>::EMPTY;
    let mut known = IdSet::<Civ>::EMPTY;
    let mut shown = IdSet::<Civ>::EMPTY;
    for (_, board) in game.boards.iter() {
        placed |= board.resolved | board.revealed;
    }
    if let Some((_, desk)) = own {
        placed |= desk.hand.civs | desk.board.resolved;
        known = desk.hand.seen & !placed;
        shown = desk.shown;
    }
    for level in 0..4usize {
        let mut free: Vec<Civ> = Civ::of_level(level as u8 + 1).filter(|card| !placed.contains(*card)).collect();
        rng.shuffle(Stream::Table, &mut free);
        // Cards seen in the stack are dealt first, so that they stay in play.
        free.sort_by_key(|card| (!shown.contains(*card), !known.contains(*card)));
        for seat in Seat::all(seats) {
            if own.is_some_and(|(me, _)| *me == seat) {
                continue;
            }
            let board = &game.boards[seat];
            let open = board.revealed.iter().filter(|card| usize::from(card.facts().level) == level + 1);
            let hidden = usize::from(board.kept[level]) - open.count();
            for _ in 0..hidden {
                let fits = |card: &Civ| !card.facts().immediate() && !shown.contains(*card);
                if let Some(place) = free.iter().position(fits) {
                    hands[seat].civs.insert(free.remove(place));
                }
            }
            hands[seat].civs |= board.revealed;
        }
        let (stack, rest) = free.split_at(usize::from(game.table.civs[level]).min(free.len()));
        game.civs[level] = face_down::<Civ, LEVEL>(stack);
        game.unused[level] = face_down::<Civ, LEVEL>(&rest[..usize::from(game.table.unused[level]).min(rest.len())]);
    }
}

/// Objectives: those that lie open and one's own are known, the others are dealt.
/// § PU-1.4
fn objectives(game: &mut PlanetUnknown, own: Option<&(Seat, Desk)>, hands: &mut PerSeat<Hand>, rng: &mut Rng) {
    let table = &game.table;
    let mut known: IdSet<Objective> = table.neighbours.iter().copied().chain(table.shared).collect();
    for (_, board) in game.boards.iter() {
        known |= board.objectives;
    }
    if let Some((_, desk)) = own {
        known |= desk.hand.objectives | desk.hand.returned | desk.drawn;
        desk.offered.into_iter().for_each(|card| known.insert(card));
    }
    let mut free: Vec<Objective> = Objective::all().filter(|card| !known.contains(*card)).collect();
    rng.shuffle(Stream::Table, &mut free);
    for seat in Seat::all(table.seats) {
        if own.is_some_and(|(me, _)| *me == seat) {
            continue;
        }
        let open = game.boards[seat].objectives;
        let hidden = u32::from(table.private[seat]).saturating_sub(open.len());
        hands[seat].objectives = open | (0..hidden).filter_map(|_| free.pop()).collect();
    }
    game.objectives = face_down(&free);
}

/// Plays a seat's part at random until it has finished; what it would draw or look at it leaves alone.
fn play_out(game: &mut PlanetUnknown, seat: Seat, rng: &mut Rng) {
    let fx = Fx::<Event>::silent();
    let mut list: Vec<Action> = Vec::new();
    for _ in 0..200 {
        list.clear();
        rules::legal(game, seat, &mut list);
        list.retain(|action| !matches!(action, Action::Objectives | Action::Peek | Action::Dump { .. }));
        if list.is_empty() {
            break;
        }
        let last = list.last().copied().filter(|action| *action == Action::Confirm);
        let action = last.unwrap_or_else(|| list[rng.below(Stream::Table, list.len() as u32) as usize]);
        let table = game.table;
        rules::act(&table, game.desks.acts(seat, &fx), seat, action);
        let desk = game.desks.acts(seat, &fx);
        if rules::items::closes_itself(&table, desk) {
            rules::items::confirm(&table, desk);
        }
    }
    let table = game.table;
    let desk = game.desks.acts(seat, &fx);
    if !desk.done {
        rules::items::confirm(&table, desk);
    }
}

/// Shuffles what nobody has seen.
pub(crate) fn redeal(game: &mut PlanetUnknown, rng: &mut Rng) {
    for deck in game.depots.iter_mut().flatten() {
        deck.reshuffle_unseen(rng, Stream::Table);
    }
    let fx = Fx::<Event>::silent();
    let peeked = Seat::all(game.table.seats).any(|seat| game.desks.inside(seat, &fx).hand.peeked.is_some());
    let mut events: Vec<EventCard> = game.events.inside(&fx).collect();
    let from = usize::from(peeked);
    if events.len() > from {
        rng.shuffle(Stream::Table, &mut events[from..]);
    }
    game.events = face_down(&events);
    let busy = game.table.part != Part::Over;
    game.objectives.reshuffle_unseen(rng, Stream::Table);
    if busy {
        game.rng = rng.fork();
    }
}
