import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import plain from '$lib/games/plain';
import { GameTexts } from '$lib/i18n/game.svelte';
import { change } from '$lib/settings/settings.svelte';
import type { TableState } from '$lib/wire';
import { tableState } from './fixture';
import GameOver from './GameOver.svelte';
import { partiesOf, rivalsFirst } from './parties';
import RivalCard from './RivalCard.svelte';

const sheet = (label: string, points: number) => ({ lines: [{ label, count: 1, points }] });
const luna = { name: 'luna_1', mark: 2, score: sheet('shares', 20) };
const texts = new GameTexts('test-game');
texts.set('en', 'score-shares = Shares\nscore-cards = Cards\nname-luna-1 = Luna');
let app: Record<string, unknown> | null = null;

beforeEach(() => change({ lang: 'en' }));
afterEach(() => {
  if (app) void unmount(app);
  app = null;
});

const over = (told: Partial<TableState>): TableState =>
  tableState({ phase: 'over', scores: [sheet('shares', 12), sheet('shares', 7)], rivals: [luna], ...told });
function show(state: TableState): void {
  const frame = plain.frame(null, state, texts);
  const props = { state, frame, texts, why: '', onboard: () => undefined };
  app = mount(GameOver, { target: document.body, props });
  flushSync();
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

describe('rivals at the end of a game', () => {
  it('stand in the score table after the seats, and can win', () => {
    show(over({ outcome: { type: 'ranks', ranks: [2, 3], rivals: [1] } }));
    expect(document.querySelector('[data-result]')?.textContent).toBe('Luna wins');
    expect(all('[data-total]').map((cell) => [cell.dataset['total'], cell.textContent])).toEqual([
      ['0', '12'],
      ['1', '7'],
      ['luna_1', '20'],
    ]);
    expect(all('thead th.w').map((head) => head.textContent?.trim())).toEqual(['Luna']);
  });

  it('have a pad of their own where they score by other lines', () => {
    const rivals = [{ ...luna, score: sheet('cards', 9) }];
    show(over({ rivals, outcome: { type: 'ranks', ranks: [1, 3], rivals: [2] } }));
    expect(all('caption').map((pad) => pad.textContent?.trim())).toEqual(['Ольга', 'Гранит', 'Luna']);
    expect(all('tbody th').map((line) => line.textContent)).toEqual(['Shares', 'Shares', 'Cards']);
  });

  it('beat a single player, or do not', () => {
    expect(rivalsFirst({ type: 'solo', result: 'lost', margin: -4 }, 1)).toEqual([0]);
    expect(rivalsFirst({ type: 'solo', result: 'won', margin: 4 }, 1)).toEqual([]);
    expect(rivalsFirst({ type: 'ranks', ranks: [1, 2] }, 0)).toEqual([]);
    const parties = partiesOf(
      over({ outcome: { type: 'solo', result: 'lost', margin: -8 } }),
      ['Ann'],
      texts,
    );
    expect(parties.map(({ id, mark, won }) => [id, mark, won])).toEqual([
      ['s0', 0, false],
      ['s1', 1, false],
      ['luna_1', 2, true],
    ]);
  });
});

it('a rival beside the seats shows its mark, name and points', () => {
  app = mount(RivalCard, { target: document.body, props: { rival: luna, name: 'Luna', unit: 'points' } });
  flushSync();
  const card = document.querySelector('[data-rival="luna_1"]');
  expect(card?.classList.contains('s2')).toBe(true);
  expect(card?.querySelector('.name')?.textContent).toBe('Luna');
  expect(card?.querySelector('.vp')?.textContent).toBe('20');
});
