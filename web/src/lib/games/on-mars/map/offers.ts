import { t } from '$lib/i18n';
import type { Say } from '$lib/table/words.svelte';
import { clickOf } from '../turn/offers';
import { leftBy, partOf, pickedIn, type Picked } from '../turn/picked';
import type { Building, Offer } from '../view';
import { moversOf, stepTargets } from './moves';
import type { Target } from './targets';

/** The cells where something can be done, by what can be done there. */

/** What is known of a site before anything is built there. */
export interface Site {
  gain: number;
  tech: boolean;
}

/** The type that is to be built: the one that is picked, or the only one. */
export function typePicked(legal: readonly Offer[], selected: string | null): Building | null {
  const picked = pickedIn(selected);
  const types = new Set(legal.flatMap(({ action }) => (action.type === 'build' ? [action.building] : [])));
  if (picked?.type === 'build' && picked.building && types.has(picked.building)) return picked.building;
  return types.size === 1 ? [...types][0]! : null;
}

/** A building is final: the first click picks the cell, the second one builds. */
function buildTargets(
  legal: readonly Offer[],
  selected: string | null,
  say: Say,
  siteAt: (building: Building, cell: string) => Site | null,
): Map<string, Target> {
  const type = typePicked(legal, selected);
  const picked = pickedIn(selected);
  const targets = new Map<string, Target>();
  for (const { action, notation } of legal) {
    if (action.type !== 'build' || action.building !== type) continue;
    const { building, cell } = action;
    const site = siteAt(building, cell);
    const chosen = picked?.type === 'build' && picked.cell === cell && picked.building === building;
    targets.set(cell, {
      click: chosen
        ? { action: notation, label: say(notation) }
        : { select: partOf({ type: 'build', building, cell }), label: say(notation) },
      picked: chosen,
      ...(site ? { tag: `+${site.gain}`, tech: site.tech } : {}),
    });
  }
  return targets;
}

/** Cells of actions that name a cell and one more thing: of several the thing is asked next. */
function cellTargets(legal: readonly Offer[], selected: string | null, say: Say): Map<string, Target> {
  const picked = pickedIn(selected);
  const groups = new Map<string, Offer[]>();
  const narrowed =
    picked && (picked.type === 'upgrade' || picked.type === 'explore') && !('cell' in picked)
      ? leftBy(legal, picked)
      : legal;
  for (const offer of narrowed) {
    const { action } = offer;
    if (
      action.type === 'upgrade' ||
      action.type === 'explore' ||
      action.type === 'land' ||
      action.type === 'displace'
    )
      groups.set(action.cell, [...(groups.get(action.cell) ?? []), offer]);
  }
  return new Map(
    [...groups].map(([cell, offers]): [string, Target] => {
      const part = { type: offers[0]!.action.type, cell } as Picked;
      return [cell, { click: clickOf(offers, part, say, t('on-mars-choose-next')) }];
    }),
  );
}

export function targetsOf(
  legal: readonly Offer[],
  selected: string | null,
  say: Say,
  rover: string,
  siteAt: (building: Building, cell: string) => Site | null,
): Map<string, Target> {
  return new Map([
    ...stepTargets(moversOf(legal, rover), selected, say),
    ...cellTargets(legal, selected, say),
    ...buildTargets(legal, selected, say, siteAt),
  ]);
}
