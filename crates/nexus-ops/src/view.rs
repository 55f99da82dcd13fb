//! What one viewer sees: the open table, what the rules make of it, and their own cards.

use game_core::{List, PerSeat, Row, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::battle::{Strike, Verdict};
use crate::pieces::{EnergizeBag, HexSet, PLAYERS, SECRET_CARDS, SecretBag, SecretMission, UNITS, Unit};
use crate::rules;
use crate::state::{NexusOps, Open};

/// All that one viewer knows. Hands of others are numbers in [`Open`], face-down tiles are not told at all.
/// § NX-11.1 NX-16.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What all see.
    #[serde(serialize_with = "game_core::written_once")]
    pub open: Open,
    /// Whom each seat fights.
    /// § NX-14.3
    pub enemies: PerSeat<SeatSet, PLAYERS>,
    /// The hexes that each seat controls.
    /// § NX-0.2 NX-14.5
    pub controlled: PerSeat<HexSet, PLAYERS>,
    /// The round in progress, from 1: every seat has one turn in it.
    /// § NX-3.1
    pub round: u16,
    /// Victory points that win: of a team together.
    /// § NX-13.1 NX-14.2
    pub target: u8,
    /// What each seat has of them: partners have theirs together.
    /// § NX-12.1 NX-14.2
    pub points: PerSeat<u16, PLAYERS>,
    /// What each type of unit costs the active player now.
    /// § NX-4.1
    pub prices: Row<u8, UNITS>,
    /// What the turn in progress still brings by itself; nothing once the game is over.
    pub ahead: Option<Ahead>,
    /// What the rules make of the battle in progress.
    pub battle: Option<BattleView>,
    /// The viewer's own cards.
    pub hand: Option<HandView>,
    /// The two missions of which the viewer keeps one.
    pub drawn: Option<[SecretMission; 2]>,
    /// Cards left in the Energize deck.
    pub energize_deck: u8,
    /// The Secret Mission deck from top to bottom: the cards that the viewer put there.
    pub secret_deck: List<Option<SecretMission>, SECRET_CARDS>,
}

/// What the turn in progress still brings to the active player by itself, as things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Ahead {
    /// Rubium from mines.
    /// § NX-9.1
    pub income: u16,
    /// Secret Missions that come to the hand.
    /// § NX-10.1
    pub missions: u8,
    /// Energize cards for the Monolith; as King of the Hill one may choose otherwise.
    /// § NX-10.1 NX-13.3
    pub energize: u8,
}

/// A battle as the rules read it, so that whoever shows it has nothing to work out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BattleView {
    /// What each type of unit brings to it, in the order in which they strike.
    /// § NX-1.7 NX-8.4
    pub order: Row<Strike, UNITS>,
    /// What each of the dice of the battle comes to, in their order.
    /// § NX-8.5 NX-8.7a
    pub verdicts: List<Verdict, 32>,
    /// Who may play battle cards, in the order in which they are asked.
    /// § NX-11.4
    pub answers: List<Answer, PLAYERS>,
}

/// A player and the battle cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Answer {
    /// The player.
    pub seat: Seat,
    /// Whether a card can be expected of them.
    pub state: Answering,
}

/// Whether a battle card can be expected of somebody. It rests on the number of their cards, which lies open.
/// § NX-11.4 NX-16.3
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answering {
    /// No cards are played now.
    #[default]
    Closed,
    /// They are asked now.
    Asked,
    /// They have passed since the last card.
    Passed,
    /// They have no Energize card.
    Empty,
    /// Their turn to be asked comes.
    Later,
}

/// A player's own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandView {
    /// Their Energize cards.
    pub energize: EnergizeBag,
    /// Their Secret Missions.
    pub secrets: SecretBag,
}

pub(crate) fn view(game: &NexusOps, viewer: Viewer) -> View {
    let hand = viewer.seat().filter(|seat| seat.0 < game.open.seats).and_then(|seat| {
        let hand = &game.hands[seat];
        Some(HandView { energize: *hand.energize.seen_by(viewer)?, secrets: *hand.secrets.seen_by(viewer)? })
    });
    let open = &game.open;
    View {
        viewer,
        open: game.open,
        enemies: PerSeat::new(open.seats, |seat| {
            Seat::all(open.seats).filter(|&other| open.are_enemies(seat, other)).collect()
        }),
        controlled: PerSeat::new(open.seats, |seat| open.controlled(seat)),
        round: open.turn.number.div_ceil(open.seats.into()),
        target: open.options.target(),
        points: PerSeat::new(open.seats, |seat| rules::party_vp(open, seat)),
        prices: Row(Unit::ALL.map(|unit| rules::price(open, unit))),
        ahead: open.end.is_none().then(|| ahead(game)),
        battle: rules::battle_view(&game.open),
        hand,
        drawn: game.drawn.seen_by(viewer).copied(),
        energize_deck: game.energize_deck.len() as u8,
        secret_deck: game.secret_deck.known_to(viewer).collect(),
    }
}

fn ahead(game: &NexusOps) -> Ahead {
    Ahead {
        income: rules::income_ahead(&game.open),
        missions: rules::missions_ahead(game),
        energize: rules::energize_ahead(game),
    }
}
