//! The rules, one section after another.

use game_core::{Fx, List, Outcome, ScoreSheet, Seat, SeatSet, Secret};

use crate::data::data;
use crate::{Action, Event, Illegal, Player, Prize, Prompt, SampleGame, Shown, Task, Ties};

/// Everyone bids at once; a winner claims alone.
/// § SG-2.1
pub(crate) fn deciding(game: &SampleGame) -> SeatSet {
    match game.agenda.top() {
        Some(Task::Bid) => {
            game.players.iter().filter(|(_, player)| player.bid.is_none()).map(|(seat, _)| seat).collect()
        }
        Some(Task::Claim { seat, .. }) => SeatSet::one(seat),
        None => SeatSet::NONE,
    }
}

pub(crate) fn legal_actions(game: &SampleGame, seat: Seat, into: &mut Vec<Action>) {
    if !deciding(game).contains(seat) {
        return;
    }
    for task in game.agenda.open() {
        match task {
            Task::Bid => return into.extend((0..=game.players[seat].coins).map(|coins| Action::Bid { coins })),
            Task::Claim { prize, .. } => into.extend([Action::Keep { prize }, Action::Melt { prize }]),
        }
    }
}

/// How a prize that was won can be claimed.
pub(crate) fn ways(game: &SampleGame, seat: Seat, due: Task, into: &mut Vec<Action>) {
    if let Task::Claim { prize, .. } = due
        && deciding(game).contains(seat)
        && game.agenda.open().any(|task| task == due)
    {
        into.extend([Action::Keep { prize }, Action::Melt { prize }]);
    }
}

pub(crate) fn check(game: &SampleGame, seat: Seat, action: Action) -> Result<(), Illegal> {
    let task = game.agenda.top().ok_or(Illegal::GameOver)?;
    match (task, action) {
        (Task::Bid, Action::Bid { coins }) => check_bid(&game.players[seat], coins),
        (Task::Claim { seat: winner, .. }, _) if winner != seat => Err(Illegal::ClaimFirst { seat: winner }),
        (Task::Claim { seat: winner, .. }, Action::Bid { .. }) => Err(Illegal::ClaimFirst { seat: winner }),
        (_, Action::Keep { prize } | Action::Melt { prize }) => {
            let won = game.agenda.open().any(|task| task == Task::Claim { seat, prize });
            if won { Ok(()) } else { Err(Illegal::NothingToClaim { prize }) }
        }
    }
}

/// A bid is at most what the seat has, and it stands.
/// § SG-2.1 SG-2.2
fn check_bid(player: &Player, coins: u8) -> Result<(), Illegal> {
    if player.bid.is_some() {
        return Err(Illegal::AlreadyBid);
    }
    if coins > player.coins {
        return Err(Illegal::TooFewCoins { coins, purse: player.coins });
    }
    Ok(())
}

pub(crate) fn apply(game: &mut SampleGame, seat: Seat, action: Action, fx: &mut Fx<Event>) {
    match action {
        Action::Bid { coins } => {
            game.players[seat].bid = Some(Secret::new(coins, SeatSet::one(seat)));
            let laid = |coins| move || Event::BidLaid { seat, coins };
            fx.tell_secret(seat, laid(Some(coins)), laid(None));
            if deciding(game).is_empty() {
                reveal(game, fx);
            }
        }
        Action::Keep { prize } => {
            game.players[seat].prizes.push(prize);
            fx.tell(|| Event::PrizeKept { seat, prize });
            after_claim(game, seat, prize, fx);
        }
        Action::Melt { prize } => {
            game.melted.push(prize);
            game.players[seat].coins += data().points(prize);
            game.bank -= data().points(prize);
            fx.tell(|| Event::PrizeMelted { seat, prize });
            after_claim(game, seat, prize, fx);
        }
    }
}

/// The last bid turns all bids up; the highest pays and claims the offer.
/// § SG-3.1
fn reveal(game: &mut SampleGame, fx: &mut Fx<Event>) {
    let mut bids = List::<Shown, 5>::new();
    for seat in Seat::all(game.players.seats()) {
        let number = game.players[seat].bid.take().map_or(0, |bid| bid.reveal(fx));
        bids.push(Shown { seat, number });
    }
    fx.tell(|| Event::BidsRevealed { bids: bids.as_slice().to_vec() });
    game.agenda.complete(Task::Bid);
    let mut tied = highest(&bids);
    if tied.len() > 1 && game.options.ties == Ties::Dice {
        tied = roll_off(game, tied, fx);
    }
    match tied.as_slice() {
        [winner] => win(game, bids[winner.seat.index()], fx),
        _ => {
            fx.tell(|| Event::OfferStays);
            turn_up(game, fx);
        }
    }
}

/// Tied seats roll a die each; the highest wins, and a second tie is not settled.
/// § SG-3.2
fn roll_off(game: &mut SampleGame, mut tied: List<Shown, 5>, fx: &mut Fx<Event>) -> List<Shown, 5> {
    game.rng.roll_each(fx, 6, tied.as_mut_slice().iter_mut().map(|shown| &mut shown.number));
    fx.tell(|| Event::DiceRolled { dice: tied.as_slice().to_vec() });
    highest(&tied)
}

fn highest(shown: &List<Shown, 5>) -> List<Shown, 5> {
    let best = shown.iter().map(|s| s.number).max();
    shown.iter().filter(|s| Some(s.number) == best).copied().collect()
}

fn win(game: &mut SampleGame, Shown { seat, number: coins }: Shown, fx: &mut Fx<Event>) {
    game.players[seat].coins -= coins;
    game.bank += coins;
    fx.tell(|| Event::OfferWon { seat, coins });
    let claims = game.offer;
    game.agenda.any_order(claims.as_slice().iter().map(|&prize| Task::Claim { seat, prize }));
}

/// After the last claim the next round starts, if there is one.
/// § SG-3.4
fn after_claim(game: &mut SampleGame, seat: Seat, prize: Prize, fx: &mut Fx<Event>) {
    game.offer = game.offer.iter().filter(|&&other| other != prize).copied().collect();
    game.agenda.complete(Task::Claim { seat, prize });
    turn_up(game, fx);
}

/// A round starts with the top prize turned up for all; prizes that nobody won are still on offer.
/// § SG-1.2 SG-3.3
pub(crate) fn turn_up(game: &mut SampleGame, fx: &mut Fx<Event>) {
    if game.agenda.top() != Some(Task::Bid) {
        return;
    }
    if let Some(prize) = game.deck.draw(fx, Seat(0)) {
        fx.stop_undo(SeatSet::ALL);
        game.offer.push(prize);
        fx.tell(|| Event::PrizeTurnedUp { prize });
    }
}

pub(crate) fn prompt(game: &SampleGame, seat: Seat) -> Option<Prompt> {
    if !deciding(game).contains(seat) {
        return None;
    }
    Some(match game.agenda.top()? {
        Task::Bid => Prompt::Bid { offer: game.offer.as_slice().to_vec(), purse: game.players[seat].coins },
        Task::Claim { .. } => Prompt::Claim { offer: game.offer.as_slice().to_vec() },
    })
}

/// A kept prize is worth its points, and so many coins left make another one.
/// § SG-4.2
pub(crate) fn score(player: &Player) -> ScoreSheet {
    let prizes = player.prizes.iter().map(|prize| i32::from(data().points(*prize))).sum();
    ScoreSheet::default().line("prizes", player.prizes.len() as i32, prizes).line(
        "coins",
        player.coins.into(),
        i32::from(player.coins / data().coins_per_point),
    )
}

/// The most points win; among equals the most coins.
/// § SG-4.1 SG-4.2
pub(crate) fn outcome(game: &SampleGame) -> Option<Outcome> {
    if !game.agenda.is_empty() {
        return None;
    }
    let merit = |player: &Player| (score(player).total(), player.coins);
    Some(Outcome::ranked(game.players.seats(), |seat| merit(&game.players[seat]), &[]))
}
