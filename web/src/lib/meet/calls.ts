import { json, nothing } from '$lib/net/api';
import type {
  Circle,
  DailyArchive,
  InviteInfo,
  Leaderboard,
  OpenTable,
  PlayerProfile,
  PlayNow,
  RatedGame,
  WaitingInvitation,
} from '$lib/wire/rest';

/** The REST calls of people who meet, one line each. */
export const meet = {
  open: () => json<OpenTable[]>('GET', '/open'),
  sit: (id: string) => json<{ id: string }>('POST', `/open/${id}/sit`),
  playNow: (game: string | null) => json<PlayNow>('POST', '/open/play', game === null ? {} : { game }),
  invitation: (token: string) => json<InviteInfo>('GET', `/join/${token}`),

  ladder: (slug: string) => json<Leaderboard>('GET', `/ladder/${slug}`),
  ratings: (table: string) => json<RatedGame>('GET', `/tables/${table}/ratings`),
  player: (id: string) => json<PlayerProfile>('GET', `/players/${id}`),
  setProfile: (change: { open?: boolean; seen?: boolean }) => nothing('PUT', '/profile', change),

  circle: () => json<Circle>('GET', '/circle'),
  newLink: () => json<{ link: string }>('POST', '/circle/link'),
  removeLink: () => nothing('DELETE', '/circle/link'),
  befriend: (wish: { link: string } | { user: string }) => nothing('POST', '/friends', wish),
  part: (user: string) => nothing('DELETE', `/friends/${user}`),
  setApart: (user: string, change: { blocked?: boolean; muted?: boolean }) =>
    nothing('PUT', `/people/${user}`, change),
  invite: (table: string, user: string) => nothing('POST', `/tables/${table}/invite`, { user }),
  waiting: () => json<WaitingInvitation[]>('GET', '/invitations'),
  turnDown: (table: string) => nothing('DELETE', `/invitations/${table}`),

  archive: (slug: string, before: string | null) =>
    json<DailyArchive>('GET', `/daily/${slug}/archive${before === null ? '' : `?before=${before}`}`),
};
