import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';

const fixtures = fileURLToPath(new URL('../../mock/fixtures', import.meta.url));
const files = (game: string) =>
  readdirSync(`${fixtures}/${game}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
/** Those in a file that a table can be made of. */
const inside = (game: string, file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(`${fixtures}/${game}/${file}.json`, 'utf8')) as object);

/** How the page of a game's mock is asked for a file of moments. */
const QUERY: Record<string, string> = { 'nexus-ops': 'f', 'welcome-to-the-moon': 'a' };

/** The addresses of all moments of a game, each a whole table without a server. */
export function momentsOf(game: string): string[] {
  const key = QUERY[game] ?? 't';
  if (key === 'f') return files(game).map((file) => `/mock/${game}/?f=${file}`);
  return files(game).flatMap((file) =>
    inside(game, file).map((moment) => `/mock/${game}/?${key}=${file}&m=${moment}`),
  );
}

/** Serves the mock pages; who has looked closes it again. */
export async function openMoments(): Promise<{ url: string; close: () => Promise<void> }> {
  const server: ViteDevServer = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
