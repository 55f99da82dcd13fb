import { sitTogether } from './support/friends';
import { act, asked, buy, moment } from './support/moves';
import { shoot } from './support/shots';
import { expect, test } from './support/stage';

test('two languages at one table, chat, and somebody who watches', async ({ invite }) => {
  const host = await invite();
  const friend = await invite({ lang: 'en', theme: 'light' });
  const [mover] = await sitTogether(host, friend);
  await buy(mover.page, 'human');

  // The same line of the log, in each reader's language.
  const line = (page: typeof host.page) => page.locator('.side [role="log"], .side .log').first().innerText();
  await expect.poll(() => line(host.page)).toMatch(/Человек/);
  await expect.poll(() => line(friend.page)).toMatch(/buys a Human/);

  // Switched in mid-turn, everything on the page changes; the question stays.
  const ask = host.page.locator('.prompt .ask');
  const russian = await ask.innerText();
  await host.page.locator('[data-do="lang"][lang="en"]').click();
  await expect.poll(() => ask.innerText()).not.toBe(russian);
  await expect.poll(() => line(host.page)).toMatch(/buys a Human/);
  expect(await host.page.locator('html').getAttribute('lang')).toBe('en');
  await host.page.locator('[data-do="lang"][lang="ru"]').click();
  await expect.poll(() => ask.innerText()).toBe(russian);

  // What one says the other hears: a badge first, then the words.
  await host.page.locator('.side [data-do="tab-chat"]').click();
  await host.page.locator('.side .chat input').fill('Удачи!');
  await host.page.locator('.side [data-do="chat"]').click();
  await friend.page.locator('.side .badge', { hasText: '1' }).waitFor();
  await friend.page.locator('.side [data-do="tab-chat"]').click();
  await friend.page.locator('.side .chat li', { hasText: 'Удачи!' }).waitFor();
  await shoot(friend, 'chat');

  // A third one watches: sees the board move, sees no cards, can click nothing.
  const watcher = await invite();
  await watcher.page.goto(host.page.url());
  await watcher.page.locator('[data-prompt=""]').waitFor();
  expect(await watcher.page.locator('[data-action], [data-select]').count()).toBe(0);
  await asked(mover.page);
  await act(mover.page, 'done');
  await expect.poll(() => moment(watcher.page)).toBe(await moment(mover.page));
  await shoot(watcher, 'spectator');
});
