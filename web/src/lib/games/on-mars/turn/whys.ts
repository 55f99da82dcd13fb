import { written } from '$lib/table/parts';
import { typePicked } from '../map/offers';
import type { Action, Building, Offer } from '../view';
import { pickedIn } from './picked';

/** What to ask about a thing that cannot be clicked: the whole action that was meant. */

const asks = (action: Action): string => written<Action>(action);

/** A cell, while one is asked for. */
export function whyCell(
  legal: readonly Offer[],
  selected: string | null,
): ((cell: string) => string | undefined) | null {
  const building = typePicked(legal, selected);
  if (building) return (cell) => asks({ type: 'build', building, cell });
  const picked = pickedIn(selected);
  if (picked?.type === 'step_bot' && picked.from) {
    const { from } = picked;
    return (cell) => asks({ type: 'step_bot', from, to: cell });
  }
  const kind = (type: Action['type']) => legal.find(({ action }) => action.type === type)?.action;
  if (kind('step_rover')) return (cell) => asks({ type: 'step_rover', to: cell });
  const upgrade = kind('upgrade');
  if (upgrade?.type === 'upgrade') {
    const { blueprint } = upgrade;
    return (cell) => asks({ type: 'upgrade', blueprint, cell });
  }
  const explore = kind('explore');
  if (explore?.type === 'explore') {
    const { spot } = explore;
    return (cell) => asks({ type: 'explore', spot, cell });
  }
  if (kind('displace')) return (cell) => asks({ type: 'displace', cell });
  if (kind('land')) return (cell) => asks({ type: 'land', cell });
  return null;
}
/** Whether the viewer chooses an action of the turn now. */
export const choosing = (legal: readonly Offer[]): boolean =>
  legal.some(({ action }) => action.type === 'main');
export const whyBuild = (building: Building, cell: string): string => asks({ type: 'build', building, cell });
export const whyMain = (main: string): string => asks({ type: 'main', main } as Action);
export const whySlot = (slot: number): string => asks({ type: 'executive', slot: String(slot) } as Action);
