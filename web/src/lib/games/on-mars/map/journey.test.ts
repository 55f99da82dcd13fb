import { describe, expect, it } from 'vitest';
import type { Offer } from '../view';
import { Journey, wayTo } from './journey';

const reach = [
  { mover: 'rover', from: 'G5', cell: 'G4', by: 'G5', steps: 1 },
  { mover: 'rover', from: 'G5', cell: 'G3', by: 'G4', steps: 2 },
  { mover: 'bot', from: 'H4', cell: 'G3', by: 'H4', steps: 1 },
] as const;
const step = (to: string): Offer =>
  ({ notation: `step rover ${to}`, action: { type: 'step_rover', to } }) as Offer;

describe('a click on a far cell', () => {
  it('finds the way that the engine lists', () => {
    expect(wayTo(reach, reach[1])).toEqual(['G4', 'G3']);
    expect(wayTo(reach, reach[0])).toEqual(['G4']);
  });

  it('sends the steps one by one, each when the last was answered', () => {
    const sent: string[] = [];
    const journey = new Journey((notation) => sent.push(notation));
    journey.go(reach[1], reach, [step('G4'), step('H4')]);
    expect(sent).toEqual(['step rover G4']);
    journey.next([]);
    expect(sent).toHaveLength(1);
    journey.next([step('G3')]);
    expect(sent).toEqual(['step rover G4', 'step rover G3']);
    journey.next([step('G2')]);
    expect(sent).toHaveLength(2);
  });

  it('stops when a step is not offered any more', () => {
    const sent: string[] = [];
    const journey = new Journey((notation) => sent.push(notation));
    journey.go(reach[1], reach, [step('G4')]);
    journey.next([step('F4')]);
    journey.next([step('G3')]);
    expect(sent).toEqual(['step rover G4']);
  });
});
