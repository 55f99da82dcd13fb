import { ask } from './support/ask';
import { barriers, overhang } from './support/axe';
import { letRobotPlay, type Orders } from './support/robot';
import { shootBoth } from './support/shots';
import { expect, SIZES, stage } from './support/stage';

const DAY = '2026-03-01';
const test = stage({ serve: ['--today', DAY] });
const CARD = '[data-daily="welcome-to-the-moon"]';
const ENTRY = '[data-do="begin-daily"]';
const MOON: Orders['taste'] = [
  ['^(claim|confirm)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.3],
];

// Which adventure it is, and against whom, is drawn from a secret of the server: any of them must do.
test('the challenge of the day is played once, to its end', { timeout: 900_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await page.goto('/');
  const card = page.locator(`${CARD}[data-state="new"]`);
  const [adventure] = /Приключение\s(\d)/.exec(await card.innerText())?.slice(1) ?? [];
  expect(Number(adventure), 'the card says which adventure it is').toBeGreaterThan(0);
  await card.locator(ENTRY).click();
  await page.locator(`[data-adventure="${adventure}"]`).first().waitFor();
  const table = page.url();

  // A tab that was opened before, and has not heard how it goes on.
  const late = await guest.tab();
  await late.goto('/daily/welcome-to-the-moon');
  await late.locator(`${CARD}[data-state="going"]`).waitFor();

  const report = await letRobotPlay(page, { seed: 4, taste: MOON });
  expect(report).toMatchObject({ faults: [], ended: true });
  expect(await page.locator('[data-do="rematch"]').innerText(), 'another game does not count').toMatch(
    /вне зачёта/,
  );
  const verdict = await page.locator('[data-result]').innerText();
  expect(verdict).toMatch(/ASTRA/);
  const points = await page.locator('[data-total]').first().innerText();

  // The result stands in the table of the day, with the points of the pad.
  await page.locator('[data-do="daily"]').click();
  await page.locator(`main[data-day="${DAY}"] ${CARD}[data-state="done"]`).waitFor();
  const row = page.locator('tbody tr[data-you]');
  await expect.poll(() => row.count()).toBe(1);
  expect(await row.locator('[data-points]').innerText()).toBe(points);
  expect(await row.locator('[data-ending]').getAttribute('data-ending')).toMatch(/^(won|drawn|lost)$/);

  // There is no second try, and the page says so; the late tab is led to the game that was played.
  expect(await page.locator(ENTRY).count()).toBe(0);
  await page.locator('[data-used]').waitFor();
  await shootBoth(guest, 'moon-daily');
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size]);
    expect(await barriers(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
  await late.locator(ENTRY).click();
  await late.locator('[data-outcome]').waitFor();
  expect(late.url()).toBe(table);
  const again = await ask(page, 'POST', `/daily/welcome-to-the-moon/${DAY}`);
  expect(again).toEqual({ id: table.split('/').at(-1) });
  await page.reload();
  await expect.poll(() => page.locator('tbody tr:has([data-rank])').count()).toBe(1);
});
