import type { TableState } from '$lib/wire';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { View } from './view';

/** Everybody who takes part, people first: what they are drawn with and called. */
export interface PartyLook {
  who: number;
  mark: number;
  name: string;
  rival: boolean;
}

export function partiesOf(
  { open }: View,
  { rivals }: TableState,
  names: readonly string[],
  texts: GameTexts,
): PartyLook[] {
  return open.bases.map((_, who): PartyLook => {
    const rival = rivals[who - open.seats];
    return who < open.seats
      ? { who, mark: who, name: names[who] ?? '', rival: false }
      : { who, mark: rival?.mark ?? who, name: texts.name(rival?.name ?? 'lacerda'), rival: true };
  });
}
export const markOf =
  (parties: readonly PartyLook[]) =>
  (who: number): number =>
    parties[who]?.mark ?? who;
