import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Outcome, Rival, ScoreSheet, TableState } from '$lib/wire';
import { winners } from './scores';

/** Somebody who has points: a player in a seat, or an automated opponent. */
export interface Party {
  id: string;
  name: string;
  /** The colour and form: the seat's number, or one that no seat has. */
  mark: number;
  sheet: ScoreSheet;
  won: boolean;
  /** Set for automated opponents. */
  rival: Rival | null;
}

type Told = Pick<TableState, 'scores' | 'rivals' | 'outcome'>;

export const rivalName = (rival: Rival, texts: GameTexts): string => texts.name(rival.name);

/** The names at the table with those of rivals after them. */
export const withRivals = (
  names: readonly string[],
  { rivals }: Pick<TableState, 'rivals'>,
  texts: GameTexts,
): readonly string[] => [...names, ...rivals.map((rival) => rivalName(rival, texts))];

/** Which of the rivals came first; one that beat a single player did. */
export function rivalsFirst(outcome: Outcome | null, rivals: number): number[] {
  if (outcome?.type === 'solo') return outcome.result === 'lost' && rivals === 1 ? [0] : [];
  const ranks = outcome?.type === 'ranks' ? (outcome.rivals ?? []) : [];
  return ranks.flatMap((rank, rival) => (rank === 1 ? [rival] : []));
}

/** All who have points, seats first. */
export function partiesOf(
  { scores, rivals, outcome }: Told,
  names: readonly string[],
  texts: GameTexts,
): Party[] {
  const [won, beaten] = [winners(outcome), rivalsFirst(outcome, rivals.length)];
  const seats = scores.map((sheet, seat) => ({
    id: `s${seat}`,
    name: names[seat] ?? '',
    mark: seat,
    sheet,
    won: won.includes(seat),
    rival: null,
  }));
  const others = rivals.map((rival, i) => ({
    id: rival.name,
    name: rivalName(rival, texts),
    mark: rival.mark,
    sheet: rival.score,
    won: beaten.includes(i),
    rival,
  }));
  return [...seats, ...others];
}
