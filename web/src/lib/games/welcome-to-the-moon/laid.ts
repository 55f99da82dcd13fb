import type { ScoreSheet } from '$lib/wire';
import { total } from '$lib/table/scores';
import { show, type Shown } from './filled';
import type { Sheet } from './sheets/model';
import { sharedScore, sidesOf } from './sides';
import type { Seat, View } from './view';

/** A sheet on the table, by the seat that owns it. */
export interface Laid {
  seat: Seat;
  shown: Shown;
}

/** One sheet; `own` with what the viewer has changed on it. */
function lay(sheet: Sheet, view: View, pads: readonly ScoreSheet[], place: Seat, own: boolean): Shown {
  const { table, board } = view;
  const claims = table.claims[place] ?? [];
  const sides = sidesOf(view, place);
  const score = sides ? sharedScore(sheet, pads, sides) : (pads[place] ?? null);
  const shown = show(sheet, board, place, claims, score, own && board.own !== null);
  // On a shared sheet the mission boxes are the owner's, and the one total is that of the far side.
  const far = sides && pads[sides[1]];
  return far ? { ...shown, claims, total: total(far) } : shown;
}

/** All sheets: the one in the middle, which is one's own or for a spectator the first, and the others. */
export function layOut(
  sheet: Sheet,
  view: View,
  scores: readonly ScoreSheet[],
  seat: Seat | null,
): { mine: Laid; others: Laid[] } {
  const home = seat === null ? 0 : (view.home ?? seat);
  const pads = scores.map((score, at) => (at === seat ? (view.score ?? score) : score));
  const laid = view.board.sheets.map((_, place) => ({
    seat: place,
    shown: lay(sheet, view, pads, place, seat !== null && place === home),
  }));
  return { mine: laid[home]!, others: laid.filter((one) => one.seat !== home) };
}
