//! What follows from the answers of a campaign, for everybody to see.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ADVENTURES, Campaign, DATA, Instruction};
use crate::state::Table;

/// What everybody knows of a campaign beside what lies on the table.
/// § WM-C.6
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CampaignView {
    /// The stars for each place of each adventure, with what the answers add.
    pub worth: Vec<Vec<u8>>,
    /// The sets of cards in force.
    pub sets: Vec<NamedSet>,
    /// The events that have come in this adventure.
    pub came: Vec<Came>,
    /// Events of this and of later adventures that have not come; nobody knows the turn.
    pub coming: Vec<Coming>,
    /// The title that a single player has earned by now, by the fewest stars that it takes.
    pub title: Option<u8>,
}

/// A set of cards in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct NamedSet {
    /// Whether its cards were added.
    pub kind: SetKind,
    /// Its name, as the texts know it.
    pub name: String,
}

/// Whether cards were added or taken out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SetKind {
    /// They are in the deck.
    Added,
    /// They are out of it.
    Removed,
}

/// An event that has come.
/// § WM-C.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Came {
    /// The number of its card.
    pub event: u8,
    /// For how many more turns it holds, the present one included; none when it is over.
    pub left: u8,
    /// Whether it holds for some turns; the others only happen, before the turn begins.
    pub lasts: bool,
}

/// An event that is due.
/// § WM-C.9
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Coming {
    /// The adventure in which it comes.
    pub adventure: u8,
    /// The number of its card.
    pub event: u8,
}

/// What the answers of a campaign have brought about so far.
pub(crate) fn campaign_view(table: &Table) -> Option<CampaignView> {
    let campaign = table.campaign.as_ref()?;
    let places = |adventure: u8| 1..=DATA.stars[usize::from(adventure - 1)].len() as u8;
    let stars = |adventure: u8| places(adventure).map(|place| campaign.stars_for(adventure, place)).collect();
    Some(CampaignView {
        worth: (1..=ADVENTURES as u8).map(stars).collect(),
        sets: campaign.named_sets().collect(),
        came: campaign.came(table.turn).collect(),
        coming: campaign.coming(table.adventure).collect(),
        title: table.astra.map(|_| DATA.title(campaign.stars.iter().map(|(_, stars)| stars.iter().sum::<u8>()).sum())),
    })
}

impl Campaign {
    /// The sets of cards in force: of each kind the one that was named last.
    /// § WM-C.6 WM-C.7
    fn named_sets(&self) -> impl Iterator<Item = NamedSet> {
        let added = self.instructions().filter_map(Instruction::starships).last();
        let removed = self.instructions().filter_map(Instruction::removal).last();
        let added = added.map(|set| (SetKind::Added, &DATA.set_names[set]));
        let removed = removed.map(|set| (SetKind::Removed, &DATA.removal_names[usize::from(set)]));
        added.into_iter().chain(removed).map(|(kind, name)| NamedSet { kind, name: name.clone() })
    }

    /// The events that have come by a turn. A second pile is closed only when the first is open again: until then its
    /// event waits.
    /// § WM-C.9
    fn came(&self, turn: u8) -> impl Iterator<Item = Came> {
        self.come.iter().filter(move |come| come.turn <= turn).map(move |come| {
            let kind = DATA.event(come.event);
            Came { event: come.event, left: (come.turn + kind.turns()).saturating_sub(turn), lasts: kind.lasts() }
        })
    }

    /// The events of this adventure that have not come, and those of later ones.
    /// § WM-C.6 WM-C.9
    fn coming(&self, now: u8) -> impl Iterator<Item = Coming> {
        let has_come = |event: u8| self.come.iter().any(|come| come.event == event);
        self.instructions().filter_map(move |instruction| match instruction {
            Instruction::Event { adventure, event } => {
                let is_due = adventure > now || adventure == now && !has_come(event);
                is_due.then_some(Coming { adventure, event })
            }
            _ => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use game_core::Seat;

    use super::*;
    use crate::campaign::{Answer, Come};

    fn answered(answers: &[Answer]) -> Campaign {
        let mut campaign = Campaign::new(1, Seat(0));
        for (place, answer) in campaign.answers.iter_mut().zip(answers) {
            *place = Some(*answer);
        }
        campaign
    }

    fn names(campaign: &Campaign) -> Vec<String> {
        campaign.named_sets().map(|set| set.name).collect()
    }

    /// § WM-C.6
    #[test]
    fn of_each_kind_the_set_that_was_named_last_is_in_force() {
        assert_eq!(names(&answered(&[Answer::A; 2])), ["set-x", "rm-1-14-15"]);
        assert_eq!(names(&answered(&[Answer::A; 4])), ["set-odd", "rm-robot-energy"]);
        assert!(names(&answered(&[Answer::B, Answer::B])).is_empty());
    }

    /// § WM-C.6 WM-C.9
    #[test]
    fn it_is_known_which_events_are_due_but_not_when() {
        let mut campaign = answered(&[Answer::B]);
        let due = |campaign: &Campaign| campaign.coming(2).map(|due| (due.adventure, due.event)).collect::<Vec<_>>();
        assert_eq!(due(&campaign), [(2, 158), (3, 161)]);
        campaign.come.push(Come { event: 158, turn: 7 });
        assert_eq!(due(&campaign), [(3, 161)]);
        let left = |turn: u8| campaign.came(turn).map(|came| (came.event, came.left)).collect::<Vec<_>>();
        assert_eq!((left(7), left(8)), (vec![(158, 1)], vec![(158, 0)]));
    }

    /// A failure lasts three turns, the last call until the end; the pile that is closed later waits.
    /// § WM-C.9
    #[test]
    fn turns_that_are_left_count_the_present_one() {
        let mut campaign = answered(&[]);
        for (event, turn) in [(162, 6), (168, 6), (160, 9)] {
            campaign.come.push(Come { event, turn });
        }
        let left = |turn: u8| campaign.came(turn).map(|came| (came.event, came.left)).collect::<Vec<_>>();
        assert_eq!(left(7), [(162, 2), (168, 6)]);
        assert_eq!(left(9), [(162, 0), (168, 4), (160, 1)]);
    }
}
