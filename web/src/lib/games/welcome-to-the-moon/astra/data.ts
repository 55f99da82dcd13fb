import data from '../../../../../../crates/welcome-to-the-moon/data/astra.json';
import { LETTERS, type Letter } from '../view';

/** Printed facts about ASTRA: what her card says for each adventure. Texts are ids of messages of the game (`word` says them). */

/** What her card says for an adventure. */
export interface Board {
  fixed: number;
  perLevel: number;
  /** Letters of the effect cards that do something here. */
  letters: readonly Letter[];
  effect: string;
  /** How solo bonuses are earned. */
  earn: string;
  /** How she is compared with the player. */
  comparison: string | null;
}

export function boardOf(adventure: number): Board {
  const board = data.adventures.find((one) => one.adventure === adventure) ?? data.adventures[0]!;
  const { comparison } = board;
  return {
    fixed: board.fixed_points,
    perLevel: board.level_factor,
    letters: LETTERS.filter((letter) => board.effect_letters.includes(letter)),
    effect: `astra-${board.adventure}-effect`,
    earn: `astra-${board.adventure}-earn`,
    comparison: comparison ? `astra-${board.adventure}-comparison` : null,
  };
}

/** The letter of one of her effect cards. */
export const letterOf = (card: number): Letter | null =>
  LETTERS.find((letter) =>
    data.effect_cards.some((effect) => effect.id === card && effect.letter === letter),
  ) ?? null;

/** A box of her track in adventure 1. */
export interface Box {
  at: number;
  /** What she scores while this is the box that counts. */
  value: number | null;
}
const track = data.adventures[0]!.score_track!;
const values = new Map(Object.entries(track.value_boxes).map(([at, value]) => [Number(at), value]));
/** The track, row by row as printed. */
export const TRACK: readonly (readonly Box[])[] = track.layout.rows.map((length, row, rows) => {
  const before = rows.slice(0, row).reduce((sum, one) => sum + one, 0);
  return Array.from({ length }, (_, i) => {
    const at = before + i + 1;
    return { at, value: values.get(at) ?? null };
  });
});
export const LAUNCH = track.launch_value;
export const BOXES = track.boxes;
