//! How he chooses: by what the rules count, and where that leaves several, by his cards or by chance.

use game_core::{Fx, Id, RivalMove, RuleId, Seat, SeatSet, Stream};

use crate::events::Event;
use crate::pieces::{Party, SoloCard, Who};
use crate::setup::all;
use crate::state::{OnMars, Open, Phase};

/// The highest number on his cards.
const NUMBERS: u8 = 3;

/// Something that he counts.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    /// What: the text is `measure-<of>`.
    of: &'static str,
    /// Whether more of it is better.
    more: bool,
    /// Why the option is chosen that this scale decides for.
    reason: &'static str,
}

impl Scale {
    pub(super) const fn most(of: &'static str, reason: &'static str) -> Self {
        Scale { of, more: true, reason }
    }

    pub(super) const fn least(of: &'static str, reason: &'static str) -> Self {
        Scale { of, more: false, reason }
    }
}

/// What he chooses from, each with its numbers, the weightiest first.
pub(super) struct Choice<T, const M: usize> {
    rule: &'static str,
    scales: [Scale; M],
    options: Vec<(T, [i32; M])>,
}

impl<T: Copy + PartialEq, const M: usize> Choice<T, M> {
    pub(super) fn new(
        rule: &'static str,
        scales: [Scale; M],
        options: impl IntoIterator<Item = (T, [i32; M])>,
    ) -> Self {
        Choice { rule, scales, options: options.into_iter().collect() }
    }

    /// The best options by the first so many scales.
    fn best(&self, scales: usize) -> Vec<T> {
        let key = |values: &[i32; M]| -> [i32; M] {
            std::array::from_fn(|place| match self.scales[place].more {
                _ if place >= scales => 0,
                true => values[place],
                false => -values[place],
            })
        };
        let top = self.options.iter().map(|(_, values)| key(values)).max();
        self.options.iter().filter(|(_, values)| Some(key(values)) == top).map(|(what, _)| *what).collect()
    }

    /// What he would choose where nothing is left to chance.
    pub(super) fn first(&self) -> Option<T> {
        self.best(M).first().copied()
    }

    /// The scale that decided.
    fn reason(&self) -> &'static str {
        let decides = (1..=M).find(|scales| self.best(*scales).len() == 1);
        match decides {
            _ if self.options.len() == 1 => "only_one",
            Some(scales) => self.scales[scales - 1].reason,
            None => "by_lot",
        }
    }

    /// Chooses and tells why.
    /// § OM-15.18
    pub(super) fn take(
        &self,
        game: &mut OnMars,
        who: Who,
        fx: &mut Fx<Event>,
        event: impl FnOnce(Party, RivalMove<SoloCard, T>) -> Event,
    ) -> Option<T> {
        let best = self.best(M);
        let place = match best.len() {
            0 => return None,
            1 => 0,
            options => lot(game, who, options as u8, fx),
        };
        let chosen = best[usize::from(place)];
        let open = &game.open;
        fx.tell(|| {
            let mut why = why(open, who, self.rule, self.reason());
            for (what, values) in &self.options {
                why = why.among(*what, self.scales.iter().zip(values).map(|(scale, value)| (scale.of, *value)));
            }
            event(open.party(who), why.chose(&chosen))
        });
        Some(chosen)
    }
}

/// The beginning of an explanation: by his card, if it is his turn.
pub(super) fn why<T: PartialEq>(
    open: &Open,
    who: Who,
    rule: &'static str,
    reason: &'static str,
) -> RivalMove<SoloCard, T> {
    let why = RivalMove::new(open.party(who).to_string(), RuleId(rule), reason);
    let own = open.active == who && open.phase == Phase::Colonization;
    match open.solo_discard.last().filter(|_| own) {
        Some(card) => why.by(*card),
        None => why,
    }
}

/// Numbers equal options and draws cards until one shows such a number, then shuffles them back. Chance decides between
/// more than three, or when no card can fit.
/// § OM-15.18
pub(super) fn lot(game: &mut OnMars, who: Who, options: u8, fx: &mut Fx<Event>) -> u8 {
    let discard = game.open.solo_discard;
    let fits = |card: &SoloCard| card.facts().0 <= options;
    let can_fit = all::<SoloCard>().iter().any(|card| fits(card) && !discard.iter().any(|gone| gone == card));
    if options > NUMBERS || !can_fit {
        return chance(game, who, options, fx);
    }
    let mut cards: Vec<SoloCard> = Vec::with_capacity(SoloCard::count());
    while !cards.last().is_some_and(fits) {
        let Some(card) = game.solo_deck.draw(fx, Seat(0)) else { break };
        cards.push(card);
    }
    fx.stop_undo(SeatSet::ALL);
    cards.iter().for_each(|card| game.solo_deck.put_under(*card, SeatSet::NONE));
    game.solo_deck.reshuffle_unseen(&mut game.rng, Stream::Table);
    let number = cards.last().map_or(1, |card| card.facts().0);
    let seat = game.open.party(who);
    fx.tell(|| Event::RivalLot { seat, options, number, cards });
    number - 1
}

/// Chance decides evenly, like a die with so many sides.
/// § OM-15.18
pub(super) fn chance(game: &mut OnMars, who: Who, options: u8, fx: &mut Fx<Event>) -> u8 {
    if options < 2 {
        return 0;
    }
    let number = game.rng.roll(fx, options);
    let seat = game.open.party(who);
    fx.tell(|| Event::RivalChance { seat, options, number });
    number - 1
}
