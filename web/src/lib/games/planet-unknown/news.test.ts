import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { News } from './news.svelte';
import type { Board } from './view';

const rival = (seat: number, tiles: number, medals: number) => ({
  rival: seat,
  board: { tiles: Array.from({ length: tiles }) } as unknown as Board,
  medals,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a new tile of a neighbour and its medals stand out for a moment', () => {
  const news = new News();
  news.see([rival(1, 2, 3), rival(2, 2, 0)]);
  expect(news.gains.size).toBe(0);
  news.see([rival(1, 3, 5), rival(2, 2, 1)]);
  expect([...news.gains]).toEqual([[1, { tiles: 1, medals: 2 }]]);
  vi.advanceTimersByTime(10_000);
  expect(news.gains.size).toBe(0);
});
