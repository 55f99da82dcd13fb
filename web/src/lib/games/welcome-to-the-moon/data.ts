import common from '../../../../../crates/welcome-to-the-moon/data/common.json';
import { EFFECTS, type Effect, type View } from './view';

/** Printed facts that all adventures share. */

const CARDS = new Map(common.starship_cards.map((card) => [card.id, card]));

/** The effect on the back of a starship card. */
export const effectOf = (card: number): Effect | null =>
  EFFECTS.find((effect) => effect === CARDS.get(card)?.effect) ?? null;

export interface Combination {
  number: string;
  effect: Effect;
  /** What this pile gives next turn. */
  next: Effect | null;
}

/** This turn's combinations; the card on top of a pile shows the effect of the turn after. */
export const combinationsOf = ({ combinations, table }: View): Combination[] =>
  combinations.map(({ number, effect }, i) => {
    const pile = combinations.length === table.piles.length ? table.piles[i] : undefined;
    return { number, effect, next: pile ? effectOf(pile.shown) : null };
  });

/** What the seat has to decide now: `choose`, `write`, `effect`, `finish`, or something of the adventure's own. */
export const taskOf = ({ board }: View): string | null => board.own?.agenda.at(-1)?.task.type ?? null;

/** The combination that was chosen this turn, from 1. */
export function chosenOf(view: View): number | null {
  const turn = view.board.own?.turn;
  if (!turn || turn.effect === null || taskOf(view) === 'choose') return null;
  const list = combinationsOf(view);
  const exact = list.findIndex(({ number, effect }) => number === turn.offered && effect === turn.effect);
  const number = exact < 0 ? list.findIndex((one) => one.number === turn.offered) : exact;
  return number < 0 ? null : number + 1;
}
