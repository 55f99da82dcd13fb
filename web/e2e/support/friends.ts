import type { Page } from 'playwright-core';
import type { SetupChange } from '../../src/lib/wire/rest';
import { ask } from './ask';
import { SHORT } from './moves';
import type { Guest } from './stage';

/** Changes something at a table as its page would. */
export async function setUp(page: Page, table: string, change: SetupChange): Promise<void> {
  await ask(page, 'POST', `/tables/${table}/setup`, change);
}

/** Opens a lobby for two; the link brings somebody to its second seat. */
export async function openLobby({ page }: Guest): Promise<string> {
  const lobby = page.locator('[data-lobby]');
  await lobby.waitFor();
  for (const seat of [3, 2]) {
    await page.locator(`[data-seat="${seat}"] [data-do="remove-seat"]`).click();
    await page.locator(`[data-seat="${seat}"]`).waitFor({ state: 'detached' });
  }
  const link = await page.locator('.linkf input').first().inputValue();
  // No switch of the lobby makes passes count at once; stories have no time to be discreet.
  const id = (await lobby.getAttribute('data-lobby')) ?? '';
  await setUp(page, id, { type: 'options', options: SHORT });
  await setUp(page, id, { type: 'settings', settings: { pass_pause_ms: 0 } });
  return link;
}

/** Follows an invitation under a name. */
export async function join({ page }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('#name').fill(name);
  await page.locator('[data-do="join"]').click();
  await page.locator('[data-lobby]').waitFor();
}

/** The host begins, and everybody's board stands. */
export async function begin(host: Guest, ...others: Guest[]): Promise<void> {
  await host.page.locator('[data-do="start"]').click();
  await Promise.all([host, ...others].map(({ page }) => page.locator('[data-prompt]').waitFor()));
}

/** A table for these two, from the lobby to the first question; first whoever is asked. */
export async function sitTogether(host: Guest, friend: Guest): Promise<[Guest, Guest]> {
  await host.page.goto('/new/nexus-ops');
  await join(friend, await openLobby(host), 'Ada');
  await begin(host, friend);
  const begins = await host.page.locator('[data-prompt]').getAttribute('data-prompt');
  return begins ? [host, friend] : [friend, host];
}
