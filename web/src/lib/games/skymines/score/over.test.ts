import { describe, expect, it } from 'vitest';
import { Shown } from '$lib/board/fixture';
import { change } from '$lib/settings/settings.svelte';
import type { ScoreSheet } from '$lib/wire';
import { moment, propsOf } from '../fixture';
import type { Standing, View } from '../view';
import Over from './Over.svelte';

const given = moment('belt choose');
const seats = given.view.open.seats;
/** In the last game of two the first seat was ahead by coins; on average the second is. */
const last = (seat: number): ScoreSheet => ({
  lines: [
    { label: 'coins', count: 30 - 20 * seat, points: 30 - 20 * seat },
    { label: 'tawac', count: 2, points: 8 },
  ],
});
const games = (seat: number) => ({ sum: 50 + 9 * seat, points: 25 + 5 * seat });

function over(more: (seat: number) => Partial<Standing>): Shown {
  const standings = given.view.standings.map((standing, seat) => ({
    ...standing,
    last: last(seat),
    ...more(seat),
  }));
  const open = { ...given.view.open, phase: 'over', outcome: null } as View['open'];
  const props = propsOf(given);
  const average = (seat: number): ScoreSheet => ({
    lines: [{ label: 'average', count: 2, points: games(seat).points }],
  });
  const state = { ...props.state, scores: standings.map((_, seat) => average(seat)), rivals: [] };
  const view = { ...given.view, open, standings };
  return new Shown().add(Over, { view, state, texts: props.texts, names: props.names });
}
const series = (seat: number) => ({ games: 2, ...games(seat), success_sum: 3 - seat, success: 2 - seat });

describe('a series of games against a threat', () => {
  it('is decided by the average, in bars and in words, and its last game is shown line by line', () => {
    change({ lang: 'en' });
    const shown = over((seat) => ({ series: series(seat) }));
    expect(seats).toBeGreaterThan(1);
    const bars = shown.all('.bar > b').map(({ textContent }) => Number(textContent));
    expect(bars).toEqual(given.view.standings.map((_, seat) => games(seat).points).reverse());
    expect(shown.all('.total td b').map(({ textContent }) => textContent)[0]).toBe('38');
    const words = shown.one('.right p').textContent;
    expect(words).toContain(`${propsOf(given).names[given.view.standings.length - 1]}`);
    expect(words).toContain('On average');
  });

  it('in a campaign gives the success points of its games on average', () => {
    change({ lang: 'en' });
    const shown = over((seat) => ({
      series: series(seat),
      rating: 1,
      success: [{ merit: 'not_last', points: 1 }],
    }));
    const told = shown.all('li small').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
    expect(told[0]).toContain('3 success points in 2 games, 2 on average');
    expect(told[1]).toContain('2 success points in 2 games, 1 on average');
  });
});
