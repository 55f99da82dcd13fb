import type { Point } from '$lib/board/pose';
import board from '../../../../../../crates/skymines/data/board_moon.json';
import type { GlyphName } from '../glyphs';
import type { Company } from '../view';
import { seeded } from '$lib/board/seeded';
import { sharedEdges, type Segment } from './edges';

/** The Moon as it is drawn: sectors, their borders, facilities and ways from the stations, all from the data. */

/** Units of the drawing for one of the data. */
export const SCALE = 6.4;
/** The side of the drawing; it is square. */
export const SIDE = 100 * SCALE;

const scaled = ([x = 0, y = 0]: readonly number[]): Point => ({ x: x * SCALE, y: y * SCALE });
const FACILITY: Record<string, GlyphName> = {
  deep_mine: 'deep',
  surface_mine: 'surface',
  gas_collector: 'gas',
  research_station: 'lab',
};
export const facilityIcon = (type: string): GlyphName => FACILITY[type] ?? 'deep';

export interface Facility {
  icon: GlyphName;
  amount: number;
}
export interface Sector {
  spot: string;
  points: readonly Point[];
  path: string;
  /** Where facility, outpost and number stand together. */
  at: Point;
  facilities: readonly Facility[];
  /** It lies inside another one, and is small. */
  enclave: boolean;
}

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

export const SECTORS: readonly Sector[] = board.sectors.map((sector) => {
  const { id, x, y, polygon, facilities } = sector;
  const points = polygon.map(scaled);
  return {
    spot: String(id),
    points,
    path: pathOf(points),
    at: scaled([x, y]),
    enclave: 'enclave_of' in sector,
    facilities: facilities.map(({ type, amount }) => ({ icon: facilityIcon(type), amount })),
  };
});
const byNumber = new Map(SECTORS.map((sector) => [Number(sector.spot), sector]));
export const sectorAt = (spot: string): Sector | undefined => byNumber.get(Number(spot));

export interface Border {
  double: boolean;
  path: string;
}
const lines = (segments: readonly Segment[]): string =>
  segments
    .map(([a, b]) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`)
    .join('');
export const BORDERS: readonly Border[] = board.borders.map(({ a, b, line }) => ({
  double: line === 'double',
  path: lines(sharedEdges(byNumber.get(a)!.points, byNumber.get(b)!.points)),
}));

export interface Way {
  double: boolean;
  from: Point;
  to: Point;
}
export interface StationPlace {
  company: Company;
  at: Point;
  ways: readonly Way[];
}
const DISC = { ...scaled([board.disc.cx, board.disc.cy]), r: board.disc.r * SCALE };
export const MOON = DISC;
/** Where a way from a station meets a sector: on the rim of the Moon, on the near side. */
function landing(from: Point, { points }: Sector): Point {
  const far = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y);
  const rim = points.filter(({ x, y }) => Math.hypot(x - DISC.x, y - DISC.y) > DISC.r - 2);
  const near = rim.sort((a, b) => far(a) - far(b));
  return near[Math.floor(near.length * 0.45)] ?? from;
}
export const STATIONS: readonly StationPlace[] = board.stations.map(({ company, x, y, adjacent }) => {
  // A little towards the Moon, so that there is room around it.
  const at = scaled([x + (50 - x) * 0.14, y + (50 - y) * 0.14]);
  return {
    company: company as Company,
    at,
    ways: adjacent.map(({ sector, line }) => ({
      double: line === 'double',
      from: at,
      to: landing(at, byNumber.get(sector)!),
    })),
  };
});
export const stationAt = (company: Company): Point =>
  STATIONS.find((station) => station.company === company)!.at;

/** Craters, scattered once and for all. */
export const CRATERS: readonly (Point & { r: number })[] = (() => {
  const next = seeded(24);
  return Array.from({ length: 46 }, () => {
    const [angle, away] = [next() * Math.PI * 2, Math.sqrt(next()) * (DISC.r - 14)];
    const r = 3 + next() ** 3 * 26;
    return { x: DISC.x + Math.cos(angle) * away, y: DISC.y + Math.sin(angle) * away, r };
  }).filter(({ x, y, r }) => Math.hypot(x - DISC.x, y - DISC.y) + r < DISC.r - 3);
})();
