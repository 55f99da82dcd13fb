import type { Mode, Offers } from './offers';
import { held } from './offers';
import { previewPatch, previewRover, previewTile, type Preview } from './preview';
import { refusalOf, type Refusal } from './refusal';
import { xOf, yOf, type At } from './squares';
import { lay } from './tiles';
import type { Board } from './view';

/** What a click on a square would do, as far as it can be foreseen. */
export interface Foresight {
  legal: boolean;
  /** Why not, where it is not legal. */
  refusal?: Refusal;
  notation: string | null;
  preview: Preview;
}

const NOTHING: Preview = { lines: [], cells: new Set(), finished: new Set() };

function of(board: Board, mode: Mode, tile: ReturnType<typeof held>, at: At): Preview {
  switch (mode.kind) {
    case 'lay': {
      if (!tile) return NOTHING;
      const { anchor } = lay(tile.tile, tile.way);
      return previewTile(board, tile.tile, tile.way, at - anchor.x - 12 * anchor.y);
    }
    case 'patch':
      return previewPatch(board, at);
    case 'move':
    case 'teleport':
    case 'relocate':
    case 'rover':
    case 'drop':
      return previewRover(board, at);
    default:
      return NOTHING;
  }
}

/** Foresees a click on a square of one's own planet; nothing where nothing is meant. */
export function foresee(
  board: Board,
  offers: Offers,
  selected: string | null,
  at: At | null,
): Foresight | null {
  const { mode } = offers;
  if (at === null || !mode) return null;
  const tile = mode.kind === 'lay' ? held(offers, selected) : null;
  const fits = mode.kind !== 'lay' || (tile !== null && tile.tile === mode.tile && tile.way === mode.way);
  const action = fits ? mode.spots.get(at) : undefined;
  if (action) return { legal: true, notation: action.notation, preview: of(board, mode, tile, at) };
  if (mode.kind !== 'lay' || !tile) return null;
  const { anchor } = lay(tile.tile, tile.way);
  const onBoard = xOf(at) >= anchor.x && yOf(at) >= anchor.y;
  if (!onBoard) return null;
  const refusal = refusalOf(board, tile.tile, tile.way, at - anchor.x - 12 * anchor.y);
  return { legal: false, refusal, notation: null, preview: NOTHING };
}
