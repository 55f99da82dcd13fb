import { act, asked, buy, moment, sitDown } from './support/moves';
import { shoot } from './support/shots';
import { expect, stage } from './support/stage';

const test = stage({ botPause: 20 });

test('others’ turns are a film: it pauses, goes on step by step, and ends at one’s own turn', async ({
  invite,
}) => {
  const guest = await invite({ lang: 'en', motion: true });
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy,bot:greedy' });
  await asked(page);
  await buy(page, 'human');
  const lines = () => page.locator('.log li').count();
  while (await page.locator('.prompt [data-action="done"]').count()) await act(page, 'done');

  // Paused, nothing goes on: neither the board nor the log.
  await page.locator('[data-do="film-pause"]').click();
  await page.locator('[data-film="paused"]').waitFor();
  // The scene that was on show comes to its end.
  await page.waitForTimeout(2500);
  const [at, told] = [await moment(page), await lines()];
  await page.waitForTimeout(1000);
  expect([await moment(page), await lines()]).toEqual([at, told]);
  await shoot(guest, 'film-paused');

  // One step is one state further.
  await page.locator('[data-do="film-step"]').click();
  await expect.poll(() => moment(page)).toBe(at + 1);
  await page.waitForTimeout(1000);
  expect(await moment(page)).toBe(at + 1);

  // The rest at once; then what changed, and the same once more.
  await page.locator('[data-do="film-end"]').click();
  await asked(page);
  const now = await moment(page);
  expect(now).toBeGreaterThan(at + 1);
  const recap = page.locator('[data-recap]');
  await recap.waitFor();
  const said = await recap.locator('li').count();
  expect(said).toBeGreaterThanOrEqual(1);
  expect(said).toBeLessThanOrEqual(5);
  await shoot(guest, 'recap');
  await page.locator('[data-do="film-again"]').click();
  await expect.poll(() => moment(page)).toBeLessThan(now);
  await page.locator('[data-do="film-end"]').click();
  await expect.poll(() => moment(page)).toBe(now);
  await asked(page);

  // The first own click puts the news away.
  await buy(page, 'human');
  await recap.waitFor({ state: 'detached' });
});

test('one’s own moves hold nothing up', async ({ invite }) => {
  const { page } = await invite({ motion: true });
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await page.locator('[data-shop="human"]').click();
  const target = page.locator('[data-action^="buy human"]').first();
  const before = await moment(page);
  const held = page.evaluate(
    (seen) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        const look = () => {
          const now = Number(document.querySelector('[data-seq]')?.getAttribute('data-seq'));
          const free = document.querySelector('[data-action]') !== null;
          if (now > seen && free) resolve(performance.now() - started);
          else requestAnimationFrame(look);
        };
        document.addEventListener('click', () => look(), { once: true, capture: true });
      }),
    before,
  );
  await target.click();
  // The way to the server and back is not the animation's fault; it takes a few milliseconds here.
  expect(await held).toBeLessThan(700);
});
