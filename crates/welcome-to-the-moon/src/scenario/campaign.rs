//! A campaign as scenarios give and read it.

use game_core::{Fx, Seat, SeatSet, Secret};
use game_testkit::Names;

use crate::board::Board;
use crate::campaign::{Answer, Campaign};
use crate::card::{Card, CardSet};
use crate::rules::campaign::come;
use crate::rules::turn;
use crate::scenario::number;
use crate::setup;
use crate::state::WelcomeToTheMoon;

fn of(game: &mut WelcomeToTheMoon) -> Result<&mut Campaign, String> {
    game.table.campaign.as_mut().ok_or_else(|| "This is no campaign.".to_owned())
}

/// Sets something of the campaign up: `adventure 3`, `answers a b`, `captain Ann`, `event 158` (it comes this turn),
/// `omen 158 7` (it comes in turn 7), `wins 2`, `astra-stars 3`.
pub(super) fn given(game: &mut WelcomeToTheMoon, word: &str, rest: &str, names: &Names) -> Result<(), String> {
    let mut fx = Fx::silent();
    match word {
        "adventure" => {
            of(game)?;
            game.table.adventure = number(rest)?;
            game.table.turn = 0;
            game.board = Board::printed(game.table.adventure, game.table.seats).ok_or("There is no such adventure.")?;
            setup::lay_out(game, &mut fx);
            turn::start(game, &mut fx);
        }
        "answers" => {
            let campaign = of(game)?;
            for (answer, word) in campaign.answers.iter_mut().zip(rest.split(' ')) {
                *answer = Some(word.parse::<Answer>()?);
            }
        }
        "captain" => of(game)?.captain = names.expect_seat(rest)?,
        "wins" => {
            let won = usize::from(number(rest)?);
            of(game)?.astra_places.iter_mut().take(won).for_each(|place| *place = 2);
        }
        "astra-stars" => of(game)?.astra_stars[0] = number(rest)?,
        "event" => come(game, number(rest)?, &mut fx),
        "omen" => {
            let (event, turn) = rest.split_once(' ').ok_or("Write `omen 158 7`.")?;
            let (event, turn) = (number(event)?, number(turn)?);
            let adventure = game.table.adventure;
            let events = of(game)?.events(adventure);
            let place = events.iter().position(|known| *known == event).ok_or("No such event is coming.")?;
            game.omens.as_mut_slice()[place] = Secret::new(turn, SeatSet::NONE);
        }
        _ => return Err(format!("`{word}` cannot be given.")),
    }
    Ok(())
}

/// `stars 3` (all in the first adventure), `place 2 1` (first in adventure 2), `crew botanist`.
pub(super) fn given_of(game: &mut WelcomeToTheMoon, seat: Seat, word: &str, rest: &str) -> Result<(), String> {
    let campaign = of(game)?;
    match word {
        "stars" => campaign.stars[seat][0] = number(rest)?,
        "place" => {
            let (adventure, place) = rest.split_once(' ').ok_or("Write `place 2 1`.")?;
            let places = &mut campaign.places[seat];
            *places.get_mut(usize::from(number(adventure)?) - 1).ok_or("There is no such adventure.")? = number(place)?;
        }
        _ => campaign.crew[seat] = Some(rest.parse()?),
    }
    Ok(())
}

/// What a line should have said of the campaign.
pub(super) fn then(game: &WelcomeToTheMoon, word: &str, rest: &str, names: &Names) -> Result<String, String> {
    let campaign = game.table.campaign.as_ref().ok_or("This is no campaign.")?;
    Ok(match word {
        "adventure" => format!("adventure {}", game.table.adventure),
        "captain" => format!("captain {}", names.name(campaign.captain)),
        "astra-stars" => format!("astra-stars {}", campaign.astra_total()),
        "stock" => format!("stock {}", game.table.stock.len()),
        // How many of the cards in play show a number or an effect: `dealt 7 0`, `dealt robot 11`.
        "dealt" => {
            let what = rest.split(' ').next().unwrap_or_default();
            let shows = |card: &Card| {
                let (number, effect) = (card.face().number.to_string(), card.face().effect.name());
                number == what || effect == what
            };
            format!("dealt {what} {}", in_play(game).iter().filter(|card| shows(card)).count())
        }
        // How many cards of each pile are on the table or in the pile.
        "piles" => {
            let size = |i: usize| {
                let pile = &game.table.piles[i];
                game.decks[i].len() + pile.discard.len() + 1 + usize::from(pile.flipped.is_some())
            };
            format!("piles {} {} {}", size(0), size(1), size(2))
        }
        "omens" => {
            let fx = Fx::<()>::silent();
            let fits = game.omens.iter().all(|omen| (6..=14).contains(omen.inside(&fx)));
            let fx = &fx;
            let mut turns: Vec<u8> = game.omens.iter().map(|omen| *omen.inside(fx)).collect();
            turns.sort_unstable();
            turns.dedup();
            format!("omens {}{}", turns.len(), if fits { "" } else { " out of 6 to 14" })
        }
        "answers" => {
            let given: Vec<String> = campaign.answers.iter().flatten().map(ToString::to_string).collect();
            format!("answers {}", given.join(" "))
        }
        _ => return Err(format!("`{word} {rest}` cannot be checked.")),
    })
}

/// Every starship card on the table or face down.
pub(super) fn in_play(game: &WelcomeToTheMoon) -> CardSet {
    let fx = Fx::<()>::silent();
    let piles = game.table.piles.iter().flat_map(|pile| pile.discard.iter().chain([pile.shown]).chain(pile.flipped));
    let drawn = game.table.astra.iter().flat_map(|astra| astra.drawn.iter().copied().chain(astra.discard.iter()));
    let solo = game.table.astra.is_some();
    let open = piles.filter(|_| !solo).chain(drawn);
    game.decks.iter().flat_map(|deck| deck.inside(&fx)).chain(open).collect::<CardSet>().starships()
}

/// `Ann stars 3`, `Ann crew botanist`, `Ann place 2` (in the adventure before).
pub(super) fn then_of(game: &WelcomeToTheMoon, seat: Seat, word: &str) -> Result<String, String> {
    let campaign = game.table.campaign.as_ref().ok_or("This is no campaign.")?;
    Ok(match word {
        "stars" => format!("stars {}", campaign.total(seat)),
        "place" => {
            let last = campaign.places[seat].iter().rfind(|&&place| place > 0);
            format!("place {}", last.unwrap_or(&0))
        }
        _ => format!("crew {}", campaign.crew[seat].map_or_else(|| "none".to_owned(), |crew| crew.to_string())),
    })
}
