import moon from '$art/key-welcome-to-the-moon.svg?url';
import mars from '$art/key-on-mars.svg?url';
import nexus from '$art/key-nexus-ops.svg?url';
import planet from '$art/key-planet-unknown.svg?url';
import skymines from '$art/key-skymines.svg?url';
import type { GameUi } from './types';

/** What the shelf shows of a game, whether or not the server offers it yet. */
export interface OnShelf {
  slug: string;
  name: string;
  art: string;
  players: string;
  minutes: string;
  /** From 1 to 5. */
  weight: number;
}

export const SHELF: readonly OnShelf[] = [
  { slug: 'nexus-ops', name: 'Nexus Ops', art: nexus, players: '2–4', minutes: '60–90', weight: 2 },
  {
    slug: 'welcome-to-the-moon',
    name: 'Welcome to the Moon',
    art: moon,
    players: '1–6',
    minutes: '25–35',
    weight: 2,
  },
  {
    slug: 'planet-unknown',
    name: 'Planet Unknown',
    art: planet,
    players: '1–6',
    minutes: '60–80',
    weight: 3,
  },
  { slug: 'on-mars', name: 'On Mars', art: mars, players: '1–4', minutes: '90–150', weight: 5 },
  { slug: 'skymines', name: 'Skymines', art: skymines, players: '1–4', minutes: '75–150', weight: 4 },
];

export const onShelf = (slug: string): OnShelf | null => SHELF.find((game) => game.slug === slug) ?? null;

/** The name of a game; for one that is not on the shelf its slug has to do. */
export const gameName = (slug: string): string => onShelf(slug)?.name ?? slug;

type Loader = () => Promise<{ default: GameUi }>;
const folders = import.meta.glob<{ default: GameUi }>('./*/index.ts') as Record<string, Loader>;

/** What a game brings; a game without a folder is played on a plain table. */
export async function loadGame(slug: string): Promise<GameUi> {
  const folder = folders[`./${slug}/index.ts`] ?? (() => import('./plain'));
  return (await folder()).default;
}

export const hasBoard = (slug: string): boolean => `./${slug}/index.ts` in folders;
