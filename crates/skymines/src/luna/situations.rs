//! Every card of Luna's in every slot, in three situations, line by line against what `luna.json` says of her tracks, coins,
//! cards, markers, plans and outposts. Who comes first in each situation is written down here by hand.

use game_core::{Fx, Id, Seat};
use serde_json::Value;

use super::act;
use super::tests::{LUNA, numbers, printed, rows, table};
use crate::data::END;
use crate::options::LunaPick;
use crate::pieces::{Card, Company, LunaCard, LunaSlot, PlanCell, Space, Spot};
use crate::state::{Marker, Skymines};

use Company::{Astrogo, Minerva, Skymine, Tawac};

/// Where a card of hers expands companies, the first of them first.
type Expansions = [(&'static str, &'static [(Company, &'static [u8])]); 5];

struct Situation {
    name: &'static str,
    game: Skymines,
    /// The most valuable first.
    ranked: [Company; 4],
    /// The one on whose track she leads by most first.
    leading: [Company; 4],
    /// Sectors of her expansions, by card, the first company that expands first.
    sectors: Expansions,
}

const EVEN: Expansions = [
    ("I-6", &[(Skymine, &[6, 7])]),
    ("I-7", &[(Skymine, &[20, 24])]),
    ("I-10", &[(Tawac, &[14, 23, 21])]),
    ("II-3", &[(Skymine, &[20, 24, 21])]),
    ("II-7", &[(Minerva, &[21, 16]), (Skymine, &[6, 7])]),
];

/// Without what starting tokens brought.
fn start() -> Skymines {
    let mut game = table(LunaPick::Two);
    for account in game.open.accounts.as_mut_slice() {
        (account.cells, account.helium) = (Default::default(), 0);
    }
    game
}

/// Nothing has happened yet: the letters of the tracks decide.
fn even() -> Situation {
    let all = [Skymine, Minerva, Astrogo, Tawac];
    Situation { name: "even", game: start(), ranked: all, leading: all, sectors: EVEN }
}

/// Tawac is worth 2, Astrogo 1; Minerva has a vacant cell; she leads with Skymine, then with Minerva.
fn ahead() -> Situation {
    let mut game = start();
    let open = &mut game.open;
    let taken: [(Company, u8, &[u8]); 3] = [(Tawac, 0, &[3, 4, 14]), (Astrogo, 0, &[1]), (Minerva, 1, &[21])];
    for (company, column, sectors) in taken {
        for sector in sectors {
            open.stations[company].take(column);
            open.pieces[company].insert(Spot(sector - 1));
        }
    }
    for (company, hers, theirs) in [(Skymine, 2, 0), (Minerva, 1, 0), (Astrogo, 0, 2), (Tawac, 0, 1)] {
        open.account_mut(LUNA).cells[company] = hers;
        open.account_mut(Seat(0)).cells[company] = theirs;
    }
    open.specials = ["SP2", "SP3"].into_iter().map(|plan| plan.parse().expect("a special plan")).collect();
    open.supplement = 3;
    let sectors: Expansions = [
        ("I-6", &[(Skymine, &[6, 7])]),
        ("I-7", &[(Skymine, &[20, 24])]),
        ("I-10", &[(Skymine, &[20, 24, 19])]),
        ("II-3", &[(Skymine, &[20, 24, 19])]),
        ("II-7", &[(Skymine, &[6, 7]), (Minerva, &[16, 13])]),
    ];
    let (ranked, leading) = ([Tawac, Astrogo, Minerva, Skymine], [Skymine, Minerva, Tawac, Astrogo]);
    Situation { name: "ahead", game, ranked, leading, sectors }
}

/// Displays are empty, spaces taken and tracks at their ends: only coins are left to gain.
fn spent() -> Situation {
    let mut situation = even();
    let open = &mut situation.game.open;
    (open.display, open.plans) = (Default::default(), Default::default());
    for space in Space::ALL {
        open.spaces[space] = Some(Marker { who: Seat(0).into(), once: false });
    }
    let account = open.account_mut(LUNA);
    (account.helium, account.research) = (28, 15);
    Company::ALL.into_iter().for_each(|company| account.cells[company] = END);
    Situation { name: "spent", ..situation }
}

impl Situation {
    fn companies(&self, selector: &str) -> Vec<Company> {
        let (ranked, leading) = (&self.ranked, &self.leading);
        match selector {
            "most_valuable" => ranked[..1].to_vec(),
            "second_most_valuable" => ranked[1..2].to_vec(),
            "least_valuable" => ranked[3..].to_vec(),
            "two_most_valuable_each" => ranked[..2].to_vec(),
            "all_four_each" => ranked.to_vec(),
            "lead_biggest_margin" => leading[..1].to_vec(),
            "two_lead_biggest_margin_each" => leading[..2].to_vec(),
            other => panic!("`{other}` picks no company"),
        }
    }
}

/// The table as it must be after a card, built line by line.
struct Wanted {
    game: Skymines,
}

impl Wanted {
    /// Steps on a track of hers; beyond its end each is two coins.
    fn steps(&mut self, track: impl Fn(&mut Skymines) -> &mut u8, steps: u8, end: u8) {
        let at = track(&mut self.game);
        let fit = steps.min(end - *at);
        *at += fit;
        self.game.open.account_mut(LUNA).coins += u16::from(2 * (steps - fit));
    }

    fn take(&mut self, cell: usize) {
        if let Some(card) = self.game.open.display[cell].take() {
            self.game.open.lunas[0].reserve.insert(card);
        }
    }

    fn line(&mut self, situation: &Situation, card: &str, slot: LunaSlot, line: &Value) {
        let (slot, number) = (slot.to_string(), |name: &str| line[name].as_u64().expect("a number") as u8);
        let companies = || situation.companies(line["company"].as_str().expect("which company"));
        match line["do"].as_str().expect("every line does something") {
            "gain_coins" => self.game.open.account_mut(LUNA).coins += u16::from(number("amount")),
            "helium" => self.steps(|game| &mut game.open.account_mut(LUNA).helium, number("steps"), 28),
            "research" => self.steps(|game| &mut game.open.account_mut(LUNA).research, number("steps"), 15),
            "advance_company" => {
                for company in companies() {
                    self.steps(|game| &mut game.open.account_mut(LUNA).cells[company], number("steps"), END);
                }
            }
            "expand_company" => {
                let (_, sectors) = situation.sectors.iter().find(|(name, _)| *name == card).expect("an expansion");
                assert_eq!(sectors.len(), companies().len(), "{card}");
                for (company, sectors) in *sectors {
                    assert_eq!(sectors.len(), usize::from(number("points")), "{card}");
                    sectors.iter().for_each(|sector| self.game.open.pieces[*company].insert(Spot(sector - 1)));
                }
            }
            "gain_card" if line["by"] == "slot" => {
                numbers(&line["cells_by_slot"], &slot).iter().for_each(|cell| self.take(usize::from(cell - 1)));
            }
            "gain_card" => {
                let share = |company: Company| {
                    let is = |card: &Option<Card>| card.is_some_and(|card| card.facts().share == Some(company));
                    self.game.open.display.0.iter().position(is)
                };
                if let Some(cell) = situation.ranked.into_iter().find_map(share) {
                    self.take(cell);
                }
            }
            "place_bonus_marker" => {
                let space: Space = line["space_by_slot"][&slot].as_str().expect("a space").parse().expect("a space");
                if self.game.open.spaces[space].is_none() {
                    self.game.open.spaces[space] = Some(Marker { who: LUNA, once: false });
                    self.game.open.account_mut(LUNA).markers -= 1;
                }
            }
            "discard_plan" => {
                let (row, column) = (line["row"].as_str().expect("a row"), &line["column_by_slot"][&slot]);
                let cell: PlanCell = format!("{row}{column}").parse().expect("a cell of the display");
                if let Some(plan) = self.game.open.plans[cell.index()].take() {
                    self.game.open.gone.insert(plan);
                    let coins = std::mem::take(&mut self.game.open.supplement);
                    self.game.open.account_mut(LUNA).coins += u16::from(coins);
                }
            }
            "discard_special_plan" => {
                if let Some(plan) = self.game.open.specials.iter().next_back() {
                    self.game.open.specials.remove(plan);
                    self.game.open.gone.insert(plan);
                }
            }
            other => panic!("`{other}` is nothing that Luna does"),
        }
    }
}

#[test]
fn every_card_does_what_it_says_wherever_it_comes() {
    for situation in [even(), ahead(), spent()] {
        for row in rows(&printed(), "cards") {
            let name = row["id"].as_str().expect("an id");
            let card: LunaCard = name.parse().expect("a card of Luna’s");
            for slot in LunaSlot::ALL {
                let mut wanted = Wanted { game: situation.game };
                rows(&row, "actions").iter().for_each(|line| wanted.line(&situation, name, slot, line));
                let mut game = situation.game;
                act(&mut game, LUNA, slot, card, &mut Fx::silent());
                let (told, open, due) = (format!("{name}, {slot}, {}", situation.name), &game.open, &wanted.game.open);
                assert_eq!(open.account(LUNA), due.account(LUNA), "{told}");
                assert_eq!(open.lunas[0].reserve, due.lunas[0].reserve, "{told}");
                assert_eq!((open.display, open.spaces), (due.display, due.spaces), "{told}");
                assert_eq!((open.pieces, open.specials), (due.pieces, due.specials), "{told}");
                assert_eq!((open.gone, open.supplement), (due.gone, due.supplement), "{told}");
                assert_eq!(open.persons, due.persons, "{told}");
            }
        }
    }
}

#[test]
fn what_a_majority_card_reveals_is_told_by_the_card() {
    for row in rows(&printed(), "cards") {
        let card: LunaCard = row["id"].as_str().expect("an id").parse().expect("a card of Luna’s");
        let mut game = table(LunaPick::Two);
        let (before, luna) = (*game.open.account(LUNA), &mut game.open.lunas[0]);
        luna.majority.0 = [Some(card), None];
        luna.hidden = Default::default();
        game.lunas[0].slots = [None; 5];
        super::take_turn(&mut game, LUNA, &mut Fx::silent());
        let steps = |what: &str| if row["reveal"]["do"] == what { row["reveal"]["steps"].as_u64() } else { Some(0) };
        let after = game.open.account(LUNA);
        assert_eq!(Some(u64::from(after.helium - before.helium)), steps("helium"), "{row}");
        assert_eq!(Some(u64::from(after.research - before.research)), steps("research"), "{row}");
        assert_eq!(after.coins, before.coins, "{row}");
    }
}
