//! Whether the bots of Nexus Ops play: against somebody who does nothing they go out and take what lies there.

use bots::{Bot, BotSpec};
use game_core::{Fx, Game, Seat, Seed, Viewer};
use nexus_ops::{Action, HexSet, NexusOps, Open, Options, Unit, data};

const IDLER: Seat = Seat(0);
/// Rounds that are played, tables for each bot, and how many of them must go well.
const ROUNDS: u16 = 4;
const TABLES: u64 = 30;
const ENOUGH: usize = 28;
/// Tiles that a bot turns up in these rounds if it plays at all.
const TILES: u32 = 4;

/// What a bot has done so far.
#[derive(Clone, Copy, Debug, Default)]
struct Deeds {
    explored: u32,
    /// Whether it has had income from a mine outside the home bases.
    mined: bool,
}

fn open(game: &NexusOps) -> Open {
    game.view(Viewer::Spectator).open
}

/// Ends and passes whatever can be ended or passed.
fn idle(game: &NexusOps, seat: Seat) -> Action {
    let actions = game.legal_list(seat);
    let ends = |action: &&Action| matches!(action, Action::Done {} | Action::Pass {});
    *actions.iter().find(ends).unwrap_or(&actions[0])
}

/// Mines that the seat controls with a miner on them and that somebody had to find.
fn works_a_find(open: &Open, seat: Seat, finds: HexSet) -> bool {
    let miner = |unit: &Unit| data().unit(*unit).mines;
    let works = |hex| Unit::ALL.iter().filter(|unit| miner(unit)).any(|&unit| open.count(seat, hex, unit) > 0);
    (open.controlled(seat) & finds).iter().any(|hex| open.mines[hex.index()] > 0 && works(hex))
}

/// Plays a table of one idler and bots for four rounds; what each bot has done by then.
fn table(bot: &str, seats: u8, seed: u64) -> Vec<Deeds> {
    let spec: BotSpec = bot.parse().expect("a bot");
    let mut bots: Vec<Box<dyn Bot<NexusOps>>> =
        Seat::all(seats).map(|seat| spec.build(Seed::from(1000 * seed + u64::from(seat.0)))).collect();
    let mut game = NexusOps::setup(&Options::default(), seats, Seed::from(seed)).expect("so many can play");
    let finds = open(&game).unexplored;
    let mut deeds = vec![Deeds::default(); usize::from(seats)];
    while let Some(seat) = game.deciding().iter().next() {
        let before = open(&game);
        if before.turn.number > ROUNDS * u16::from(seats) {
            break;
        }
        let action = if seat == IDLER {
            idle(&game, seat)
        } else {
            bots[seat.index()].decide(&game.view(Viewer::Seat(seat)), seat)
        };
        game.play(seat, action, &mut Fx::silent()).expect("bots keep to the rules");
        let (after, active) = (open(&game), before.turn.active);
        let deed = &mut deeds[active.index()];
        deed.explored += (before.unexplored & !after.unexplored).len();
        deed.mined |= after.turn.number != before.turn.number && works_a_find(&after, active, finds);
    }
    deeds.split_off(1)
}

/// Asserts that each bot at the table goes out, at nearly every table.
fn goes_out(bot: &str, seats: u8) {
    let tables: Vec<Vec<Deeds>> = (1..=TABLES).map(|seed| table(bot, seats, seed)).collect();
    for place in 0..usize::from(seats) - 1 {
        let lazy = |(_, deeds): &(usize, &Vec<Deeds>)| deeds[place].explored < TILES || !deeds[place].mined;
        let at_home: Vec<_> = tables.iter().enumerate().filter(lazy).map(|(i, d)| (i + 1, d[place])).collect();
        let well = tables.len() - at_home.len();
        assert!(well >= ENOUGH, "{bot}, seat {} of {seats}: {well} of {TABLES}; not {at_home:?}", place + 1);
    }
}

/// The level that the page offers first.
#[test]
fn the_first_opponent_goes_out_against_an_idler() {
    goes_out("greedy", 2);
}

/// The table that the page offers first: two opponents.
#[test]
fn two_first_opponents_go_out_against_an_idler() {
    goes_out("greedy", 3);
}

/// A search that gets little done, as on a slow machine with much else to do.
#[test]
fn a_short_search_goes_out_against_an_idler() {
    goes_out("mcts:60i", 2);
}
