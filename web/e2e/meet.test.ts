import type { Page } from 'playwright-core';
import { ask } from './support/ask';
import { barriers, overhang } from './support/axe';
import { onTop } from './support/layout';
import { shootBoth } from './support/shots';
import { expect, test, type Guest } from './support/stage';

const row = (page: Page, table: string) => page.locator(`[data-open="${table}"]`);
const called = (guest: Guest, name: string) => ask(guest.page, 'PUT', '/me', { name });

/** Nothing wider than the screen from 360 to 2560 px, and nothing that keeps anybody out. */
async function sound(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [360, 768, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // A page on a slow machine takes its new width a moment later.
    await expect.poll(() => overhang(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
  if (size) await page.setViewportSize(size);
  expect(await barriers(page)).toEqual([]);
}

test('strangers find each other: a table is opened, listed live, and taken', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite({ theme: 'light' })];
  for (const { page } of [ann, bob]) await page.goto('/meet');
  await called(ann, 'Ann');
  await called(bob, 'Борис');
  await bob.page.locator('.empty').waitFor();
  await shootBoth(bob, 'meet-empty');

  await ann.page.locator('[data-kind="game"]').selectOption('nexus-ops');
  await ann.page.locator('[data-do="play-now"]').click();
  await ann.page.waitForURL(/\/table\//);
  const table = ann.page.url().split('/').at(-1) ?? '';
  await row(bob.page, table).waitFor();
  expect(await row(bob.page, table).textContent()).toMatch(/Ann.*60–90/s);
  await shootBoth(bob, 'meet-one');
  await sound(bob.page);

  // By keyboard alone.
  await row(bob.page, table).locator('[data-do="sit"]').focus();
  await bob.page.keyboard.press('Enter');
  await bob.page.waitForURL(`**/table/${table}`);
  await ann.page
    .locator('[data-seat="1"][data-kind="human"], [data-kind="human"]', { hasText: 'Борис' })
    .waitFor();
  await ann.page.locator('[data-do="fill"]').click();
  await ann.page.locator('[data-do="start"]').click();
  for (const { page } of [ann, bob]) await page.locator('[data-prompt]').waitFor();
});

test('five hundred open tables are shown and scroll, and what changes shows at once', async ({ invite }) => {
  const watcher = await invite({ lang: 'en' });
  const { page } = watcher;
  const clock = { type: 'days', days: 1 };
  const hosts = await Promise.all(Array.from({ length: 4 }, () => invite()));
  await Promise.all(hosts.map(({ page }) => page.goto('/settings')));
  let last = '';
  const place = (open: Guest) =>
    open.context.request.post('/api/tables', {
      data: {
        game: 'nexus-ops',
        seats: [{ kind: 'you' }, { kind: 'open' }],
        settings: { open: true, clock },
      },
      headers: { origin: new URL(hosts[0]!.page.url()).origin },
    });
  // Each host shows three; others come by their own cookies.
  for (let n = 0; n < 500; n++) {
    const { context } = hosts[n % hosts.length] as Guest;
    if (n % 12 < 4 && n >= 12) await context.clearCookies();
    await context.request.get('/api/me');
    last = ((await (await place(hosts[n % hosts.length]!)).json()) as { id: string }).id;
  }
  await page.goto('/meet');
  await expect
    .poll(() => page.locator('.tables').getAttribute('data-count'), { timeout: 30_000 })
    .toBe('500');
  await row(page, last).waitFor();
  /** How long frames take, while the page scrolls by so much in each. */
  const framesOf = (by: number) =>
    page.evaluate(async (by) => {
      const times: number[] = [];
      let before = performance.now();
      for (let n = 0; n < 60; n++) {
        scrollBy(0, by);
        await new Promise(requestAnimationFrame);
        const now = performance.now();
        times.push(now - before);
        before = now;
      }
      return times.sort((a, b) => a - b);
    }, by);
  const idle = (await framesOf(0))[30] ?? 0;
  const frames = await framesOf(400);
  const [median, p95] = [frames[30] ?? 0, frames[57] ?? 0];
  console.log(
    `scrolling 500 tables: median frame ${median.toFixed(1)} ms (idle ${idle.toFixed(1)}), p95 ${p95.toFixed(1)} ms`,
  );
  // A frame of scrolling costs no more than a few frames of an idle page, however busy the machine.
  expect(median).toBeLessThan(Math.max(34, 3 * idle));

  // Somebody sits down at one, and another is opened: both show without a reload.
  const gone = await invite();
  await gone.page.goto('/settings');
  await ask(gone.page, 'POST', `/open/${last}/sit`, {});
  await row(page, last).waitFor({ state: 'detached' });
  const fresh = await ask<{ id: string }>(gone.page, 'POST', '/tables', {
    game: 'on-mars',
    seats: [{ kind: 'you' }, { kind: 'open' }],
    settings: { open: true, clock },
  });
  await row(page, fresh.id).waitFor();
  expect(await page.locator('.tables').getAttribute('data-count')).toBe('500');
  await shootBoth(watcher, 'meet-many');
  await page.locator('[data-kind="filter-game"]').selectOption('skymines');
  await page.locator('.empty').waitFor();
});

test('friends by a link see each other, invite, and play again; who is blocked finds nothing', async ({
  invite,
}) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite()];
  for (const { page } of [ann, bob]) await page.goto('/meet');
  await called(ann, 'Ann');
  await called(bob, 'Борис');
  await ann.page.locator('[data-do="friend-link"]').click();
  const copied = () => ann.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/friend/');
  await bob.page.goto(await copied());
  await bob.page.locator('[data-do="befriend"]').click();
  await bob.page.locator('[data-friend][data-here="true"]', { hasText: 'Ann' }).waitFor();
  await ann.page.locator('[data-friend]', { hasText: 'Борис' }).waitFor();
  await shootBoth(bob, 'friends');
  await sound(bob.page);

  await ann.page.goto('/new/nexus-ops');
  for (const seat of [3, 2]) await ann.page.locator(`[data-seat="${seat}"] [data-do="remove-seat"]`).click();
  await ann.page.locator('[data-do="invite-friend"]', { hasText: 'Борис' }).click();
  const notice = bob.page.locator('[data-notice="invited"]');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/Ann.*60–90/s);
  await shootBoth(bob, 'notice-invited');
  await notice.locator('[data-do="notice-yes"]').click();
  await bob.page.locator('[data-invite="nexus-ops"]', { hasText: 'Ann' }).waitFor();
  await shootBoth(bob, 'join');
  await sound(bob.page);
  await bob.page.locator('[data-do="join"]').click();
  await bob.page.locator('[data-lobby]').waitFor();
  await ann.page.locator('[data-do="start"]').click();
  for (const { page } of [ann, bob]) await page.locator('[data-prompt]').waitFor();

  // Bob gives up and looks at something else; the rematch finds him there.
  const table = ann.page.url().split('/').at(-1) ?? '';
  await ask(bob.page, 'POST', `/tables/${table}/resign`, {});
  await ann.page.locator('[data-outcome]').waitFor();
  await ann.page.locator('[data-company]', { hasText: 'Борис' }).waitFor();
  await shootBoth(ann, 'over-company');
  await bob.page.goto('/new/nexus-ops?seats=human,bot:greedy');
  await bob.page.locator('[data-prompt]').waitFor();
  await bob.page.locator('.topbar [data-do="settings"]').click();
  await bob.page.locator('dialog .notices').waitFor({ state: 'attached' });
  await ann.page.locator('[data-do="rematch"]').click();
  // An open dialog lies over the page, and the notice over the dialog.
  const rematch = bob.page.locator('[data-notice="rematch"] [data-do="notice-yes"]');
  await rematch.waitFor();
  expect(await onTop(rematch)).toBe(true);
  await rematch.click();
  await bob.page.locator('[data-lobby]').waitFor();
});

test('ratings, leaderboards and profiles show what people let them', async ({ invite }) => {
  const [ann, bob] = [await invite({ lang: 'en' }), await invite()];
  for (const { page } of [ann, bob]) await page.goto('/settings');
  for (const [guest, name] of [
    [ann, 'Ann'],
    [bob, 'Борис'],
  ] as const) {
    await called(guest, name);
    await ask(guest.page, 'POST', '/account', {
      login: `player-${name === 'Ann' ? 'a' : 'b'}`,
      password: 'correct horse',
    });
  }
  for (let n = 0; n < 10; n++) {
    const seats = [{ kind: 'you' }, { kind: 'open' }];
    const { id } = await ask<{ id: string }>(ann.page, 'POST', '/tables', { game: 'nexus-ops', seats });
    const invites = await ask<{ seats: { token: string }[] }>(ann.page, 'GET', `/tables/${id}/invites`);
    await ask(bob.page, 'POST', '/join', { token: invites.seats[0]?.token });
    await ask(ann.page, 'POST', `/tables/${id}/start`, {});
    await ask(bob.page, 'POST', `/tables/${id}/resign`, {});
    if (n === 9) await ann.page.goto(`/table/${id}`);
  }
  await ann.page.locator('[data-rated]').waitFor();
  await shootBoth(ann, 'over-rated');
  await ann.page.goto('/ladder/nexus-ops');
  await ann.page.locator('[data-you]', { hasText: '(1)' }).waitFor();
  await sound(ann.page);
  await ann.page.goto('/player/me');
  await ann.page.locator('[data-played="nexus-ops"]', { hasText: '10' }).first().waitFor();
  await ann.page.locator('[data-kind="profile-open"]').click();
  await expect.poll(() => ann.page.locator('[data-kind="profile-open"]').isChecked()).toBe(true);
  await shootBoth(ann, 'player');
  await sound(ann.page);
  await bob.page.goto('/ladder/nexus-ops');
  await bob.page.locator('tbody tr', { hasText: 'Ann' }).waitFor();
  await shootBoth(bob, 'ladder');
  await sound(bob.page);
  await bob.page.locator('tbody a', { hasText: 'Ann' }).click();
  await bob.page.locator('[data-player] [data-do="block"]').waitFor();
  await shootBoth(bob, 'player-other');
  await sound(bob.page);
});
