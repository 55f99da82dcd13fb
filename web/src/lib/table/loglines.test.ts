import { expect, it } from 'vitest';
import type { Said, Step } from '$lib/wire';
import { said } from './fixture';
import { groupLog, namedSeat, seatOf } from './loglines';

const step = (seq: number, ...keys: string[]): Step => ({
  seq,
  actor_seat: 1,
  events: keys.map((key) => said(key)),
});

it('lines stand under the turn they belong to', () => {
  const groups = groupLog([step(1, 'a'), step(2, 'turn', 'b'), step(3, 'c')], ({ key }) => key === 'turn');
  expect(groups.map((group) => [group.heading?.said.key, group.lines.map((line) => line.said.key)])).toEqual([
    [undefined, ['a']],
    ['turn', ['b', 'c']],
  ]);
});

it('what the table shows anyway is left out', () => {
  const groups = groupLog([step(1, 'a', 'b')], undefined, undefined, ({ key }) => key === 'a');
  expect(groups.map(({ id, lines }) => [id, lines.map((line) => line.said.key)])).toEqual([
    ['before 1.1', ['b']],
  ]);
});

it('lines belong to the chapter in which they happened', () => {
  const begins = ({ key }: Said) => (key.startsWith('chapter') ? Number(key.slice(-1)) : null);
  const opens = ({ key }: Said) => key === 'turn';
  const groups = groupLog([step(1, 'a'), step(2, 'b', 'chapter 3', 'c'), step(3, 'turn')], opens, begins);
  expect(groups.map(({ chapter, heading, lines }) => [chapter, heading?.said.key, lines.length])).toEqual([
    [2, undefined, 2],
    [3, 'chapter 3', 1],
    [3, 'turn', 0],
  ]);
  expect(groupLog([step(1, 'a')], opens, begins)[0]?.chapter).toBeNull();
});

it('an event is about the seat it names', () => {
  expect(seatOf({ id: '1', seat: 1, said: said('x', { seat: 0 }) })).toBe(0);
  expect(seatOf({ id: '1', seat: 1, said: said('x') })).toBe(1);
  expect(namedSeat({ id: '1', seat: 1, said: said('x') })).toBeNull();
  const rival = { name: 'luna_1', mark: 2, score: { lines: [] } };
  expect(seatOf({ id: '1', seat: 0, said: said('x', { seat: 'luna_1' }) }, [rival])).toBe(2);
});
