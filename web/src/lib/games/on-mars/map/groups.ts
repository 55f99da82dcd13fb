import type { Point } from '$lib/board/pose';
import type { Building } from '../pieces';
import { cellAt, hexAt, rimOf } from './cells';

/** Buildings of one kind that touch, as they are drawn: one outline, corridors between them, how many they are. */

export interface Standing {
  cell: string;
  type: Building;
  /** Whose it is; nobody's but a shelter. */
  owner: number | null;
  /** Whose marker stands on it. */
  advanced: number | null;
}
export interface Group {
  key: string;
  type: Building;
  owner: number | null;
  cells: readonly string[];
  /** Their ground, the outline around them, and the ways between them. */
  ground: string;
  outline: string;
  corridors: string;
  /** The topmost cell, where the number stands. */
  top: Point;
}

const INSET = 37.8;
const GROUND = 39.4;

function corridorsOf(cells: ReadonlySet<string>): string {
  let path = '';
  for (const name of cells) {
    const { at, around } = cellAt(name)!;
    // Each pair once: the three directions that lead down or right.
    for (const side of [1, 2, 3]) {
      const other = around[side];
      if (!other || !cells.has(other)) continue;
      const to = cellAt(other)!.at;
      path += `M${at.x} ${(at.y + 5).toFixed(1)}L${to.x} ${(to.y + 5).toFixed(1)}`;
    }
  }
  return path;
}

/** How a group is drawn that the server tells. */
export function groupOf({ type, owner, cells }: Pick<Group, 'type' | 'owner' | 'cells'>): Group {
  const all = new Set(cells);
  const places = cells.flatMap((name) => cellAt(name)?.at ?? []);
  return {
    key: cells[0] ?? '',
    type,
    owner,
    cells,
    ground: places.map((at) => hexAt(at, GROUND)).join(''),
    outline: rimOf(all, INSET),
    corridors: corridorsOf(all),
    top: places.reduce((best, at) => (at.y < best.y ? at : best), { x: 0, y: Infinity }),
  };
}
