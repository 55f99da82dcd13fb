import { asked, sitDown } from './support/moves';
import { letRobotPlay } from './support/robot';
import { shoot } from './support/shots';
import { expect, test } from './support/stage';

const FIGHT = 'main.board [data-effect~="fight"][data-action]';

test('before an attack the odds are told: to win, what is lost, what each die needs', async ({ invite }) => {
  const guest = await invite({ lang: 'en' });
  const { page } = guest;
  await sitDown(page, { seats: 'human,bot:greedy', seed: 21 });
  await asked(page);
  // Walks about until something could be attacked.
  const report = await letRobotPlay(page, { seed: 21, until: FIGHT, limit: 900 });
  expect(report).toMatchObject({ faults: [], ended: true });
  await page.locator(FIGHT).first().hover({ force: true });
  const odds = page.locator('[data-odds]').first();
  await odds.waitFor();
  await expect.poll(() => odds.getAttribute('class')).not.toContain('waiting');
  const words = await odds.innerText();
  await shoot(guest, 'odds');
  const shares = [...words.matchAll(/(\d+)\s*%/g)].map(([, share]) => Number(share));
  expect(shares.length).toBeGreaterThan(1);
  for (const share of shares) expect(share).toBeLessThanOrEqual(100);
  // What it rests on is said as well.
  expect(words.length).toBeGreaterThan(40);
});
