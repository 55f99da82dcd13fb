import moon from '$art/key-welcome-to-the-moon.svg?url';
import mars from '$art/key-on-mars.svg?url';
import nexus from '$art/key-nexus-ops.svg?url';
import planet from '$art/key-planet-unknown.svg?url';
import skymines from '$art/key-skymines.svg?url';
import type { Component } from 'svelte';
import shelf from './shelf.json';
import type { GameUi, QuickProps } from './types';

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

/** Every game has its key art; that it is there the pictures of pages show. */
const ART: Record<string, string> = {
  'nexus-ops': nexus,
  'welcome-to-the-moon': moon,
  'planet-unknown': planet,
  'on-mars': mars,
  skymines,
};

export const SHELF: readonly OnShelf[] = shelf.map((game) => ({ ...game, art: ART[game.slug] ?? '' }));

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

type Quick = { default: Component<QuickProps> };
const quicks = import.meta.glob<Quick>('./*/shelf/Quick.svelte');

/** What a game wants chosen before a quick start, if anything; fetched when its card is open. */
export const quickOf = async (slug: string): Promise<Component<QuickProps> | null> =>
  (await quicks[`./${slug}/shelf/Quick.svelte`]?.())?.default ?? null;

export const hasBoard = (slug: string): boolean => `./${slug}/index.ts` in folders;
