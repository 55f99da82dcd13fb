import { listed, t } from '$lib/i18n';
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
    return t('nexus-ops-units-of', { name: speaker.names[seat] ?? '', stacks: listed(stacks) });
  });
}

const effectOf = (mark: Mark | undefined) => (mark ? t(`nexus-ops-effect-${mark.effect}`) : 'none');

/** `A5, Кристаллы, не исследовано: перейти и исследовать`; with the chance to win a battle there, as far as it is known. */
export function hexName(
  speaker: Speaker,
  open: Open,
  hex: Hex,
  mark: Mark | undefined,
  win: string | null,
): string {
  const owner = homeOwner(open, hex);
  const units = unitsOn(speaker, open, hex);
  return t('nexus-ops-hex', {
    hex,
    terrain: speaker.texts.name(terrainOf(open, hex)),
    name: owner === null ? 'none' : (speaker.names[owner] ?? ''),
    tile: open.unexplored.includes(hex) ? 'down' : 'up',
    value: mineOf(open, hex),
    contested: isContested(open, hex) ? 'yes' : 'no',
    units: units.length > 0 ? listed(units) : 'none',
    effect: effectOf(mark),
    share: win ?? 'none',
  });
}

/** What a stack is called as something to click. */
export function stackLabel(
  speaker: Speaker,
  stack: Stack,
  seat: Seat | null,
  mark: Mark | undefined,
): string {
  return t('nexus-ops-stack-of', {
    stack: stackName(speaker, stack),
    hex: stack.hex,
    whose: stack.seat === seat ? 'you' : 'other',
    name: speaker.names[stack.seat] ?? '',
    effect: effectOf(mark),
  });
}
