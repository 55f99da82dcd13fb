import { pick } from '$lib/i18n';
import type { Said, Step } from '$lib/wire';
import { eventOf, type Event, type Measure } from '../view';

/** One thing that a Luna did: what, by which rule, and what she chose from. */
export interface LunaMove {
  text: string;
  rule: string | null;
  /** Her card, from the moment she acts by it. */
  card: string | null;
  slot: string | null;
  seat: string;
  reason: string | null;
  candidates: readonly { what: string; measures: readonly Measure[]; chosen: boolean }[];
  /** The place that she came to. */
  spot: string | null;
}

type Why = Extract<Event, { why: unknown }>['why'];
const isLuna = (event: Event): boolean =>
  'seat' in event && typeof event.seat === 'string' && event.type !== 'scored' && event.type !== 'luna_token';

function moveOf(said: Said, event: Event, card: string | null, slot: string | null): LunaMove {
  const why: Why | null = 'why' in event ? event.why : null;
  return {
    text: pick(said.text),
    rule: said.rule ?? why?.rule ?? null,
    card,
    slot,
    seat: 'seat' in event ? String(event.seat) : '',
    reason: why ? why.reason : null,
    candidates: (why?.candidates ?? []).map(({ what, measures }, i) => ({
      what: String(what),
      measures,
      chosen: i === why?.choice,
    })),
    spot: 'spot' in event ? event.spot : null,
  };
}

/** What Lunas did in these steps, in order. */
export function movesOf(steps: readonly Step[]): LunaMove[] {
  let card: string | null = null;
  let slot: string | null = null;
  return steps.flatMap(({ events }) =>
    events.flatMap((said) => {
      const event = eventOf(said.facts);
      if (event.type === 'luna_acts') [card, slot] = [event.card, event.slot];
      if (event.type === 'luna_reveals') [card, slot] = [event.card, null];
      return isLuna(event) ? [moveOf(said, event, card, slot)] : [];
    }),
  );
}
