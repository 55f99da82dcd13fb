import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { SIZES, type Guest } from './stage';

const folder = fileURLToPath(new URL('../../../target/e2e/', import.meta.url));

/** Keeps a picture of the page under `target/e2e/`, named after what it shows. */
export async function shoot({ page, manner }: Guest, name: string, of: Page = page): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await of.evaluate(() => document.fonts.ready);
  await of.screenshot({ path: `${folder}${name}-${manner.size}-${manner.lang}-${manner.theme}.png` });
}

/** The same moment on a desktop and on a phone. */
export async function shootBoth(guest: Guest, name: string): Promise<void> {
  for (const size of ['desktop', 'phone'] as const) {
    await guest.page.setViewportSize(SIZES[size]);
    await shoot({ ...guest, manner: { ...guest.manner, size } }, name);
  }
  await guest.page.setViewportSize(SIZES[guest.manner.size]);
}
