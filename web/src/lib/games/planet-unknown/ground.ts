import { planetNamed } from './data';
import { squaresOf, type At } from './squares';
import { cellsOf } from './tiles';
import type { Board, Terrain } from './view';

/** What lies on a planet, square by square. */
export interface Ground {
  covered: ReadonlyMap<At, Terrain>;
  /** Stations that can be seen. */
  stations: ReadonlyMap<At, Terrain>;
  /** Meteor symbols that can be seen. */
  symbols: ReadonlySet<At>;
  /** Squares of sections whose station can be seen: only these count for power stations. */
  live: ReadonlySet<At>;
}

const known = new WeakMap<Board, Ground>();

export function groundOf(board: Board): Ground {
  const found = known.get(board) ?? built(board);
  known.set(board, found);
  return found;
}

function built(board: Board): Ground {
  const covered = new Map<At, Terrain>();
  const stations = new Map<At, Terrain>();
  const symbols = new Set<At>();
  const live = new Set<At>();
  const section = new Map<At, At[]>();
  for (const laying of board.tiles) {
    const cells = cellsOf(laying);
    for (const cell of cells) {
      covered.set(cell.at, cell.terrain);
      live.add(cell.at);
      section.set(
        cell.at,
        cells.filter((other) => other.section === cell.section).map(({ at }) => at),
      );
      if (cell.station) stations.set(cell.at, cell.terrain);
      if (cell.meteor) symbols.add(cell.at);
    }
  }
  for (const at of squaresOf(board.patches)) {
    if (stations.has(at)) for (const other of section.get(at) ?? []) live.delete(other);
    covered.set(at, 'biomass');
    stations.delete(at);
    symbols.delete(at);
    live.delete(at);
  }
  return { covered, stations, symbols, live };
}

/** Squares of a terrain; on Petra also the currents that nothing covers. */
export function terrainOf(board: Board, terrain: Terrain): Set<At> {
  const { covered } = groundOf(board);
  const squares = new Set([...covered].flatMap(([at, kind]) => (kind === terrain ? [at] : [])));
  if (terrain === 'energy') {
    for (const at of planetNamed(board.planet).currents) if (!covered.has(at)) squares.add(at);
  }
  return squares;
}

/** A row or a column of a planet: what is still open in it, and what spoils it. */
export interface Line {
  kind: 'row' | 'column';
  index: number;
  medal: number;
  squares: readonly At[];
  open: number;
  meteorites: number;
  done: boolean;
}

/** All rows and columns; `more` counts as covered, too. */
export function linesOf(board: Board, more: ReadonlySet<At> = new Set(), meteor: readonly At[] = []): Line[] {
  const planet = planetNamed(board.planet);
  const { covered } = groundOf(board);
  const filled = (at: At) => covered.has(at) || more.has(at) || planet.currents.has(at);
  const loads = board.rovers.flatMap(({ at, load }) => (load ? [at] : []));
  const rocks = new Set([...squaresOf([...board.meteorites, ...loads]), ...meteor]);
  const line = (kind: Line['kind'], index: number): Line => {
    const squares = [...planet.grid].filter(
      (at) => (kind === 'row' ? Math.floor(at / 12) : at % 12) === index,
    );
    const open = squares.filter((at) => !filled(at)).length;
    const meteorites = squares.filter((at) => rocks.has(at)).length;
    const medal = (kind === 'row' ? planet.rowMedals : planet.columnMedals)[index] ?? 0;
    return { kind, index, medal, squares, open, meteorites, done: open === 0 && meteorites === 0 };
  };
  const all = Array.from({ length: 12 }, (_, i) => i);
  return [...all.map((i) => line('row', i)), ...all.map((i) => line('column', i))];
}
