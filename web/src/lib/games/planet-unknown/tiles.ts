import tiles from '../../../../../crates/planet-unknown/data/tiles.json';
import { atOf, readSquare, SIDE, type At } from './squares';
import type { Laying, Ring, Terrain, TileId, Way } from './view';

/** Tiles, and how they lie. */

/** A square of a tile, from the corner of its outline. */
export interface TileCell {
  x: number;
  y: number;
  terrain: Terrain;
  section: 0 | 1;
  station: boolean;
  meteor: boolean;
}
export interface Tile {
  id: TileId;
  shape: string;
  ring: Ring;
  terrains: readonly [Terrain, Terrain];
  meteor: boolean;
  cells: readonly TileCell[];
}
/** A tile turned one way, its outline in the upper left corner. */
export interface Laid {
  cells: readonly TileCell[];
  width: number;
  height: number;
  /** The square by which it is held: nearest to its middle. */
  anchor: { x: number; y: number };
}

interface RawTile {
  id: string;
  shape: string;
  section_a: string;
  section_b: string;
  meteor: boolean;
  cells: readonly { x: number; y: number; terrain: string; station: boolean; meteor: boolean }[];
}
const SHAPES = new Map(tiles.shapes.map((shape) => [shape.id, shape]));

const tileOf = (raw: RawTile): Tile => {
  const shape = SHAPES.get(raw.shape)!;
  return {
    id: raw.id,
    shape: raw.shape,
    ring: shape.ring as Ring,
    terrains: [raw.section_a as Terrain, raw.section_b as Terrain],
    meteor: raw.meteor,
    cells: raw.cells.map(({ x, y, terrain, station, meteor }, i) => ({
      x,
      y,
      terrain: terrain as Terrain,
      section: shape.cells[i]?.section === 'b' ? 1 : 0,
      station,
      meteor,
    })),
  };
};
export const TILES: ReadonlyMap<TileId, Tile> = new Map(
  (tiles.tiles as readonly RawTile[]).map((raw) => [raw.id, tileOf(raw)]),
);
export const tileNamed = (id: TileId): Tile => TILES.get(id)!;

const QUARTERS = 4;
/** The eight ways, unmirrored first, each turned once more than the one before. */
export const WAYS: readonly Way[] = ['r0', 'r1', 'r2', 'r3', 'r0f', 'r1f', 'r2f', 'r3f'];
/** How often a tile lying this way is turned, and whether it is mirrored before. */
export function turnOf(way: Way): { turns: number; mirrored: boolean } {
  const at = Math.max(0, WAYS.indexOf(way));
  return { turns: at % QUARTERS, mirrored: at >= QUARTERS };
}
const wayOf = (turns: number, mirrored: boolean): Way =>
  WAYS[((turns + QUARTERS) % QUARTERS) + (mirrored ? QUARTERS : 0)]!;

const known = new Map<string, Laid>();
/** The tile mirrored or not, turned clockwise, and moved into the corner. */
export function lay(id: TileId, way: Way): Laid {
  const key = `${id} ${way}`;
  const laid = known.get(key) ?? turned(tileNamed(id), way);
  known.set(key, laid);
  return laid;
}

function turned(tile: Tile, way: Way): Laid {
  const { turns, mirrored } = turnOf(way);
  const placed = tile.cells.map((cell) => {
    let [x, y] = [mirrored ? -cell.x : cell.x, cell.y];
    for (let i = 0; i < turns; i++) [x, y] = [-y, x];
    return { ...cell, x, y };
  });
  const left = Math.min(...placed.map(({ x }) => x));
  const top = Math.min(...placed.map(({ y }) => y));
  const cells = placed
    .map((cell) => ({ ...cell, x: cell.x - left, y: cell.y - top }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const mean = (of: (cell: TileCell) => number) =>
    cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const far = ({ x, y }: TileCell) => Math.hypot(x - mx, y - my);
  const middle = cells.reduce((best, cell) => (far(cell) < far(best) - 1e-6 ? cell : best));
  return {
    cells,
    width: Math.max(...cells.map(({ x }) => x)) + 1,
    height: Math.max(...cells.map(({ y }) => y)) + 1,
    anchor: { x: middle.x, y: middle.y },
  };
}

const look = ({ cells }: Laid): string =>
  cells.map(({ x, y, terrain, station, meteor }) => `${x}${y}${terrain}${station}${meteor}`).join();

const same = new Map<string, Way>();
/** The way among those that differ which looks like this one. */
export function sameWay(id: TileId, way: Way): Way {
  const key = `${id} ${way}`;
  const found = same.get(key) ?? firstLike(id, look(lay(id, way))) ?? way;
  same.set(key, found);
  return found;
}
const firstLike = (id: TileId, wanted: string): Way | undefined =>
  WAYS.find((other) => look(lay(id, other)) === wanted);

/** The ways that look different. */
export const waysOf = (id: TileId): Way[] => WAYS.filter((way) => sameWay(id, way) === way);

/** A quarter turn clockwise, as seen by the player. */
export function rotated(id: TileId, way: Way, by = 1): Way {
  const { turns, mirrored } = turnOf(way);
  return sameWay(id, wayOf(turns + by, mirrored));
}
/** Mirrored left to right, as seen by the player: the turns then run the other way. */
export function flipped(id: TileId, way: Way): Way {
  const { turns, mirrored } = turnOf(way);
  return sameWay(id, wayOf(-turns, !mirrored));
}

/** The square by which a tile is held that lies with its corner at `at`. */
export function heldBy(id: TileId, way: Way, at: At): At {
  const { anchor } = lay(id, way);
  return at + anchor.x + SIDE * anchor.y;
}

/** The squares of a tile on a planet, each with what is printed there; those off the board are left out. */
export function cellsAt(id: TileId, way: Way, at: At): (TileCell & { at: At })[] {
  const [x0, y0] = [at % SIDE, Math.floor(at / SIDE)];
  return lay(id, way).cells.flatMap((cell) => {
    const [x, y] = [x0 + cell.x, y0 + cell.y];
    return x < SIDE && y < SIDE ? [{ ...cell, at: atOf(x, y) }] : [];
  });
}
export const cellsOf = ({ tile, way, at }: Laying): (TileCell & { at: At })[] =>
  cellsAt(tile, way, readSquare(at) ?? 0);
