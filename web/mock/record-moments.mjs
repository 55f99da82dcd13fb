// Records a moment for each question of a game, for tests of its board and for looking: `node mock/record-moments.mjs on-mars`.
// `<game>/moments.json` names the tables; people at one screen play them, now this way, now that, until every question
// that comes up within the limit was asked. To be run again when the view changes.
//   LAGRANGE_BIN=… node mock/record-moments.mjs game
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [game] = process.argv.slice(2);
const here = new URL('.', import.meta.url);
const tables = JSON.parse(readFileSync(new URL(`${game}/moments.json`, here), 'utf8'));
const data = mkdtempSync(join(tmpdir(), 'lagrange-moments-'));
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
const server = await createServer({
  logLevel: 'error',
  server: { port: 5196, host: '127.0.0.1', hmr: false, proxy: { '/api': { target, ws: true } } },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});

/** Runs in the page: plays, and keeps the second time that each question is asked of the first seat. */
async function record({ game, seats, seed, options, limit }) {
  const { Connection } = await import('/src/lib/net/connection.svelte.ts');
  const { openSocket, realClock } = await import('/src/lib/net/socket.ts');
  const { TableSession } = await import('/src/lib/table/session.svelte.ts');
  const { change } = await import('/src/lib/settings/settings.svelte.ts');
  change({ lang: 'en', motion: 'none' });
  await fetch('/api/me');
  const people = Array.from({ length: seats }, () => ({ kind: 'you' }));
  const body = JSON.stringify({ game, options, seats: people, seed, start: true });
  const headers = { 'content-type': 'application/json' };
  const made = await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
  const connection = new Connection(openSocket, realClock);
  connection.connect();
  const session = new TableSession(connection, made.id);
  session.open();
  const soon = () => new Promise((then) => setTimeout(then, 4));
  const moments = {};
  let random = Number(seed);
  const next = (below) => (random = (random * 1103515245 + 12345) % 2147483648) % below;
  for (let acted = 0, idle = 0; acted < limit && idle < 2000 && session.shown?.phase !== 'over'; idle++) {
    await soon();
    if (session.hotSeat.curtain !== null) session.hotSeat.ready();
    const state = session.shown;
    const view = state?.views.find(({ decision }) => decision !== null);
    const legal = view?.legal ?? [];
    if (legal.length === 0 || session.pending) continue;
    const { facts, rule } = view.prompt;
    const known = moments[facts.type];
    if (view.seat === 0 && (!known || known.legal.length < legal.length))
      moments[facts.type] = {
        view: view.view,
        legal,
        prompt: { facts, rule },
        deciding: [0],
        scores: state.scores,
        rivals: state.rivals,
        outcome: null,
      };
    acted += 1;
    idle = 0;
    await session.act(legal[next(legal.length)].notation);
  }
  return moments;
}

const page = await browser.newPage();
page.on('pageerror', (error) => console.error(error.message));
mkdirSync(new URL(`fixtures/${game}/`, here), { recursive: true });
for (const [name, table] of Object.entries(tables)) {
  await page.goto('http://127.0.0.1:5196/rules');
  const moments = await page.evaluate(record, { game, ...table });
  writeFileSync(new URL(`fixtures/${game}/${name}.json`, here), `${JSON.stringify(moments)}\n`);
  console.log(`${name}: ${Object.keys(moments).join(' ')}`);
}
await browser.close();
await server.close();
tabletop.kill();
rmSync(data, { recursive: true, force: true });
