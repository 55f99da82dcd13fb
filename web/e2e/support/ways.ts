import type { Page } from 'playwright-core';
import { ask } from './ask';

/** The address of an invitation to a table that waits for somebody. */
export async function invitation(host: Page): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(host, 'POST', '/tables', { game: 'nexus-ops', seats });
  const invites = await ask<{ seats: { token: string }[] }>(host, 'GET', `/tables/${id}/invites`);
  return `/join/${invites.seats[0]?.token}`;
}

/** The address by which somebody becomes a friend. */
export const friendship = async (of: Page): Promise<string> =>
  `/friend/${(await ask<{ link: string }>(of, 'POST', '/circle/link', {})).link}`;

/** Pages of people who meet, by their address, and what must stand before they are looked at. */
export const MEETING: Record<string, readonly [at: string, ready: string]> = {
  meet: ['/meet', '[data-kind="filter-game"]'],
  ladder: ['/ladder/nexus-ops', '[data-ladder]'],
  player: ['/player/me', '[data-player]'],
  daily: ['/daily/welcome-to-the-moon', '[data-day]'],
};
