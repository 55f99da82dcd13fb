import { lang } from '$lib/i18n/language.svelte';
import type { Lang, Language, Missed, Refusal, ReplayView } from '$lib/wire';
import type {
  BotToken,
  DailyChallenge,
  DailyStanding,
  GameInfo,
  Invites,
  Me,
  NewTable,
  Replay,
  Rulebook,
  SeatRequest,
  SetupChange,
  TableSummary,
} from '$lib/wire/rest';

/** An answer of the server that is not the one hoped for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal | null,
  ) {
    super(refusal ? refusal.code : `The server answered ${status}.`);
  }
}

let known: Promise<Me> | null = null;

/** Who sits at this browser. The first answer brings the cookie that everything else needs. */
export function whoAmI(): Promise<Me> {
  known ??= send('GET', '/me').then((response) => response.json() as Promise<Me>);
  known.catch(() => (known = null));
  return known;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  await whoAmI();
  return send(method, path, body);
}

/** The answer is in the language now shown, unless another is wanted. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  language: Lang = lang(),
): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
    init.headers = { 'content-type': typeof body === 'string' ? 'application/jsonl' : 'application/json' };
  }
  const response = await fetch(`/api${path}${path.includes('?') ? '&' : '?'}lang=${language}`, init);
  if (response.ok) return response;
  const answer = (await response.json().catch(() => null)) as { error?: Refusal } | null;
  throw new ApiError(response.status, answer?.error ?? null);
}

export const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await call(method, path, body)).json()) as T;
export const nothing = async (method: string, path: string, body?: unknown): Promise<void> =>
  void (await call(method, path, body));
const text = async (path: string): Promise<string> => (await call('GET', path)).text();

/** A finished table, or a journal somebody uploaded: both can be watched. */
export type ReplaySource = 'tables' | 'replays';

/** Every REST call of the app, one line each. */
export const api = {
  me: async () => {
    known = null;
    return whoAmI();
  },
  setMe: (me: { name?: string; lang?: Lang }) => json<Me>('PUT', '/me', me),
  account: (login: string, password: string) => nothing('POST', '/account', { login, password }),
  login: (login: string, password: string) => nothing('POST', '/login', { login, password }),
  logout: () => nothing('POST', '/logout'),
  logoutEverywhere: () => nothing('POST', '/logout/everywhere'),
  changePassword: (password: string, fresh: string) =>
    nothing('PUT', '/account/password', { password, new: fresh }),

  languages: async () => (await send('GET', '/languages')).json() as Promise<Language[]>,
  games: async () => (await send('GET', '/games')).json() as Promise<GameInfo[]>,
  gameText: async (slug: string, lang: Lang) => (await send('GET', `/texts/${lang}/${slug}.ftl`)).text(),
  rules: async (slug: string, lang: Lang) =>
    (await send('GET', `/games/${slug}/rules`, undefined, lang)).json() as Promise<Rulebook>,

  createTable: (table: NewTable) => json<{ id: string }>('POST', '/tables', table),
  tables: () => json<TableSummary[]>('GET', '/tables'),
  table: (id: string) => json<TableSummary>('GET', `/tables/${id}`),
  missed: (id: string) => json<Missed>('GET', `/tables/${id}/missed`),
  setUp: (id: string, change: SetupChange) => nothing('POST', `/tables/${id}/setup`, change),
  start: (id: string) => nothing('POST', `/tables/${id}/start`),
  join: (token: string) => json<{ id: string }>('POST', '/join', { token }),
  invites: (id: string) => json<Invites>('GET', `/tables/${id}/invites`),
  setSeat: (id: string, seat: number, holder: SeatRequest) =>
    nothing('PUT', `/tables/${id}/seats/${seat}`, holder),
  rematch: (id: string) => json<{ id: string }>('POST', `/tables/${id}/rematch`),
  resign: (id: string) => nothing('POST', `/tables/${id}/resign`),

  dailies: () => json<DailyChallenge[]>('GET', '/daily'),
  daily: (slug: string, day: string) => json<DailyStanding>('GET', `/daily/${slug}/${day}`),
  beginDaily: (slug: string, day: string) => json<{ id: string }>('POST', `/daily/${slug}/${day}`),

  history: () => json<TableSummary[]>('GET', '/history'),
  replay: (source: ReplaySource, id: string) => json<Replay>('GET', `/${source}/${id}/replay`),
  moment: (source: ReplaySource, id: string, at: number, seat: number | null) =>
    json<ReplayView>('GET', `/${source}/${id}/replay?at=${at}${seat === null ? '' : `&seat=${seat}`}`),
  journal: (id: string) => text(`/tables/${id}/journal`),
  uploadReplay: (journal: string) => json<{ id: string }>('POST', '/replays', journal),

  tokens: () => json<BotToken[]>('GET', '/tokens'),
  createToken: (name: string) => json<BotToken & { token: string }>('POST', '/tokens', { name }),
  deleteToken: (id: string) => nothing('DELETE', `/tokens/${id}`),
};
