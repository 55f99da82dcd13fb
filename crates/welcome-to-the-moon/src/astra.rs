//! ASTRA, the opponent of a single player: her cards, what they are worth, and what is known of her deck.
//!
//! # How ASTRA and the campaign plug in
//!
//! Combinations come from [`Table::offers`](crate::Table): three of them from the piles, six from the three cards that a
//! single player draws. ASTRA is a struct on the table (`astra.rs`): her level, her cards, the drawn cards, the discard,
//! what she is about to do. `rules/astra.rs` draws in [`Part::Draw`](crate::Part) and stops where the player decides for
//! her; `rules/give.rs` gives her a card in [`Part::Give`](crate::Part), after the missions. An adventure says what her
//! effect cards can hit (`Adventure::strikes`, `Adventure::strike`), for which deeds the player circles solo bonuses
//! (`Adventure::deeds`) and, where she takes turns, where she may play (`Adventure::moves`, `Adventure::play`). The
//! counts that a seat is compared with come from `adventure::rivals`, so her cards are among them.
//!
//! The campaign is a struct on the table, too (`campaign.rs`); what the answers bring about is read from the answers.
//! `rules/campaign.rs` lets events come, awards stars and asks in [`Part::Dilemma`](crate::Part) and
//! [`Part::Ready`](crate::Part) between two adventures, then exchanges the board (`Board::printed`) and lays the next
//! adventure out (`setup.rs`). What an event or a crew card changes about a choice stands in the terms of
//! `rules/choose.rs` and in [`Turn`](crate::Turn); an adventure sees only the result. An X card fills its space by
//! `Adventure::x_cell` wherever `Adventure::x_spaces` allows an X.

mod data;
pub(crate) mod features;

use game_core::{List, Mark, Rival, RivalMove, RuleId, ScoreSheet, SoloResult};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::card::{Card, CardSet};
use crate::pieces::{Effect, Letter};
use crate::spot::Spot;
pub(crate) use data::{DATA, LEVELS};

/// The most places that one of ASTRA's effects can hit.
pub(crate) const CHOICES: usize = 24;
/// She is drawn as if she sat in the second seat.
const MARK: Mark = Mark(1);
/// What the player can choose from for ASTRA.
pub(crate) type Choices = List<Spot, CHOICES>;

/// ASTRA and her deck, as all see them.
/// § WM-S.18
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Astra {
    /// How strong she is.
    pub level: u8,
    /// The cards drawn this turn, in that order.
    pub drawn: List<Card, 3>,
    /// Used cards, effect cards among them.
    pub discard: CardSet,
    /// What she has been given.
    pub cards: CardSet,
    /// What was taken out of the game instead.
    pub gone: CardSet,
    /// Solo bonuses crossed off.
    pub spent: u8,
    /// What the player used this turn: the place of the number card and of the effect card; nothing after an error.
    pub used: Option<[u8; 2]>,
    /// What she is about to do.
    pub step: Step,
}

/// What ASTRA is about to do, which the player may have to decide.
/// § WM-S.4 WM-S.8
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Step {
    /// Nothing.
    #[default]
    Rest,
    /// An effect card was met.
    Strike {
        /// Its letter.
        letter: Letter,
        /// How often it still strikes.
        left: u8,
        /// Where it struck before.
        before: Option<Spot>,
    },
    /// She plays with the first card drawn (adventure 8).
    Move,
}

/// What one viewer sees of ASTRA beside the table and her points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AstraView {
    /// Solo bonuses circled, those crossed off since included.
    pub bonuses: u8,
    /// Room for solo bonuses.
    pub slots: u8,
    /// Boxes crossed off on her track (adventure 1).
    pub boxes: Option<u8>,
    /// The box of her track whose value she scores now; nothing when she launches, and in other adventures.
    pub counts: Option<u8>,
    /// How many she counts as having where she is compared with the player.
    pub compared: Option<u8>,
    /// Whether a launch has decided the game, whatever the points.
    pub by_launch: bool,
    /// Her cards by what they count as, in the order of the effects.
    pub suits: Vec<Suit>,
    /// What each of the cards drawn this turn would count for her.
    pub drawn: Vec<Suit>,
    /// By how many points the viewer leads, with what they have done so far.
    pub lead: Option<i32>,
    /// Cards left in the deck.
    pub deck: u8,
}

/// Cards that count as one effect for ASTRA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Suit {
    /// What they count as.
    pub effect: Effect,
    /// The cards.
    pub cards: Vec<Card>,
    /// What each of them brings her.
    pub worth: u8,
    /// What they bring together.
    pub points: i32,
}

impl Astra {
    /// ASTRA of a level, before the first card.
    pub(crate) fn of_level(level: u8) -> Self {
        Astra { level, ..Astra::default() }
    }

    /// Who flies for her at this level, as the texts know them: `name-astra-3`.
    /// § WM-S.1
    pub(crate) fn name(&self) -> String {
        format!("astra-{}", self.level)
    }

    /// Her place beside the seats, with the points of an adventure or the stars of a campaign.
    pub(crate) fn rival(&self, score: ScoreSheet) -> Rival {
        Rival::new(self.name(), MARK, score)
    }

    /// What she does by a card, and why: the only place there is, or the one that the player has chosen.
    /// § WM-S.20
    pub(crate) fn reasoned<C>(&self, rule: RuleId, card: C, choices: &Choices, spot: Spot) -> RivalMove<C, Spot> {
        let reason = if choices.len() > 1 { "player_chooses" } else { "only_choice" };
        let among = |all: RivalMove<C, Spot>, spot: &Spot| all.among(*spot, []);
        choices.iter().fold(RivalMove::new(self.name(), rule, reason).by(card), among).chose(&spot)
    }

    /// What a card of this effect counts for her.
    /// § WM-S.16
    pub(crate) fn multiplier(&self, effect: Effect) -> u8 {
        DATA.multipliers(self.level)[effect as usize]
    }

    /// What a card counts as for her: of several effects the one that brings most, the first of equals.
    /// § WM-C.8
    pub(crate) fn effect_of(&self, card: Card) -> Effect {
        let face = card.face();
        let shown = Effect::ALL.into_iter().filter(|effect| *effect == face.effect || face.others.has(*effect));
        let better = |best: Effect, other: Effect| {
            if self.multiplier(other) > self.multiplier(best) { other } else { best }
        };
        shown.reduce(better).unwrap_or(face.effect)
    }

    /// How many cards of each effect she has.
    /// § WM-S.6
    pub(crate) fn counts(&self) -> [u8; 6] {
        let mut counts = [0; 6];
        self.cards.iter().for_each(|card| counts[self.effect_of(card) as usize] += 1);
        counts
    }

    /// What she is compared by.
    /// § WM-S.13
    pub(crate) fn compared(&self, adventure: u8) -> u8 {
        DATA.board(adventure).rival.map_or(0, |(effect, of)| self.counts()[effect as usize] / of)
    }

    /// Her points for her cards, effect by effect.
    fn card_points(&self) -> [i32; 6] {
        let counts = self.counts();
        Effect::ALL.map(|effect| i32::from(counts[effect as usize]) * i32::from(self.multiplier(effect)))
    }

    /// Her cards, effect by effect.
    /// § WM-S.6 WM-S.16
    pub(crate) fn suits(&self) -> Vec<Suit> {
        let points = self.card_points();
        let suit = |effect: Effect| Suit {
            effect,
            cards: self.cards.iter().filter(|&card| self.effect_of(card) == effect).collect(),
            worth: self.multiplier(effect),
            points: points[effect as usize],
        };
        Effect::ALL.map(suit).into()
    }

    /// What one more card would count for her.
    /// § WM-S.16 WM-C.8
    pub(crate) fn worth(&self, card: Card) -> Suit {
        let effect = self.effect_of(card);
        let worth = self.multiplier(effect);
        Suit { effect, cards: vec![card], worth, points: worth.into() }
    }

    /// Boxes crossed off on the track of adventure 1.
    /// § WM-S.3 WM-S.16
    pub(crate) fn boxes(&self) -> u8 {
        let points: i32 = self.card_points().iter().sum();
        DATA.track.crossed_at_start(self.level).saturating_add(points as u8).min(DATA.track.boxes)
    }

    /// Whether she has launched: all boxes of the track are crossed off.
    /// § WM-S.15
    pub(crate) fn has_launched(&self) -> bool {
        self.boxes() == DATA.track.boxes
    }

    /// Her score.
    /// § WM-S.16
    pub(crate) fn points(&self, adventure: u8) -> i32 {
        if adventure == 1 {
            return DATA.track.value(self.boxes());
        }
        let board = DATA.board(adventure);
        self.card_points().iter().sum::<i32>() + board.fixed + i32::from(self.level) * board.per_level
    }

    /// Her score line by line.
    /// § WM-S.16
    pub(crate) fn score_sheet(&self, adventure: u8) -> ScoreSheet {
        if adventure == 1 {
            return ScoreSheet::default().line("astra_track", self.boxes().into(), self.points(1));
        }
        let (counts, points, board) = (self.counts(), self.card_points(), DATA.board(adventure));
        let labels = ["astra_robot", "astra_energy", "astra_plant", "astra_water", "astra_astronaut", "astra_planning"];
        let lines = labels.into_iter().zip(counts.into_iter().zip(points));
        let sheet = lines
            .fold(ScoreSheet::default(), |sheet, (label, (count, points))| sheet.line(label, count.into(), points));
        let level = i32::from(self.level);
        sheet.line("astra_fixed", 1, board.fixed).line("astra_level", level, level * board.per_level)
    }

    /// How the player stands against her: the merit of the adventure's own ranking, then equal scores are a draw. In
    /// adventure 1 a launch beats everything, the player's first.
    /// § WM-S.17
    pub(crate) fn result(&self, adventure: u8, points: i32, launched: bool) -> (SoloResult, i32) {
        let margin = points - self.points(adventure);
        if launched {
            return (SoloResult::Won, margin);
        }
        if adventure == 1 && self.has_launched() {
            return (SoloResult::Lost, margin);
        }
        let result = match margin {
            1.. => SoloResult::Won,
            0 => SoloResult::Drawn,
            _ => SoloResult::Lost,
        };
        (result, margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every card counts once, as the effect that brings most.
    /// § WM-S.6 WM-S.16 WM-C.8
    #[test]
    fn suits() {
        let astra = Astra { cards: (0..63).map(Card).collect(), ..Astra::of_level(3) };
        let suits = astra.suits();
        assert_eq!(suits.iter().map(|suit| suit.cards.len()).sum::<usize>(), 63);
        for suit in &suits {
            assert_eq!(suit.points, suit.cards.len() as i32 * i32::from(suit.worth));
            assert!(suit.cards.iter().all(|&card| astra.worth(card).effect == suit.effect));
        }
    }
}
