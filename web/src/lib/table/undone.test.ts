import { expect, it } from 'vitest';
import type { Step } from '$lib/wire';
import { said } from './fixture';
import { foldUndone } from './undone';

const act = (seq: number, seat: number): Step => ({ seq, actor_seat: seat, events: [said(`event-${seq}`)] });
const undo = (seq: number, seat: number, key = 'table-undone', more = {}): Step => ({
  seq,
  actor_seat: seat,
  events: [said(key, { seat, ...more })],
});
const shape = (steps: readonly Step[]) =>
  foldUndone(steps).map(({ seq, undone }) => (undone ? [seq, undone.map((one) => one.seq)] : seq));

it('what was taken back is folded into the line that says so', () => {
  expect(shape([act(1, 0), act(2, 0), undo(3, 0), act(4, 0)])).toEqual([1, [3, [2]], 4]);
});

it('click after click is one line, the first action first', () => {
  expect(shape([act(1, 0), act(2, 0), undo(3, 0), undo(4, 0)])).toEqual([[4, [1, 2]]]);
});

it('an undo by agreement takes back what others did since, and leaves what was said about it', () => {
  const asked = undo(3, 0, 'table-undo-asked');
  const steps = [act(1, 0), act(2, 1), asked, undo(4, 0, 'table-undone-by-agreement', { actions: 2 })];
  expect(shape(steps)).toEqual([3, [4, [1, 2]]]);
});

it('what happened before the log begins cannot be folded', () => {
  expect(shape([undo(3, 0)])).toEqual([3]);
});
