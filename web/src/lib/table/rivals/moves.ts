import { pick } from '$lib/i18n';
import type { Said } from '$lib/wire';

/** A number by which an automated opponent chooses. */
export interface Measure {
  of: string;
  value: number;
}

/** One thing that an automated opponent did: what, by which rule, and what it chose from. */
export interface RivalStep {
  text: string;
  rule: string | null;
  reason: string | null;
  candidates: readonly { what: string; measures: readonly Measure[]; chosen: boolean }[];
  /** The place on the board that it is about. */
  place: string | null;
}

/** The `RivalMove` of the rules, whatever its card and its candidates are. */
export interface Why {
  rule: string;
  reason: string;
  candidates: readonly { what: unknown; measures: readonly Measure[] }[];
  choice: number | null;
}

export const rivalStep = (said: Said, why: Why | null, place: string | null): RivalStep => ({
  text: pick(said.text),
  rule: said.rule ?? why?.rule ?? null,
  reason: why?.reason ?? null,
  candidates: (why?.candidates ?? []).map(({ what, measures }, i) => ({
    what: String(what),
    measures,
    chosen: i === why?.choice,
  })),
  place,
});
