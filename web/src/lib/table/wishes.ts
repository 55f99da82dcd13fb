import type { PassMode, SeatView } from '$lib/wire';

/** What a seat wants in one kind of window. */
export type Wish = { seat: number; kind: string; mode: PassMode };

/**
 * Carries the setting "ask me always" to a table. What somebody has chosen at the table itself stands; the setting
 * comes in where nothing was chosen, and everywhere when it is changed while one sits there.
 */
export class PassWishes {
  #always: boolean | null = null;
  #sent = new Set<string>();

  /** What to tell the table now. */
  due(views: readonly SeatView[], kinds: readonly string[], always: boolean): Wish[] {
    const turned = this.#always !== null && this.#always !== always;
    this.#always = always;
    if (turned) this.#sent.clear();
    const wishes = views.flatMap(({ seat, prefer }) =>
      seat === null ? [] : kinds.flatMap((kind) => wish(seat, kind, prefer[kind], always, turned)),
    );
    const fresh = wishes.filter(({ seat, kind }) => !this.#sent.has(`${seat} ${kind}`));
    for (const { seat, kind } of fresh) this.#sent.add(`${seat} ${kind}`);
    return fresh;
  }
}

function wish(
  seat: number,
  kind: string,
  chosen: PassMode | undefined,
  always: boolean,
  turned: boolean,
): Wish[] {
  if (always && (chosen === undefined || (turned && chosen !== 'ask'))) return [{ seat, kind, mode: 'ask' }];
  if (!always && turned && chosen === 'ask') return [{ seat, kind, mode: 'unless_playable' }];
  return [];
}
