import type { Deed } from '$lib/engine';
import type { Say } from '$lib/table/words.svelte';
import type { Foresight, LegalAction } from '$lib/wire';

/** What an action would bring about, row by row, in the game's own words. */

/** Rows of a card always stand in this order; those that are not there leave no gap. */
export const KINDS = ['cost', 'tool', 'note', 'gain', 'loss', 'points', 'later'] as const;
export type RowKind = (typeof KINDS)[number];

export interface Row<Icon extends string = string> {
  kind: RowKind;
  icon: Icon;
  text: string;
  value?: string;
  /** The number of a sentence, where there is room for no more. */
  short?: string;
  /** Something the player would rather not have; a loss always is. */
  bad?: boolean;
}

export const inOrder = <Icon extends string>(rows: readonly Row<Icon>[]): Row<Icon>[] =>
  KINDS.flatMap((kind) => rows.filter((row) => row.kind === kind));

export const isBad = ({ kind, bad }: Row): boolean => bad ?? kind === 'loss';

/** A step that was taken for the player, so that more could be foreseen. */
export interface Assumption {
  done: LegalAction;
  /** What could be done instead, each with the actions to ask about then. */
  others: readonly { action: LegalAction; deeds: readonly Deed[] }[];
}

/** What was assumed, with the ways to choose otherwise; an only answer is no assumption. */
export function assumedIn({ steps }: Foresight): Assumption[] {
  return steps.flatMap(({ action, assumed }, i): Assumption[] => {
    if (!assumed || assumed.length === 0) return [];
    const before = steps.slice(0, i).map((step) => step.action.action);
    return [
      {
        done: action,
        others: assumed.map((other) => ({ action: other, deeds: [...before, other.action] })),
      },
    ];
  });
}

/** A card is read at a glance: of many other answers it names these first ones. */
const NAMED = 3;

/** An assumption in words, as a card shows it. */
export interface Assumed {
  text: string;
  others: readonly string[];
  /** How many other answers are not named. */
  more: number;
}

/** What was assumed, in words. */
export const assumedWords = (foresight: Foresight, say: Say): Assumed[] =>
  assumedIn(foresight).map(({ done, others }) => ({
    text: say(done.notation),
    others: others.slice(0, NAMED).map(({ action }) => say(action.notation)),
    more: Math.max(0, others.length - NAMED),
  }));
