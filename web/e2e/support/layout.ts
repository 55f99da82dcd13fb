import type { Locator, Page } from 'playwright-core';

/** The widths at which a table must hold together. */
export const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

/** Regions of a table that lie over each other, and parts of the top bar that do. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const named = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => box(element).width > 1 && box(element).height > 1)
        .map((element) => ({ name: `${element.tagName}.${element.className}`, at: box(element) }));
    const clash = (all: ReturnType<typeof named>) =>
      all.flatMap((a, i) =>
        all.slice(i + 1).flatMap((b) => {
          const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left);
          const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top);
          return wide > 1 && high > 1 ? [`${a.name} and ${b.name}`] : [];
        }),
      );
    const bar =
      '.topbar > .brand, .topbar .crumb > *, .topbar .phases > li, .topbar > .iconbtn, .topbar nav > *, .topbar .lang > *';
    const wide = document.documentElement.scrollWidth - innerWidth;
    return [
      ...clash(named('.table > *:not(dialog, .ring)')),
      ...clash(named(bar)),
      ...(wide > 1 ? [`${wide} px wider than the screen`] : []),
    ];
  });

/**
 * Words smaller than 12 px on the screen. Drawn ones count as well, unless the drawing opens large: what can be zoomed or
 * is a button to its large form.
 */
export const tiny = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LARGE = '.map, .well svg, :has(> [data-do$="-large"]) svg, button svg';
    const small = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!element || !text || element.closest('.sr, style, script, title, desc, [aria-hidden="true"] *'))
        continue;
      const drawn = element as unknown as SVGGraphicsElement;
      if (drawn.ownerSVGElement && drawn.closest(LARGE)) continue;
      const matrix = drawn.ownerSVGElement ? drawn.getScreenCTM() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      const { width, height } = element.getBoundingClientRect();
      if (size < 11.95 && width > 1 && height > 1)
        small.add(
          `${size.toFixed(1)} px: ${element.localName}.${element.getAttribute('class')} “${text.slice(0, 24)}”`,
        );
    }
    return [...small];
  });

/** Where the board is on the screen. */
export const board = async (page: Page) => page.locator('main.board').boundingBox();

/** Whether the middle of an element is what a pointer would hit there. */
export const onTop = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one));
  });
