import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect, test as base } from 'vitest';
import { listen } from './listen';
import { Tabletop } from './tabletop';

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } } as const;
export type Size = keyof typeof SIZES;
export type Lang = 'ru' | 'en';
export type Theme = 'dark' | 'light';

/** How somebody came: what their browser is and likes. */
export interface Manner {
  size?: Size;
  lang?: Lang;
  theme?: Theme;
  /** Pieces travel; most stories need not wait for that. */
  motion?: boolean;
  /** Errors that belong to the story: a cut cable is noticed in the console, too. */
  forgive?: RegExp;
  /** Where the browser finds the server, when not directly. */
  url?: string;
}

export interface Guest {
  page: Page;
  context: BrowserContext;
  manner: Required<Pick<Manner, 'size' | 'lang' | 'theme'>>;
  /** Another tab of the same browser. */
  tab(): Promise<Page>;
}

export type Invite = (manner?: Manner) => Promise<Guest>;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What every story has: a server, a browser, and guests whose pages must not complain. */
export const stage = ({ botPause = 0, serve = [] as readonly string[] } = {}) =>
  base.extend<{ tabletop: Tabletop; browser: Browser; invite: Invite }>({
    tabletop: [
      async ({}, use) => {
        const tabletop = await Tabletop.open(botPause, serve);
        await use(tabletop);
        await tabletop.close();
      },
      { scope: 'file' },
    ],
    browser: [
      async ({}, use) => {
        const executablePath = process.env['LAGRANGE_CHROMIUM'] ?? '/usr/bin/chromium';
        const browser = await chromium.launch({ executablePath, args: FLAGS });
        await use(browser);
        await browser.close();
      },
      { scope: 'file' },
    ],
    invite: async ({ tabletop, browser }, use) => {
      const guests: Guest[] = [];
      const complaints: string[] = [];
      await use(async (manner = {}) => {
        const guest = await arrive(browser, manner.url ?? tabletop.url, manner, complaints);
        guests.push(guest);
        return guest;
      });
      await Promise.all(guests.map(({ context }) => context.close()));
      expect(complaints, 'complaints of the pages').toEqual([]);
    },
  });

async function arrive(browser: Browser, url: string, manner: Manner, complaints: string[]): Promise<Guest> {
  const { size = 'desktop', lang = 'ru', theme = 'dark', motion = false } = manner;
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    locale: lang,
    colorScheme: theme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(15_000);
  const tab = async () => {
    const page = await context.newPage();
    listen(page, manner.forgive, complaints);
    return page;
  };
  return { page: await tab(), context, manner: { size, lang, theme }, tab };
}

/** Bots answer at once, unless a story wants to see them at it. */
export const test = stage();
export { expect };
