//! What a battle will probably bring: one round, six steps, everybody rolls at most once.

use std::sync::LazyLock;

use game_core::Row;
use nexus_ops::{Figures, Terrain, UNITS, Unit, data};

/// More defenders than this are as good as this many: nobody destroys so large an army in one round.
const MOST: usize = 10;

/// What is expected of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Clash {
    /// Chance that no defender is left: the attacker wins.
    pub(super) win: f32,
    /// Price of the units the attacker loses, on average.
    pub(super) attacker_loss: f32,
    /// Price of the units the defender loses, on average.
    pub(super) defender_loss: f32,
    /// Units the attacker loses, on average.
    pub(super) casualties: f32,
}

/// The figures of one side that still fight, and what cards add to their dice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Party {
    /// Figures of each type. Marks count as parts of a figure.
    pub(super) dice: [f32; UNITS],
    /// Figures that can die.
    pub(super) figures: Figures,
    /// Added to all dice.
    pub(super) modifier: i8,
}

impl Party {
    pub(super) fn new(figures: Figures) -> Self {
        Party { dice: figures.0.map(f32::from), figures, modifier: 0 }
    }
}

static CHANCES: LazyLock<[[f32; 5]; UNITS]> =
    LazyLock::new(|| Unit::ALL.map(|unit| Terrain::ALL.map(|terrain| chance(unit, terrain, 0))));

static COSTS: LazyLock<[f32; UNITS]> = LazyLock::new(|| Unit::ALL.map(|unit| f32::from(data().unit(unit).cost)));

/// The chance of one die to hit on this terrain.
fn chance(unit: Unit, terrain: Terrain, modifier: i8) -> f32 {
    let facts = data().unit(unit);
    let needed = facts.hits_on - facts.terrain_modifier[terrain as usize] - modifier;
    f32::from(7 - needed.clamp(1, 7)) / 6.0
}

static MINERS: LazyLock<[u8; UNITS]> =
    LazyLock::new(|| Unit::ALL.map(|unit| if data().unit(unit).mines { u8::MAX } else { 0 }));

/// Whether one of the figures works a mine.
pub(super) fn any_miner(figures: &Figures) -> bool {
    figures.0.iter().zip(&*MINERS).any(|(count, mask)| count & mask != 0)
}

/// The price of some figures.
pub(super) fn price(figures: &Figures) -> f32 {
    figures.0.iter().zip(&*COSTS).map(|(&n, cost)| f32::from(n) * cost).sum()
}

/// A battle from its beginning, without cards.
pub(super) fn clash(attackers: Figures, defenders: Figures, terrain: Terrain) -> Clash {
    clash_from(Party::new(attackers), Party::new(defenders), terrain, UNITS)
}

/// A battle whose types of unit from `steps` down are still to roll. Owners give up their cheapest figures first,
/// and those roll last: so what dies early does not strike back.
pub(super) fn clash_from(attacker: Party, defender: Party, terrain: Terrain, steps: usize) -> Clash {
    let enemies = (defender.figures.0.iter().sum::<u8>() as usize).min(MOST);
    let mut hits = [0.0; MOST + 1];
    hits[0] = 1.0;
    let (mut a, mut d) = (attacker.figures.0.map(f32::from), defender.figures.0.map(f32::from));
    let mut clash = Clash::default();
    for unit in (0..steps).rev() {
        if attacker.figures[unit] | defender.figures[unit] == 0 {
            continue;
        }
        let alive = |figures: &[f32; UNITS], party: &Party| {
            let all = f32::from(party.figures[unit]);
            if all > 0.0 { party.dice[unit] * figures[unit] / all } else { 0.0 }
        };
        let (dice, back) = (alive(&a, &attacker), alive(&d, &defender));
        if dice <= 0.0 && back <= 0.0 {
            continue;
        }
        let chance = |modifier: i8| match modifier {
            0 => CHANCES[unit][terrain as usize],
            _ => chance(Unit::ALL[unit], terrain, modifier),
        };
        let (p, q) = (chance(attacker.modifier), chance(defender.modifier));
        roll(&mut hits[..=enemies], dice, p);
        let (loss, number) = remove(&mut a, back * q);
        clash.attacker_loss += loss;
        clash.casualties += number;
        clash.defender_loss += remove(&mut d, dice * p).0;
    }
    clash.win = if enemies == 0 { 1.0 } else { hits[enemies] };
    clash
}

/// Adds dice with this chance to a distribution of hits whose last place means "that many or more".
fn roll(hits: &mut [f32], dice: f32, chance: f32) {
    let mut left = dice;
    while left > 0.0 {
        let p = chance * left.min(1.0);
        left -= 1.0;
        let last = hits.len() - 1;
        if last == 0 {
            return;
        }
        hits[last] += hits[last - 1] * p;
        for k in (1..last).rev() {
            hits[k] = hits[k] * (1.0 - p) + hits[k - 1] * p;
        }
        hits[0] *= 1.0 - p;
    }
}

/// Takes so many hits from the cheapest figures and gives their price and number.
fn remove(figures: &mut [f32; UNITS], hits: f32) -> (f32, f32) {
    let (mut left, mut price) = (hits, 0.0);
    for (unit, count) in figures.iter_mut().enumerate() {
        let dead = count.min(left);
        *count -= dead;
        left -= dead;
        price += dead * COSTS[unit];
        if left <= 0.0 {
            break;
        }
    }
    (price, hits - left)
}

/// No figures at all.
pub(super) const NOBODY: Figures = Row([0; UNITS]);

#[cfg(test)]
mod tests {
    use super::*;

    fn army(units: &[Unit]) -> Figures {
        let mut figures = NOBODY;
        units.iter().for_each(|unit| figures[unit.index()] += 1);
        figures
    }

    #[test]
    fn a_lone_defender_falls_to_the_first_hit() {
        use Unit::{Human, RockStrider};
        let one = clash(army(&[RockStrider]), army(&[Human]), Terrain::Rock);
        assert!((one.win - 0.5).abs() < 1e-6, "{one:?}");
        let two = clash(army(&[RockStrider, RockStrider]), army(&[Human]), Terrain::Rock);
        assert!((two.win - 0.75).abs() < 1e-6, "{two:?}");
        // The human strikes back in one of six cases, if it still lives.
        assert!(one.attacker_loss > two.attacker_loss && one.attacker_loss < 1.0, "{one:?} {two:?}");
    }

    #[test]
    fn terrain_and_cards_count() {
        use Unit::{Fungoid, Human};
        let (forest, spires) = (Terrain::Forest, Terrain::Crystal);
        let wins = |terrain| clash(army(&[Fungoid]), army(&[Human]), terrain).win;
        assert!((wins(forest) - 0.5).abs() < 1e-6 && (wins(spires) - 1.0 / 6.0).abs() < 1e-6);
        let mut helped = Party::new(army(&[Fungoid]));
        helped.modifier = 1;
        let with_card = clash_from(helped, Party::new(army(&[Human])), forest, UNITS);
        assert!((with_card.win - 2.0 / 3.0).abs() < 1e-6, "{with_card:?}");
    }

    #[test]
    fn an_army_is_not_destroyed_by_fewer_dice_than_it_has_figures() {
        use Unit::{Human, RubiumDragon};
        let clash = clash(army(&[RubiumDragon]), army(&[Human, Human]), Terrain::Rock);
        assert_eq!(clash.win, 0.0);
        assert!((clash.defender_loss - 5.0 / 6.0 * 2.0).abs() < 1e-5, "{clash:?}");
    }
}
