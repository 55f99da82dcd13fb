import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { ask } from './support/ask';
import { barriers, overhang } from './support/axe';
import { Post } from './support/post';
import { shootBoth } from './support/shots';
import { expect, stage, type Guest } from './support/stage';

const post = await Post.open();
const mail = [
  '--smtp',
  post.url,
  '--mail-from',
  'Lagrange <games@example.org>',
  '--site',
  'https://games.example.org',
];
const test = stage({ serve: [...mail, '--notice-delay', '200'] });
afterAll(() => post.close());

/** Nothing wider than the screen, and nothing that keeps anybody out, on a phone as on a desk. */
async function sound(guest: Guest): Promise<void> {
  const size = guest.page.viewportSize();
  for (const width of [360, 768, 1440]) {
    await guest.page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overhang(guest.page), { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
  if (size) await guest.page.setViewportSize(size);
  expect(await barriers(guest.page)).toEqual([]);
}

/** A table over days that has begun. */
async function tableOf(host: Page, other: Page): Promise<string> {
  const seats = [{ kind: 'you' }, { kind: 'open' }];
  const settings = { clock: { type: 'days', days: 3 } };
  const { id } = await ask<{ id: string }>(host, 'POST', '/tables', {
    game: 'planet-unknown',
    seats,
    settings,
  });
  const invites = await ask<{ seats: { token: string }[] }>(host, 'GET', `/tables/${id}/invites`);
  await ask(other, 'POST', '/join', { token: invites.seats[0]?.token });
  await ask(host, 'POST', `/tables/${id}/start`);
  return id;
}
const called = (guest: Guest, name: string) => ask(guest.page, 'PUT', '/me', { name });
const letter = async (n: number) => {
  await expect.poll(() => post.letters.length, { timeout: 30_000 }).toBeGreaterThan(n);
  return post.letters[n]!;
};

test('an address is given, confirmed from the letter, and one table and all letters are ended by a click', async ({
  invite,
}) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite({ theme: 'light' })];
  for (const { page } of [ann, bob]) await page.goto('/settings');
  await called(ann, 'Ann');
  await called(bob, 'Борис');
  const row = bob.page.locator('[data-mail]');
  await row.waitFor();
  expect(await bob.page.locator('[data-kind="mail"]').isDisabled(), 'a guest has no letters').toBe(true);
  await bob.page.locator('#login').fill('boris');
  await bob.page.locator('#password').fill('правильная лошадь');
  await bob.page.locator('[data-do="account"]').click();
  await bob.page.locator('#mail-address').fill('boris@example.org');
  await shootBoth(bob, 'mail-give');
  await bob.page.locator('[data-do="give-address"]').click();
  await bob.page.locator('[data-mail="open"]', { hasText: 'boris@example.org' }).waitFor();
  await shootBoth(bob, 'mail-open');
  await sound(bob);

  // Whoever reads the letter need not be logged in there.
  const asked = await letter(0);
  expect([asked.to, asked.codes.length]).toEqual(['boris@example.org', 1]);
  const reader = await invite({ lang: 'en' });
  await reader.page.goto(`/letter/${asked.codes[0]}`);
  await reader.page.locator('[data-letter="confirm"][data-done="false"]').waitFor();
  await shootBoth(reader, 'letter-confirm');
  await sound(reader);
  await reader.page.locator('[data-do="follow"]').focus();
  await reader.page.keyboard.press('Enter');
  await reader.page.locator('[data-letter="confirm"][data-done="true"]').waitFor();
  await bob.page.reload();
  await bob.page.locator('[data-mail="confirmed"]').waitFor();
  expect(await bob.page.locator('[data-kind="mail"]').isChecked()).toBe(true);
  await shootBoth(bob, 'mail-confirmed');

  // Bob leaves; a table begins to wait for him.
  await bob.page.goto('about:blank');
  await tableOf(ann.page, bob.page);
  const news = await letter(1);
  expect(news.text, 'in the language of who reads it').toContain('Неизвестная планета');
  expect(news.codes.length).toBe(2);
  await reader.page.goto(`/letter/${news.codes[0]}`);
  await reader.page.locator('[data-letter="mute"] [data-do="follow"]').click();
  await reader.page.locator('[data-letter="mute"][data-done="true"]').waitFor();
  await reader.page.goto(`/letter/${news.codes[1]}`);
  await reader.page.locator('[data-letter="stop"] [data-do="follow"]').click();
  await reader.page.locator('[data-letter="stop"][data-done="true"]').waitFor();
  await shootBoth(reader, 'letter-stop');
  await bob.page.goto('/settings');
  await bob.page.locator('[data-mail="confirmed"]').waitFor();
  expect(await bob.page.locator('[data-kind="mail"]').isChecked()).toBe(false);
  await bob.page.locator('[data-do="hear-all"]').waitFor();

  // A table is muted from the list, too.
  await bob.page.goto('/history');
  const mute = bob.page.locator('[data-do="mute-table"]');
  expect(await mute.getAttribute('aria-pressed')).toBe('true');
  await mute.click();
  await expect.poll(() => mute.getAttribute('aria-pressed')).toBe('false');
  await shootBoth(bob, 'history-mute');
  await sound(bob);
});

test('whoever goes on vacation is seen to be away, and clocks stand still', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite({ lang: 'ru', theme: 'light' })];
  for (const { page } of [ann, bob]) await page.goto('/settings');
  await called(ann, 'Ann');
  await called(bob, 'Борис');
  const table = await tableOf(ann.page, bob.page);
  await ann.page.goto(`/table/${table}`);
  const seat = ann.page.locator('li[data-seat="1"]');
  await seat.waitFor();
  expect(await seat.locator('[data-away]').count()).toBe(0);

  await bob.page.locator('[data-kind="vacation-days"]').fill('5');
  await shootBoth(bob, 'vacation-free');
  await sound(bob);
  await bob.page.locator('[data-do="go-away"]').click();
  await bob.page.locator('[data-vacation="now"]').waitFor();
  await shootBoth(bob, 'vacation-now');
  await seat.locator('[data-away]').waitFor();
  await shootBoth(ann, 'seat-away');
  expect(await overhang(ann.page)).toBeLessThanOrEqual(0);
  expect(await barriers(ann.page)).toEqual([]);
  const told = async () => {
    const { span } = await ask<{ span: { until: number } | null }>(bob.page, 'GET', '/vacation');
    return span;
  };
  expect((await told())?.until).toBeGreaterThan(Date.now() + 4 * 86_400_000);

  await bob.page.locator('[data-do="come-back"]').click();
  await bob.page.locator('[data-do="go-away"]').waitFor();
  await seat.locator('[data-away]').waitFor({ state: 'detached' });
  // One that is planned begins later, and nobody is told yet.
  const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await bob.page.locator('[data-kind="vacation-from"]').fill(later);
  await bob.page.locator('[data-do="go-away"]').click();
  await bob.page.locator('[data-vacation="planned"]').waitFor();
  await shootBoth(bob, 'vacation-planned');
  expect(await seat.locator('[data-away]').count()).toBe(0);
});

test('an invitation waits for a friend who is away', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite({ theme: 'light' })];
  for (const { page } of [ann, bob]) await page.goto('/meet');
  await called(ann, 'Ann');
  await called(bob, 'Борис');
  const { link } = await ask<{ link: string }>(ann.page, 'POST', '/circle/link');
  await ask(bob.page, 'POST', '/friends', { link });
  await bob.page.goto('about:blank');
  await ann.page.goto('/new/nexus-ops');
  for (const seat of [3, 2]) await ann.page.locator(`[data-seat="${seat}"] [data-do="remove-seat"]`).click();
  await ann.page.locator('[data-do="invite-friend"]', { hasText: 'Борис' }).click();
  await ann.page.locator('[data-do="invite-friend"]:disabled').waitFor();
  await shootBoth(ann, 'invite-away');
  await bob.page.goto('/meet');
  await bob.page.locator('[data-waiting]', { hasText: 'Ann' }).waitFor();
  await bob.page.locator('[data-notice="invited"]').waitFor();
  await shootBoth(bob, 'waiting');
  await bob.page.locator('[data-do="notice-no"]').click();
  await sound(bob);
  await bob.page.locator('[data-do="look"]').click();
  await bob.page.locator('[data-do="join"]').click();
  await bob.page.locator('[data-lobby]').waitFor();
  await bob.page.goto('/meet');
  await bob.page.locator('[data-friend]').waitFor();
  expect(await bob.page.locator('[data-waiting]').count()).toBe(0);
});
