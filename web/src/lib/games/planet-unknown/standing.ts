import { corporationNamed, OBJECTIVES, planetNamed, type Asked } from './data';
import { groundOf, terrainOf } from './ground';
import { areas, atOf, SIDE, xOf, yOf, type At } from './squares';
import { atTop, cellOf } from './tracks';
import type { Board, Seat, TableFacts, Terrain } from './view';
import { TRACKS } from './view';

/** How objectives stand. Only for show: the server counts. */

const stations = (board: Board, terrain: Terrain): At[] =>
  [...groundOf(board).stations].flatMap(([at, kind]) => (kind === terrain ? [at] : []));

/** Lifepods collected, wherever they lie now. */
export function podsOf(board: Board): number {
  const bits = (n: number) => n.toString(2).replaceAll('0', '').length;
  return board.pods + board.pod_cells.reduce((sum, row) => sum + bits(row), 0) + bits(board.pod_techs);
}

/** What a player has of what neighbours compare. */
export function measure(board: Board, { metric, terrain = 'civ' }: Asked): number {
  switch (metric) {
    case 'stations_on_perimeter': {
      const { perimeter } = planetNamed(board.planet);
      return stations(board, terrain).filter((at) => perimeter.has(at)).length;
    }
    case 'largest_area':
      return Math.max(0, ...areas(terrainOf(board, terrain)).map(({ size }) => size));
    case 'area_count':
      return areas(terrainOf(board, terrain)).length;
    case 'station_count':
      return stations(board, terrain).length;
    case 'tracks_at_maximum':
      return TRACKS.filter((track) => atTop(corporationNamed(board.corporation), cellOf(board, track), track))
        .length;
    case 'meteorites_collected':
      return board.meteors;
    case 'lifepods_collected':
      return podsOf(board);
    default:
      return 0;
  }
}

/** Whether a block of so many columns and rows lies in the set. */
function hasBlock(squares: ReadonlySet<At>, columns: number, rows: number): boolean {
  return [...squares].some((at) => {
    const [x0, y0] = [xOf(at), yOf(at)];
    if (x0 + columns > SIDE || y0 + rows > SIDE) return false;
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) if (!squares.has(atOf(x0 + x, y0 + y))) return false;
    return true;
  });
}

/** Whether a private objective is fulfilled as things stand. */
export function fulfils(board: Board, { test, terrain = 'civ', value = 0 }: Asked): boolean {
  const planet = planetNamed(board.planet);
  const { covered } = groundOf(board);
  const number = Number(value);
  switch (test) {
    case 'rectangle': {
      const [a = 0, b = 0] = Array.isArray(value) ? (value as number[]) : [];
      const squares = terrainOf(board, terrain);
      return hasBlock(squares, a, b) || hasBlock(squares, b, a);
    }
    case 'area_with_stations': {
      const all = stations(board, terrain);
      return areas(terrainOf(board, terrain)).some(
        (area) => all.filter((at) => area.has(at)).length >= number,
      );
    }
    case 'track_at_maximum': {
      const track = TRACKS.find((one) => one === terrain) ?? 'civ';
      return atTop(corporationNamed(board.corporation), cellOf(board, track), track);
    }
    case 'stations_at_most':
      return stations(board, terrain).length <= number;
    case 'meteorites_at_least':
      return board.meteors >= number;
    case 'more_lifepods_than_meteorites':
      return podsOf(board) > board.meteors;
    case 'all_ice_covered':
      return [...planet.ice].every((at) => covered.has(at));
    case 'all_land_covered':
      return [...planet.grid].every((at) => covered.has(at) || planet.ice.has(at) || planet.currents.has(at));
    default:
      return false;
  }
}

/** An objective between two players, and how they stand in it. */
export interface Duel {
  card: string;
  asked: Asked;
  mine: number;
  theirs: number;
  /** 1: one leads, −1: the other, 0: equal. */
  lead: -1 | 0 | 1;
}

export function duelOf(card: string, mine: Board, theirs: Board): Duel | null {
  const asked = OBJECTIVES.get(card)?.neighbour;
  if (!asked) return null;
  const [own, other] = [measure(mine, asked), measure(theirs, asked)];
  const lead = Math.sign(asked.best === 'min' ? other - own : own - other) as Duel['lead'];
  return { card, asked, mine: own, theirs: other, lead };
}

/** The objectives a player shares with each rival: with two players all of them, else one with each neighbour. */
export function sharedWith(table: TableFacts, seat: Seat, rival: Seat): string[] {
  const { seats, neighbours } = table;
  if (seats === 2) return [...neighbours];
  return neighbours.filter((_, place) => {
    const pair = [place, (place + 1) % seats];
    return pair.includes(seat) && pair.includes(rival) && seat !== rival;
  });
}

/** The rivals in the order in which they are shown: the neighbour on the left, on the right, then the others. */
export function rivalsOf({ seats }: TableFacts, seat: Seat): Seat[] {
  const around = Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
  if (around.length < 3) return around;
  const [right, ...others] = around;
  const left = others.pop()!;
  return [left, right!, ...others];
}
