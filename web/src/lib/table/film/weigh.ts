import type { GameUi } from '$lib/games/types';

/** Weighs events by their kind; kinds that are not named weigh nothing. What names the player's own seat weighs more. */
export const weighBy =
  (weights: Readonly<Record<string, number>>): NonNullable<GameUi['weigh']> =>
  ({ key, facts }, you) => {
    const weight = weights[key.replace(/^event-/, '')] ?? 0;
    const named = Object.entries((facts ?? {}) as Record<string, unknown>)
      .filter(([name]) => name === 'seat' || name.endsWith('_seat'))
      .map(([, seat]) => seat);
    return weight > 0 && named.some((seat) => you.includes(seat as number)) ? weight + 3 : weight;
  };
