import type { Page } from 'playwright-core';
import { ask } from '../support/ask';
import { act, asked, question } from '../support/moves';
import { overhear } from '../support/overhear';
import { shoot } from '../support/shots';
import { expect, test, type Guest } from '../support/stage';

/** What a page has been told and has shown of questions for cards. */
type Witness = { hand: string[]; passes: number; idle: number; asked: string[] };

/** Runs in the page from the start: listens to what the server says and looks at whatever is drawn. */
function witness(seat: number): void {
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
        const passed = (step: Step) =>
          step.actor_seat === seat && step.events[0]?.key === 'event-card-passed';
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

/** What is played up to the first battle: who, and what. The hand then holds a card, but none for battles. */
type Script = readonly (readonly [seat: 0 | 1, action: string])[];
const SEED = 7;
const ATTACKER = 0;
const SCRIPT: Script = [];

type Told = { you: number[]; views: { seat: number; decision: string | null }[] };

/**
 * Two people play up to the first battle; then a bot sits down for whoever is attacked. A game that starts from a
 * chosen seed and in which everybody's choices are known is the same every time. The attacker, and the table.
 */
async function aboutToFightInVain({ page }: Guest, { page: friend }: Guest): Promise<[0 | 1, string]> {
  const { id } = await ask<{ id: string }>(page, 'POST', '/tables', {
    game: 'nexus-ops',
    options: { vp_target: 14 },
    seats: [{ kind: 'you' }, { kind: 'open' }],
    settings: { pass_pause_ms: 800 },
    seed: String(SEED),
  });
  const { seats } = await ask<{ seats: { token: string }[] }>(page, 'GET', `/tables/${id}/invites`);
  await ask(friend, 'POST', '/join', { token: seats[0]?.token });
  await ask(page, 'POST', `/tables/${id}/start`);
  // Who sits where is up to the seed, too.
  const [first] = (await ask<Told>(page, 'GET', `/tables/${id}`)).you;
  const players = first === 0 ? [page, friend] : [friend, page];
  for (const [seat, action] of SCRIPT) {
    const player = players[seat]!;
    const { views } = await ask<Told>(player, 'GET', `/tables/${id}`);
    const { decision } = views[0]!;
    await ask(player, 'POST', `/bot/tables/${id}/act`, { seat, decision, action });
  }
  const attacked = 1 - ATTACKER;
  await ask(players[attacked]!, 'PUT', `/tables/${id}/seats/${attacked}`, { kind: 'bot', bot: 'random' });
  return [players[ATTACKER] === page ? 0 : 1, id];
}

const remember = (page: Page, motion: string) =>
  page.evaluate(
    (value) => localStorage.setItem('lagrange.settings', JSON.stringify({ motion: value })),
    motion,
  );

test('against bots nobody is asked for a card they do not have', async ({ invite }) => {
  const guests = [
    await invite({ motion: true, lang: 'en' }),
    await invite({ motion: true, lang: 'en' }),
  ] as const;
  for (const { page } of guests) {
    await overhear(page);
    await page.addInitScript(witness, ATTACKER);
    await page.goto('/');
    await remember(page, 'none');
  }
  const [attacker, table] = await aboutToFightInVain(...guests);
  const guest = guests[attacker];
  const { page } = guest;
  await page.goto(`/table/${table}`);
  await page.locator('[data-prompt="prompt-fight"]').waitFor();

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
