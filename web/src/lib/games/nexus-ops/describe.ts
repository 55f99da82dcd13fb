import { t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Mark } from './offers';
import { homeOwner, isContested, mineOf, ownersOf, stacksOf, terrainOf, type Stack } from './open';
import type { Hex, Open, Seat } from './view';

/** Sentences about places and pieces, for tooltips and for those who listen to the board. */
export interface Speaker {
  texts: GameTexts;
  names: readonly string[];
}

/** `Фунгоид ×2`, with what sets the figures apart. */
export function stackName({ texts }: Speaker, { unit, count, sign }: Stack): string {
  const marches = sign.replaceAll('+', '').length;
  return t('nexus-ops-stack', {
    unit: texts.name(unit),
    count,
    kind: marches > 0 ? (sign.includes('+') ? 'both' : 'march') : sign.includes('+') ? 'fresh' : 'plain',
    marches,
  });
}

/** Who stands on the hex: `Марина: Фунгоид ×1, Человек ×2`. */
export function unitsOn(speaker: Speaker, open: Open, hex: Hex): string[] {
  return ownersOf(open, hex).map((seat) => {
    const stacks = stacksOf(open, seat, hex).map((stack) => stackName(speaker, stack));
    return `${speaker.names[seat] ?? ''}: ${stacks.join(', ')}`;
  });
}

/** `A5, Кристаллы, не исследовано: перейти и исследовать`. */
export function hexName(speaker: Speaker, open: Open, hex: Hex, mark: Mark | undefined): string {
  const owner = homeOwner(open, hex);
  const mine = mineOf(open, hex);
  const parts = [
    hex,
    speaker.texts.name(terrainOf(open, hex)),
    ...(owner === null ? [] : [t('nexus-ops-home-of', { name: speaker.names[owner] ?? '' })]),
    ...(open.unexplored.includes(hex) ? [t('nexus-ops-unexplored')] : []),
    ...(mine > 0 ? [t('nexus-ops-mine', { value: mine })] : []),
    ...(isContested(open, hex) ? [t('nexus-ops-contested')] : []),
    ...unitsOn(speaker, open, hex),
  ];
  const place = parts.join(', ');
  return mark ? `${place}: ${t(`nexus-ops-effect-${mark.effect}`)}` : place;
}

/** What a stack is called as something to click. */
export function stackLabel(
  speaker: Speaker,
  stack: Stack,
  seat: Seat | null,
  mark: Mark | undefined,
): string {
  const whose = stack.seat === seat ? t('nexus-ops-yours') : (speaker.names[stack.seat] ?? '');
  const what = `${stackName(speaker, stack)}, ${stack.hex}, ${whose}`;
  return mark ? `${what}: ${t(`nexus-ops-effect-${mark.effect}`)}` : what;
}
