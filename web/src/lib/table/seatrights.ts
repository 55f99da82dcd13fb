import type { SeatState, StandingChoice, TableState } from '$lib/wire';

/** One's own seat, and for the host a bot's or that of somebody who is away, can be handed over and taken back. */
export function mayChange(
  table: TableState,
  seat: SeatState,
  user: string | null,
  here: boolean,
  standing: readonly StandingChoice[],
): boolean {
  if (user === null || table.phase !== 'playing') return false;
  const own = seat.user === user;
  if (table.daily !== null) return own && standing.length > 0;
  return own || (table.host === user && (seat.kind === 'bot' || !here));
}

/** A person other than oneself, whom one can look up, befriend or keep away. */
export const personAt = ({ user, name, you }: SeatState, me: string | null) =>
  user && name && !you && user !== me ? { user, name } : null;
