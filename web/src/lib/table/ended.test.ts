import { expect, it } from 'vitest';
import type { TableState } from '$lib/wire';
import { endedBy } from './ended';
import { said, tableState } from './fixture';

const step = (key: string, facts: unknown = {}) => ({ seq: 1, actor_seat: 0, events: [said(key, facts)] });
const over = (resigned: readonly boolean[], more: Partial<TableState> = {}) => {
  const [first, second] = tableState().seats;
  const seats = resigned.map((gone, seat) => ({
    ...(seat === 1 ? second! : { ...first!, user: `u${seat}` }),
    seat,
    resigned: gone,
  }));
  return tableState({ phase: 'over', seats, outcome: { type: 'ranks', ranks: [1, 2] }, ...more });
};

it('whoever gives up against bots alone has ended the game, also for those who read of it later', () => {
  const { early, gaveUp } = endedBy([], over([true, false]));
  expect([early, gaveUp.map(({ seat }) => seat)]).toEqual([true, [0]]);
});

it('where a bot played on, the game had its own end', () => {
  const ended = endedBy([step('event-won', { seat: 2 })], over([true, false, false]));
  expect([ended.early, ended.gaveUp]).toEqual([false, []]);
});

it('what is told of somebody who did not win is not why it ended', () => {
  const state = over([false, false]);
  expect(endedBy([step('event-medals', { seat: 1 })], state).why).toBeNull();
  expect(endedBy([step('event-target', { seat: 0 })], state).why?.key).toBe('event-target');
  expect(endedBy([step('table-agreed-end')], state).early).toBe(true);
});
