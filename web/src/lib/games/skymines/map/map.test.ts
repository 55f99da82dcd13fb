import { describe, expect, it } from 'vitest';
import board from '../../../../../../crates/skymines/data/board_moon.json';
import { ASTEROIDS, BELT_PLACES, SHUTTLES } from './belt';
import { sharedEdges } from './edges';
import { BORDERS, SECTORS, STATIONS } from './moon';

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

describe('the maps', () => {
  it('find the border of two places that touch', () => {
    expect(sharedEdges(square(0, 0, 10), square(10, 2, 6))).toEqual([
      [
        { x: 10, y: 2 },
        { x: 10, y: 8 },
      ],
    ]);
  });

  it('draw the whole outline of a place that lies inside another', () => {
    expect(sharedEdges(square(0, 0, 30), square(10, 10, 5))).toHaveLength(4);
  });

  it('draw every sector and every border of the Moon, double ones as double', () => {
    expect(SECTORS).toHaveLength(24);
    expect(BORDERS).toHaveLength(board.borders.length);
    expect(BORDERS.filter(({ path }) => path === '')).toEqual([]);
    expect(BORDERS.filter(({ double }) => double)).toHaveLength(
      board.borders.filter(({ line }) => line === 'double').length,
    );
    expect(STATIONS.map(({ ways }) => ways.length)).toEqual([3, 3, 3, 3]);
  });

  it('draw every cell of the Belt once', () => {
    expect(ASTEROIDS).toHaveLength(11);
    expect(SHUTTLES).toHaveLength(16);
    expect(BELT_PLACES.size).toBe(11 + 16 + 36);
  });
});
