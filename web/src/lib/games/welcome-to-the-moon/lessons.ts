import type { Tutorial } from '$lib/games/types';
import type { SeatView } from '$lib/wire';
import { viewOf, type Action } from './view';

type Steps = Tutorial<Action>['steps'];

/** With this seed the first combination has Energy. */
const ENERGY = '7';
/** With this one it has Robot. */
const ROBOT = '6';

/** Where to look while the effect of the first combination is on its way. */
const WAY = '.target, .cell.legal, .combos .can[data-combination="1"]';
const FIRST: Steps[number]['on'] = [{ type: 'take', combination: 1, wild: null }, { type: 'write' }];

const lesson = (adventure: number, seed: string, steps: Steps): Tutorial<Action> => ({
  seats: ['you', 'bot:greedy'],
  options: { adventure },
  seed,
  steps,
});

/** Goal; the effect that this sheet is about, used once; what counts in the end. */
const effect = (adventure: number, seed: string, cites: readonly [string, string, string]) =>
  lesson(adventure, seed, [
    { id: `a${adventure}-goal`, rule: cites[0], point: 'svg.sheet' },
    { id: `a${adventure}-new`, rule: cites[1], on: FIRST, expect: [{ type: 'mark' }], point: WAY },
    { id: `a${adventure}-score`, rule: cites[2], point: '[data-do="reminder"]' },
  ]);

/** A cut is drawn. */
function isCut(seatView: SeatView): boolean {
  const { board } = viewOf(seatView);
  return board.type === 'journey' && (board.own?.sheet.cuts.length ?? 0) > 0;
}

/** What is new in each adventure after the first: three steps each, on a real sheet. */
export const lessons: Readonly<Record<string, Tutorial<Action>>> = {
  '2': lesson(2, ENERGY, [
    { id: 'a2-goal', rule: 'WM-2.1', point: 'svg.sheet' },
    // The energy completes a pair, and the pair brings the cut.
    {
      id: 'a2-new',
      rule: 'WM-2.3',
      on: [...FIRST, { type: 'mark' }],
      until: isCut,
      point: WAY,
    },
    { id: 'a2-score', rule: 'WM-2.13', point: '[data-do="reminder"]' },
  ]),
  '3': effect(3, ROBOT, ['WM-3.1', 'WM-3.6', 'WM-3.13']),
  '4': effect(4, ROBOT, ['WM-4.8', 'WM-4.4', 'WM-4.12']),
  '5': effect(5, ROBOT, ['WM-5.6', 'WM-5.13', 'WM-5.20']),
  '6': lesson(6, ROBOT, [
    { id: 'a6-goal', rule: 'WM-6.1', point: 'svg.sheet' },
    { id: 'a6-new', rule: 'WM-6.4', expect: [{ type: 'mark' }], point: WAY },
    { id: 'a6-score', rule: 'WM-6.19', point: '[data-do="reminder"]' },
  ]),
  '7': effect(7, ROBOT, ['WM-7.4', 'WM-7.6', 'WM-7.17']),
  '8': effect(8, ENERGY, ['WM-8.4', 'WM-8.12', 'WM-8.20']),
};
