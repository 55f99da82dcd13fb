import type { Foresight, LegalAction, Refusal } from '$lib/wire';

/**
 * The one port through which a board asks about the rules. It computes none itself: what an action would bring about
 * and why one is refused is answered by the engine, today over the socket, later by the same engine in the page.
 */
export interface Engine {
  /**
   * What these actions would bring about, one after another; an empty list asks what the end of the turn brings as
   * things stand. Nothing when it is of no use any more: a newer question, another moment, a cut line.
   */
  foresee(actions: readonly Deed[]): Promise<Foreseen | null>;
  /** The same as far as it is known already, so that a board can draw it at once. */
  known(actions: readonly Deed[]): Foreseen | null;
  /** Why an action is not possible; nothing when it is. */
  why(action: Deed): Promise<Refusal | null>;
}

/** An action as data. */
export type Deed = LegalAction['action'];

/** What was foreseen, or which of the actions cannot be done and why. */
export type Foreseen =
  { ok: true; foresight: Foresight } | { ok: false; step: number | null; refusal: Refusal };

/** To whom and at which moment a question is put; answers are good for that moment alone. */
export interface Moment {
  table: string;
  seat: number;
  decision: string;
  /** Changes whenever the seat's view may have changed. */
  revision: string | number;
}

/** What tells one list of actions from another. */
export const keyOf = (actions: readonly Deed[]): string => JSON.stringify(actions);

/** An engine that cannot tell anything: a replay, a spectator. */
export const SILENT: Engine = {
  foresee: () => Promise.resolve(null),
  known: () => null,
  why: () => Promise.resolve(null),
};
