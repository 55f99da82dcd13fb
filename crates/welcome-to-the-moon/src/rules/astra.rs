//! How a single player's turn begins: drawing, and what ASTRA does meanwhile.

use game_core::{Deck, Fx, List, Rng, RuleId, Seat, Stream};

use crate::adventure::{Adventure, SheetsOf};
use crate::astra::{Astra, Choices, DATA, Step};
use crate::board::on_board;
use crate::card::{Card, CardSet};
use crate::choice::Combination;
use crate::events::Event;
use crate::pieces::Letter;
use crate::rules::{campaign, supply, turn};
use crate::spot::Spot;
use crate::state::{Decided, PILE, PILES, Part, Table, WelcomeToTheMoon};

/// Whoever plays.
const PLAYER: Seat = Seat(0);
/// What her effects hit, and where she plays with a card, she does by these rules.
const STRIKES: RuleId = RuleId("WM-S.11");
const PLAYS: RuleId = RuleId("WM-S.8");
/// How many cards are drawn for a turn.
const DRAWN: usize = 3;

/// Begins a turn: draws, and stops where the player has to decide something for ASTRA.
/// § WM-S.4
pub(crate) fn begin(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    game.table.part = Part::Draw;
    if first_card_is_hers(&game.table) {
        campaign::reveal(game, fx);
    }
    draw(game, fx);
}

/// In adventure 8 she plays with the first card.
/// § WM-S.8
fn first_card_is_hers(table: &Table) -> bool {
    table.adventure == 8
}

/// What was decided for ASTRA happens, and drawing goes on.
pub(crate) fn go_on(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    let decided = on_board!(board, sheets => {
        turn::lay_open(table, sheets, fx);
        sheets.desks.inside(PLAYER, fx).turn.decided
    });
    if let Decided::Strike { spot } = decided {
        carry_out(game, Some(spot), fx);
    }
    draw(game, fx);
}

/// Draws up to three cards. Effect cards happen at once and are replaced.
/// § WM-S.4 WM-S.8 WM-S.9
fn draw(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) {
    loop {
        if is_waiting(game) {
            return;
        }
        if step(&game.table) != Step::Rest {
            carry_out(game, None, fx);
            continue;
        }
        if drawn(&game.table) == DRAWN {
            break;
        }
        let Some(card) = next_card(game, fx) else { break };
        let Some(astra) = &mut game.table.astra else { return };
        if let Some(letter) = card.letter() {
            astra.discard.insert(card);
            meet(game, letter, fx);
        } else {
            astra.drawn.push(card);
            if astra.drawn.len() == 1 && first_card_is_hers(&game.table) {
                set_step(&mut game.table, Step::Move);
            }
        }
    }
    fx.tell(|| Event::CardsDrawn {
        turn: game.table.turn,
        cards: game
            .table
            .astra
            .map_or(Vec::new(), |astra| astra.drawn.iter().copied().map(Combination::from).collect()),
    });
    if !first_card_is_hers(&game.table) {
        campaign::reveal(game, fx);
    }
    turn::open_turn(game);
}

fn step(table: &Table) -> Step {
    table.astra.map_or(Step::Rest, |astra| astra.step)
}

/// Whether she takes her turn now, rather than strike with an effect card.
/// § WM-S.8
pub(crate) fn plays(table: &Table) -> bool {
    step(table) == Step::Move
}

fn set_step(table: &mut Table, step: Step) {
    if let Some(astra) = &mut table.astra {
        astra.step = step;
    }
}

fn drawn(table: &Table) -> usize {
    table.astra.map_or(0, |astra| astra.drawn.len())
}

/// Puts before the player what they have to decide, if anything.
fn is_waiting(game: &mut WelcomeToTheMoon) -> bool {
    let table = &game.table;
    on_board!(&mut game.board, sheets => !turn::open_desks(table, sheets))
}

/// The next card of the deck; the discard becomes a deck once. Nothing when the second pass is over.
/// § WM-S.14
fn next_card(game: &mut WelcomeToTheMoon, fx: &mut Fx<Event>) -> Option<Card> {
    loop {
        if let Some(deck) = game.decks.iter_mut().find(|deck| !deck.is_empty()) {
            return deck.draw(fx, PLAYER);
        }
        if game.table.pass > 1 {
            return None;
        }
        let astra = game.table.astra.as_mut()?;
        let cards = std::mem::take(&mut astra.discard);
        // Every card has been seen by now, so what is in play is known.
        game.table.stock = cards.union(astra.cards).union(astra.gone).starships();
        game.table.pass += 1;
        game.decks = packs(cards, &mut game.rng);
        fx.tell(|| Event::DeckReshuffled);
    }
}

/// One deck of all these cards, in packs only because that is how a deck lies here.
fn packs(cards: CardSet, rng: &mut Rng) -> [Deck<Card, PILE>; PILES] {
    let mut list: List<Card, { PILES * PILE }> = cards.iter().collect();
    rng.shuffle(Stream::Table, list.as_mut_slice());
    let each = list.len().div_ceil(PILES);
    let mut chunks = list.as_slice().chunks(each.max(1));
    std::array::from_fn(|_| supply::face_down(chunks.next().unwrap_or_default()))
}

/// Shuffles the starship cards into three packs, and ASTRA's effect cards into the third.
/// § WM-S.2 WM-S.19
pub(crate) fn deal(cards: &mut [Card], rng: &mut Rng) -> [Deck<Card, PILE>; PILES] {
    rng.shuffle(Stream::Table, cards);
    let mut chunks = cards.chunks((cards.len() / PILES).max(1));
    let packs: [&[Card]; PILES] = std::array::from_fn(|_| chunks.next().unwrap_or_default());
    let last = packs[PILES - 1].iter().copied().chain(Letter::ALL.map(Card::of_astra));
    [supply::face_down(packs[0]), supply::face_down(packs[1]), Deck::shuffled(last, rng, Stream::Table)]
}

/// Deals what nobody knows: the unseen starship cards, and the effect cards that have not come in this pass. In the
/// first pass they lie in the third pack.
/// § WM-S.18
pub(crate) fn redeal(table: &Table, astra: &Astra, left: [usize; PILES], rng: &mut Rng) -> [Deck<Card, PILE>; PILES] {
    let drawn: CardSet = astra.drawn.iter().copied().collect();
    let seen = astra.discard.union(astra.cards).union(astra.gone).union(drawn);
    let effects = Letter::ALL.map(Card::of_astra).into_iter().filter(|card| !seen.contains(*card));
    let mut unseen = table.stock.without(seen);
    if table.pass == 1 {
        unseen = supply::without_removed(table, unseen, rng);
    }
    let mixed = table.pass > 1 || campaign::is_mixed(table);
    let mut cards: List<Card, { PILES * PILE }> = unseen.iter().collect();
    if mixed {
        effects.clone().for_each(|card| cards.push(card));
    }
    rng.shuffle(Stream::Table, cards.as_mut_slice());
    let mut rest = cards.as_slice();
    let mut pack = |count: usize| {
        let (these, others) = rest.split_at(count.min(rest.len()));
        rest = others;
        these
    };
    // A position set up by hand may have left fewer cards than that.
    let last = if mixed { 0 } else { effects.clone().count().min(left[PILES - 1]) };
    let (first, second, third) = (pack(left[0]), pack(left[1]), pack(left[PILES - 1] - last));
    let third = third.iter().copied().chain(effects.take(last));
    [supply::face_down(first), supply::face_down(second), Deck::shuffled(third, rng, Stream::Table)]
}

/// Whether the second pass cannot supply another turn.
/// § WM-S.14
pub(crate) fn is_out_of_cards(game: &WelcomeToTheMoon) -> bool {
    let Some(astra) = &game.table.astra else { return false };
    let met = Letter::ALL.into_iter().filter(|letter| astra.discard.contains(Card::of_astra(*letter))).count();
    let left: usize = game.decks.iter().map(Deck::len).sum();
    game.table.pass > 1 && left - (Letter::ALL.len() - met) < DRAWN
}

/// An effect card comes: in the second pass the mission with its letter is turned over, and in both it strikes where the
/// adventure says so.
/// § WM-S.9 WM-S.10
fn meet(game: &mut WelcomeToTheMoon, letter: Letter, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    let second = table.pass > 1;
    fx.tell(|| Event::AstraCard { letter, second });
    if second && !table.flipped[letter.index()] {
        table.flipped[letter.index()] = true;
        fx.tell(|| Event::MissionTurned { mission: letter });
    }
    if DATA.board(table.adventure).strikes(letter) {
        let left = on_board!(board, sheets => strikes_of(sheets));
        set_step(table, Step::Strike { letter, left, before: None });
    }
}

fn strikes_of<A: Adventure>(_: &SheetsOf<A>) -> u8 {
    A::STRIKES
}

/// What the player can choose from for ASTRA now.
/// § WM-S.20
pub(crate) fn choices<A: Adventure>(table: &Table, sheets: &SheetsOf<A>) -> Choices {
    let Some(astra) = &table.astra else { return Choices::new() };
    match astra.step {
        Step::Rest => Choices::new(),
        Step::Strike { letter, before, .. } => A::strikes(table, sheets, letter, before),
        Step::Move => astra.drawn.iter().next().map_or(Choices::new(), |card| A::moves(table, sheets, *card)),
    }
}

/// ASTRA does what was chosen, or the only thing she can do; nothing when there is none.
/// § WM-S.8 WM-S.11
fn carry_out(game: &mut WelcomeToTheMoon, chosen: Option<Spot>, fx: &mut Fx<Event>) {
    let WelcomeToTheMoon { table, board, .. } = game;
    let now = step(table);
    set_step(
        table,
        on_board!(board, sheets => {
            let choices = choices(table, sheets);
            let spot = chosen.or_else(|| choices.iter().next().copied());
            match (now, spot) {
                (Step::Strike { letter, left, .. }, Some(spot)) => {
                    fx.tell(|| {
                        let why = table.astra.unwrap_or_default().reasoned(STRIKES, letter, &choices, spot);
                        Event::AstraStruck { spot, why }
                    });
                    strike(table, sheets, spot, fx);
                    if left > 1 { Step::Strike { letter, left: left - 1, before: Some(spot) } } else { Step::Rest }
                }
                (Step::Move, Some(spot)) => {
                    if let Some(&card) = table.astra.iter().flat_map(|astra| astra.drawn.iter()).next() {
                        let card_told = Combination::from(card);
                        fx.tell(|| {
                            let why = table.astra.unwrap_or_default().reasoned(PLAYS, card_told, &choices, spot);
                            Event::AstraPlayed { card: card_told, spot, why }
                        });
                        play(table, sheets, card, spot);
                    }
                    Step::Rest
                }
                _ => Step::Rest,
            }
        }),
    );
}

fn strike<A: Adventure>(table: &Table, sheets: &mut SheetsOf<A>, spot: Spot, fx: &mut Fx<Event>) {
    A::strike(table, sheets, spot, fx);
}

fn play<A: Adventure>(table: &Table, sheets: &mut SheetsOf<A>, card: Card, spot: Spot) {
    A::play(table, sheets, card, spot);
}
