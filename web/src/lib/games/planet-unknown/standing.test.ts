import { describe, expect, it } from 'vitest';
import { OBJECTIVES } from './data';
import { MOMENTS } from './fixture';
import { linesOf } from './ground';
import { duelOf, fulfils, rivalsOf, sharedWith } from './standing';

const over = MOMENTS.filter(({ moment }) => moment.outcome !== null);
const points = (moment: (typeof over)[number]['moment'], seat: number, label: string) =>
  moment.scores[seat]?.lines.find((line) => line.label === label)?.points ?? 0;

describe('what is shown of the count', () => {
  it('has enough finished games to look at', () => expect(over.length).toBeGreaterThan(20));

  it('agrees with the server on rows and columns', () => {
    for (const { name, moment } of over) {
      moment.view.boards.forEach((board, seat) => {
        const sum = linesOf(board).reduce((all, { done, medal }) => all + (done ? medal : 0), 0);
        expect(sum, `${name} seat ${seat}`).toBe(points(moment, seat, 'planet'));
      });
    }
  });

  it('agrees with the server on objectives between neighbours', () => {
    for (const { name, moment } of over) {
      const { table, boards } = moment.view;
      // An objective for everybody is counted with them.
      if (table.shared !== null || table.seats === 1) continue;
      boards.forEach((board, seat) => {
        const duels = rivalsOf(table, seat).flatMap((rival) =>
          sharedWith(table, seat, rival).flatMap((card) => duelOf(card, board, boards[rival]!) ?? []),
        );
        const worth = duels.map(({ lead, asked }) => (lead > 0 ? asked.win! : lead === 0 ? asked.tie! : 0));
        const sum = worth.reduce((all, one) => all + one, 0);
        expect(sum, `${name} seat ${seat}`).toBe(points(moment, seat, 'neighbour_objectives'));
      });
    }
  });

  it('agrees with the server on private objectives', () => {
    let seen = 0;
    for (const { name, moment } of over) {
      moment.view.boards.forEach((board, seat) => {
        const cards = board.objectives.flatMap((id) => OBJECTIVES.get(id)?.private ?? []);
        const sum = cards.reduce((all, card) => all + (fulfils(board, card) ? card.medals! : 0), 0);
        expect(sum, `${name} seat ${seat}`).toBe(points(moment, seat, 'private_objectives'));
        seen += cards.length;
      });
    }
    expect(seen).toBeGreaterThan(3);
  });
});
