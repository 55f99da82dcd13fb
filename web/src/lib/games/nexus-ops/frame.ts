import { t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Fact, Frame, Phase as Step } from '$lib/games/types';
import type { TableState } from '$lib/wire';
import type { Phase, Seat, View } from './view';

const PHASES: readonly (readonly [Phase, Step['icon']])[] = [
  ['deploy', 'plus'],
  ['move', 'arrow'],
  ['explore', 'explore'],
  ['fight', 'battle'],
  ['income', 'rubium'],
  ['draw', 'card'],
];
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What the top bar and the seat cards say. */
export function frame(given: unknown, _state: TableState, texts: GameTexts): Frame {
  const view = given as View | null;
  const open = view?.open;
  const { target = null, round = 0, points = [] } = view ?? {};
  return {
    caption: t('nexus-ops-caption', { round, turn: open?.turn.number ?? 0, target: target ?? 0 }),
    phases: PHASES.map(([id, icon]) => ({ id, icon, name: capital(texts.name(id)) })),
    phase: open && !open.end ? open.turn.phase : null,
    turn: open && !open.end ? open.turn.active : null,
    points,
    target,
    unit: t('nexus-ops-vp'),
  };
}

/** What everyone knows of a player: money, cards, land. */
export function facts(seat: Seat, given: unknown): Fact[] {
  const view = given as View | null;
  const player = view?.open.players[seat];
  if (!view || !player) return [];
  const land = view.controlled[seat]?.length ?? 0;
  return [
    {
      icon: 'rubium',
      text: String(player.rubium),
      label: t('nexus-ops-fact-rubium', { count: player.rubium }),
      tone: 'var(--rubium)',
    },
    {
      icon: 'energy',
      text: String(player.energize),
      label: t('nexus-ops-fact-energize', { count: player.energize }),
    },
    {
      icon: 'mission',
      text: String(player.secrets),
      label: t('nexus-ops-fact-secrets', { count: player.secrets }),
    },
    { icon: 'hex', text: String(land), label: t('nexus-ops-fact-hexes', { count: land }) },
  ];
}
