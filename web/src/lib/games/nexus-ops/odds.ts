import type { Deed, Engine } from '$lib/engine';
import { t } from '$lib/i18n';
import type { Foresight } from '$lib/wire';
import type { BattleOdds, Odds } from '$lib/wire/generated/nexus-ops';
import type { Mark, Offers } from './offers';
import type { Offer } from './selection';
import type { Hex } from './view';

/** How battles would go, as the engine tells it; here it is only asked for and put in words. */

export type { BattleOdds, Odds };

export const oddsOf = ({ odds }: Foresight): Odds | null => odds as Odds | null;

const WHOLE = 1_000_000;

/** A chance in words; what can happen is never called 0 %, and what can fail never 100 %. */
export function share(millionths: number): string {
  if (millionths > 0 && millionths < WHOLE / 200) return t('nexus-ops-odds-little');
  if (millionths < WHOLE && millionths >= WHOLE - WHOLE / 200) return t('nexus-ops-odds-nearly');
  return t('nexus-ops-odds-percent', { percent: Math.round((100 * millionths) / WHOLE) });
}

/** A number of units in thousandths, to one place. */
export const units = (thousandths: number): number => Math.round(thousandths / 100) / 10;

/** The chance to win where there is one enemy to fight. */
export const winIn = (odds: Odds | null): number | null =>
  odds?.battles.length === 1 ? (odds.battles[0]?.win ?? null) : null;

export interface Attack {
  hex: Hex;
  deeds: readonly Deed[];
}

const notationsOf = ({ action, group }: Mark): readonly string[] => group ?? (action ? [action] : []);

/** What can be clicked to attack now. */
export function attacksIn({ hex: marks }: Offers, legal: readonly Offer[]): Attack[] {
  return [...marks].flatMap(([hex, mark]): Attack[] => {
    if (mark.effect !== 'fight') return [];
    const deeds = notationsOf(mark).flatMap((notation) => {
      const offer = legal.find((one) => one.notation === notation);
      return offer ? [offer.action] : [];
    });
    return deeds.length > 0 ? [{ hex, deeds }] : [];
  });
}

/** No more attacks than these are asked about: the rest is told when it is pointed at. */
const MOST = 8;

/** Asks for the odds of each attack that is offered, one after another; pointing at something comes first. */
export async function askAll(
  engine: Engine,
  attacks: readonly Attack[],
  found: (hex: Hex, win: number) => void,
): Promise<void> {
  for (const { hex, deeds } of attacks.slice(0, MOST)) {
    const seen = await engine.foresee(deeds);
    const win = seen?.ok ? winIn(oddsOf(seen.foresight)) : null;
    if (win !== null) found(hex, win);
  }
}
