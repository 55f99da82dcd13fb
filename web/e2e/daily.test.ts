import { ask } from './support/ask';
import { barriers, overhang } from './support/axe';
import { letRobotPlay } from './support/robot';
import { shootBoth } from './support/shots';
import { expect, SIZES, stage, type Guest } from './support/stage';

/** The clock of the challenges stands; the sample game, which is quickly played, has one of its own. */
const on = (day: string) => ['--hidden-games', '--today', day];
const test = stage({ serve: on('2026-02-28') });
const CARD = '[data-daily="sample-game"]';
const ENTRY = '[data-do="begin-daily"]';

async function name({ page }: Guest, called: string): Promise<void> {
  await page.locator(CARD).waitFor();
  await ask(page, 'PUT', '/me', { name: called });
}

/** What stands in the table of results, line by line. */
const lines = ({ page }: Guest) =>
  page.locator('tbody tr:has([data-rank])').evaluateAll((rows) =>
    rows.map((row) => ({
      rank: row.querySelector('[data-rank]')?.textContent,
      name: row.querySelector('.name')?.textContent,
      you: row.hasAttribute('data-you'),
      replay: row.querySelector('[data-do="replay"]') !== null,
    })),
  );

/** Barriers of the page, wide and narrow. */
async function problems(guest: Guest, called: string): Promise<string[]> {
  await shootBoth(guest, called);
  const found: string[] = [];
  for (const size of ['phone', 'desktop'] as const) {
    await guest.page.setViewportSize(SIZES[size]);
    found.push(...(await barriers(guest.page)));
    const wider = await overhang(guest.page);
    if (wider > 0) found.push(`${called}: ${wider} px wider than the screen`);
  }
  return found;
}

test(
  'everybody has one try at the challenge of the day',
  { timeout: 900_000 },
  async ({ invite, tabletop }) => {
    // The server is started again for another day: pages that look for it meanwhile may say so.
    const [ann, bob] = [
      await invite({ forgive: /ERR_CONNECTION_REFUSED/ }),
      await invite({ lang: 'en', theme: 'light', forgive: /403|ERR_CONNECTION_REFUSED/ }),
    ];
    await Promise.all([ann, bob].map(({ page }) => page.goto('/')));
    await Promise.all([name(ann, 'Ann'), name(bob, 'Bob')]);
    // Ann has an account before the day begins, so that her result counts.
    await ask(ann.page, 'POST', '/account', { login: 'ann', password: 'correct horse' });
    await Promise.all([ann, bob].map(({ page }) => page.goto('/healthz')));
    await tabletop.restart(on('2026-03-01'));
    await Promise.all([ann, bob].map(({ page }) => page.goto('/')));

    // From the home page to the table, and back to the very same one.
    await ann.page.locator(`${CARD}[data-state="new"] ${ENTRY}`).click();
    await ann.page.locator('[data-prompt]').waitFor();
    const table = ann.page.url();
    expect(await ann.page.locator('[data-do="seat-menu"]').count(), 'no bot can take over').toBe(0);
    await ann.page.goto('/');
    expect(await problems(ann, 'daily-home')).toEqual([]);
    await ann.page.locator(`${CARD}[data-state="going"] ${ENTRY}`).click();
    await ann.page.locator('[data-prompt]').waitFor();
    expect(ann.page.url()).toBe(table);

    // The game ends, and the result stands in the table of the day.
    const report = await letRobotPlay(ann.page, { taste: [] });
    expect(report).toMatchObject({ faults: [], ended: true });
    await ann.page.locator('[data-do="daily"]').click();
    await ann.page.locator('main[data-day="2026-03-01"]').waitFor();
    await expect.poll(() => lines(ann)).toEqual([{ rank: '1', name: 'Ann', you: true, replay: false }]);
    expect(await ann.page.locator(ENTRY).count()).toBe(0);
    expect(await problems(ann, 'daily-done')).toEqual([]);

    // Another player sees names and points, but no game.
    await bob.page.goto('/daily/sample-game');
    await expect.poll(() => lines(bob)).toEqual([{ rank: '1', name: 'Ann', you: false, replay: false }]);
    expect(await problems(bob, 'daily-before')).toEqual([]);
    const replay = `/replay/${table.split('/').at(-1)}`;
    await bob.page.goto(replay);
    await bob.page.locator('[data-problem]').waitFor();
    await bob.page.goto('/daily/sample-game');
    await bob.page.locator(ENTRY).click();
    await bob.page.locator('[data-prompt]').waitFor();
    await bob.page.locator('[data-do="settings"]').click();
    expect(await bob.page.locator('[data-do="ask-end"]').count(), 'nobody to agree with').toBe(0);
    for (const _ of ['resign', 'indeed']) await bob.page.locator('[data-do="resign"]').click();
    await bob.page.locator('[data-outcome]').waitFor();
    await bob.page.locator('[data-do="daily"]').click();
    await expect
      .poll(() => lines(bob))
      .toEqual([
        { rank: '1', name: 'Ann', you: false, replay: false },
        { rank: '–', name: 'Bob', you: true, replay: false },
      ]);
    await bob.page.locator('[data-uncounted]').waitFor();
    expect(await problems(bob, 'daily-guest')).toEqual([]);
    await bob.page.goto(replay);
    await bob.page.locator('[data-problem]').waitFor();

    // The next day brings another one, and the day before can be looked up.
    await Promise.all([ann, bob].map(({ page }) => page.goto('/healthz')));
    await tabletop.restart(on('2026-03-02'));
    await ann.page.goto('/');
    await ann.page.locator(`${CARD}[data-state="new"] [data-do="daily"]`).click();
    await ann.page.locator('main[data-day="2026-03-02"]').waitFor();
    expect(await lines(ann)).toEqual([]);
    await ann.page.locator('[data-do="earlier"]').click();
    await ann.page.locator('main[data-day="2026-03-01"]').waitFor();
    expect(
      (await lines(ann)).map((line) => line.name),
      'guests are shown to themselves',
    ).toEqual(['Ann']);
    await ann.page.locator('[data-do="later"]').click();
    await ann.page.locator('main[data-day="2026-03-02"]').waitFor();

    // A day after the day has ended its games are no secret any more.
    await Promise.all([ann, bob].map(({ page }) => page.goto('/healthz')));
    await tabletop.restart(on('2026-03-03'));
    await bob.page.goto('/daily/sample-game/2026-03-01');
    await expect.poll(async () => (await lines(bob)).map((line) => line.replay)).toEqual([true, true]);
    await bob.page.goto(replay);
    await bob.page.locator('[data-replay]').waitFor();
  },
);
