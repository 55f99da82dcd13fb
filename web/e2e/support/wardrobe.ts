import type { Page } from 'playwright-core';
import type { Guest, Lang, Theme } from './stage';

/** The looks in which a page is inspected. */
export const LOOKS: readonly { theme: Theme; lang: Lang }[] = [
  { theme: 'dark', lang: 'ru' },
  { theme: 'light', lang: 'en' },
];

/** Changes theme and language from another tab, as settings travel between tabs; the page itself stays as it is. */
export class Wardrobe {
  #guest: Guest;
  #door: Promise<Page>;

  constructor(guest: Guest) {
    this.#guest = guest;
    this.#door = guest.context.newPage().then(async (page) => {
      await page.goto('/healthz');
      return page;
    });
  }

  async wear(look: (typeof LOOKS)[number]): Promise<void> {
    const door = await this.#door;
    await door.evaluate((text) => localStorage.setItem('lagrange.settings', text), JSON.stringify(look));
    const root = this.#guest.page.locator(`html[lang="${look.lang}"][data-theme="${look.theme}"]`);
    await root.waitFor({ state: 'attached' });
    Object.assign(this.#guest.manner, look);
  }
}
