import { t } from '$lib/i18n';
import type { Fact, Frame, Phase } from '$lib/games/types';
import { total } from '$lib/table/scores';
import type { TableState } from '$lib/wire';
import { planetNamed } from './data';
import { coveredOn } from './ground';
import { podsOf } from './standing';
import type { Part, Seat, View } from './view';

const PHASES: readonly (readonly [string, Phase['icon']])[] = [
  ['rotate', 'rematch'],
  ['event', 'warning'],
  ['turn', 'hex'],
  ['civs', 'card'],
];
const PHASE: Partial<Record<Part, string>> = {
  rotate: 'rotate',
  event: 'event',
  event_civs: 'event',
  turn: 'turn',
  civs: 'civs',
};

/** What the top bar and the seat cards say. */
export function frame(given: unknown, state: TableState): Frame {
  const view = given as View | null;
  const part = view?.table.part ?? 'setup';
  const events = view?.table.mix != null;
  const round = view?.table.round ?? 0;
  const caption = round === 0 ? 'setup' : view?.table.ending ? 'last' : 'round';
  return {
    caption: t(`planet-unknown-caption-${caption}`, { round }),
    phases: PHASES.filter(([id]) => id !== 'event' || events).map(([id, icon]) => ({
      id,
      icon,
      name: t(`planet-unknown-phase-${id}`),
    })),
    phase: PHASE[part] ?? null,
    turn: view?.table.active ?? null,
    points: state.scores.map(total),
    target: view?.target ?? null,
    unit: t('planet-unknown-unit'),
  };
}

/** What was collected, once there is something. */
const counted = (icon: Fact['icon'], what: 'pods' | 'meteors', count: number): Fact[] =>
  count > 0 ? [{ icon, text: String(count), label: t(`planet-unknown-${what}-collected`, { count }) }] : [];

/** What everyone knows of a player: who is ready, how full the planet is, what was collected. */
export function facts(seat: Seat, given: unknown): Fact[] {
  const view = given as View | null;
  const board = view?.boards[seat];
  if (!view || !board) return [];
  const { grid } = planetNamed(board.planet);
  const open = grid.size - coveredOn(board).size;
  const waits = view.deciding.includes(seat);
  const over = view.table.part === 'over';
  const ready: Fact = waits
    ? { icon: 'clock', text: t('planet-unknown-busy'), label: t('planet-unknown-busy-long') }
    : {
        icon: 'check',
        text: t('planet-unknown-ready'),
        label: t('planet-unknown-ready-long'),
        tone: 'var(--good)',
      };
  return [
    ...(over ? [] : [ready]),
    ...(seat === view.table.commander && view.table.seats > 2 && !over
      ? [{ icon: 'flag-first', text: '', label: t('planet-unknown-commander') } as const]
      : []),
    { icon: 'hex', text: String(open), label: t('planet-unknown-fact-open', { count: open }) },
    ...counted('rocket', 'pods', podsOf(board)),
    ...counted('mineral', 'meteors', board.meteors),
  ];
}
