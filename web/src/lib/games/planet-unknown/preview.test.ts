import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addWords } from '$lib/i18n';
import { change } from '$lib/settings/settings.svelte';
import { moment } from './fixture';
import game from './index';
import { previewPatch, previewTile } from './preview';
import { atOf } from './squares';
import type { Board } from './view';

const empty = (over: Partial<Board> = {}): Board => ({
  ...moment('three first').view.own!.board,
  tiles: [],
  ...over,
});
const icons = (board: Board, tile: string, way: string, x: number, y: number) =>
  previewTile(board, tile, way, atOf(x, y)).lines.map(({ icon, value, bad }) =>
    `${bad ? '!' : ''}${icon} ${value ?? ''}`.trim(),
  );

beforeAll(() => addWords(game.words));
beforeEach(() => change({ lang: 'en' }));

describe('what a placement will bring', () => {
  it('moves water only over ice', () => {
    // Squares (5,2) and (5,3) of the starting planet are ice, (6,2) and (6,3) are land.
    expect(icons(empty(), 'I2-water-rover', 'r0', 5, 2)).toContain('water 0 → 1');
    expect(icons(empty(), 'I2-water-rover', 'r0', 6, 2)).toContain('!ice');
  });

  it('warns of lost lifepods and of meteorites', () => {
    expect(icons(empty(), 'I2-civ-energy-m', 'r0', 7, 1)).toContain('!lifepod destroyed');
    expect(icons(empty(), 'I2-civ-energy-m', 'r0', 7, 1)).toContain('!meteor');
    const spared = empty({ techs: 0b10000, lifepods: [] });
    expect(icons(spared, 'I2-civ-energy-m', 'r0', 7, 1)).not.toContain('!meteor');
  });

  it('lets a power station serve its neighbours', () => {
    const board = empty({ tiles: [{ tile: 'I2-water-rover', way: 'r0', at: 'x5y0' }] });
    const { lines, cells } = previewTile(board, 'I2-civ-energy', 'r0', atOf(6, 0));
    expect(lines.find(({ icon }) => icon === 'energy')?.text).toContain('civ, rover');
    expect(cells).toEqual(new Set(['civ1', 'rover1']));
  });

  it('tells the bonus of the next cell', () => {
    const board = empty({ trackers: ['civ2', 'water0', 'biomass0', 'rover0', 'tech0'] });
    expect(icons(board, 'I2-civ-energy', 'r0', 5, 0)).toContain('card 1');
  });

  it('counts rows and columns that are finished', () => {
    const board = empty({ tiles: [], patches: ['x5y0'] });
    expect([...previewPatch(board, atOf(6, 0)).finished]).toEqual(['row0']);
  });
});
