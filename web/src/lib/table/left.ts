/** Guided games that were left half-way, by game and lesson: which table, and which step comes next. */
export interface Left {
  table: string;
  at: number;
}

const key = (slug: string) => `lagrange.tutorial.${slug}`;

export function leftAt(slug: string): Left | null {
  try {
    const { table, at } = JSON.parse(localStorage.getItem(key(slug)) ?? '{}') as Partial<Left>;
    return typeof table === 'string' && Number.isInteger(at) ? { table, at: at ?? 0 } : null;
  } catch {
    return null;
  }
}

/** Remembers where one is; nothing once the guided game is done with. */
export function remember(slug: string, left: Left | null): void {
  if (left) localStorage.setItem(key(slug), JSON.stringify(left));
  else localStorage.removeItem(key(slug));
}
