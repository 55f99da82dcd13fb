// Visits every page of the mock in a real Chromium, in both languages and on a desktop, a tablet and a phone: takes
// pictures, and fails on an error of the page, on anything wider than the screen, and on what axe calls serious.
//   node mock/look.mjs [folder for the pictures] [page,page…] [desktop,phone…]
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const PAGES = {
  home: '/',
  lobby: '/table/lobby',
  deploy: '/table/deploy',
  move: '/table/move',
  cards: '/table/cards',
  hotseat: '/table/hotseat',
  over: '/table/over',
  replay: '/replay/over?at=40',
  rules: '/rules/nexus-ops/NX-5.4',
  history: '/history',
  daily: '/daily/welcome-to-the-moon',
  'daily-before': '/daily/welcome-to-the-moon/2026-02-27',
  settings: '/settings',
  gallery: '/gallery',
  join: '/join/abc',
  missing: '/nowhere',
};
const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [360, 740] };
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

const [folder = 'shots', pages = Object.keys(PAGES).join(), sizes = 'desktop,phone'] = process.argv.slice(2);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const problems = [];
mkdirSync(folder, { recursive: true });
process.env.VITE_MOCK = '1';
const server = await createServer({
  logLevel: 'error',
  server: { port: 5198, host: '127.0.0.1', hmr: false },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...FLAGS.split(' '), '--disable-sync', '--no-first-run'],
});

async function look(context, name, label) {
  const page = await context.newPage();
  const problem = (what) => problems.push(`${name} ${label}: ${what}`);
  page.on('pageerror', (error) => problem(error.message));
  page.on('console', (message) => message.type() === 'error' && problem(message.text()));
  await page.goto(`http://127.0.0.1:5198${PAGES[name]}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wider > 0) problem(`${wider} px wider than the screen`);
  await page.screenshot({ path: `${folder}/${name}-${label}.png` });
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  for (const { id, impact, nodes } of violations) {
    const where = nodes.map((node) => node.target.join(' ')).slice(0, 3);
    problem(`axe ${impact} ${id} at ${where.join(' | ')}: ${nodes[0]?.failureSummary?.split('\n')[1] ?? ''}`);
  }
  await page.close();
}

for (const size of sizes.split(',')) {
  const [width, height] = SIZES[size];
  for (const [lang, theme] of [
    ['ru', 'dark'],
    ['en', 'light'],
  ]) {
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
    });
    const stored = JSON.stringify({ lang, theme, sound: false });
    await context.addInitScript((text) => localStorage.setItem('lagrange.settings', text), stored);
    for (const name of pages.split(',')) await look(context, name, `${size}-${lang}-${theme}`);
    await context.close();
  }
}
await browser.close();
await server.close();
console.log(problems.length === 0 ? 'No problems.' : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
