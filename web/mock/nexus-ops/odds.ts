import type { Action, BattleOdds, Odds } from '$lib/wire/generated/nexus-ops';

/** Odds to look at: two Rock Striders and a Human against a Lava Leaper and two Humans on Rock Plains. */
const BATTLE: Omit<BattleOdds, 'defender_seat'> = {
  attacker_seat: 0,
  win: 104_000,
  both_fall: 11_500,
  undecided: 861_000,
  lost: 35_000,
  losses: [1_020, 1_510],
  strikes: [
    { unit: 'lava_leaper', hits: 4, picks: 2, units: [0, 1], losses: [0, 110] },
    { unit: 'rock_strider', hits: 3, picks: 0, units: [2, 0], losses: [350, 0] },
    { unit: 'human', hits: 1, picks: 0, units: [1, 2], losses: [670, 1_400] },
  ],
  dice: 6,
  exact: true,
  error: 0,
};

/** What is told of a battle that this action begins; of a move, as if it led to one. */
export function oddsOf(asked: unknown): Odds | null {
  const action = asked as Action;
  const assumes: Odds['assumes'] = ['no_cards', 'cheapest_first', 'dearest_picked'];
  if (action.type === 'fight')
    return { hex: action.hex, battles: [{ ...BATTLE, defender_seat: action.defender_seat }], assumes };
  if (action.type !== 'move') return null;
  const battles = [{ ...BATTLE, defender_seat: 1, exact: false, error: 4 }];
  return { hex: action.to, battles, assumes: ['fought_from_here', ...assumes] };
}
