//! What a position of Nexus Ops is worth.
//!
//! Every seat gets a merit in victory points; the lead over the best other seat becomes a share of the victory. The
//! terms, each with its [`Weights`]:
//!
//! - **points**: those on played missions, counting more the nearer the target is;
//! - **material**: the price of all units on the board, and rubium in hand for a little less, so that it is spent;
//! - **income**: what mines with a miner pay each turn; a mine held without a miner counts in part;
//! - **Monolith**: two cards a turn; **hexes** held; **cards**: Energize cards, missions by their points, missions
//!   whose condition holds already nearly in full;
//! - **dues**: the income and the cards that the turn at hand will still bring count from its beginning, so that to
//!   end it is no gain by itself;
//! - **battles to come this turn**: each contested hex of the active player at the expected result of one round:
//!   points for a win (with the best mission of their hand that fits), what both sides lose;
//! - **attacks that threaten**: for each seat, the same for every enemy hex within its reach, the best ones first.
//!   They count most for the seat that moves next: weak hexes next to a strong enemy are a burden, and strong
//!   units next to a weak enemy an asset; units that go into battle stand there when the others' turn comes;
//! - **exploration**: a unit that stands on a tile to be turned up; and a small pull towards tiles, enemies and
//!   the Monolith, so that units do not stay at home.

mod evaluation;
mod ground;
mod hand;
mod odds;
mod playout;
mod seen;
mod weights;

use game_core::{MAX_SEATS, Seat};
use nexus_ops::{Action, NexusOps};

use seen::Seen;

use super::shares_from_leads;
use crate::{Dice, Judge, Judged, Settings, Values};

pub use weights::Weights;

/// The judge of Nexus Ops.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NexusJudge {
    /// How much each term counts.
    pub weights: Weights,
    /// How the tree search plays.
    pub settings: Settings,
}

impl Default for NexusJudge {
    fn default() -> Self {
        NexusJudge {
            weights: Weights::default(),
            settings: Settings {
                exploration: 2.0,
                first_play: 0.0,
                first_sight: 1.0,
                patience: 4,
                turns: 1,
                decisions: 200,
                ..Settings::default()
            },
        }
    }
}

impl Judge<NexusOps> for NexusJudge {
    fn values(&self, game: &NexusOps) -> Values {
        let seen = Seen::new(game);
        let open = &seen.open;
        let merits = evaluation::merits(&seen, &self.weights);
        let top = Seat::all(open.seats).map(|seat| open.players[seat].vp).max().unwrap_or(0);
        let progress = f32::from(top) / f32::from(open.options.vp_target);
        let [start, end] = self.weights.lead;
        let scale = start + (end - start) * progress.min(1.0);
        if !open.options.teams {
            return shares_from_leads(&merits[..usize::from(open.seats)], scale);
        }
        let teams = shares_from_leads(&[merits[0] + merits[2], merits[1] + merits[3]], scale);
        let mut values = [0.0; MAX_SEATS];
        Seat::all(open.seats).for_each(|seat| values[seat.index()] = teams[seat.index() % 2]);
        values
    }

    /// Selling a card for one rubium is hardly ever the thing to do, and it could be done all the time.
    fn weigh(&self, _: &NexusOps, _: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let is_sale = |action: &Action| matches!(action, Action::SellEnergize { .. } | Action::SellSecret { .. });
        weights.extend(actions.iter().map(|action| if is_sale(action) { self.weights.sale } else { 1.0 }));
    }

    fn playout(&self, _: &NexusOps, _: Seat, actions: &[Action], _: &mut Dice, _: &mut Vec<f32>) -> usize {
        playout::hurried(actions)
    }

    /// Giving away the last card without a unit on the board or rubium for one.
    fn ruinous(&self, game: &NexusOps, seat: Seat, action: &Action) -> bool {
        game.eliminates_itself(seat, *action)
    }

    fn turn(&self, game: &NexusOps) -> u32 {
        seen::open(game).turn.number.into()
    }

    fn settings(&self) -> Settings {
        self.settings
    }
}

impl Judged for NexusOps {
    type Judge = NexusJudge;

    fn judge() -> NexusJudge {
        NexusJudge::default()
    }
}
