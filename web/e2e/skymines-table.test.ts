import { ask } from './support/ask';
import { barriers, overhang } from './support/axe';
import { inspect } from './support/inspect';
import { asked, later, moment, question } from './support/moves';
import { overhear } from './support/overhear';
import { letRobotPlay, type Orders } from './support/robot';
import { shoot } from './support/shots';
import { expect, SIZES, stage, type Guest } from './support/stage';
import { Wardrobe } from './support/wardrobe';

const test = stage({ serve: ['--advice'] });

const at = (seats: string, seed: number, options: object = {}) =>
  `/new/skymines?seats=${seats}&seed=${seed}&options=${encodeURIComponent(JSON.stringify(options))}`;
/** A bot says what to do, so that games go on as among people. */
const PLAYS: Partial<Orders> = { seed: 5, bot: 'greedy', taste: [['^(ready|end|rest)', 3]] };

/** Looked at in both sizes and both themes, with axe. */
const looks = async (guest: Guest, name: string) =>
  expect(await inspect(guest, new Wardrobe(guest), `skymines-${name}`, 'all')).toEqual([]);

async function playUntil(guest: Guest, until: string): Promise<void> {
  const report = await letRobotPlay(guest.page, { ...PLAYS, until });
  expect(report).toMatchObject({ faults: [], ended: true });
}

test('two people plan at one screen, and neither sees what the other has planned', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const curtain = page.locator('[data-curtain]');
  const planned = page.locator('.hand .slots .card');
  await page.goto(at('human,human', 7));
  await curtain.waitFor();
  const first = await curtain.getAttribute('data-curtain');
  await looks(guest, 'curtain');
  await page.locator('[data-do="ready"]').click();
  await asked(page);
  expect(await question(page)).toBe('prompt-plan');
  for (const nth of [1, 2]) {
    const before = await moment(page);
    await page.locator('.hand [data-action^="plan "]').first().click();
    await later(page, before);
    expect(await planned.count()).toBe(nth);
  }
  await looks(guest, 'planning');
  await page.locator('.prompt [data-action="ready"]').click();

  // The other one sees no card of the first, neither in hand nor at the console that lies open.
  await curtain.waitFor();
  const second = await curtain.getAttribute('data-curtain');
  expect(second).not.toBe(first);
  await page.locator('[data-do="ready"]').click();
  await asked(page);
  expect(await planned.count()).toBe(0);
  await page.keyboard.press('3');
  await page.locator(`[data-do="console"][data-who="${first}"]`).click();
  expect(await page.locator('.desk .slots .card, .desk .slots .back').count()).toBe(0);
  await page.locator('.prompt [data-action="ready"]').click();

  // Then all cards are turned up.
  await page.locator('[data-curtain], [data-prompt="prompt-choose"]').first().waitFor();
  if ((await curtain.count()) > 0) await page.locator('[data-do="ready"]').click();
  await page.locator('[data-prompt="prompt-choose"]').waitFor();
  await asked(page);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('3');
  await page.locator(`[data-do="console"][data-who="${first}"]`).click();
  // One's own slots stand with the hand.
  await expect.poll(() => page.locator('.desk .slots .card, .hand .slots .card').count()).toBe(2);
});

test('with linked slots a card is dragged to the slot that is meant', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await overhear(page);
  await page.goto(at('human,bot:greedy', 7, { linked_slots: true }));
  await playUntil(guest, '[data-prompt="prompt-plan"]');
  const slot = (name: string) => page.locator(`.hand [data-slot="${name}"]`);
  const card = page.locator('.hand .cards [data-card="single_01"]');
  const before = await moment(page);
  await card.dragTo(slot('slot_3'));
  await later(page, before);
  // It lies in the middle slot, and the two beside it are still empty.
  await slot('slot_3').waitFor({ state: 'detached' });
  expect(await slot('slot_2').count()).toBe(1);
  expect(await slot('slot_4').count()).toBe(1);
  expect(await card.count()).toBe(0);
  // A slot that is off takes nothing.
  const now = await moment(page);
  await page.locator('.hand .cards [data-card]').first().dragTo(slot('slot_left'));
  expect(await moment(page)).toBe(now);
});

test('the four companies are told apart in grey', async ({ invite }) => {
  const { page } = await invite();
  await page.goto(at('human,bot:greedy', 7));
  await asked(page);
  await page.keyboard.press('1');
  await page.locator('.company h2 svg').first().waitFor();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
  const marks: string[] = [];
  for (const company of ['skymine', 'minerva', 'astrogo', 'tawac']) {
    const mark = page.locator(`.company[data-company="${company}"] h2 svg`).first();
    marks.push((await mark.screenshot({ scale: 'css' })).toString('base64'));
  }
  /** How many pixels of each two marks differ, of a hundred. */
  const differ = await page.evaluate(async (images) => {
    const SIZE = 19;
    const greys = await Promise.all(
      images.map(async (image) => {
        const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(SIZE, SIZE).getContext('2d')!;
        canvas.drawImage(bitmap, 0, 0, SIZE, SIZE);
        return canvas.getImageData(0, 0, SIZE, SIZE).data.filter((_, i) => i % 4 === 0);
      }),
    );
    const apart = (a: Uint8ClampedArray, b: Uint8ClampedArray) =>
      (a.filter((grey, i) => Math.abs(grey - b[i]!) > 48).length * 100) / a.length;
    return greys.flatMap((one, i) => greys.slice(i + 1).map((other) => apart(one, other)));
  }, marks);
  expect(differ).toHaveLength(6);
  expect(Math.min(...differ)).toBeGreaterThan(12);
});

/** Moments that take a game to reach, each by what is on the page then. */
const MOMENTS: readonly (readonly [name: string, options: object, until: string])[] = [
  ['belt', { map: 'belt', threat: 'TH4', missions: true }, '.belt [data-spot][data-action]'],
  ['missions', { missions: true }, '[data-action^="mission "]'],
  ['luna', { luna_1: '4' }, '.luna li'],
];
/** On a phone Luna's turn opens by its button. */
async function opened({ page, ...guest }: Guest): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await page.locator('[data-do="luna"]').click();
  await page.locator('.stepper').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await shoot({ page, ...guest, manner: { ...guest.manner, size: 'phone' } }, 'skymines-luna-opened');
  await page.setViewportSize(SIZES.desktop);
}
for (const [name, options, until] of MOMENTS) {
  test(`whoever plays can read and use ${name}`, { timeout: 600_000 }, async ({ invite }) => {
    const guest = await invite();
    await overhear(guest.page);
    await guest.page.goto(at('luna_1' in options ? 'human' : 'human,human', 11, options));
    await playUntil(guest, until);
    if (name === 'luna') await opened(guest);
    await looks(guest, name);
  });
}

test('a chapter ends with success points, and the next begins', { timeout: 900_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await overhear(page);
  await page.goto(at('human', 3, { campaign: true, luna_1: '0' }));
  await playUntil(guest, '[data-prompt="prompt-chapter"]');
  await page.locator('.end .over').waitFor();
  await looks(guest, 'chapter');
  const before = await moment(page);
  await page.locator('.prompt [data-action="next"]').click();
  await later(page, before);
});

test('the final score can be read by anybody', { timeout: 300_000 }, async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  const seats = ['random', 'greedy', 'random'].map((bot) => ({ kind: 'bot', bot }));
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', {
    game: 'skymines',
    options: { map: 'belt', threat: 'TH6', tracks: 'random' },
    seats,
    settings: { pass_pause_ms: 0 },
    seed: '4',
    start: true,
  });
  await page.goto(`/table/${id}`);
  await page.locator('[data-outcome]').waitFor({ timeout: 240_000 });
  await page.locator('.over table').waitFor();
  await looks(guest, 'score');
});
