import type { Page } from 'playwright-core';

/**
 * Words and controls inside `root` that lie over each other, as far as they are seen: what a scrolling part cuts off does
 * not count, and neither does what lies inside something else by design.
 */
export const crowded = (page: Page, root: string): Promise<string[]> =>
  page.evaluate((root) => {
    type Seen = { element: Element; left: number; right: number; top: number; bottom: number };
    const seen = (element: Element): Seen | null => {
      const own = element.getBoundingClientRect();
      let { left, right, top, bottom } = own;
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(up);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const room = up.getBoundingClientRect();
        left = Math.max(left, room.left);
        right = Math.min(right, room.right);
        top = Math.max(top, room.top);
        bottom = Math.min(bottom, room.bottom);
      }
      return right - left > 2 && bottom - top > 2 ? { element, left, right, top, bottom } : null;
    };
    const ownText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const all = [...document.querySelectorAll(`${root} *`)]
      .filter((element) => !element.closest('svg, .sr, option, .toasts, .notices'))
      // Bars that stay while the page scrolls lie over it by design.
      .filter((element) => !element.closest('.topbar, .sitebar, [data-bar], .skip'))
      .filter((element) => element.matches('button, a, input, select, summary') || ownText(element))
      .filter(shown)
      .map(seen)
      .filter((one) => one !== null);
    const named = ({ element }: Seen) =>
      `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''} “${element.textContent?.trim().slice(0, 20)}”`;
    return all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => {
        if (a.element.contains(b.element) || b.element.contains(a.element)) return [];
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return wide > 3 && high > 3 ? [`${named(a)} and ${named(b)}`] : [];
      }),
    );
  }, root);
