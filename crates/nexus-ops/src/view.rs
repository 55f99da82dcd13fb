//! What one viewer sees: the open table and his own cards.

use game_core::{List, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::pieces::{EnergizeBag, SECRET_CARDS, SecretBag, SecretMission};
use crate::state::{NexusOps, Open};

/// All that one viewer knows. Hands of others are numbers in [`Open`], face-down tiles are not told at all.
/// § NX-11.1 NX-16.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What all see.
    pub open: Open,
    /// The viewer's own cards.
    pub hand: Option<HandView>,
    /// The two missions of which the viewer keeps one.
    pub drawn: Option<[SecretMission; 2]>,
    /// Cards left in the Energize deck.
    pub energize_deck: u8,
    /// The Secret Mission deck from top to bottom: the cards that the viewer put there himself.
    pub secret_deck: List<Option<SecretMission>, SECRET_CARDS>,
}

/// A player's own cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HandView {
    /// His Energize cards.
    pub energize: EnergizeBag,
    /// His Secret Missions.
    pub secrets: SecretBag,
}

pub(crate) fn view(game: &NexusOps, viewer: Viewer) -> View {
    let hand = viewer.seat().filter(|seat| seat.0 < game.open.seats).and_then(|seat| {
        let hand = &game.hands[seat];
        Some(HandView { energize: *hand.energize.seen_by(viewer)?, secrets: *hand.secrets.seen_by(viewer)? })
    });
    View {
        viewer,
        open: game.open,
        hand,
        drawn: game.drawn.seen_by(viewer).copied(),
        energize_deck: game.energize_deck.len() as u8,
        secret_deck: game.secret_deck.known_to(viewer).collect(),
    }
}
