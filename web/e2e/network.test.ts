import { Cable } from './support/cable';
import { act, asked, buy, moment, question, select, sitDown } from './support/moves';
import { shootBoth } from './support/shots';
import { expect, test } from './support/stage';

/** What a browser writes into its console about a line that is cut. */
const CUT = /WebSocket|ERR_|Failed to load resource|status of 5/;

const rubium = (page: { locator: (selector: string) => { innerText(): Promise<string> } }) =>
  page.locator('.seatcard[data-seat="0"]').innerText();

test('a reload in mid-turn changes nothing', async ({ invite }) => {
  const { page } = await invite();
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await buy(page, 'human');
  await buy(page, 'fungoid');
  const [at, card, asks] = [await moment(page), await rubium(page), await question(page)];
  await page.reload();
  await asked(page);
  expect(await moment(page)).toBe(at);
  expect(await rubium(page)).toBe(card);
  expect(await question(page)).toBe(asks);
  await act(page, 'done');
});

test('a click made while the line is cut is sent afterwards, once', async ({ invite, tabletop }) => {
  const cable = await Cable.to(tabletop.port);
  const guest = await invite({ url: cable.url, forgive: CUT });
  const { page, context } = guest;
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await buy(page, 'human');
  const before = await moment(page);

  await select(page, { type: 'buy', unit: 'fungoid' });
  await context.setOffline(true);
  cable.pull();
  await page.locator('[data-action^="buy fungoid "]').first().click();
  await page.locator('[data-offline]').waitFor();
  await shootBoth(guest, 'offline');
  cable.plug();
  await context.setOffline(false);
  await page.locator('[data-offline]').waitFor({ state: 'detached' });
  await page.waitForFunction(
    (at) => document.querySelector('[data-seq]')?.getAttribute('data-seq') === String(at),
    before + 1,
  );

  // The answer is lost on its way: the same click goes out again, and still counts once.
  cable.mute();
  await page.locator('[data-action^="buy fungoid "]').first().click();
  await expect.poll(() => cable.swallowed).toBeGreaterThan(0);
  cable.pull();
  cable.plug();
  await page.waitForFunction(
    (at) => document.querySelector('[data-seq]')?.getAttribute('data-seq') === String(at),
    before + 2,
  );
  await act(page, 'done');
  expect(await moment(page)).toBe(before + 3);
  cable.close();
});

test('the server dies in mid-turn, and the page finds it again', async ({ invite, tabletop }) => {
  const { page } = await invite({ forgive: CUT });
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  await buy(page, 'human');
  const before = await moment(page);
  await tabletop.kill();
  await page.locator('[data-offline]').waitFor();
  await select(page, { type: 'buy', unit: 'fungoid' });
  await page.locator('[data-action^="buy fungoid "]').first().click();
  await tabletop.start();
  await page.waitForFunction(
    (at) => document.querySelector('[data-seq]')?.getAttribute('data-seq') === String(at),
    before + 1,
  );
});

test('a second tab on the same seat stays in step', async ({ invite }) => {
  const guest = await invite();
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy' });
  await asked(page);
  const second = await guest.tab();
  await second.goto(page.url());
  await asked(second);
  await buy(page, 'human');
  await expect.poll(() => moment(second)).toBe(await moment(page));
  await buy(second, 'fungoid');
  await expect.poll(() => moment(page)).toBe(await moment(second));
  expect(await rubium(page)).toBe(await rubium(second));
});
