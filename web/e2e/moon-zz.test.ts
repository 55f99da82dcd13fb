import { letRobotPlay, overhear } from './support/robot';
import { shootBoth } from './support/shots';
import { expect, test } from './support/stage';
const WRITES: [string, number][] = [['^(claim|confirm)', 20], ['^(write|mark|x)', 5], ['^skip', 0.2], ['^answer b', 3]];
for (const [seats, tag, seed] of [['human', 'solo', 11], ['human,bot:random', 'duo', 12]] as const) {
  test(`whole campaign ${tag}`, { timeout: 900_000 }, async ({ invite }) => {
    const guest = await invite({ lang: tag === 'solo' ? 'ru' : 'en', theme: tag === 'solo' ? 'dark' : 'light' });
    const { page } = guest;
    await overhear(page);
    await page.goto(`/new/welcome-to-the-moon?seats=${seats}&seed=${seed}&options=${encodeURIComponent(JSON.stringify({ campaign: true, ascending: true }))}&list=hidden`);
    await page.locator('.sheet').first().waitFor();
    let shots: Record<string, number> = {};
    for (let i = 0; i < 600; i++) {
      const report = await letRobotPlay(page, { seed: seed + i, taste: WRITES, survey: 3, until: '[data-outcome]', limit: 4 });
      expect(report.faults).toEqual([]);
      if (report.ended) break;
      for (const [name, selector] of [['event', '[data-event]'], ['crewbtn', '[data-select="crew"]'], ['between', '.between'], ['closed', '.off'], ['long', '.n.long, .long'], ['strike', '[data-prompt="prompt-strike"]'], ['move', '[data-prompt="prompt-move"]'], ['reinforce', '[data-prompt="prompt-reinforce"]'], ['give', '[data-prompt="prompt-give"]']] as const) {
        const adventure = await page.locator('[data-adventure]').getAttribute('data-adventure');
        if ((await page.locator(selector).count()) > 0 && (shots[name] ?? 0) < 4 && shots[name + adventure] === undefined) {
          shots[name] = (shots[name] ?? 0) + 1; shots[name + adventure] = 1;
          await shootBoth(guest, `zz-${tag}-${name}-${adventure}`);
        }
      }
    }
    await page.locator('[data-outcome]').waitFor();
    await shootBoth(guest, `zz-${tag}-over`);
  });
}
