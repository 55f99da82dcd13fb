import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ask } from './ask';

type Options = Record<string, unknown>;
type Ask = { seats: string; seed?: number; options?: Options; settings?: Options; more?: string };

/** A short game: few points to win, and more ways to earn them. */
export const SHORT: Options = { vp_target: 10, king_of_the_hill: true, executive_orders: true };

/** The address that opens and starts a table at once. */
export function tableAt({ seats, seed = 7, options = {}, settings = {}, more = '' }: Ask): string {
  const query = new URLSearchParams({
    seats,
    seed: String(seed),
    options: JSON.stringify(options),
    settings: JSON.stringify({ pass_pause_ms: 0, ...settings }),
  });
  return `/new/nexus-ops?${query}${more}`;
}

/** Opens a table and waits until its board stands. */
export async function sitDown(page: Page, ask: Ask): Promise<void> {
  await page.goto(tableAt(ask));
  await page.locator('[data-prompt]').waitFor();
}

/** Which state of the table is on show. */
export const moment = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seq]').getAttribute('data-seq'));

/** Waits for a later state than this one. */
export async function later(page: Page, than: number): Promise<void> {
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-seq]')?.getAttribute('data-seq')) > before,
    than,
  );
}

/** Clicks the first thing that performs an action which begins like this, and waits for the answer. */
export async function act(page: Page, beginning: string): Promise<string> {
  const target = page.locator(`[data-action^="${beginning}"]`).first();
  const before = await moment(page);
  const notation = (await target.getAttribute('data-action')) ?? '';
  await target.click();
  await later(page, before);
  return notation;
}

/** Picks the parts of an action that are settled, such as `{ type: 'buy', unit: 'fungoid' }`. */
export async function select(page: Page, parts: Record<string, unknown>): Promise<void> {
  const value = JSON.stringify(parts).slice(0, -1);
  await page.locator(`[data-select^='${value}']`).first().click();
}

/** Buys a unit from the shop and sets it on the first hex that takes it. */
export async function buy(page: Page, unit: string): Promise<string> {
  const picked = page.locator(`[data-shop="${unit}"][aria-pressed="true"]`);
  if ((await picked.count()) === 0) await page.locator(`[data-shop="${unit}"]`).click();
  return act(page, `buy ${unit} `);
}

/** Which question is asked of whoever sits here; empty while others decide. */
export const question = async (page: Page): Promise<string> =>
  (await page.locator('[data-prompt]').getAttribute('data-prompt')) ?? '';

/** Waits until this page is asked something. */
export const asked = (page: Page) => page.locator('[data-prompt]:not([data-prompt=""])').waitFor();

/** Bots play a whole game while nobody looks; the id of its table. */
export async function finishedGame(
  page: Page,
  seats: string,
  game = 'nexus-ops',
  options = SHORT,
): Promise<string> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', {
    game,
    options,
    seats: seats.split(',').map((seat) => ({ kind: 'bot', bot: seat.replace('bot:', '') })),
    settings: { pass_pause_ms: 0 },
    seed: '4',
    start: true,
  });
  // Bots that play for nobody rest, so somebody looks on.
  await page.goto(`/table/${id}`);
  const over = async () => (await ask<{ phase: string }>(page, 'GET', `/tables/${id}`)).phase;
  await expect.poll(over, { timeout: 60_000 }).toBe('over');
  return id;
}
