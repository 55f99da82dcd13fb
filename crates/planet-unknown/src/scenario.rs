//! The words scenarios of this game know.
//!
//! Given: `offer Ann T4-civ-rover F5-energy-civ` (turns the station to that depot), `left Ann outer 1`,
//! `stack 2 civ08 civ09` (or `none`), `unused 2 civ12`, `event ev05` (turned up next), `events 1` (cards left),
//! `commander Bob`, `neighbours obj01 obj02 obj03`, `shared obj04`, `part turn` (or `round`, `final`, `over`), and of
//! a player `Ann tracks civ5 water3`, `Ann tracker civ water5`, `Ann tile I2-civ-energy r0 x5y0`, `Ann covers` (the
//! rest of the planet with patches; `covers but x1y4` leaves squares open), `Ann patches x1y4`,
//! `Ann meteorites x5y1`, `Ann lifepods none`, `Ann rovers x5y1 x5y2+` (loaded), `Ann pods 2` (in the area),
//! `Ann pod civ5`, `Ann meteors 4` (collected), `Ann stored 2`, `Ann flux civ`, `Ann moves 3`, `Ann supply 0`,
//! `Ann cards civ06`, `Ann objectives obj01`. A `given` after actions takes back what nobody has laid open yet.
//!
//! Then: `round 2`, `part civs` (or `draft`, `setup`, `rotate`, `event`, `event-civs`, `turn`, `final`, `final-civs`,
//! `over`), `commander Bob`, `facing Ann 3` (the sector), `top Ann outer I4-civ-energy`, `left Ann outer 1`,
//! `civs 3 3 3 3` (cards in the four stacks), `event ev05`, `events 1`, `neighbours 3` (how many), `shared obj04`; of a
//! player the words above from `tracks` on but `tile` and `covers`, and `Ann tiles 3` (how many), `Ann techs 1 2`,
//! `Ann planet gaia`, `Ann corporation flux`, `Ann owed 1 2` (levels of civ cards to come), `Ann kept 0 1 0 0` (face
//! down, by level), `Ann lost 1` (lifepods), `Ann stuck` (set a tile aside), `Ann shown civ08`,
//! `Ann pending station boost`, `Ann asked place` (the question, or `nothing`), `Ann must station` and `Ann may boost`
//! (what the question says).
//!
//! Sees: the words about players but the last three, `next ev05`, `deciding Ann Bob`.

mod given;
mod look;

use game_core::{Deck, Fx, Seat};
use game_testkit::{Names, Staged, same};

use crate::events::Event;
use crate::rules::{finish, round};
use crate::state::{Part, PlanetUnknown};
use crate::view::View;

impl Staged for PlanetUnknown {
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "offer" | "left" => {
                let (name, rest) = rest.split_once(' ').ok_or("Name a player, then the tiles.")?;
                let seat = names.expect_seat(name)?;
                if word == "offer" { given::offer(self, seat, rest) } else { given::left(self, seat, rest) }
            }
            "stack" | "unused" => given::stack(self, rest, word == "stack"),
            "event" => given::event(self, rest.parse()?),
            "events" => given::events_left(self, number(rest)?),
            "commander" => {
                self.table.commander = names.expect_seat(rest)?;
                Ok(())
            }
            "neighbours" => given::neighbours(self, rest),
            "shared" => {
                let card = rest.parse()?;
                given::take_objective(self, card);
                self.table.shared = Some(card);
                Ok(())
            }
            "part" => set_part(self, rest),
            name => given::board(self, names.expect_seat(name)?, rest),
        }
    }

    fn turn(&mut self, line: &str, _: &Names) -> Result<(), String> {
        Err(format!("`turn {line}`: everybody plays at once, it is nobody's turn."))
    }

    /// Works out technologies and opens the desks for the part.
    fn staged(&mut self) -> Result<(), String> {
        let mut fx = Fx::<Event>::silent();
        given::prepare(self);
        match self.table.part {
            Part::Setup if self.table.round > 0 => round::begin_round(self, &mut fx),
            Part::Draft | Part::Setup => round::begin(self, self.table.part, self.table.active),
            Part::Rotate => round::event_step(self, &mut fx),
            Part::Final => finish::begin_final(self, &mut fx),
            Part::FinalCivs => finish::count(self, &mut fx),
            _ => round::begin(self, Part::Turn, None),
        }
        round::proceed(self, &mut fx);
        Ok(())
    }

    fn then(&self, line: &str, names: &Names) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let player = |rest: &str| -> Result<(Seat, String), String> {
            let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
            Ok((names.expect_seat(name)?, rest.to_owned()))
        };
        let got = match word {
            "round" | "part" | "commander" | "civs" | "events" | "event" | "neighbours" | "shared" => {
                format!("{word} {}", look::middle(self, word, names))
            }
            "facing" => {
                let (seat, _) = player(rest)?;
                format!("facing {} {}", names.name(seat), self.table.sector(seat))
            }
            "top" | "left" => {
                let (seat, ring) = player(rest)?;
                let ring = ring.split(' ').next().unwrap_or_default();
                format!("{word} {} {ring} {}", names.name(seat), look::depot(self, seat, word, ring.parse()?))
            }
            name => {
                let seat = names.expect_seat(name)?;
                let got = look::player(self.desk(seat), rest, Some((self, seat)))?;
                format!("{name} {got}")
            }
        };
        same("The position is otherwise.", line, got.trim())
    }

    fn sees(view: &View, line: &str, names: &Names) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let got = match word {
            "next" => {
                let peeked = view.own.and_then(|own| own.hand.peeked);
                format!("next {}", peeked.map_or("hidden".to_owned(), |event| event.to_string()))
            }
            "deciding" => {
                let who: Vec<&str> = view.deciding.iter().map(|seat| names.name(seat)).collect();
                format!("deciding {}", who.join(" "))
            }
            name => {
                let seat = names.expect_seat(name)?;
                format!("{name} {}", look::seen(view, seat, rest)?)
            }
        };
        same("The view is otherwise.", line, got.trim())
    }
}

/// Where the scenario begins: a turn, a new round, the final phase, the count.
fn set_part(game: &mut PlanetUnknown, word: &str) -> Result<(), String> {
    game.table.active = None;
    game.table.round = game.table.round.max(1);
    game.table.part = match word {
        "turn" => Part::Turn,
        "round" => Part::Setup,
        "final" => Part::Final,
        "over" => Part::FinalCivs,
        _ => return Err(format!("`part {word}` cannot be given; write turn, round, final or over.")),
    };
    if word == "turn" {
        let fx = Fx::<Event>::silent();
        // Private objectives that would still have to be chosen are those kept.
        for seat in Seat::all(game.table.seats) {
            let hand = &mut game.desks[seat].inside_mut(&fx).hand;
            if game.table.solo() && hand.objectives.len() > 3 {
                let last = hand.objectives.iter().next_back();
                last.into_iter().for_each(|card| {
                    hand.objectives.remove(card);
                    hand.returned.insert(card);
                });
            }
        }
    }
    Ok(())
}

pub(crate) fn number(word: &str) -> Result<u8, String> {
    word.trim().parse().map_err(|_| format!("`{word}` is not a number from 0 to 255."))
}

/// A pile in this order, its first card on top, nobody knowing any of them.
fn pile<T: Copy + Default, const N: usize>(cards: impl DoubleEndedIterator<Item = T>) -> Deck<T, N> {
    Deck::in_order(cards.map(|card| game_core::Secret::new(card, game_core::SeatSet::NONE)))
}
