import type { Page } from 'playwright-core';
import { letRobotPlay, type Orders } from './support/robot';
import { expect, test } from './support/stage';

test('a tile is dragged to the planet, taken back, and placed with the keyboard', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=4');
  const lit = page.locator('.planet [data-action^="place "]');
  const tile = page.locator('.tile.on');
  await lit.first().waitFor();

  const [from, to] = [await tile.boundingBox(), await lit.nth(4).boundingBox()];
  const middle = ({ x, y, width, height }: NonNullable<typeof from>) =>
    [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle(from!));
  await page.mouse.down();
  await page.mouse.move(...middle(to!), { steps: 8 });
  await page.locator('.planet .ghost').waitFor();
  await page.mouse.up();
  await page.locator('.planet .fresh').waitFor();
  expect(await lit.count()).toBe(0);

  await page.keyboard.press('u');
  await lit.first().waitFor();
  await page.keyboard.press('r');
  await page.locator('.planet [data-action*=" r1 "]').first().focus();
  await page.keyboard.press('ArrowDown');
  const chosen = await page.locator('.planet [data-action]:focus').getAttribute('data-action');
  expect(chosen).toMatch(/^place \S+ r1 /);
  await page.locator('.callout').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.planet .fresh').waitFor();
});

test('a rover is sent several squares with one click', { timeout: 900_000 }, async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=4');
  const far = page.locator('[data-do="route"]');
  // Rovers stay where they are until there are points for two steps.
  const taste: Orders['taste'] = [
    ['^(move|go )', 0],
    ['^confirm', 0.1],
    ['^lay ', 0.6],
    ['^(place|station|energy|boost)', 4],
  ];
  const report = await letRobotPlay(page, { until: '[data-do="route"]', taste, seed: 2 });
  expect(report).toMatchObject({ faults: [], ended: true });
  const seq = async () => Number(await page.locator('[data-seq]').first().getAttribute('data-seq'));
  const before = await seq();
  await far.first().click();
  await expect.poll(seq).toBeGreaterThanOrEqual(before + 2);
});

/** The way the tile in hand lies. */
const wayOf = (page: Page) => page.locator('.way[aria-pressed="true"]').getAttribute('data-select');

test('a tile is turned by the wheel of the mouse, by keys and by buttons', async ({ invite }) => {
  const { page } = await invite();
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=3');
  await page.locator('.planet [data-action^="place "]').first().waitFor();
  const planet = (await page.locator('.middle .planet').boundingBox())!;
  await page.mouse.move(planet.x + planet.width / 2, planet.y + planet.height / 2);
  const seen = [await wayOf(page)];
  for (const turn of [
    () => page.mouse.wheel(0, 120),
    () => page.keyboard.press('r'),
    () => page.locator('[data-do="rotate"]').click(),
    () => page.keyboard.press('Shift+R'),
    () => page.locator('[data-do="flip"]').click(),
    () => page.keyboard.press('f'),
  ]) {
    await turn();
    await expect.poll(() => wayOf(page)).not.toBe(seen.at(-1));
    seen.push(await wayOf(page));
  }
  expect(seen.at(-1)).toBe(seen[2]);
});

test('two fingers twist the tile in hand, and one slides it over the planet', async ({ invite }) => {
  const { page, context } = await invite({ size: 'phone' });
  await page.goto('/new/planet-unknown?seats=human,bot:random&seed=4');
  await page.locator('.planet [data-action^="place "]').first().waitFor();
  const planet = (await page.locator('.middle .planet').boundingBox())!;
  const [x, y] = [planet.x + planet.width / 2, planet.y + planet.height / 2];
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: [number, number][]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at.map(([px, py], id) => ({ x: px, y: py, id })),
    });
  /** Both fingers on a circle round the middle of the planet. */
  const pair = (degrees: number): [number, number][] =>
    [degrees, degrees + 180].map((angle) => {
      const turned = (angle * Math.PI) / 180;
      return [x + 60 * Math.cos(turned), y + 60 * Math.sin(turned)];
    });
  const first = await wayOf(page);
  const twist = async (degrees: number) => {
    await touch('touchStart', ...pair(0));
    for (let step = 1; step <= 10; step++) await touch('touchMove', ...pair((degrees * step) / 10));
    await touch('touchEnd');
  };
  await twist(90);
  await expect.poll(() => wayOf(page)).toContain('"r1"');
  await twist(-90);
  await expect.poll(() => wayOf(page)).toBe(first);
  // Twisting has enlarged nothing.
  await page.locator('[data-do="fit"]').waitFor({ state: 'detached' });

  await touch('touchStart', [x, y]);
  for (let step = 1; step <= 8; step++) await touch('touchMove', [x, y - (step * planet.height) / 48]);
  await page.locator('.planet .ghost').waitFor();
  await touch('touchEnd');
  await page.locator('.seen').waitFor();
});

test(
  'two rounds of Planet Unknown are played with the keyboard alone',
  { timeout: 900_000 },
  async ({ invite }) => {
    const { page } = await invite();
    await page.goto('/new/planet-unknown?seats=human,bot:random,bot:random&seed=7');
    await page.locator('[data-prompt]').first().waitFor();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest('[data-action]')?.getAttribute('data-action') ?? null,
      );
    const seq = () => page.locator('[data-seq]').first().getAttribute('data-seq');
    const done: string[] = [];
    while (done.filter((action) => action === 'confirm').length < 2 && done.length < 60) {
      await page.locator('[data-action]').first().waitFor();
      let action: string | null = null;
      for (let tabs = 0; tabs < 80 && action === null; tabs++) {
        await page.keyboard.press('Tab');
        action = await focused();
      }
      expect(action).not.toBeNull();
      const before = await seq();
      await page.keyboard.press('Enter');
      await expect.poll(seq).not.toBe(before);
      done.push(action!);
    }
    expect(done.filter((action) => action.startsWith('place '))).toHaveLength(2);
  },
);
