//! What evaluations read of ASTRA in a game that a single player imagines.

use game_core::{Deck, Seat};

use super::Astra;
use crate::board::on_board;
use crate::pieces::Effect;
use crate::rules::give;
use crate::state::WelcomeToTheMoon;

/// How ASTRA stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    /// Her points; in adventure 1 the boxes crossed off on her track.
    pub points: i32,
    /// What the card that is left over this turn will bring her; nothing between two turns.
    pub due: u8,
    /// Solo bonuses that can save a card from her.
    pub spares: u8,
    /// What a card of each effect brings her.
    pub multipliers: [u8; 6],
    /// Turns that the cards allow after the present one.
    pub turns: u8,
}

impl WelcomeToTheMoon {
    /// The opponent of a single player.
    pub fn rival(&self) -> Option<Rival> {
        let astra = self.table.astra.as_ref()?;
        let (circled, cards) =
            on_board!(&self.board, sheets => (give::bonuses(sheets), sheets.desk(Seat(0)).turn.cards));
        let used = astra.used.or((cards != [0, 0]).then_some(cards));
        let adventure = self.table.adventure;
        Some(Rival {
            points: if adventure == 1 { astra.boxes().into() } else { astra.points(adventure) },
            due: astra.due(used),
            spares: circled - astra.spent,
            multipliers: Effect::ALL.map(|effect| astra.multiplier(effect)),
            turns: self.turns_to_come(astra),
        })
    }

    /// A turn takes three cards and leaves two for the second pass.
    /// § WM-S.14
    fn turns_to_come(&self, astra: &Astra) -> u8 {
        let in_decks: usize = self.decks.iter().map(Deck::len).sum();
        let effects_met = astra.discard.len() - astra.discard.starships().len();
        let turns = in_decks.saturating_sub(3usize.saturating_sub(effects_met)) / 3;
        if self.table.pass > 1 {
            return turns as u8;
        }
        let present = if astra.drawn.is_empty() { 0 } else { 2 };
        let second = (astra.discard.starships().len() + present + 2 * turns) / 3;
        (turns + second) as u8
    }
}

impl Astra {
    /// What the card left over counts, or the one that counts least while that is open.
    fn due(&self, used: Option<[u8; 2]>) -> u8 {
        let left = (1..).zip(self.drawn.iter()).filter(|(place, _)| used.is_none_or(|cards| !cards.contains(place)));
        left.map(|(_, &card)| self.multiplier(self.effect_of(card))).min().unwrap_or(0)
    }
}
