import type { Fact, Frame, Phase, RivalFacts } from '$lib/games/types';
import { t } from '$lib/i18n';
import type { TableState } from '$lib/wire';
import { ROUNDS } from './data';
import type { View } from './view';

const PHASES: readonly (readonly [string, Phase['icon']])[] = [
  ['planning', 'card'],
  ['action', 'energy'],
];

/** What the top bar and the seat cards say. */
export function frame(given: unknown, state: TableState): Frame {
  const view = given as View | null;
  const open = view?.open;
  const map = t(`skymines-view-${open?.map ?? 'moon'}`);
  const chapter = open?.chapter ?? 0;
  return {
    caption:
      !open || open.round === 0
        ? map
        : t(chapter > 0 ? 'skymines-caption-chapter' : 'skymines-caption', {
            map,
            chapter,
            round: open.round,
            rounds: ROUNDS,
          }),
    phases: PHASES.map(([id, icon]) => ({ id, icon, name: t(`skymines-phase-${id}`) })),
    phase: open?.phase ?? null,
    turn: open?.phase === 'action' && open.active < open.seats ? open.active : null,
    points: state.seats.map(({ seat }) => open?.accounts[seat]?.coins ?? 0),
    target: null,
    unit: t('skymines-coins-unit'),
  };
}

/** Shares, helium, research, and who begins: of people and Lunas alike. */
function figures(view: View, who: number): Fact[] {
  const [account, standing] = [view.open.accounts[who], view.standings[who]];
  if (!account || !standing) return [];
  const shares = standing.all_shares;
  return [
    { icon: 'share', text: String(shares), label: t('skymines-fact-shares', { count: shares }) },
    {
      icon: 'tank',
      text: String(account.helium),
      label: t('skymines-fact-helium', { count: account.helium }),
    },
    {
      icon: 'upload',
      text: String(account.research),
      label: t('skymines-fact-research', { count: account.research }),
    },
    ...(view.open.first === who
      ? [{ icon: 'flag-first', text: '', label: t('skymines-fact-first') } as const]
      : []),
    ...(account.out && view.open.phase === 'action'
      ? [{ icon: 'check', text: t('skymines-out'), label: t('skymines-out-long') } as const]
      : []),
  ];
}

/** What everyone knows of a player. */
export function facts(seat: number, given: unknown): Fact[] {
  const view = given as View | null;
  if (!view) return [];
  const secret = view.open.phase === 'planning' || view.open.phase === 'token';
  const ready: Fact[] =
    secret && !view.deciding.includes(seat)
      ? [{ icon: 'check', text: t('skymines-ready'), label: t('skymines-ready-long'), tone: 'var(--good)' }]
      : [];
  return [...figures(view, seat), ...ready];
}

/** A Luna: coins like everybody, so that the columns compare, and her level. */
export function rival(place: number, given: unknown): RivalFacts | null {
  const view = given as View | null;
  const luna = view?.open.lunas[place];
  if (!view || !luna || view.open.phase === 'over') return null;
  const who = view.open.seats + place;
  return {
    points: view.open.accounts[who]?.coins ?? 0,
    kind: t('skymines-luna-level', { level: luna.level }),
    facts: figures(view, who),
  };
}
