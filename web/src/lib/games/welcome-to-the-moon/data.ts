import { effectsOf, faceOf, numberOf } from './cards';
import type { Effect, View } from './view';
import type { Turn } from './view';

export interface Combination {
  /** As printed. */
  number: string;
  /** One of these. */
  effects: readonly Effect[];
  /** What this pile gives next turn; nothing where there are no piles. */
  next: readonly Effect[];
  /** Whether an event forbids it. */
  closed: boolean;
}

/** This turn's combinations; the card on top of a pile shows the effect of the turn after. */
export const combinationsOf = ({ combinations, table }: View): Combination[] =>
  combinations.map((offer, i) => {
    const pile = table.astra ? undefined : table.piles[i];
    const next = pile ? faceOf(pile.shown).effects : [];
    return { number: numberOf(offer), effects: effectsOf(offer), next, closed: offer.closed };
  });

/** What the seat has to decide now: `choose`, `write`, `effect`, `finish`, or something of the adventure's own. */
export const taskOf = ({ board }: View): string | null => board.own?.agenda.at(-1)?.task.type ?? null;

/** What the seat has done this turn. */
export const turnOf = ({ board }: View): Turn | null => (board.own?.turn as Turn | undefined) ?? null;

/** The combination that was chosen this turn, from 1. */
export function chosenOf(view: View): number | null {
  const turn = turnOf(view);
  if (!turn || turn.effect === null || taskOf(view) === 'choose') return null;
  const at = view.combinations.findIndex(
    ({ cards }) => cards[0] === turn.cards[0] && cards[1] === turn.cards[1],
  );
  return at < 0 ? null : at + 1;
}
