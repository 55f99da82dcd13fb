import type { Lang } from '$lib/wire';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'none';
export type Palette = 'standard' | 'contrast';

/** What this browser remembers of how the table should look and sound. */
export interface Stored {
  lang: Lang | null;
  theme: Theme;
  motion: Motion;
  palette: Palette;
  sound: boolean;
  notifications: boolean;
  zoom: number;
  actionList: boolean;
  /** Asked also where one can only pass. */
  alwaysAsk: boolean;
  /** How fast the turns of others are shown. */
  filmRate: number;
}

export const DEFAULTS: Stored = {
  lang: null,
  theme: 'system',
  motion: 'system',
  palette: 'standard',
  sound: true,
  notifications: false,
  zoom: 1,
  actionList: true,
  alwaysAsk: false,
  filmRate: 1,
};

const KEY = 'lagrange.settings';

/** Reads what was stored; anything unknown or damaged falls back to its default. */
export function readStored(text: string | null): Stored {
  try {
    const given = JSON.parse(text ?? '{}') as Partial<Stored>;
    const known = Object.entries(given).filter(([key]) => key in DEFAULTS);
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Stored = $state(readStored(localStorage.getItem(KEY)));

/** Changes settings, here and in the other tabs of this browser. */
export function change(part: Partial<Stored>): void {
  Object.assign(settings, part);
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Keeps tabs in step. Returns how to stop. */
export function followOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, readStored(event.newValue));
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
