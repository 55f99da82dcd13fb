import { describe, expect, it } from 'vitest';
import { ofType } from '$lib/table/parts';
import { moment, MOMENTS } from './fixture';
import { routesOf } from './routes';
import { readSquare, squareOf } from './squares';

describe('the ways of a rover', () => {
  it('begin with the steps that the server allows', () => {
    let seen = 0;
    for (const {
      name,
      moment: { legal, view },
    } of MOMENTS) {
      const moves = ofType(legal, 'move').map(({ action }) => action);
      const board = view.own?.board;
      // Energy squares may be free, and a diagonal may cross the chasm: there only the server knows.
      if (!board || moves.length === 0 || board.planet === 'tartarus' || board.corporation === 'cosmos')
        continue;
      for (const from of new Set(moves.map((one) => one.from))) {
        const ways = routesOf(board, readSquare(from)!, view.table.event);
        const steps = [...ways].filter(([, way]) => way.length === 1).map(([at]) => squareOf(at));
        const legalSteps = moves.filter((one) => one.from === from).map(({ to }) => to);
        expect(steps.toSorted(), name).toEqual(legalSteps.toSorted());
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('are as long as there are points', () => {
    const { own, table } = moment('three move').view;
    const ways = routesOf(own!.board, readSquare(own!.board.rovers[0]!.at)!, table.event);
    expect(Math.max(...[...ways.values()].map((way) => way.length))).toBe(own!.board.moves);
  });
});
