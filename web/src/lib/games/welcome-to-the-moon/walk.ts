/** Arrow keys walk from one lit thing of the sheet to the nearest in their direction. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}
/** The place of the nearest in a direction; what lies aside counts as farther. */
export function nearest(from: Spot, others: readonly Spot[], [dx, dy]: readonly [number, number]): number {
  const costs = others.map(({ x, y }) => {
    const [along, aside] = [
      (x - from.x) * dx + (y - from.y) * dy,
      Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx),
    ];
    return along > 1 ? along + 2 * aside : Infinity;
  });
  const least = Math.min(...costs);
  return Number.isFinite(least) ? costs.indexOf(least) : -1;
}

const middle = (element: Element): Spot => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const from = (event.target as Element).closest('[data-spot]');
  if (!way || !from) return;
  const others = [...event.currentTarget.querySelectorAll<SVGElement>('[data-spot][tabindex]')].filter(
    (one) => one !== from,
  );
  const found = others[nearest(middle(from), others.map(middle), way)];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
