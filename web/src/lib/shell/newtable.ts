import type { Settings } from '$lib/wire';
import type { GameInfo, NewTable, SeatRequest } from '$lib/wire/rest';

/** `human,bot:greedy,open` as seats; a second `human` shares this screen. */
export function seatsOf(text: string): SeatRequest[] {
  return text.split(',').map((word) => {
    const [kind, ...rest] = word.trim().split(':');
    if (kind === 'bot') return { kind: 'bot', bot: rest.join(':') || 'greedy' };
    return { kind: kind === 'open' ? 'open' : 'you' };
  });
}

/** What the address of `/new/<slug>` asks for. Without seats: a lobby with one's own seat and free ones. */
export function tableOf(slug: string, query: URLSearchParams, game: GameInfo | null): NewTable {
  const seats = query.get('seats');
  const options = query.get('options');
  const seed = query.get('seed');
  const free = Array.from({ length: Math.max(1, (game?.seats.max ?? 2) - 1) }, () => ({
    kind: 'open' as const,
  }));
  const table: NewTable = {
    game: slug,
    options: options === null ? {} : (JSON.parse(options) as Record<string, unknown>),
    seats: seats === null ? [{ kind: 'you' }, ...free] : seatsOf(seats),
    start: seats !== null,
  };
  if (seed !== null) table.seed = seed;
  table.settings = {
    // A pass takes its time so that nobody learns from it; people at one screen have nothing to learn.
    ...(table.seats.every(({ kind }) => kind === 'you') ? { pass_pause_ms: 0 } : {}),
    ...(query.has('open') ? { open_hands: true } : {}),
    ...(JSON.parse(query.get('settings') ?? '{}') as Partial<Settings>),
  };
  return table;
}
