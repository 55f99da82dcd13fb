import { later, moment } from './support/moves';
import { letRobotPlay } from './support/robot';
import { shoot, shootBoth } from './support/shots';
import { expect, test, type Lang, type Size } from './support/stage';

const NEXT = ['[data-do="coach-next"]'];
const END = ['.prompt [data-action="end"]'];
const sector = (spot: number) => [`[data-spot="${spot}"]`, `.prompt [data-action^="enter ${spot} "]`];

/** What a newcomer clicks at each step, as the coach says. */
const CLICKS: Record<string, readonly string[]> = {
  goal: NEXT,
  companies: NEXT,
  plan: ['.hand [data-action="plan start_diamond_energy2"]'],
  'energy-too': ['.hand [data-action="plan single_01"]'],
  minerals: ['.hand [data-action="plan start_diamond_minerals2"]'],
  ready: ['.prompt [data-action="ready"]'],
  use: ['.hand [data-action^="use "]'],
  buy: ['[data-action^="buy "]'],
  step: ['.prompt [data-action="step skymine"]'],
  end: END,
  marker: ['[data-view="markets"][data-select]', '[data-action="marker maj_energy 1"]'],
  marked: END,
  energy: ['.hand [data-select*="energy"]', '.prompt [data-action="energy skymine"]'],
  enter: sector(20),
  column: sector(19),
  third: sector(24),
  points: ['[data-action="take C2"]', '[data-action^="lay "]'],
  worth: END,
  rest: ['[data-view="console"][data-select]', '[data-action^="rest "]'],
  put: ['[data-action^="put "]', '[data-action^="put "]', '[data-action^="put "]', ...END],
  research: NEXT,
  score: NEXT,
  on: NEXT,
};
const GUESTS: readonly [Lang, Size][] = [
  ['ru', 'desktop'],
  ['en', 'phone'],
];

for (const [lang, size] of GUESTS) {
  test(`a first game of Skymines, led step by step: ${lang}, ${size}`, async ({ invite }) => {
    const guest = await invite({ lang, size, theme: lang === 'ru' ? 'dark' : 'light' });
    const { page } = guest;
    await page.goto('/tutorial/skymines');
    for (const [id, clicks] of Object.entries(CLICKS)) {
      await page.locator(`[data-coach="${id}"]`).waitFor();
      const words = await page.locator('[data-coach]').innerText();
      expect(/[а-яё]{4}/i.test(words), words).toBe(lang === 'ru');
      if (['goal', 'marker', 'points', 'put'].includes(id)) await shoot(guest, `skymines-tutorial-${id}`);
      for (const selector of clicks) {
        const before = await moment(page);
        await page.locator(selector).first().click();
        if (selector.includes('data-action')) await later(page, before);
      }
    }
    await page.locator('[data-coach]').waitFor({ state: 'detached' });
    // The game is a real one, and goes on.
    const report = await letRobotPlay(page, { limit: 6, seed: 3 });
    expect(report.faults).toEqual([]);
    await shootBoth(guest, 'skymines-tutorial-after');
  });
}
