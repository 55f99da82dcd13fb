import { describe, expect, it } from 'vitest';
import { ofType } from '$lib/table/parts';
import { planetNamed } from './data';
import { MOMENTS } from './fixture';
import { groundOf } from './ground';
import { readSquare } from './squares';
import { cellsAt, cellsOf, flipped, lay, rotated, TILES, waysOf } from './tiles';

describe('tiles', () => {
  it('lie as the engine lays them: every legal placement is on the grid and on nothing else', () => {
    const wrong: string[] = [];
    let placements = 0;
    for (const { name, moment } of MOMENTS) {
      const { own } = moment.view;
      if (!own) continue;
      const { grid } = planetNamed(own.board.planet);
      const { covered } = groundOf(own.board);
      for (const { notation, action } of ofType(moment.legal, 'place')) {
        const { tile, way, at } = action;
        const squares = cellsAt(tile, way, readSquare(at) ?? 0).map((cell) => cell.at);
        const whole = squares.length === lay(tile, way).cells.length && waysOf(tile).includes(way);
        if (!whole || squares.some((one) => !grid.has(one) || covered.has(one)))
          wrong.push(`${name} ${notation}`);
        placements += 1;
      }
    }
    expect(wrong).toEqual([]);
    expect(placements).toBeGreaterThan(1000);
  });

  it('do not overlap on any planet', () => {
    for (const { name, moment } of MOMENTS) {
      for (const board of moment.view.boards) {
        const squares = board.tiles.flatMap((laying) => cellsOf(laying).map(({ at }) => at));
        expect(new Set(squares).size, name).toBe(squares.length);
      }
    }
  });

  it('come back after four turns and after two mirrors', () => {
    for (const tile of TILES.keys()) {
      for (const way of waysOf(tile)) {
        let turned = way;
        for (let i = 0; i < 4; i++) turned = rotated(tile, turned);
        expect(turned, tile).toBe(way);
        expect(flipped(tile, flipped(tile, way)), tile).toBe(way);
      }
    }
  });

  it('mirror left to right as they are seen', () => {
    const tile = 'F5-energy-water';
    for (const way of waysOf(tile)) {
      const { width, cells } = lay(tile, way);
      const mirrored = cells.map(({ x, y }) => `${width - 1 - x} ${y}`).sort();
      const found = lay(tile, flipped(tile, way)).cells.map(({ x, y }) => `${x} ${y}`);
      expect(found.sort(), way).toEqual(mirrored);
    }
  });
});
