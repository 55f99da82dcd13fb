import type { Fact, Frame, Phase } from '$lib/games/types';
import { t } from '$lib/i18n';
import { total } from '$lib/table/scores';
import type { TableState } from '$lib/wire';
import type { View } from './view';

const PHASES: readonly (readonly [string, Phase['icon']])[] = [
  ['bid', 'credit'],
  ['claim', 'check'],
];

/** What the top bar and the seat cards say. */
export function frame(given: unknown, state: TableState): Frame {
  const view = given as View | null;
  const tasks = view?.agenda.map(({ task }) => task) ?? [];
  const claim = tasks.find(({ type }) => type === 'claim');
  const left = tasks.filter(({ type }) => type === 'bid').length;
  const rounds = view?.options.rounds ?? 0;
  return {
    // The bids of a round are done with before its prizes are claimed.
    caption: t('sample-game-caption', { round: Math.min(rounds, rounds - left + (claim ? 0 : 1)), rounds }),
    phases: PHASES.map(([id, icon]) => ({ id, icon, name: t(`sample-game-phase-${id}`) })),
    phase: state.phase === 'playing' ? (claim ? 'claim' : 'bid') : null,
    turn: claim?.type === 'claim' ? claim.seat : null,
    points: state.scores.map(total),
    target: null,
    unit: t('sample-game-points'),
  };
}

/** What everyone knows of a player. */
export function facts(seat: number, given: unknown): Fact[] {
  const player = (given as View | null)?.players[seat];
  if (!player) return [];
  const { coins, prizes, bid } = player;
  const ready: Fact = {
    icon: 'check',
    text: t('sample-game-ready'),
    label: t('sample-game-ready-long'),
    tone: 'var(--good)',
  };
  return [
    { icon: 'credit', text: String(coins), label: t('sample-game-coins', { count: coins }) },
    { icon: 'vp', text: String(prizes.length), label: t('sample-game-prizes', { count: prizes.length }) },
    ...(bid ? [ready] : []),
  ];
}
