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
  /** On the shelf only where the server offers hidden games. */
  hidden: boolean;
}

/** The key art of every game, `key-<slug>.svg`; that it is there the pictures of pages show. */
const ART = import.meta.glob<string>('../../art/key-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Every game there is, hidden ones too. */
export const GAMES: readonly OnShelf[] = shelf.map((game) => ({
  hidden: false,
  ...game,
  art: ART[`../../art/key-${game.slug}.svg`] ?? '',
}));
export const SHELF = GAMES.filter(({ hidden }) => !hidden);

export const onShelf = (slug: string): OnShelf | null => GAMES.find((game) => game.slug === slug) ?? null;

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
