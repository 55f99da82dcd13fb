import type { Fact, Frame, Phase } from '$lib/games/types';
import { t } from '$lib/i18n';
import type { SeatState } from '$lib/wire';

/** Made-up seats for the gallery: one per state. */
const seat = (n: number, over: Partial<SeatState>): SeatState => {
  const name = t('gallery-seat', { seat: n + 1 });
  return {
    seat: n,
    kind: 'human',
    label: { en: name, ru: name },
    name,
    user: `u${n}`,
    bot: null,
    connected: true,
    you: false,
    deciding: false,
    resigned: false,
    ...over,
  };
};

export const sampleFrame: Frame = {
  caption: '',
  phases: [],
  phase: null,
  turn: 0,
  points: [7, 6, 8, 4, 11, 0],
  target: 12,
  unit: 'VP',
};

const facts = (): Fact[] => [
  { icon: 'mineral', text: '9', label: t('gallery-fact-a'), tone: 'var(--accent)' },
  { icon: 'energy', text: '2', label: t('gallery-fact-b') },
  { icon: 'mission', text: '3', label: t('gallery-fact-c') },
];

export const seatCards = () => [
  {
    seat: seat(0, { you: true, deciding: true, clock: { left_ms: 760_000, running: true } }),
    facts: facts(),
    thinking: false,
    present: true,
  },
  {
    seat: seat(1, { clock: { left_ms: 21_000, running: true } }),
    facts: facts(),
    thinking: false,
    present: true,
  },
  {
    seat: seat(2, { kind: 'bot', bot: 'mcts:500ms', user: null, deciding: true }),
    facts: facts(),
    thinking: true,
    present: true,
  },
  { seat: seat(3, { connected: false }), facts: facts(), thinking: false, present: false },
  {
    seat: seat(4, { kind: 'bot', bot: 'greedy', user: null }),
    facts: facts(),
    thinking: false,
    present: true,
  },
  { seat: seat(5, { resigned: true }), facts: facts(), thinking: false, present: true },
];

export const samplePhases = (): Phase[] =>
  (['deploy', 'move', 'explore', 'fight', 'income'] as const).map((id) => ({
    id,
    icon: (
      { deploy: 'plus', move: 'arrow', explore: 'explore', fight: 'battle', income: 'mineral' } as const
    )[id],
    name: t(`gallery-phase-${id}`),
  }));
