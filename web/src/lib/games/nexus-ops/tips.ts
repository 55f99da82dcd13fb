import { listed, t } from '$lib/i18n';
import { faceOf } from './cards';
import { factsOf, homesOf } from './data';
import { unitsOn, type Speaker } from './describe';
import { homeOwner, isContested, mineOf, terrainOf } from './open';
import type { Hex, Open, Seat, Unit } from './view';
import { gained } from '$lib/ui/signed';

/** What is told of a thing when somebody rests on it. */
export interface Tip {
  title: string;
  lines: string[];
  unit?: Unit;
  seat?: Seat;
}

function unitTip({ texts }: Speaker, unit: Unit): Tip {
  const { cost, hitsOn, canMine, forbidden, modifiers, abilities } = factsOf(unit);
  const lines = [
    t('nexus-ops-tip-unit', { cost, hits: hitsOn }),
    ...modifiers.map(({ terrain, amount }) =>
      t('nexus-ops-tip-modifier', { terrain: texts.name(terrain), amount: gained(amount) }),
    ),
    ...(canMine ? [t('nexus-ops-tip-mines')] : []),
    ...(forbidden.length > 0
      ? [
          t('nexus-ops-tip-forbidden', {
            terrains: listed(forbidden.map((terrain) => texts.name(terrain))),
          }),
        ]
      : []),
    ...abilities.map((id) => {
      const ability = `ability-${id.replaceAll('_', '-')}`;
      return t('nexus-ops-tip-ability', { name: texts.say(ability), text: texts.say(`${ability}.text`) });
    }),
  ];
  return { title: texts.name(unit), lines, unit };
}

function hexTip(speaker: Speaker, open: Open, hex: Hex): Tip {
  const owner = homeOwner(open, hex);
  const mine = mineOf(open, hex);
  const home = owner === null ? [] : [t('nexus-ops-home-of', { name: speaker.names[owner] ?? '' })];
  return {
    title: t('nexus-ops-tip-hex', { hex, terrain: speaker.texts.name(terrainOf(open, hex)) }),
    lines: [
      ...home,
      ...(hex === 'M' ? [t('nexus-ops-tip-monolith')] : []),
      ...(open.unexplored.includes(hex) ? [t('nexus-ops-tip-unexplored')] : []),
      ...(mine > 0 ? [t('nexus-ops-tip-mine', { value: mine })] : []),
      ...(isContested(open, hex) ? [t('nexus-ops-tip-contested')] : []),
      ...unitsOn(speaker, open, hex),
    ],
    ...(owner !== null && homesOf(open.seats).length > 0 ? { seat: owner } : {}),
  };
}

/** `unit human`, `hex A5`, `card teleport`: what an element's `data-tip` speaks of. */
export function tipOf(speaker: Speaker, open: Open, about: string): Tip | null {
  const [kind, what = ''] = about.split(' ');
  if (kind === 'unit') return unitTip(speaker, what as Unit);
  if (kind === 'hex') return hexTip(speaker, open, what);
  if (kind !== 'card') return null;
  const face = faceOf(what, speaker.texts);
  const line = t('nexus-ops-tip-card', { kind: face.kind, count: face.vp ?? 'none' });
  return { title: face.title, lines: [line, face.text] };
}
