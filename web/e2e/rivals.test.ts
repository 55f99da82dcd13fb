import { shoot } from './support/shots';
import { letRobotPlay, type Orders } from './support/robot';
import { expect, test } from './support/stage';

const ONWARD: Orders['taste'] = [
  ['^(claim|confirm|ready|end)', 20],
  ['^(write|mark|x)', 5],
  ['^skip', 0.3],
];
/** Automated opponents of single players, each with what is played against them. */
const RIVALS: Record<string, readonly [slug: string, options: object]> = {
  ASTRA: ['welcome-to-the-moon', { adventure: 8 }],
  Lacerda: ['on-mars', {}],
  Luna: ['skymines', { luna_1: '2' }],
};

for (const [name, [slug, options]] of Object.entries(RIVALS)) {
  test(`what ${name} does can be gone through step by step`, { timeout: 600_000 }, async ({ invite }) => {
    const guest = await invite({ lang: 'en' });
    const { page } = guest;
    await page.goto(`/new/${slug}?seats=human&seed=5&options=${encodeURIComponent(JSON.stringify(options))}`);
    await page.locator('[data-prompt]').waitFor();
    const report = await letRobotPlay(page, {
      taste: ONWARD,
      until: '[data-step] > ol > li:nth-child(2)',
      limit: 300,
    });
    expect(report).toMatchObject({ faults: [], ended: true });
    const stepper = page.locator('[data-step]');
    const at = async () => Number(await stepper.getAttribute('data-step'));
    const last = await at();
    expect(last).toBeGreaterThan(1);
    await shoot(guest, `rival-${slug}`);
    await stepper.locator('[data-do="rival-back"]').click();
    expect(await at()).toBe(last - 1);
    // The step that is told now is the current one, with its sentence.
    const now = stepper.locator('[aria-current="step"]');
    expect(await now.count()).toBe(1);
    expect((await now.innerText()).length).toBeGreaterThan(5);
    await stepper.locator('[data-do="rival-step"]').click();
    expect(await at()).toBe(last);
    await stepper.locator('[data-do="rival-back"]').click();
    await stepper.locator('[data-do="rival-all"]').click();
    expect(await at()).toBe(last);
  });
}
