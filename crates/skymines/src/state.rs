//! The whole game as plain data: what lies open, what lies face down, and each player's belongings.

use game_core::{Deck, Drafts, IdSet, List, Outcome, PerKind, PerSeat, Rng, Row, Seat, SeatSet, Secret, WideSet};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::data::data;
use crate::desk::Desk;
use crate::options::Options;
use crate::pieces::{
    Board, Card, CardSet, Company, Goal, LunaCard, LunaName, LunaSlot, Mission, Party, PerCompany, Plan, Slot, Space,
    SpotSet, Threat, Token, Track, Who,
};
use crate::station::Station;
use crate::turn::{Task, Turn};

/// Nobody else takes part.
pub(crate) const PARTIES: usize = 4;
/// Cards in slots, and tiles.
pub(crate) const AREA: usize = 9;
/// Screens of the research track.
pub(crate) const SCREENS: usize = 16;
/// Tasks that can be pending at once.
pub(crate) const TASKS: usize = 16;

/// One game in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skymines {
    /// What lies open.
    pub(crate) open: Open,
    /// The action deck.
    pub(crate) deck: Deck<Card, 44>,
    /// The plans not yet seen, by letter.
    pub(crate) supplies: [Deck<Plan, 24>; 3],
    /// What each person does in secret: the choice of a token, planning.
    pub(crate) drafts: Drafts<Desk, PARTIES>,
    /// What lies face down before each Luna.
    pub(crate) lunas: [LunaPiles; 3],
    pub(crate) rng: Rng,
}

/// What lies face down before a Luna.
/// § SK-15.3 SK-15.4
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LunaPiles {
    /// Her deck.
    pub(crate) deck: Deck<LunaCard, 19>,
    /// The cards in her slots that she has not turned up yet.
    pub(crate) slots: [Option<Secret<LunaCard>>; 5],
    /// Grade-II cards not in play.
    pub(crate) spare: Deck<LunaCard, 7>,
}

/// What lies open on the table. It is part of every view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Open {
    /// As chosen at the lobby.
    pub options: Options,
    /// How many people play.
    pub seats: u8,
    /// The chapter of a campaign, from 1; 0 without one.
    pub chapter: u8,
    /// The side of the board.
    pub map: Board,
    /// The track of each company.
    pub tracks: PerCompany<Track>,
    /// What is going on.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// Who holds the first-player marker.
    pub first: Seat,
    /// Who began this round.
    pub starter: Seat,
    /// Whose turn it is, while people and Lunas take turns.
    pub active: Who,
    /// What people and Lunas have alike: people by seat, then the Lunas.
    pub accounts: List<Account, PARTIES>,
    /// What only people have.
    pub persons: PerSeat<Person, PARTIES>,
    /// What only Lunas have.
    pub lunas: List<Luna, 3>,
    /// The stations of the companies.
    pub stations: PerCompany<Station>,
    /// Where each company's pieces lie on the map.
    pub pieces: PerCompany<SpotSet>,
    /// The card display, by cell.
    pub display: Row<Option<Card>, 12>,
    /// The discard pile of action cards.
    pub discard: CardSet,
    /// The research display, by cell.
    pub plans: Row<Option<Plan>, 12>,
    /// Plans out of play.
    pub gone: WideSet<Plan>,
    /// Coins on the supplement space.
    pub supplement: u8,
    /// Special plans face up on the round track.
    pub specials: WideSet<Plan>,
    /// Markers on bonus spaces; that of the personal space stands with its owner.
    pub spaces: PerKind<Space, Option<Marker>, 23>,
    /// Mission cards in play.
    pub missions: List<Mission, 2>,
    /// The threat of this game.
    pub threat: Option<Threat>,
    /// Who removed it.
    pub threat_by: Option<Seat>,
    /// Who was the first to open a personal space.
    pub first_personal: Option<Seat>,
    /// What the active player still has to decide, the most urgent last.
    pub tasks: List<Task, TASKS>,
    /// What is remembered within a turn.
    pub turn: Turn,
    /// Games of a series and chapters of a campaign.
    pub series: Series,
    /// Set once the game is over.
    pub outcome: Option<Outcome>,
}

/// What is going on.
/// § SK-1.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody picks a starting token in secret.
    #[default]
    Token,
    /// With linked slots: resting cards are laid out, one person after another.
    Resting,
    /// Everybody plans in secret.
    Planning,
    /// People and Lunas take turns.
    Action,
    /// Whether one more game is played against the same threat.
    Again,
    /// Everybody confirms the next chapter.
    Chapter,
    /// Nothing more.
    Over,
}

/// What people and Lunas have alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Account {
    /// Coins.
    pub coins: u16,
    /// The cell of the marker on each company's track.
    pub cells: PerCompany<u8>,
    /// The step of the helium marker.
    pub helium: u8,
    /// The screen of the upload marker; the step of Luna's research.
    pub research: u8,
    /// Bonus markers in the reserve.
    pub markers: u8,
    /// Whether this party has ended the action phase.
    pub out: bool,
}

/// What only people have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Person {
    /// Cards in hand; while plans are made, those in slots too.
    pub hand: CardSet,
    /// The resting decks.
    pub rests: Row<CardSet, 5>,
    /// Cards and tiles in the action area.
    pub area: List<Lying, AREA>,
    /// The starting token.
    pub token: Option<Token>,
    /// Plans by screen, the first being that of the token.
    pub screens: Row<Option<Laid>, SCREENS>,
    /// The level of each track's bonus that works now.
    /// § SK-8.2
    pub active: PerCompany<u8>,
    /// Markers that came by track A2.
    pub extra: u8,
    /// One-time markers in the reserve.
    pub once: u8,
    /// Tasks of missions done.
    pub goals: IdSet<Goal>,
    /// The marker on the personal space.
    pub personal: Option<Marker>,
    /// Turns taken in this round.
    pub turns: u8,
}

/// A card or tile in an action area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Lying {
    /// Which one.
    pub card: Card,
    /// The slot; tiles have none. Without linked slots it has no meaning.
    pub slot: Option<Slot>,
    /// Whether it lies face up.
    pub up: bool,
    /// Whether the tile lies on it that makes it count one more.
    pub plus: bool,
}

/// A plan on a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Laid {
    /// Which one.
    pub plan: Plan,
    /// Whether it was turned face down.
    pub down: bool,
}

/// A marker on a bonus space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Marker {
    /// Whose.
    pub who: Who,
    /// Whether it leaves the game in the preparation phase.
    pub once: bool,
}

/// What only Lunas have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Luna {
    /// Her level.
    pub level: u8,
    /// The left and the right majority card.
    pub majority: Row<Option<LunaCard>, 2>,
    /// Cards turned up in her slots this round.
    pub shown: Row<Option<LunaCard>, 5>,
    /// Slots with a card that is still face down.
    pub hidden: IdSet<LunaSlot>,
    /// Her discard pile.
    pub discard: IdSet<LunaCard>,
    /// Action cards she has taken.
    pub reserve: CardSet,
    /// Turns taken in this round.
    pub turns: u8,
}

/// Games of a series and chapters of a campaign.
/// § SK-18.3 SK-19.4
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Series {
    /// Games of this series that are over.
    pub games: u8,
    /// Points of those games together, by party.
    pub points: Row<u16, PARTIES>,
    /// Success points of those games together, by party.
    pub success: Row<u16, PARTIES>,
    /// Success points of the chapters that are over, by party.
    pub total: Row<u16, PARTIES>,
    /// Who has answered.
    pub agreed: SeatSet,
}

impl Open {
    /// Everybody who takes part.
    #[inline]
    pub(crate) fn parties(&self) -> impl DoubleEndedIterator<Item = Who> + use<> {
        (0..self.accounts.len() as u8).map(Who)
    }

    /// As events and texts name them.
    pub(crate) fn party(&self, who: Who) -> Party {
        match who.0.checked_sub(self.seats) {
            None => Party::Seat(Seat(who.0)),
            Some(place) => Party::Luna(LunaName::ALL[usize::from(place)]),
        }
    }

    /// The seat, if it is a person.
    #[inline]
    pub(crate) fn seat_of(&self, who: Who) -> Option<Seat> {
        (who.0 < self.seats).then_some(Seat(who.0))
    }

    /// What a party has.
    #[inline]
    pub(crate) fn account(&self, who: impl Into<Who>) -> &Account {
        &self.accounts.as_slice()[who.into().index()]
    }

    /// The same, to change it.
    #[inline]
    pub(crate) fn account_mut(&mut self, who: impl Into<Who>) -> &mut Account {
        &mut self.accounts.as_mut_slice()[who.into().index()]
    }

    /// The level of a track's bonus that works for a person, whoever has the track.
    /// § SK-8.2 SK-8.6
    #[inline]
    pub(crate) fn level(&self, seat: Seat, track: Track) -> u8 {
        let has = Company::ALL.into_iter().find(|company| self.tracks[*company] == track);
        has.map_or(0, |company| self.persons[seat].active[company])
    }

    /// The company that has a track.
    pub(crate) fn company_of(&self, track: Track) -> Option<Company> {
        Company::ALL.into_iter().find(|company| self.tracks[*company] == track)
    }

    /// Whether an action slot can be used.
    /// § SK-3.1 SK-10.7
    pub(crate) fn slot_on(&self, seat: Seat, slot: Slot) -> bool {
        let (console, account) = (&data().console, self.account(seat));
        match slot {
            Slot::Left => account.helium >= console.tank_slot,
            Slot::Right => account.research >= console.research_slot,
            _ => console.slots_on[slot.index()],
        }
    }

    /// Which game of a series or campaign this is: their points are not to be compared.
    /// § SK-18.3 SK-19.4
    pub(crate) fn part(&self) -> u8 {
        let scored = matches!(self.phase, Phase::Again | Phase::Chapter | Phase::Over);
        self.chapter + self.series.games.saturating_sub(u8::from(scored))
    }

    /// The task that comes next.
    #[inline]
    pub(crate) fn task(&self) -> Option<Task> {
        self.tasks.last().copied()
    }

    /// The threat, while it lies on the board.
    pub(crate) fn threat_left(&self) -> Option<Threat> {
        self.threat.filter(|_| self.threat_by.is_none())
    }
}

impl Person {
    /// All cards that belong to this person, wherever they lie.
    /// § SK-14.1
    pub(crate) fn owned(&self) -> CardSet {
        let resting = self.rests.0.iter().fold(self.hand, |all, deck| all | *deck);
        self.area
            .iter()
            .filter(|lying| !lying.card.is_tile())
            .fold(resting, |all, lying| all | CardSet::one(lying.card))
    }

    /// What lies in the area under this name.
    pub(crate) fn lying(&self, card: Card) -> Option<&Lying> {
        self.area.iter().find(|lying| lying.card == card)
    }

    /// The mission card that this person is bound to.
    /// § SK-17.3
    pub(crate) fn mission(&self) -> Option<Mission> {
        self.goals.iter().next().map(Goal::mission)
    }

    /// Whether the personal space is open.
    /// § SK-17.5
    pub(crate) fn has_personal(&self) -> bool {
        self.goals.len() == u32::from(Goal::PER_CARD)
    }
}

impl Luna {
    /// The slots that a Luna uses now.
    /// § SK-15.2
    pub(crate) fn slots(&self, account: &Account) -> impl Iterator<Item = LunaSlot> + use<> {
        let (facts, extra) = (&data().luna, data().luna.levels[usize::from(self.level)].extra_slots);
        let (helium, research) = (account.helium, account.research);
        LunaSlot::ALL.into_iter().filter(move |slot| match slot {
            LunaSlot::A => extra && helium >= facts.slot_a,
            LunaSlot::E => extra && research >= facts.slot_e,
            _ => facts.slots_on[slot.index()],
        })
    }
}
