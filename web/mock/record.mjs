// Records moments of real games with what the engine answers at them, for tests of boards: `npm run record`. A server is
// played at through the page's own session, so what is kept is what a board gets. To be run again when the wire changes.
//   LAGRANGE_BIN=… node mock/record.mjs [game,game…]
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

/** `<game>/record.json`: how a game begins, which question is waited for, and how many of its answers are asked about. */
const here = new URL('.', import.meta.url);
const all = readdirSync(here).filter((game) => existsSync(new URL(`${game}/record.json`, here)));
const [games = all.join()] = process.argv.slice(2);
const data = mkdtempSync(join(tmpdir(), 'lagrange-record-'));
const binary = process.env.LAGRANGE_BIN ?? '../target/debug/lagrange';
const tabletop = spawn(
  binary,
  ['serve', '--bind', '127.0.0.1:0', '--data', data, '--bot-pause', '0', '--hidden-games'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const target = await new Promise((found) =>
  tabletop.stdout.on('data', (line) => {
    const address = /http:\/\/[\d.]+:\d+/.exec(String(line))?.[0];
    if (address) found(address);
  }),
);
const proxy = { '/api': { target, ws: true } };
const server = await createServer({
  logLevel: 'error',
  server: { port: 5197, host: '127.0.0.1', hmr: false, proxy },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});

/** Runs in the page: plays until the question comes, and asks about some of its answers. */
async function record({ game, seats, seed, until, ask, options = {} }) {
  const { Connection } = await import('/src/lib/net/connection.svelte.ts');
  const { openSocket, realClock } = await import('/src/lib/net/socket.ts');
  const { TableSession } = await import('/src/lib/table/session.svelte.ts');
  const { change } = await import('/src/lib/settings/settings.svelte.ts');
  change({ lang: 'en', motion: 'none' });
  await fetch('/api/me');
  const others = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'greedy' }));
  const body = JSON.stringify({ game, options, seats: [{ kind: 'you' }, ...others], seed, start: true });
  const headers = { 'content-type': 'application/json' };
  const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
  const connection = new Connection(openSocket, realClock);
  connection.connect();
  const session = new TableSession(connection, made.id);
  session.open();
  const soon = () => new Promise((then) => setTimeout(then, 50));
  const asked = () => session.seatView.prompt?.key ?? '';
  for (let acted = 0, tries = 0; asked() !== until; tries++) {
    if (tries > 1200) throw new Error(`${game}: ${until} never came, but ${asked()}`);
    await soon();
    const { legal } = session.seatView;
    if (legal.length === 0 || session.pending || asked() === until) continue;
    await session.act(legal[(acted++ * 7) % legal.length].notation);
  }
  const { legal } = session.seatView;
  const answers = [];
  for (let i = 0; i < Math.min(ask, legal.length); i++) {
    const { action } = legal[Math.floor((i * legal.length) / Math.min(ask, legal.length))];
    const answer = await session.engine.foresee([action]);
    if (answer?.ok) answers.push({ actions: [action], answer });
  }
  return JSON.stringify({ state: session.shown, answers });
}

const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error.message));
await page.goto('http://127.0.0.1:5197/rules');
for (const game of games.split(',')) {
  const wanted = JSON.parse(readFileSync(new URL(`${game}/record.json`, here), 'utf8'));
  const recorded = await page.evaluate(record, { game, ...wanted });
  const { state, answers } = JSON.parse(recorded);
  writeFileSync(new URL(`fixtures/recorded/${game}.json`, here), `${recorded}\n`);
  console.log(`${game}: ${state.views[0].legal.length} answers, ${answers.length} foreseen`);
}
await browser.close();
await server.close();
tabletop.kill();
rmSync(data, { recursive: true, force: true });
