import { describe, expect, it } from 'vitest';
import board from '../../../../../../crates/on-mars/data/map.json';
import { CELLS, cellAt, COLUMNS, rimOf } from './cells';
import { groupOf } from './groups';

const named = (id: string) => {
  const { x, y } = board.cells.find((cell) => cell.id === id)!;
  return CELLS.find(({ at }) => Math.hypot(at.x - x * 40, at.y - y * 40) < 0.1)!.name;
};
describe('the surface', () => {
  it('names the marked cells by column and row', () => {
    expect(named(board.start_mine)).toBe('G5');
    expect(Object.values(board.start_lss).map(named).sort()).toEqual(['E5', 'G3', 'G7', 'I5']);
    expect(board.shelter_starts['4'].map(named)).toEqual(['E3', 'I3', 'I7', 'E7']);
    expect(Object.values(board.research_spaces).flat().map(named).sort()).toEqual(
      ['B1', 'D1', 'J1', 'L1', 'B6', 'D8', 'J8', 'L6'].sort(),
    );
  });

  it('has 91 cells in thirteen columns, and every way leads back', () => {
    expect(CELLS).toHaveLength(91);
    expect(COLUMNS.map(({ letter }) => letter).join('')).toBe('ABCDEFGHIJKLM');
    for (const { name, around } of CELLS)
      around.forEach((other, side) => {
        if (other !== null) expect(cellAt(other)!.around[(side + 3) % 6]).toBe(name);
      });
  });

  it('draws the outer sides of neighbours only', () => {
    expect(rimOf(new Set(['G5'])).match(/M/g)).toHaveLength(6);
    expect(rimOf(new Set(['G5', 'G6'])).match(/M/g)).toHaveLength(10);
  });
});

describe('a complex', () => {
  it('has one outline, corridors between its buildings, and its number at the top', () => {
    const group = groupOf({ type: 'generator', owner: null, cells: ['F3', 'G3', 'H2'] });
    expect(group.corridors.match(/M/g)).toHaveLength(2);
    expect(group.top).toEqual(cellAt('H2')!.at);
    expect(group.outline.match(/M/g)).toHaveLength(14);
  });

  it('of one building has no corridor', () => {
    expect(groupOf({ type: 'mine', owner: null, cells: ['G5'] }).corridors).toBe('');
  });
});
