import type { LegalAction } from '$lib/wire';

/** So many ways out fit beneath a refusal. */
const FEW = 3;

type Data = LegalAction['action'];

/** How many parts of an action are as in another. */
function alike(a: Data, b: Data): number {
  const other: Record<string, unknown> = { ...b };
  return Object.entries(a).filter(([name, value]) => JSON.stringify(other[name]) === JSON.stringify(value))
    .length;
}

/** What is possible instead of an action that is not: others of its kind, those first that have most in common. */
export function instead(refused: Data | null, legal: readonly LegalAction[]): LegalAction[] {
  if (!refused) return [];
  return legal
    .filter(({ action }) => action.type === refused.type)
    .map((offer) => ({ offer, parts: alike(refused, offer.action) }))
    .sort((a, b) => b.parts - a.parts)
    .slice(0, FEW)
    .map(({ offer }) => offer);
}
