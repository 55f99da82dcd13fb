import type { Page } from 'playwright-core';

/** Asks the server as the page of this guest does. */
async function call<T>(page: Page, path: string, data?: object): Promise<T> {
  const { origin } = new URL((await page.request.get('/api/me')).url());
  const answer = data
    ? await page.request.post(`/api${path}`, { data, headers: { origin } })
    : await page.request.get(`/api${path}`);
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as T;
}

/** The address of an invitation to a table that waits for somebody. */
export async function invitation(host: Page): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const { id } = await call<{ id: string }>(host, '/tables', { game: 'nexus-ops', seats });
  const invites = await call<{ seats: { token: string }[] }>(host, `/tables/${id}/invites`);
  return `/join/${invites.seats[0]?.token}`;
}

/** The address by which somebody becomes a friend. */
export const friendship = async (of: Page): Promise<string> =>
  `/friend/${(await call<{ link: string }>(of, '/circle/link', {})).link}`;

/** Pages of people who meet, by their address, and what must stand before they are looked at. */
export const MEETING: Record<string, readonly [at: string, ready: string]> = {
  meet: ['/meet', '[data-kind="filter-game"]'],
  ladder: ['/ladder/nexus-ops', '[data-ladder]'],
  player: ['/player/me', '[data-player]'],
  daily: ['/daily/welcome-to-the-moon', '[data-day]'],
};
