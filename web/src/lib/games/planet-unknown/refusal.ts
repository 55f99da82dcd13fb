import { planetNamed } from './data';
import { groundOf } from './ground';
import { beside, type At } from './squares';
import { cellsAt, lay } from './tiles';
import type { Board, TileId, Way } from './view';

/** Why a tile does not fit somewhere, as far as it can be seen at a glance; the server knows the rest. */
export type Refusal = 'outside' | 'overlap' | 'apart' | 'first' | 'else';

export function refusalOf(board: Board, tile: TileId, way: Way, at: At): Refusal {
  const { grid } = planetNamed(board.planet);
  const { covered } = groundOf(board);
  const squares = cellsAt(tile, way, at).map((cell) => cell.at);
  if (squares.length < lay(tile, way).cells.length || squares.some((one) => !grid.has(one))) return 'outside';
  if (squares.some((one) => covered.has(one))) return 'overlap';
  if (covered.size === 0) return 'first';
  return squares.flatMap(beside).some((one) => covered.has(one)) ? 'else' : 'apart';
}
