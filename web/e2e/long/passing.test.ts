import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { act, asked, question, sitDown } from '../support/moves';
import { letRobotPlay, NEXUS_OPS, overhear } from '../support/robot';
import { shoot } from '../support/shots';
import { expect, test } from '../support/stage';

/** What a page has been told and has shown of questions for cards. */
type Witness = { hand: string[]; passes: number; idle: number; asked: string[] };

/** Runs in the page from the start: listens to what the server says and looks at whatever is drawn. */
function witness(): void {
  const seen: Witness = { hand: [], passes: 0, idle: 0, asked: [] };
  type View = { view: { hand?: { energize: string[] } }; window: unknown };
  type Step = { actor_seat: number | null; events: { key: string }[] };
  type Told = { views: View[] } | undefined;
  type Page = { told: () => Told; overheard: () => string[] };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        const { steps = [] } = JSON.parse(String(data)) as { steps?: Step[] };
        // The page overhears what the server says (`overhear`): the state with its changes.
        const page = window as unknown as Page;
        const [own] = page.told()?.views ?? [];
        seen.hand = own?.view.hand?.energize ?? seen.hand;
        if (own?.window && !page.overheard().some((line) => /^(play|mission) /.test(line))) seen.idle += 1;
        const passed = (step: Step) => step.actor_seat === 0 && step.events[0]?.key === 'event-card-passed';
        seen.passes += steps.filter(passed).length;
      });
    }
  };
  new MutationObserver(() => {
    const shown = document.querySelector('[data-prompt]')?.getAttribute('data-prompt') ?? '';
    if (shown.startsWith('prompt-cards') && seen.asked.at(-1) !== shown) seen.asked.push(shown);
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-prompt'],
  });
  Object.assign(window, { witness: () => seen });
}

const told = (page: Page): Promise<Witness> =>
  page.evaluate(() => (window as unknown as { witness: () => Witness }).witness());

const cards = JSON.parse(readFileSync('../crates/nexus-ops/data/energize.json', 'utf8')) as {
  cards: { id: string; window: string }[];
};
const FOR_LATER = new Set(cards.cards.filter(({ window }) => window === 'deploy').map(({ id }) => id));

/** Plays until a battle is about to begin and no card in hand is of use in it. */
async function aboutToFightInVain(page: Page): Promise<void> {
  // Cards are neither played nor sold, so that there are some in hand.
  const taste: typeof NEXUS_OPS = [['^(play|sell)', 0], ...NEXUS_OPS];
  for (let seed = 1; seed < 400; seed += 1) {
    const report = await letRobotPlay(page, { seed, taste, until: '[data-prompt="prompt-fight"]' });
    expect(report.faults).toEqual([]);
    const { hand } = await told(page);
    const fights = (await page.locator('[data-prompt="prompt-fight"]').count()) > 0;
    const inVain = hand.every((card) => FOR_LATER.has(card));
    if (fights && inVain && hand.length > 0) return;
    // A card for battles stays in hand: another game is quicker than waiting for this one to end.
    if (!fights || !inVain) await sitDown(page, { ...TABLE, seed });
    else await letRobotPlay(page, { seed, taste, limit: 1, until: '[data-prompt="never"]' });
  }
  throw new Error('no battle comes about in which there is nothing to play');
}

const TABLE = { seats: 'human,bot:random', options: { vp_target: 14 }, settings: { pass_pause_ms: 800 } };
const remember = (page: Page, motion: string) =>
  page.evaluate(
    (value) => localStorage.setItem('lagrange.settings', JSON.stringify({ motion: value })),
    motion,
  );

test('against bots nobody is asked for a card they do not have', { timeout: 900_000 }, async ({ invite }) => {
  const guest = await invite({ motion: true, lang: 'en' });
  const { page } = guest;
  await overhear(page);
  await page.addInitScript(witness);
  await page.goto('/');
  await remember(page, 'none');
  await sitDown(page, TABLE);
  await aboutToFightInVain(page);

  // Now everything travels, as it does for a new player.
  await remember(page, 'full');
  await page.reload();
  await page.locator('[data-prompt="prompt-fight"]').waitFor();
  await act(page, 'fight');
  await asked(page);
  const battle = await told(page);
  expect(battle.passes, 'passes of the table').toBeGreaterThan(0);
  expect(battle.idle, 'questions for a card with none to play').toBe(0);
  expect(battle.asked, 'questions for cards on the screen').toEqual([]);
  await shoot(guest, 'passed-by-itself');

  // An undo takes back the click, not the pass that nobody saw.
  await page.locator('[data-do="undo"]').click();
  await page.locator('[data-prompt="prompt-fight"]').waitFor();

  // Who wants to be asked is asked.
  await page.locator('[data-do="settings"]').click();
  await page.locator('[data-kind="always-ask"]').check();
  await page.keyboard.press('Escape');
  await act(page, 'fight');
  await expect.poll(() => question(page)).toBe('prompt-cards-before');
  expect(await page.locator('.prompt [data-kind="pass"]').inputValue()).toBe('ask');
  await act(page, 'pass');
});
