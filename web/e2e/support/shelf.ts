import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type OnShelf = { slug: string; name: string; players: string; minutes: string; hidden?: true };
const file = fileURLToPath(new URL('../../src/lib/games/shelf.json', import.meta.url));

/** What stands on the shelf: a game that is added there has to keep what every game keeps. */
const all = JSON.parse(readFileSync(file, 'utf8')) as readonly OnShelf[];
export const SHELF = all.filter(({ hidden }) => !hidden);
export const GAMES = SHELF.map(({ slug }) => slug);
