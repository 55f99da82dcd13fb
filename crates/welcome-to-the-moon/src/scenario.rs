//! The words scenarios of this game know.
//!
//! Given: `cards 7 robot, 8/water plant, 3 water` (this turn's combinations; after a slash the back of the number card),
//! `missions 64 66 69`, `flipped A`, `turn 5`, `part turn` (the first turn at once), `deck 1` (cards left in each pile),
//! `gone s1-mult-first` (what is the same for all), and of a player `Ann n01 7, n02 x`, `Ann marks cut05 w01`,
//! `Ann errors 2` and other facts, `Ann claims A first` (or `later`).
//! Then: the same words, and `Ann asked write`, `Ann circled w01`, `Ann crossed e1`, `Ann plain w02`, `Ann claims A open`.
//! Sees: `Ann n01 empty`, `Ann plain w01`, `next robot plant water`, `deciding Ann Bob`.
//!
//! Facts that can be given and read, by adventure: 1 `rockets`, `tie-rockets`, `crossed` (errors crossed off), `xs`;
//! 5 `planned`, `split` (a dome section, given only); 6 `grey` (the quarter of the grey virus); 8 `p1-m1 2` and `a3 1`
//! (whose symbol is there: the side, 0 for nobody's). Facts that can be read: 2 `energy`, `wilds`, `sections`; 3 `crew`,
//! `plants`, `antennas`; 4 `mines`, and what a structure has stored: `greenhouse`, `reservoir`, `pearl_factory`,
//! `ruby_factory`, `control_center`, `planning_center`; 5 `crew`, `unbuilt`; 6 `wilds`, `infected`, `evacuated`;
//! 7 `wilds`; 8 `active` (the side played on), `stored`.
//!
//! Of a single player. Given: `drawn 7-robot 8-plant 3-water`, `next ASTRA-A 5-energy` (on top of the deck; after all
//! other words about cards), `deck 5` (starship cards left), `pass 2`, `astra cards 7-robot`, `astra discard …`,
//! `astra gone …`, `astra spent 1`, `Ann second p1-1 owner` (the other sheet of adventure 8). Then: the same words, and
//! `astra points 24`, `astra boxes 18`, `astra bonuses 2` (not yet crossed off), `astra level 3`, `packs 18+0 21+0 21+3`
//! (starship and effect cards). Sees: `drawn 7-robot …`.
//!
//! Of a campaign. Given: `answers a b`, `adventure 3` (laid out with them), `captain Ann`, `event 158` (comes this turn),
//! `omen 158 7`, `wins 2`, `astra-stars 3`, `Ann stars 3`, `Ann place 2 1` (first in adventure 2), `Ann crew botanist`.
//! Then: the same words about the table, `Ann stars 3`, `Ann crew botanist`, `Ann place 2` (in the last adventure
//! played), `stock 57`, `piles 20 20 20`, `dealt robot 11` (cards in play with an effect or a number), `omens 2`.
//! Sees: `stock 63`.

mod campaign;
mod cards;
mod sheets;
mod solo;

use game_core::{Seat, Viewer};
use game_testkit::{Names, Staged, same};

use crate::board::{BoardView, on_board};
use crate::pieces::{Claim, Letter};
use crate::rules::turn::open_desks;
use crate::state::{Part, Table, WelcomeToTheMoon};
use crate::view::{SheetsView, View};

impl Staged for WelcomeToTheMoon {
    fn given(&mut self, line: &str, names: &Names) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "cards" => cards::set_offers(self, rest),
            "drawn" | "next" | "pass" | "astra" => solo::given(self, word, rest),
            "deck" if self.table.astra.is_some() => solo::given(self, word, rest),
            "adventure" | "answers" | "captain" | "wins" | "astra-stars" | "event" | "omen" => {
                campaign::given(self, word, rest, names)
            }
            "deck" => cards::set_left(self, number(rest)?),
            "missions" => cards::set_missions(self, rest),
            "turn" => {
                self.table.turn = number(rest)?;
                on_board!(&mut self.board, sheets => sheets::set_turn(sheets, self.table.turn));
                Ok(())
            }
            "part" => set_part(&mut self.table, rest),
            "flipped" => {
                for letter in rest.split(' ') {
                    self.table.flipped[letter.parse::<Letter>()?.index()] = true;
                }
                Ok(())
            }
            "gone" => on_board!(&mut self.board, sheets => sheets::stage(sheets, None, rest)),
            name => {
                let seat = names.expect_seat(name)?;
                if let Some(claim) = rest.strip_prefix("claims ") {
                    return set_claim(&mut self.table, seat, claim);
                }
                if let Some((word @ ("stars" | "crew" | "place"), rest)) = rest.split_once(' ')
                    && self.table.campaign.is_some()
                {
                    return campaign::given_of(self, seat, word, rest);
                }
                on_board!(&mut self.board, sheets => sheets::given(sheets, seat, rest))
            }
        }
    }

    fn turn(&mut self, line: &str, _: &Names) -> Result<(), String> {
        Err(format!("`turn {line}`: everybody plays at once, it is nobody's turn."))
    }

    /// Gives everybody a fresh sheet of what lies open.
    fn staged(&mut self) -> Result<(), String> {
        on_board!(&mut self.board, sheets => open_desks(&self.table, sheets));
        Ok(())
    }

    fn then(&self, line: &str, names: &Names) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let got = match word {
            "cards" => {
                let offers = crate::rules::turn::told_offers(&self.table);
                format!("cards {}", offers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
            }
            "missions" => {
                let ids = self.table.missions.iter().map(ToString::to_string);
                format!("missions {}", ids.collect::<Vec<_>>().join(" "))
            }
            "drawn" | "pass" | "packs" | "astra" => solo::then(self, word, rest)?,
            "adventure" | "captain" | "astra-stars" | "stock" | "piles" | "dealt" | "omens" | "answers" => {
                campaign::then(self, word, rest, names)?
            }
            "deck" if self.table.astra.is_some() => {
                format!("deck {}", self.decks.iter().map(game_core::Deck::len).sum::<usize>())
            }
            "deck" => format!("deck {}", self.decks[0].len()),
            "turn" => format!("turn {}", self.table.turn),
            "part" => format!("part {}", part_name(self.table.part)),
            "flipped" => {
                let flipped = Letter::ALL.into_iter().filter(|letter| self.table.flipped[letter.index()]);
                format!("flipped {}", flipped.map(|letter| letter.to_string()).collect::<Vec<_>>().join(" "))
            }
            name => {
                let seat = names.expect_seat(name)?;
                let word = rest.split(' ').next().unwrap_or_default();
                if self.table.campaign.is_some() && matches!(word, "stars" | "crew" | "place") {
                    let got = format!("{name} {}", campaign::then_of(self, seat, word)?);
                    return same("The position is otherwise.", line, &got);
                }
                let got = on_board!(&self.board, sheets => {
                    let desk = crate::state::own(&sheets.desks[seat], seat);
                    sheets::then(desk, &sheets.common, rest)?
                });
                format!("{name} {got}")
            }
        };
        same("The position is otherwise.", line, got.trim())
    }

    fn sees(view: &View, line: &str, names: &Names) -> Result<(), String> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let got = match word {
            "next" => {
                let backs = view.table.piles.map(|pile| pile.shown.face().effect.to_string());
                format!("next {}", backs.join(" "))
            }
            // A single player's cards, and the cards that may be in play.
            "drawn" => {
                let drawn = view.table.astra.map(|astra| astra.drawn).unwrap_or_default();
                format!("drawn {}", drawn.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
            }
            "stock" => format!("stock {}", view.table.stock.len()),
            "deciding" => {
                let who: Vec<&str> = view.deciding.iter().map(|seat| names.name(seat)).collect();
                format!("deciding {}", who.join(" "))
            }
            name => {
                let seat = names.expect_seat(name)?;
                let got = match &view.board {
                    BoardView::Launch(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::Journey(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::Colony(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::Mine(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::City(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::Quarantine(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::Ships(sheets) => seen(view.viewer, sheets, seat, rest)?,
                    BoardView::Planets(sheets) => seen(view.viewer, sheets, seat, rest)?,
                };
                format!("{name} {got}")
            }
        };
        same("The view is otherwise.", line, &got)
    }
}

/// A sheet as the viewer sees it: the own one as it is, the others as they were.
fn seen<A: crate::adventure::Adventure>(
    viewer: Viewer,
    sheets: &SheetsView<A, A::Common>,
    seat: Seat,
    rest: &str,
) -> Result<String, String> {
    let desk = match &sheets.own {
        Some(own) if viewer.seat() == Some(seat) => *own,
        _ => crate::state::Desk { sheet: sheets.sheets[seat], ..Default::default() },
    };
    sheets::then(&desk, &sheets.common, rest)
}

fn set_claim(table: &mut Table, seat: Seat, words: &str) -> Result<(), String> {
    let (letter, claim) = words.split_once(' ').ok_or("Write `claims A first` or `claims A later`.")?;
    let claim = match claim {
        "first" => Claim::First,
        "later" => Claim::Later,
        _ => return Err(format!("`{claim}` is neither `first` nor `later`.")),
    };
    let place = letter.parse::<Letter>()?.index();
    table.claims[seat][place] = claim;
    table.flipped[place] = true;
    Ok(())
}

/// Adventure 6 begins with a part of its own; a scenario may begin with the first turn instead.
fn set_part(table: &mut Table, word: &str) -> Result<(), String> {
    if word != "turn" {
        return Err(format!("`part {word}` cannot be given; write `part turn`."));
    }
    table.part = Part::Turn;
    table.turn = table.turn.max(1);
    Ok(())
}

fn part_name(part: Part) -> &'static str {
    match part {
        Part::Setup => "setup",
        Part::Draw => "draw",
        Part::Give => "give",
        Part::Dilemma => "dilemma",
        Part::Ready => "ready",
        Part::Turn => "turn",
        Part::Incidents => "incidents",
        Part::Missions => "missions",
        Part::Over => "over",
    }
}

pub(crate) fn number(word: &str) -> Result<u8, String> {
    word.trim().parse().map_err(|_| format!("`{word}` is not a number from 0 to 255."))
}
