import type { Page } from 'playwright-core';
import { crowded } from './support/crowd';
import { onTop, WIDTHS } from './support/layout';
import { asked } from './support/moves';
import { letRobotPlay } from './support/robot';
import { GAMES } from './support/shelf';
import { shoot } from './support/shots';
import { expect, test } from './support/stage';

const at = (game: string) =>
  `/new/${game}?seats=human,bot:greedy&seed=7&settings=${JSON.stringify({ pass_pause_ms: 0 })}`;

/** Runs in the page: notes every place that the board takes from now on, frame by frame. */
function follow(): void {
  /** Each place, with what stood in the dock when the board came to lie there. */
  const places = new Map<string, string>();
  const look = () => {
    const box = document.querySelector('main.board')?.getBoundingClientRect();
    const place = box ? [box.x, box.y, box.width, box.height].map(Math.round).join(' ') : '';
    const dock = [...document.querySelectorAll<HTMLElement>('.dock > *')];
    if (place && !places.has(place))
      places.set(
        place,
        [
          ...dock.map((part) => `${part.className.split(' ')[0]} ${part.offsetHeight}`),
          document.querySelector<HTMLElement>('.prompt')?.innerText.replaceAll('\n', ' / '),
        ].join(', '),
      );
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { places });
}
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(window as unknown as { places: Map<string, string> }).places].map((all) => all.join(': ')),
  );

/** The players, where they have no column of their own. */
async function openSeats(page: Page, width: number): Promise<void> {
  if (width > 720) return page.locator('[data-do="seats-open"]').click();
  const seats = page.locator('.tabbar [data-do="seats"]');
  if ((await seats.count()) > 0) return seats.click();
  await page.locator('.tabbar [data-do="more"]').click();
  await page.locator('dialog[open] [data-do="seats"]').click();
}

for (const game of GAMES) {
  for (const size of ['desktop', 'phone'] as const) {
    test(`${game}, ${size}: the board stays where it is while questions, cards and the log change`, async ({
      invite,
    }) => {
      const { page } = await invite({ size, lang: 'ru' });
      await page.goto(at(game));
      await asked(page);
      // What the first question brings with it has found its room.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
      await page.evaluate(follow);
      const report = await letRobotPlay(page, { limit: 14, taste: [['^(done|end|confirm)', 4]] });
      expect(report.actions).toBeGreaterThan(5);
      const [first = '', ...later] = await places(page);
      // A pixel is lost and won where the browser rounds.
      const numbers = (place: string) => place.split(': ')[0]!.split(' ').map(Number);
      const moved = later.filter((place) =>
        numbers(place).some((at, i) => Math.abs(at - (numbers(first)[i] ?? 0)) > 1),
      );
      expect(moved, `not ${first}`).toEqual([]);
    });
  }

  test(`${game}: nothing lies over anything else in its dialogs, at every width`, async ({ invite }) => {
    const guest = await invite({ lang: 'ru' });
    const { page } = guest;
    await page.goto(at(game));
    await asked(page);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      // A table that shows a part at a time has its players one step further away.
      const seats = page.locator('.tabbar [data-do="seats"]');
      const ways =
        width < 721
          ? [
              ...((await seats.count()) > 0 ? ['[data-do="seats"]'] : []),
              '[data-do="log"]',
              '[data-do="more"]',
              '[data-do="score"]',
              '[data-do="rules"]',
            ]
          : width < 1200
            ? ['[data-do="seats-open"]', '[data-do="side"]', '[data-do="settings"]', '[data-do="score"]']
            : ['[data-do="settings"]', '[data-do="score"]', '[data-do="rules"]'];
      for (const way of ways) {
        await page.locator(`:is(.topbar, .tabbar) ${way}`).click();
        await page.locator('dialog[open] .body').waitFor();
        await page.waitForTimeout(150);
        expect.soft(await crowded(page, 'dialog[open]'), `${way} ${width} px`).toEqual([]);
        const cut = await page
          .locator('dialog[open] .seg')
          .evaluateAll((all) =>
            all.filter((seg) => seg.scrollWidth > seg.clientWidth + 1).map((seg) => seg.textContent),
          );
        expect.soft(cut, `${way} ${width} px`).toEqual([]);
        if (way === '[data-do="seats-open"]' || way === '[data-do="more"]')
          await shoot(guest, `dialog-${game}-${width}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog[open]').waitFor({ state: 'detached' });
      }
    }
  });

  test(`${game}: what stands under the seats is reached at every width`, async ({ invite }) => {
    const { page } = await invite({ lang: 'en' });
    await page.goto(at(game));
    await asked(page);
    const under = page.locator('.seats > .under:not(.news)');
    const there = (await under.count()) > 0 && (await under.first().innerText()).trim() !== '';
    for (const [width, height] of WIDTHS.filter(([wide]) => wide < 1200)) {
      await page.setViewportSize({ width, height });
      await openSeats(page, width);
      const drawer = page.locator('dialog[open]');
      await drawer.locator('.seatcard').first().waitFor();
      if (there) {
        await drawer.locator('[data-under]').scrollIntoViewIfNeeded();
        expect(await onTop(drawer.locator('[data-under]')), `${width} px`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
    }
  });

  test(`${game}: what is told beside the pointer lies over nothing that can be clicked`, async ({
    invite,
  }) => {
    const { page } = await invite({ lang: 'en' });
    await page.goto(at(game));
    await asked(page);
    const first = page.locator('[data-select]').first();
    if (await first.count()) await first.click();
    const targets = page.locator('main.board [data-action]');
    const all = await targets.count();
    const count = Math.min(12, all);
    // Where the whole board is one target beside the other, a corner of it has to do: never what is pointed at.
    const allowed = all > 40 ? 3 : 0;
    for (let i = 0; i < count; i++) {
      await targets.nth(i).hover({ force: true });
      await page.waitForTimeout(250);
      const covered = await page.evaluate(() => {
        const told = [...document.querySelectorAll('.callout, .tip:popover-open')]
          .filter((element) => getComputedStyle(element).visibility !== 'hidden')
          .map((element) => element.getBoundingClientRect())
          .filter(({ width }) => width > 1);
        return [...document.querySelectorAll('main.board [data-action], .prompt [data-action]')].flatMap(
          (target) => {
            const { left, right, top, bottom } = target.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const over = told.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom);
            return over ? [target.getAttribute('data-action')] : [];
          },
        );
      });
      const pointed = await targets.nth(i).getAttribute('data-action');
      expect.soft(covered, `pointing at target ${i}`).not.toContain(pointed);
      expect.soft(covered.length, `pointing at target ${i}: ${covered.join()}`).toBeLessThanOrEqual(allowed);
    }
  });
}

test('nothing lies over anything else on the pages of the site, at every width', async ({ invite }) => {
  const guest = await invite({ lang: 'ru' });
  const { page } = guest;
  for (const path of [
    '/',
    '/meet',
    '/history',
    '/settings',
    '/player/me',
    `/ladder/${GAMES[0]}`,
    `/new/${GAMES[0]}`,
  ]) {
    await page.goto(path);
    await page.locator('main').first().waitFor();
    await page.waitForTimeout(300);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(150);
      expect.soft(await crowded(page, 'body'), `${path} ${width} px`).toEqual([]);
    }
  }
});
