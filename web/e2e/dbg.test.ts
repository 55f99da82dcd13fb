import { letRobotPlay } from './support/robot';
import { test } from './support/stage';
const OPTIONS = encodeURIComponent(
  JSON.stringify({ vp_target: 10, king_of_the_hill: true, executive_orders: true }),
);
for (const [seats, seed] of [
  ['human,human', 2],
  ['human,human', 3],
  ['human,human', 4],
  ['human,human', 5],
  ['human,human', 6],
  ['human,human', 7],
] as const)
  test('dbg' + seed, { timeout: 600_000 }, async ({ invite }) => {
    const { page } = await invite({ size: 'phone' });
    await page.goto(`/new/nexus-ops?seats=${seats}&seed=${seed}&options=${OPTIONS}&list=hidden`);
    console.log(seats, seed, JSON.stringify(await letRobotPlay(page, { seed, limit: 400 })));
  });
