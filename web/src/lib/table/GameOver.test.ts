import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GameTexts } from '$lib/i18n/game.svelte';
import plain from '$lib/games/plain';
import { change } from '$lib/settings/settings.svelte';
import { tableState } from './fixture';
import GameOver from './GameOver.svelte';

const sheet = (points: number) => ({ lines: [{ label: 'missions', count: 1, points }] });
let app: Record<string, unknown>;

const show = (early: boolean) => {
  change({ lang: 'en' });
  const texts = new GameTexts('test-game');
  texts.set('en', 'score-missions = Mission cards');
  const state = tableState({
    phase: 'over',
    outcome: { type: 'ranks', ranks: [1, 2] },
    scores: [sheet(12), sheet(7)],
    history_vp: [
      [0, 0],
      [0, 7],
      [12, 7],
    ],
  });
  const frame = plain.frame(null, state, texts);
  app = mount(GameOver, {
    target: document.body,
    props: { state, frame, texts, why: early ? 'Ada gave up.' : '', early, onboard: () => undefined },
  });
  flushSync();
};
beforeEach(() => show(false));
afterEach(() => unmount(app));

it('the result names the winner, for people and for robots', () => {
  expect(document.querySelector('[data-result]')?.textContent).toBe('You win with 12\u00a0points');
  expect(document.querySelector<HTMLElement>('[data-outcome]')?.dataset['outcome']).toBe('s0');
});

it('the sheet has the lines of the game and their sums', () => {
  expect(document.querySelector('tbody th')?.textContent).toBe('Mission cards');
  const totals = [...document.querySelectorAll('[data-total]')].map((cell) => cell.textContent);
  expect(totals).toEqual(['12', '7']);
});

it('each decisive moment leads to the replay', () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-moment]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/replay/t1?at=1', '/replay/t1?at=2']);
});

it('a game that was given up is not won by points, and says why it is over', () => {
  void unmount(app);
  document.body.replaceChildren();
  show(true);
  const result = document.querySelector('[data-result]')?.textContent ?? '';
  expect(result).not.toMatch(/12/);
  expect(document.querySelector('main')?.textContent).toContain('Ada gave up.');
});
