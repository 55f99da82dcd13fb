//! The merit of each seat, term by term.

use std::sync::LazyLock;

use game_core::Seat;
use nexus_ops::{Figures, Hex, HexSet, Open, PLAYERS, Phase, Side, UNITS, data};

use super::ground::{Ground, Reach};
use super::hand::Hand;
use super::odds::{Clash, NOBODY, Party, any_miner, clash, clash_from, price};
use super::seen::Seen;
use super::weights::Weights;

/// Attacks of one seat that are looked at, the best first.
const ATTACKS: usize = 4;

/// Each seat's merit in victory points.
pub(super) fn merits(seen: &Seen, weights: &Weights) -> [f32; PLAYERS] {
    let open = &seen.open;
    let mut scene = Scene {
        open,
        weights,
        ground: Ground::of(open),
        hands: [Hand::default(); PLAYERS],
        armies: [0.0; PLAYERS],
        merits: [0.0; PLAYERS],
    };
    for seat in Seat::all(open.seats) {
        scene.hands[seat.index()] = Hand::new(open, seat, &seen.secrets[seat.index()], weights);
        scene.armies[seat.index()] = open.presence[seat].iter().map(|hex| price(&open.units[seat][hex.index()])).sum();
        scene.merits[seat.index()] = scene.possessions(seat) + scene.position(seat);
    }
    let before_the_fight = !matches!(open.turn.phase, Phase::Income | Phase::Draw);
    let pending = if before_the_fight { scene.battles_to_come() } else { HexSet::EMPTY };
    for seat in Seat::all(open.seats) {
        scene.threats(seat, pending);
    }
    scene.merits
}

struct Scene<'a> {
    open: &'a Open,
    weights: &'a Weights,
    ground: &'static Ground,
    hands: [Hand; PLAYERS],
    /// The price of each seat's army.
    armies: [f32; PLAYERS],
    merits: [f32; PLAYERS],
}

/// One attack and what it should bring.
#[derive(Clone, Copy, Default)]
struct Attack {
    /// For attacker and defender together: what the attacker compares.
    gain: f32,
    attacker: f32,
    defender: f32,
    victim: Seat,
}

impl Attack {
    fn times(self, factor: f32) -> Self {
        let Attack { gain, attacker, defender, victim } = self;
        Attack { gain: gain * factor, attacker: attacker * factor, defender: defender * factor, victim }
    }
}

/// What comes to a player by itself before the turn ends.
#[derive(Clone, Copy, Default)]
struct Due {
    rubium: f32,
    /// The merit of cards to be drawn.
    cards: f32,
}

/// The points on a Secret Mission, on average over the deck.
static MEAN_MISSION: LazyLock<f32> = LazyLock::new(|| {
    let cards = data().secrets.iter().map(|card| (f32::from(card.copies), f32::from(card.vp)));
    let (count, points) = cards.fold((0.0, 0.0), |(n, sum), (copies, vp)| (n + copies, sum + copies * vp));
    points / count
});

impl Scene<'_> {
    /// How far the game has gone, from 0 to 1.
    fn progress(&self) -> f32 {
        let top = Seat::all(self.open.seats).map(|s| self.open.players[s].vp).max().unwrap_or(0);
        (f32::from(top) / f32::from(self.open.options.vp_target)).min(1.0)
    }

    /// Points, units, rubium, cards.
    fn possessions(&self, seat: Seat) -> f32 {
        let (w, player) = (self.weights, &self.open.players[seat]);
        let vp = f32::from(player.vp);
        let points = vp * (1.0 + w.urgency * vp / f32::from(self.open.options.vp_target));
        let due = self.due(seat);
        let (army, cash) = (self.armies[seat.index()], f32::from(player.rubium) + due.rubium);
        let wealth = w.material * army / (1.0 + army / w.plenty) + w.cash * cash / (1.0 + cash / w.full_purse);
        points + wealth + self.hands[seat.index()].resting + due.cards
    }

    /// What the turn at hand still brings its player without any doing. It counts from the beginning of the turn:
    /// otherwise to end the turn would look like a gain, and whoever looks one decision ahead would do nothing else.
    fn due(&self, seat: Seat) -> Due {
        let (open, w) = (self.open, self.weights);
        if open.turn.active != seat || matches!(open.turn.phase, Phase::Income | Phase::Draw) {
            return Due::default();
        }
        let mission = f32::from(data().secrets_per_turn) * *MEAN_MISSION * w.secret;
        let holds_monolith = open.controlled(seat).contains(Hex::MONOLITH);
        let energize = if holds_monolith { f32::from(data().energize_for_monolith) * w.energize } else { 0.0 };
        Due { rubium: w.due * self.income(seat).0, cards: w.due * (mission + energize) }
    }

    /// Rubium that the seat's mines pay each turn, and what those without a miner could.
    fn income(&self, seat: Seat) -> (f32, f32) {
        let (mut paid, mut idle) = (0.0, 0.0);
        for hex in self.open.controlled(seat) {
            let mine = f32::from(self.open.mines[hex.index()]);
            if mine > 0.0 {
                let worked = any_miner(&self.open.units[seat][hex.index()]);
                *(if worked { &mut paid } else { &mut idle }) += mine;
            }
        }
        (paid, idle)
    }

    /// What the loss of a unit costs for each rubium of its price.
    fn loss(&self, seat: Seat) -> f32 {
        let w = self.weights;
        let plenty = 1.0 + self.armies[seat.index()] / w.plenty;
        let replaced = 1.0 + f32::from(self.open.players[seat].rubium) / w.full_purse;
        w.material / (plenty * plenty * replaced)
    }

    /// What a further point is worth to the seat.
    fn point(&self, seat: Seat) -> f32 {
        let share = f32::from(self.open.players[seat].vp) / f32::from(self.open.options.vp_target);
        1.0 + 2.0 * self.weights.urgency * share
    }

    /// Hexes, mines, the Monolith, tiles about to be turned up, the way to go.
    fn position(&self, seat: Seat) -> f32 {
        let (open, w) = (self.open, self.weights);
        let held = open.controlled(seat);
        let (paid, idle) = self.income(seat);
        let income = paid + idle * w.idle_mine;
        let mut value = income * w.income * (1.0 - 0.7 * self.progress()) + held.len() as f32 * w.hex;
        if held.contains(Hex::MONOLITH) {
            value += w.monolith;
        }
        let exploring =
            open.turn.active == seat && matches!(open.turn.phase, Phase::Deploy | Phase::Move | Phase::Explore);
        if exploring {
            value += (open.presence[seat] & open.unexplored).len() as f32 * w.explore;
        }
        value - self.march(seat) * w.distance
    }

    /// How far the army is from where it is needed, in rubium times steps.
    fn march(&self, seat: Seat) -> f32 {
        let open = self.open;
        let goals = (open.unexplored | open.enemy_presence(seat) | HexSet::one(Hex::MONOLITH)) & !open.presence[seat];
        let mut sum = 0.0;
        for hex in open.presence[seat] {
            sum += self.ground.steps_to(hex, goals) as f32 * price(&open.units[seat][hex.index()]);
        }
        sum
    }

    /// The active player's battles of this turn, each at its expected result. Gives the hexes where they are.
    fn battles_to_come(&mut self) -> HexSet {
        let (open, active) = (self.open, self.open.turn.active);
        let hexes = open.contested(active) & !open.turn.fought;
        for hex in hexes {
            let victim = self.defender(active, hex);
            let (mine, theirs) = (open.units[active][hex.index()], open.units[victim][hex.index()]);
            let clash = match &open.battle {
                Some(battle) if battle.hex == hex => self.battle_at_hand(&mine, &theirs),
                _ => clash(mine, theirs, open.terrain_of(hex)),
            };
            let attack = self.appraise(active, victim, hex, &mine, &theirs, &clash);
            self.merits[active.index()] += attack.attacker;
            self.merits[victim.index()] -= attack.defender;
        }
        hexes
    }

    /// A battle that has begun: some types have rolled, cards have been played.
    fn battle_at_hand(&self, mine: &Figures, theirs: &Figures) -> Clash {
        let Some(battle) = &self.open.battle else { return Clash::default() };
        let terrain = self.open.terrain_of(battle.hex);
        let mut parties = [Party::new(*mine), Party::new(*theirs)];
        for side in Side::BOTH {
            parties[side.index()].modifier = battle.modifiers[side.index()];
        }
        for mark in &battle.marks {
            let better = f32::from(mark.dice) + f32::from(mark.modifier) / 3.0;
            parties[mark.side.index()].dice[mark.unit.index()] += better;
        }
        // Step 0 is for ambushers; step 1 is the first type in the order of battle.
        let steps = UNITS + 1 - usize::from(battle.step.max(1));
        clash_from(parties[0], parties[1], terrain, steps.min(UNITS))
    }

    /// Attacks that the seat can make in its next turn, at a discount: they have not happened yet.
    fn threats(&mut self, seat: Seat, pending: HexSet) {
        let weight = self.readiness(seat);
        let mut best = [Attack::default(); ATTACKS];
        let reach = Reach::new(self.open, self.ground, seat);
        let fought_over = if seat == self.open.turn.active { pending } else { HexSet::EMPTY };
        for hex in self.open.enemy_presence(seat) & !fought_over {
            let scale = if pending.contains(hex) { self.weights.counter } else { 1.0 };
            let attackers = reach.attackers(hex, |from| self.idle(seat, from));
            if attackers == NOBODY {
                continue;
            }
            let victim = self.defender(seat, hex);
            let defenders = self.open.units[victim][hex.index()];
            let clash = clash(attackers, defenders, self.open.terrain_of(hex));
            let attack = self.appraise(seat, victim, hex, &attackers, &defenders, &clash).times(scale);
            let place = best.iter().position(|other| attack.gain > other.gain);
            if let Some(place) = place {
                best[place..].rotate_right(1);
                best[place] = attack;
            }
        }
        let mut factor = weight;
        for attack in best.iter().take_while(|attack| attack.gain > 0.0) {
            self.merits[seat.index()] += factor * attack.attacker;
            self.merits[attack.victim.index()] -= factor * attack.defender;
            factor *= self.weights.attack_falloff;
        }
    }

    fn appraise(
        &self,
        seat: Seat,
        victim: Seat,
        hex: Hex,
        attackers: &Figures,
        defenders: &Figures,
        clash: &Clash,
    ) -> Attack {
        let hand = &self.hands[seat.index()];
        let points = hand.points_of_attack(self.open, seat, hex, attackers, defenders, clash) * self.point(seat);
        let attacker = points - clash.attacker_loss * self.loss(seat);
        let defender = clash.defender_loss * self.loss(victim);
        Attack { gain: attacker + defender, attacker, defender, victim }
    }

    /// How soon the seat can attack: it is at it now, it is next, or later.
    fn readiness(&self, seat: Seat) -> f32 {
        let (open, w) = (self.open, self.weights);
        let before = matches!(open.turn.phase, Phase::Deploy | Phase::Move);
        let away = (seat.0 + open.seats - open.turn.active.0) % open.seats;
        let away = if away == 0 && !before { open.seats } else { away };
        match (away, before) {
            (0, _) | (1, false) => w.attack_now,
            _ => w.attack_later,
        }
    }

    /// Figures that can still move: all of them, but for those of the active player that have moved this turn.
    fn idle(&self, seat: Seat, hex: Hex) -> Figures {
        let turn = &self.open.turn;
        let mut figures = self.open.units[seat][hex.index()];
        if turn.active == seat && turn.phase == Phase::Move {
            for (count, spent) in figures.0.iter_mut().zip(turn.spent[hex.index()].0) {
                *count -= spent.min(*count);
            }
        }
        figures
    }

    /// Whom an attacker would fight on the hex: the weakest enemy there, or the one they fight already.
    fn defender(&self, seat: Seat, hex: Hex) -> Seat {
        if let Some(battle) = &self.open.battle
            && battle.hex == hex
            && self.open.turn.active == seat
        {
            return battle.defender;
        }
        let enemies = Seat::all(self.open.seats)
            .filter(|&other| self.open.are_enemies(seat, other) && self.open.presence[other].contains(hex));
        enemies.min_by_key(|&other| self.open.army(other, hex)).unwrap_or(seat)
    }
}
