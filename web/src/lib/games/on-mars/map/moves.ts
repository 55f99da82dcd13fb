import { t } from '$lib/i18n';
import type { Click } from '../turn/click';
import { partOf, pickedIn, type Picked } from '../turn/picked';
import type { Say } from '$lib/table/words.svelte';
import type { Offer, View } from '../view';
import type { Target } from './targets';

/** Own pieces that can be moved by one cell, and where to. */
export interface Mover {
  kind: 'bot' | 'rover';
  /** Where it stands. */
  cell: string;
  /** What is picked by picking it. */
  part: Picked;
  steps: readonly { to: string; offer: Offer }[];
}

export function moversOf(legal: readonly Offer[], rover: string): Mover[] {
  const movers = new Map<string, Mover & { steps: { to: string; offer: Offer }[] }>();
  for (const offer of legal) {
    const { action } = offer;
    if (action.type !== 'step_bot' && action.type !== 'step_rover') continue;
    const bot = action.type === 'step_bot';
    const key = bot ? action.from : 'rover';
    const mover = movers.get(key) ?? {
      kind: bot ? 'bot' : 'rover',
      cell: bot ? action.from : rover,
      part: (bot ? { type: 'step_bot', from: action.from } : { type: 'step_rover' }) as Picked,
      steps: [],
    };
    mover.steps.push({ to: action.to, offer });
    movers.set(key, mover);
  }
  return [...movers.values()];
}

/** The piece that is picked; the only one needs no picking. */
export function pickedMover(movers: readonly Mover[], selected: string | null): Mover | null {
  const picked = pickedIn(selected);
  const found = movers.find(
    ({ part }) =>
      part.type === picked?.type &&
      (part.type !== 'step_bot' || (picked.type === 'step_bot' && part.from === picked.from)),
  );
  return found ?? (movers.length === 1 ? movers[0]! : null);
}

/** Cells to step to; and own pieces, to be picked. */
export function stepTargets(
  movers: readonly Mover[],
  selected: string | null,
  say: Say,
): Map<string, Target> {
  const targets = new Map<string, Target>();
  const chosen = pickedMover(movers, selected);
  const acts = ({ notation }: Offer): Click => ({ action: notation, label: say(notation) });
  for (const { to, offer } of chosen?.steps ?? []) targets.set(to, { click: acts(offer) });
  if (!chosen) {
    const counted = new Map<string, Offer[]>();
    for (const { to, offer } of movers.flatMap(({ steps }) => steps))
      counted.set(to, [...(counted.get(to) ?? []), offer]);
    for (const [to, offers] of counted) if (offers.length === 1) targets.set(to, { click: acts(offers[0]!) });
  }
  if (movers.length > 1) {
    for (const { kind, cell, part } of movers) {
      // A piece that is not picked is; a cell to step to comes first once one is.
      if (chosen && targets.has(cell)) continue;
      targets.set(cell, { click: { select: partOf(part), label: t(`on-mars-pick-${kind}`) } });
    }
  }
  return targets;
}

type Way = View['reach'][number];
/** Cells that the picked piece reaches in several steps. */
export const farTargets = (
  reach: readonly Way[],
  mover: Mover | null,
  go: (goal: Way) => void,
): [string, Target][] =>
  reach.flatMap((goal): [string, Target][] =>
    mover && goal.steps > 1 && goal.mover === mover.kind && goal.from === mover.cell
      ? [
          [
            goal.cell,
            {
              click: { label: t('on-mars-far', { count: goal.steps }) },
              tag: `${goal.steps}`,
              far: () => go(goal),
            },
          ],
        ]
      : [],
  );
