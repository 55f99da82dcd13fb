import { act, asked, buy, moment, sitDown } from './support/moves';
import { letRobotPlay } from './support/robot';
import { GAMES } from './support/shelf';
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

/** Runs in the page: pauses the first film that there is, as soon as it begins. */
function pauseAtOnce(): void {
  const look = () => {
    const on = document.querySelector('[data-film="on"] [data-do="film-end"]:not([disabled])');
    if (!on) return void requestAnimationFrame(look);
    document.querySelector<HTMLElement>('[data-do="film-pause"]')?.click();
  };
  look();
}

for (const game of GAMES.slice(1))
  test(`${game}: others’ turns pause, go on by one and end at the present`, async ({ invite }) => {
    const guest = await invite({ lang: 'en', motion: true });
    const { page } = guest;
    const settings = JSON.stringify({ pass_pause_ms: 0 });
    await page.goto(`/new/${game}?seats=human,bot:greedy,bot:greedy&seed=7&settings=${settings}`);
    await page.locator('[data-prompt]').waitFor();
    await page.evaluate(pauseAtOnce);
    // A turn of one’s own, whatever it is.
    const report = await letRobotPlay(page, {
      until: '[data-film="paused"]',
      taste: [['^(done|end|confirm|ready)', 12]],
      limit: 120,
    });
    // The page pauses it by a click of its own, which may come between two of the robot’s.
    expect(report.ended).toBe(true);
    await page.waitForTimeout(2500);
    const at = await moment(page);
    await page.waitForTimeout(800);
    expect(await moment(page)).toBe(at);
    await shoot(guest, `film-${game}`);
    const more = page.locator('[data-do="film-step"]:not([disabled])');
    if (await more.count()) {
      await more.click();
      await expect.poll(() => moment(page)).toBeGreaterThan(at);
    }
    const end = page.locator('[data-do="film-end"]:not([disabled])');
    if (await end.count()) await end.click();
    await asked(page);
    // A first choice of others may change nothing that is worth a line.
    const recap = page.locator('[data-recap]');
    if (await recap.count()) expect(await recap.locator(':is(li, .points span)').count()).toBeGreaterThan(0);
  });
