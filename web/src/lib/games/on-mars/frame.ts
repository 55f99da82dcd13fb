import type { Fact, Frame, Phase } from '$lib/games/types';
import { t } from '$lib/i18n';
import type { TableState } from '$lib/wire';
import { sideOf, type View } from './view';

const PHASES: readonly (readonly [string, Phase['icon']])[] = [
  ['colonization', 'building'],
  ['shuttle', 'rocket'],
];

/** What the top bar and the seat cards say. */
export function frame(given: unknown, state: TableState): Frame {
  const view = given as View | null;
  const open = view?.open;
  const { round = 0, level = 1, ending = 'no' } = open ?? {};
  return {
    caption:
      round === 0
        ? t('on-mars-caption-setup')
        : t(ending === 'last' ? 'on-mars-caption-last' : 'on-mars-caption', { round, level }),
    phases: PHASES.map(([id, icon]) => ({ id, icon, name: t(`on-mars-phase-${id}`) })),
    phase: open?.phase ?? null,
    turn: open && open.phase === 'colonization' && open.active < open.seats ? open.active : null,
    points: state.seats.map(({ seat }) => open?.bases[seat]?.op ?? 0),
    target: null,
    unit: t('on-mars-unit'),
  };
}

/** What everyone knows of a player: side and space, shelters, advanced buildings, crystals. */
export function facts(seat: number, given: unknown): Fact[] {
  const base = (given as View | null)?.open.bases[seat];
  if (!base) return [];
  const side = sideOf(base);
  return [
    ...(base.space === null
      ? []
      : [
          {
            icon: side === 'orbit' ? 'explore' : 'building',
            text: base.space,
            label: t(`on-mars-fact-${side}`, { space: base.space }),
          } as const,
        ]),
    {
      icon: 'home',
      text: String(base.shelters.length),
      label: t('on-mars-fact-shelters', { count: base.shelters.length }),
    },
    {
      icon: 'up',
      text: String(base.advanced.length),
      label: t('on-mars-fact-advanced', { count: base.advanced.length }),
    },
    { icon: 'rocket', text: String(base.hangar), label: t('on-mars-fact-ships', { count: base.hangar }) },
  ];
}
