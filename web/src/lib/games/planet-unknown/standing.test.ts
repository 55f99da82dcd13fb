import { describe, expect, it } from 'vitest';
import { ofType } from '$lib/table/parts';
import { drivesOf } from './drives';
import { moment, MOMENTS } from './fixture';
import { linesNamed } from './ground';
import { readSquare, squareOf } from './squares';
import { duelsOf, rivalsOf } from './standing';

const over = MOMENTS.filter((one) => one.moment.outcome !== null);
const points = (of: (typeof over)[number]['moment'], seat: number, label: string) =>
  of.scores[seat]?.lines.find((line) => line.label === label)?.points ?? 0;

describe('what the view tells of the count', () => {
  it('names the rows and columns that pay', () => {
    expect(over.length).toBeGreaterThan(20);
    for (const { name, moment: end } of over) {
      end.view.boards.forEach((board, seat) => {
        const done = linesNamed(board, end.view.sights[seat]!.done);
        const sum = done.reduce((all, { medal }) => all + medal, 0);
        expect(sum, `${name} seat ${seat}`).toBe(points(end, seat, 'planet'));
      });
    }
  });

  it('lays every objective between the neighbours it lies between', () => {
    for (const { name, moment: end } of over) {
      const { table, boards } = end.view;
      // An objective for everybody is counted with them.
      if (table.shared !== null || table.seats === 1) continue;
      boards.forEach((_, seat) => {
        const duels = rivalsOf(table, seat).flatMap((rival) => duelsOf(end.view, seat, rival));
        const worth = duels.map(({ lead, asked }) => (lead > 0 ? asked.win! : lead === 0 ? asked.tie! : 0));
        const sum = worth.reduce((all, one) => all + one, 0);
        expect(sum, `${name} seat ${seat}`).toBe(points(end, seat, 'neighbour_objectives'));
      });
    }
  });
});

describe('the ways of a rover', () => {
  it('begin with the steps that are legal, on every planet', () => {
    let seen = 0;
    for (const { name, moment: given } of MOMENTS) {
      const moves = ofType(given.legal, 'move').map(({ action }) => action);
      for (const from of new Set(moves.map((one) => one.from))) {
        const ways = [...drivesOf(given.view.ahead, readSquare(from))];
        const steps = ways.filter(([, { steps: way }]) => way.length === 1).map(([at]) => squareOf(at));
        const legal = moves.filter((one) => one.from === from).map(({ to }) => to);
        expect(steps.toSorted(), name).toEqual(legal.toSorted());
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('lead step by step to their end and cost no more than there is', () => {
    const { own, ahead } = moment('three move').view;
    const ways = drivesOf(ahead, readSquare(own!.board.rovers[0]!.at));
    expect(ways.size).toBeGreaterThan(4);
    for (const [at, { steps, points: cost }] of ways) {
      expect(steps.at(-1)).toBe(at);
      expect(cost).toBeLessThanOrEqual(own!.board.moves);
    }
  });

  it('are none where nothing is driven', () => {
    expect(drivesOf(null, 5).size + drivesOf(moment('three move').view.ahead, null).size).toBe(0);
  });
});
