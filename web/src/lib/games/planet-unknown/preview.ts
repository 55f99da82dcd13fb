import { t } from '$lib/i18n';
import { corporationNamed, planetNamed, type Bonus } from './data';
import type { GlyphName } from './glyphs';
import { groundOf, linesOf, terrainOf } from './ground';
import { lineName } from './labels';
import { beside, flood, squaresOf, type At } from './squares';
import { cellsAt, tileNamed, type TileCell } from './tiles';
import { cellOf, nextOf, printed, techOf, writeCell } from './tracks';
import { TRACKS, type Board, type Cell, type Terrain, type TileId, type Track, type Way } from './view';

/** What a placement will bring about, line by line. A hint: the server decides. */

export interface PreviewLine {
  icon: GlyphName;
  text: string;
  value?: string;
  bad?: boolean;
}
export interface Preview {
  lines: readonly PreviewLine[];
  /** Cells of tracks that trackers may come to. */
  cells: ReadonlySet<Cell>;
  /** Rows and columns that would be finished: `row3`. */
  finished: ReadonlySet<string>;
}

type Laid = TileCell & { at: At };

/** The tracks that a power station could serve: those of sections that touch its area, and the tile's other one. */
function served(board: Board, squares: readonly At[], other: Terrain): Track[] {
  const ground = groundOf(board);
  const area = flood(squares, new Set([...terrainOf(board, 'energy'), ...squares]));
  const touching = [...area].flatMap(beside).filter((at) => !area.has(at) && ground.live.has(at));
  const found = new Set<Terrain>([other, ...touching.flatMap((at) => ground.covered.get(at) ?? [])]);
  return TRACKS.filter((track) => found.has(track));
}

const name = (track: Track) => t(`planet-unknown-track-${track}`);

function bonusLine(bonus: Bonus, board: Board): PreviewLine | null {
  const tech = techOf(corporationNamed(board.corporation), bonus);
  switch (bonus.type) {
    case 'synergy':
      return { icon: 'synergy', text: t('planet-unknown-bonus-synergy'), value: '+1' };
    case 'civ_card':
      return { icon: 'card', text: t('planet-unknown-bonus-civ'), value: String(bonus.level ?? 1) };
    case 'biomass_patch':
      return { icon: 'patch', text: t('planet-unknown-bonus-patch'), value: '+1' };
    case 'place_rover':
      return board.supply > 0 ? { icon: 'rover', text: t('planet-unknown-bonus-rover'), value: '+1' } : null;
    case 'move':
      return { icon: 'move', text: t('planet-unknown-bonus-move'), value: `+${bonus.n ?? 0}` };
    case 'tech':
      return { icon: 'chip', text: t('planet-unknown-bonus-tech'), value: tech?.key ?? '' };
    case 'advance':
      return bonus.track ? { icon: bonus.track, text: name(bonus.track), value: '+1' } : null;
  }
}

/** What a tracker's next step gives. */
function stepLines(board: Board, track: Track): { lines: PreviewLine[]; cell: Cell | null } {
  const corporation = corporationNamed(board.corporation);
  const next = nextOf(board, track);
  if (!next)
    return { lines: [{ icon: track, text: name(track), value: t('planet-unknown-at-end') }], cell: null };
  const cell = printed(corporation, next);
  const lines: PreviewLine[] = [
    { icon: track, text: name(track), value: `${cellOf(board, track).row} → ${next.row}` },
  ];
  if (cell?.medal)
    lines.push({ icon: 'medal', text: t('planet-unknown-medal-track'), value: String(cell.medal) });
  const bonuses = (cell?.bonuses ?? [])
    .map((bonus) => bonusLine(bonus, board))
    .filter((line) => line !== null);
  return { lines: [...lines, ...bonuses], cell: writeCell(next) };
}

function stationLines(
  board: Board,
  cells: readonly Laid[],
  section: 0 | 1,
): { lines: PreviewLine[]; cells: Cell[] } {
  const own = cells.filter((cell) => cell.section === section);
  const terrain = own[0]?.terrain;
  const other = cells.find((cell) => cell.section !== section)?.terrain ?? 'energy';
  if (!terrain) return { lines: [], cells: [] };
  const squares = own.map(({ at }) => at);
  const { special } = corporationNamed(board.corporation);
  if (terrain === 'energy') {
    const tracks = served(board, squares, other);
    const text = t('planet-unknown-energy-one-of', {
      tracks: tracks.map((track) => t(`planet-unknown-terrain-${track}`)).join(', '),
    });
    const reached = tracks.flatMap((track) => stepLines(board, track).cell ?? []);
    return { lines: [{ icon: 'energy', text, value: '+1' }], cells: reached };
  }
  if (terrain === 'water') {
    const ice = squares.filter((at) => planetNamed(board.planet).ice.has(at)).length;
    if (ice === 0)
      return { lines: [{ icon: 'ice', text: t('planet-unknown-no-ice'), bad: true }], cells: [] };
    if (special.id === 'winding_water' && ice > 1) {
      return { lines: [{ icon: 'water', text: name('water'), value: `+${ice}` }], cells: [] };
    }
  }
  if (terrain === 'biomass' && special.id === 'expand_biomass') {
    const green = terrainOf(board, 'biomass');
    if (!squares.flatMap(beside).some((at) => green.has(at))) {
      return { lines: [{ icon: 'biomass', text: t('planet-unknown-no-expansion'), bad: true }], cells: [] };
    }
  }
  const { lines, cell } = stepLines(board, terrain);
  return { lines, cells: cell ? [cell] : [] };
}

/** Rows and columns that a set of squares finishes, or brings nearest to being finished. */
function lineLines(
  board: Board,
  squares: readonly At[],
  rocks: readonly At[],
): { lines: PreviewLine[]; finished: Set<string> } {
  const before = linesOf(board);
  const after = linesOf(board, new Set(squares), rocks);
  const lines: PreviewLine[] = [];
  const finished = new Set<string>();
  let nearest: { text: string; open: number } | null = null;
  after.forEach((line, i) => {
    const was = before[i]!;
    const text = lineName(line.kind, line.index);
    if (line.done && !was.done) {
      finished.add(`${line.kind}${line.index}`);
      lines.push({
        icon: 'medal',
        text: t('planet-unknown-line-done', { line: text }),
        value: String(line.medal),
      });
    } else if (line.open < was.open && line.open > 0 && line.open < (nearest?.open ?? 5)) {
      nearest = { text, open: line.open };
    }
  });
  const near = nearest as { text: string; open: number } | null;
  if (lines.length === 0 && near) {
    lines.push({
      icon: 'medal',
      text: t('planet-unknown-line-left', { line: near.text }),
      value: String(near.open),
    });
  }
  return { lines, finished };
}

function lost(board: Board, squares: ReadonlySet<At>): PreviewLine[] {
  const pods = squaresOf(board.lifepods).filter((at) => squares.has(at)).length;
  const rovers = squaresOf(board.rovers.map(({ at }) => at)).filter((at) => squares.has(at)).length;
  return [
    ...(pods > 0
      ? [
          {
            icon: 'lifepod',
            text: t('planet-unknown-pods', { count: pods }),
            value: t('planet-unknown-destroyed', { count: pods }),
            bad: true,
          } as const,
        ]
      : []),
    ...(rovers > 0
      ? [
          {
            icon: 'rover',
            text: t('planet-unknown-rovers', { count: rovers }),
            value: t('planet-unknown-destroyed', { count: rovers }),
            bad: true,
          } as const,
        ]
      : []),
  ];
}

/** What laying a tile will do. */
export function previewTile(board: Board, tile: TileId, way: Way, at: At): Preview {
  const cells = cellsAt(tile, way, at);
  const squares = new Set(cells.map((cell) => cell.at));
  const planet = planetNamed(board.planet);
  const corporation = corporationNamed(board.corporation);
  const noMeteors = corporation.techs.some(
    ({ id }, i) => id === 'no_meteors' && (board.techs >> i) % 2 === 1,
  );
  const rocks = noMeteors ? [] : cells.filter(({ meteor }) => meteor).map((cell) => cell.at);
  const lines = lost(board, squares);
  for (const rock of rocks) {
    const row = lineName('row', Math.floor(rock / 12));
    const column = lineName('column', rock % 12);
    lines.push({ icon: 'meteor', text: t('planet-unknown-meteor-lands', { row, column }), bad: true });
  }
  const ice = cells.filter((cell) => planet.ice.has(cell.at)).length;
  if (ice > 0) lines.push({ icon: 'ice', text: t('planet-unknown-ice-covered'), value: String(ice) });
  const reached = new Set<Cell>();
  const sections = tileNamed(tile).terrains.length === 2 ? ([0, 1] as const) : ([0] as const);
  for (const section of sections) {
    const station = stationLines(board, cells, section);
    lines.push(...station.lines);
    for (const cell of station.cells) reached.add(cell);
  }
  const covered = [...planet.cities].filter((city) => squares.has(city)).length;
  if (covered > 0)
    lines.push({ icon: 'civ', text: t('planet-unknown-city-covered'), value: `−${2 * covered}`, bad: true });
  const ends = lineLines(board, [...squares], rocks);
  return { lines: [...lines, ...ends.lines], cells: reached, finished: ends.finished };
}

/** What a patch will do. */
export function previewPatch(board: Board, at: At): Preview {
  const ends = lineLines(board, [at], []);
  return { lines: [...lost(board, new Set([at])), ...ends.lines], cells: new Set(), finished: ends.finished };
}

/** What a rover will pick up where it goes. */
export function previewRover(board: Board, at: At): Preview {
  const lines: PreviewLine[] = [];
  if (squaresOf(board.lifepods).includes(at))
    lines.push({ icon: 'lifepod', text: t('planet-unknown-collects-pod'), value: '+1' });
  if (squaresOf(board.meteorites).includes(at))
    lines.push({ icon: 'meteorite', text: t('planet-unknown-collects-meteor'), value: '+1' });
  return { lines, cells: new Set(), finished: new Set() };
}
