import type { Page } from 'playwright-core';
import { ask } from './support/ask';
import { barriers, overhang } from './support/axe';
import { sitTogether } from './support/friends';
import { act, asked, buy, moment } from './support/moves';
import { shoot, shootBoth } from './support/shots';
import { expect, test } from './support/stage';

/** A table of two at which the second may be asked first. */
async function tableOf(host: Page, other: Page): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const { id } = await ask<{ id: string }>(host, 'POST', '/tables', { game: 'planet-unknown', seats });
  const invites = await ask<{ seats: { token: string }[] }>(host, 'GET', `/tables/${id}/invites`);
  await ask(other, 'POST', '/join', { token: invites.seats[0]?.token });
  await ask(host, 'POST', `/tables/${id}/start`);
  return id;
}
const yours = async (page: Page, id: string): Promise<boolean> => {
  const tables = await ask<{ id: string; your_turn: boolean }[]>(page, 'GET', '/tables');
  return tables.find((table) => table.id === id)?.your_turn ?? false;
};

test('where nobody here is asked, the next game that waits is one click away', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite({ theme: 'light' })];
  for (const { page } of [ann, bob]) await page.goto('/settings');
  const next = ann.page.locator('[data-do="next-game"]');

  // A game in turns: at one of two tables Ann waits for Bob.
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  let first = '';
  while (first === '' || (await yours(ann.page, first))) {
    const { id } = await ask<{ id: string }>(ann.page, 'POST', '/tables', { game: 'on-mars', seats });
    const invites = await ask<{ seats: { token: string }[] }>(ann.page, 'GET', `/tables/${id}/invites`);
    await ask(bob.page, 'POST', '/join', { token: invites.seats[0]?.token });
    await ask(ann.page, 'POST', `/tables/${id}/start`);
    if (first !== '') await ask(ann.page, 'POST', `/tables/${first}/resign`);
    first = id;
    await expect.poll(async () => (await yours(ann.page, id)) || (await yours(bob.page, id))).toBe(true);
  }
  await ann.page.goto(`/table/${first}`);
  await ann.page.locator('[data-prompt=""]').waitFor();
  expect(await next.count()).toBe(0);

  // While she looks on, another table begins to wait for her.
  const second = await tableOf(bob.page, ann.page);
  await next.waitFor();
  expect(await next.getAttribute('href')).toBe(`/table/${second}`);
  await shootBoth(ann, 'next-game');
  expect(await overhang(ann.page)).toBeLessThanOrEqual(0);
  await next.focus();
  await ann.page.keyboard.press('Enter');
  await ann.page.waitForURL(`**/table/${second}`);
  await ann.page.locator('[data-prompt]:not([data-prompt=""])').waitFor();
  expect(await next.count()).toBe(0);
});

test('how somebody is told while they are away is set, and one table is silenced', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite({ lang: 'en' })];
  for (const { page } of [ann, bob]) await page.goto('/settings');
  await ann.page.locator('[data-kind="push"]').waitFor();
  await ann.page.locator('[data-kind="quiet"]').check();
  await ann.page.locator('[data-kind="quiet-until"]').fill('09:30');
  await ann.page.locator('#notices [data-value="60"]').click();
  await expect
    .poll(() => ask<{ quiet: unknown; digest: number }>(ann.page, 'GET', '/notices'))
    .toMatchObject({ quiet: { from: 1320, until: 570 }, digest: 60 });
  await shootBoth(ann, 'notices');
  expect(await barriers(ann.page)).toEqual([]);
  expect(await overhang(ann.page)).toBeLessThanOrEqual(0);

  const table = await tableOf(ann.page, bob.page);
  await ann.page.goto(`/table/${table}`);
  await ann.page.locator('[data-do="settings"]').click();
  await ann.page.locator('[data-kind="hear-table"]:not([disabled])').uncheck();
  await expect
    .poll(async () => (await ask<{ muted: string[] }>(ann.page, 'GET', '/notices')).muted)
    .toEqual([table]);
  await ann.page.goto('/settings');
  await ann.page.locator('[data-do="hear-all"]').click();
  await ann.page.locator('[data-do="hear-all"]').waitFor({ state: 'detached' });

  // The worker that shows notices comes from this site and keeps to its rules.
  const worker = await ann.page.request.get('/sw.js');
  expect([worker.status(), worker.headers()['content-type'], worker.headers()['cache-control']]).toEqual([
    200,
    expect.stringContaining('javascript'),
    'no-cache',
  ]);
  const started = await ann.page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    return (await navigator.serviceWorker.ready).active?.state;
  });
  expect(['activating', 'activated']).toContain(started);
});

test('who comes back to a table is offered what they missed, and sees it as a film', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en', motion: true }), await invite()];
  const [mover, waiter] = await sitTogether(ann, bob);
  // One turn of each, and then the mover is away while the other goes on.
  await buy(mover.page, 'human');
  while (await mover.page.locator('.prompt [data-action="done"]').count()) await act(mover.page, 'done');
  const table = mover.page.url();
  await mover.page.goto('/settings');
  await asked(waiter.page);
  await buy(waiter.page, 'human');
  while (await waiter.page.locator('.prompt [data-action="done"]').count()) await act(waiter.page, 'done');

  const { page } = mover;
  await page.goto(table);
  await asked(page);
  const recap = page.locator('[data-recap]');
  await recap.waitFor();
  expect(await recap.innerText()).toMatch(mover === ann ? /While you were away/ : /Пока вас не было/);
  await shoot(mover, 'missed');
  const now = await moment(page);
  await page.locator('[data-do="film-again"]').click();
  await page.locator('[data-do="film-pause"]').click();
  await expect.poll(() => moment(page)).toBeLessThan(now);
  await page.waitForTimeout(mover === ann ? 2500 : 300);
  await page.locator('[data-film] [data-value="2"]').click();
  const at = await moment(page);
  await page.locator('[data-do="film-step"]').click();
  await expect.poll(() => moment(page)).toBeGreaterThan(at);
  // Nothing of the others is left: the film is over. It can be seen again, and left before its end.
  await page.locator('[data-film]').waitFor({ state: 'detached' });
  await page.locator('[data-do="film-again"]').click();
  await page.locator('[data-do="film-end"]').click();
  await expect.poll(() => moment(page)).toBe(now);
  await asked(page);
  // What was seen is put away by the next thing that one does oneself.
  await buy(page, 'human');
  await recap.waitFor({ state: 'detached' });
});
