import { t } from '$lib/i18n';
import type { Fact, Frame, Phase } from '$lib/games/types';
import { total } from '$lib/table/scores';
import type { TableState } from '$lib/wire';
import { sum } from './campaign/data';
import { taskOf } from './data';
import { sheetOf } from './sheets.svelte';
import type { Seat, View } from './view';
import { word } from './words';

const PHASES: readonly (readonly [string, Phase['icon']])[] = [
  ['choose', 'card'],
  ['write', 'hex'],
  ['effect', 'tech'],
  ['missions', 'mission'],
];
const PHASE: Record<string, string> = {
  choose: 'choose',
  write: 'write',
  wrap_up: 'missions',
  finish: 'missions',
  strike: 'choose',
  give: 'missions',
};
/** Between two adventures no phase of a turn is on. */
const BETWEEN = new Set<string>(['dilemma', 'ready']);

/** What the top bar and the seat cards say. */
export function frame(given: unknown, state: TableState): Frame {
  const view = given as View | null;
  const adventure = view?.table.adventure ?? 1;
  const name = sheetOf(adventure)?.name;
  const task = view ? taskOf(view) : null;
  return {
    caption: t('welcome-to-the-moon-caption', {
      adventure,
      name: name ? word(name) : '',
      turn: view?.table.turn ?? 0,
    }),
    phases: PHASES.map(([id, icon]) => ({ id, icon, name: t(`welcome-to-the-moon-phase-${id}`) })),
    phase: task === null || BETWEEN.has(view?.table.part ?? '') ? null : (PHASE[task] ?? 'effect'),
    turn: null,
    points: state.scores.map(total),
    target: null,
    unit: t('welcome-to-the-moon-points'),
  };
}

/** In a campaign: the stars, and who is captain. */
function starFacts(seat: Seat, { table: { campaign, seats } }: View): Fact[] {
  if (!campaign) return [];
  const count = sum(campaign.stars[seat]);
  const captain: Fact = {
    icon: 'shield',
    text: '',
    label: t('welcome-to-the-moon-campaign-is-captain'),
    tone: 'var(--accent)',
  };
  return [
    ...(campaign.captain === seat && seats > 1 ? [captain] : []),
    { icon: 'flag-first', text: String(count), label: t('welcome-to-the-moon-campaign-stars', { count }) },
  ];
}

/** What everyone knows of a player: who is ready, missions, errors, spaces filled. */
export function facts(seat: Seat, given: unknown): Fact[] {
  const view = given as View | null;
  const sheet = view?.board.sheets[seat];
  if (!view || !sheet) return [];
  const missions = (view.table.claims[seat] ?? []).filter((claim) => claim !== 'open').length;
  const errors = view.errors[seat] ?? 0;
  const filled = sheet.grid.filter((text) => text !== 'empty').length;
  const waits = view.deciding.includes(seat);
  const over = view.table.part === 'over';
  return [
    ...(over
      ? []
      : [
          {
            icon: waits ? ('clock' as const) : ('check' as const),
            text: t(waits ? 'welcome-to-the-moon-writing' : 'welcome-to-the-moon-ready'),
            label: t(waits ? 'welcome-to-the-moon-writing-long' : 'welcome-to-the-moon-ready-long'),
            ...(waits ? {} : { tone: 'var(--good)' }),
          },
        ]),
    ...starFacts(seat, view),
    {
      icon: 'mission',
      text: `${missions}/3`,
      label: t('welcome-to-the-moon-fact-missions', { count: missions }),
    },
    { icon: 'warning', text: String(errors), label: t('welcome-to-the-moon-fact-errors', { count: errors }) },
    {
      icon: 'building',
      text: String(filled),
      label: t('welcome-to-the-moon-fact-filled', { count: filled }),
    },
  ];
}
