import { challenge, result, standing } from '$lib/daily/fixture';
import type { Chapter, GameInfo, Rule, Rulebook, TableSummary } from '$lib/wire/rest';
import { history, moments, momentsOf, NAMES, steps } from './tables';

const CRATE = '../../crates/nexus-ops';
const files = import.meta.glob('../../crates/nexus-ops/{text/*/*.ftl,RULES*.md}', {
  query: '?raw',
  import: 'default',
});
const read = async (name: string) => String(await files[`${CRATE}/${name}`]?.());

const flag = (id: string, seats: number[] = []) => ({
  id,
  kind: { type: 'flag' as const, default: false },
  source: 'rulebook',
  seats,
});
const game: GameInfo = {
  slug: 'nexus-ops',
  name: 'Nexus Ops',
  rules_version: 1,
  seats: { min: 2, max: 4 },
  options: [
    {
      id: 'vp_target',
      kind: { type: 'number', values: [10, 12, 14], default: 12 },
      source: 'rulebook',
      seats: [],
    },
    flag('executive_orders'),
    flag('king_of_the_hill'),
    flag('top_priority'),
    flag('extra_exploration'),
    flag('teams', [4]),
  ],
  defaults: { vp_target: 12 },
  windows: [],
  standing: [],
};

const summary = (id: string, over: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'nexus-ops',
  phase: 'playing',
  seats: NAMES.map((name, seat) => ({
    label: name,
    kind: seat === 2 ? 'bot' : 'human',
    bot: seat === 2 ? 'greedy' : null,
    you: seat === 0,
    deciding: seat === 1,
  })),
  your_turn: false,
  updated: Date.now() - 7_200_000,
  created: Date.now() - 9_000_000,
  outcome: null,
  points: [7, 6, 8, 4],
  daily: null,
  ...over,
});

const players = ['Ада', 'Борис Константинопольский', 'Ольга', 'Guest 7QX', 'Вера', 'Зоя', 'Игорь'];
const results = players.map((name, n) =>
  result({
    name,
    you: n === 2,
    rank: n === 6 ? null : n === 3 ? 3 : n + 1,
    points: n === 6 ? null : [104, 97, 72, 72, 40, -3][n]!,
    ending: (['won', 'won', 'won', 'drawn', 'lost', 'lost', 'resigned'] as const)[n]!,
    replay: `r${n}`,
  }),
);
const own = challenge({ begun: 9, finished: 7, table: 'move', result: results[2]! });
/** New on the home page, finished on the page of today, missed the time before. */
const dailies = {
  'GET /daily': [challenge({ begun: 9, finished: 7 })],
  'GET /daily/welcome-to-the-moon/today': standing({ challenge: own, results, earlier: '2026-02-27' }),
  'GET /daily/welcome-to-the-moon/2026-02-27': standing({
    challenge: challenge({ day: '2026-02-27', ends_in_ms: null }),
    later: '2026-03-01',
  }),
};

/** `## Chapter`, `### ID Title`, and the texts below them, as the registry reads them. */
function parse(markdown: string): Rulebook {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const chapters = parts.map((part): Chapter => {
    const [top = '', ...rules] = part.split(/^### /m);
    const [title = '', ...intro] = top.split('\n');
    const read = rules.map((rule): Rule => {
      const [line = '', ...body] = rule.split('\n');
      const [id = '', ...name] = line.split(' ');
      const number = id.split('-')[1] ?? '';
      return { id, number, title: name.join(' '), body: body.join('\n').trim(), source: null, origin: null };
    });
    return {
      title: title.trim(),
      name: title.replace(/^[^.]*\d+\.\s*/, '').trim(),
      number: read[0]?.id.split('.')[0] ?? '',
      intro: intro.join('\n').trim(),
      rules: read,
    };
  });
  const [title = '', ...intro] = head.split('\n');
  return { title: title.replace('# ', ''), intro: intro.join('\n').trim(), chapters };
}

const replayed = steps.filter((step) => step.seq > 180 && step.seq <= 292);

/** What the server would say; nothing for what it would not know. */
export async function answer(method: string, url: URL, _body: string): Promise<unknown> {
  const path = url.pathname.slice('/api'.length);
  const route = `${method} ${path}`;
  const text = /^\/texts\/(\w+)\/nexus-ops\.ftl$/.exec(path);
  if (text) {
    const wanted = Object.entries(files).filter(([path]) => path.includes(`/text/${text[1]}/`));
    return (await Promise.all(wanted.map(([, read]) => read()))).join('\n');
  }
  if (path === '/games/nexus-ops/rules')
    return parse(await read(url.searchParams.get('lang') === 'ru' ? 'RULES.ru.md' : 'RULES.md'));
  if (path.endsWith('/replay')) {
    const at = url.searchParams.get('at');
    if (at !== null)
      return {
        ...(moments.findLast((one) => one.at <= Number(at) + 180) ?? moments[0]),
        at: Number(at),
        seat: null,
        deciding: [],
        prompt: null,
      };
    const { id, game, options, seats, outcome, scores } = momentsOf('over')[0]!;
    const points = history.slice(180, 293);
    const header = {
      id,
      game,
      options,
      seats,
      outcome,
      scores,
      points,
      chapters: [],
      seed: '5',
      created: 0,
      actions: replayed.length,
    };
    return { header, steps: replayed };
  }
  if (path.endsWith('/invites')) return { code: 'KQ7MXD', seats: [{ seat: 3, token: 'b2f9c1d07a6e4c58' }] };
  if (path.endsWith('/journal')) return '{"type":"header"}\n';
  if (/^(PUT|DELETE)|\/(setup|start|resign)$/.test(route) && path !== '/me') return {};
  const missing = /^GET \/tables\/(.+)$/.exec(route);
  if (missing) return missing[1] === 'nowhere' ? null : summary(missing[1]!, {});
  const known: Record<string, unknown> = {
    ...dailies,
    'GET /me': { user: 'u0', name: 'Ольга', lang: null, login: null },
    'PUT /me': { user: 'u0', name: 'Ольга', lang: null, login: null },
    'GET /games': [game],
    'POST /tables': { id: 'move' },
    'POST /join': { id: 'lobby' },
    'GET /tables': [
      summary('move', { your_turn: true, updated: Date.now() - 120_000 }),
      summary('lobby', { phase: 'lobby', updated: Date.now() - 10_800_000 }),
      summary('cards', { updated: Date.now() - 90_000_000 }),
    ],
    'GET /history': [
      summary('over', {
        phase: 'over',
        outcome: { type: 'ranks', ranks: [1, 3, 3, 2] },
        points: [12, 5, 5, 9],
      }),
      summary('over2', {
        phase: 'over',
        outcome: { type: 'ranks', ranks: [2, 1, 3, 4] },
        points: [9, 12, 5, 3],
      }),
    ],
    'GET /tokens': [{ id: 'k1', name: 'my-bot', created: 0, last_used: null }],
    'POST /tokens': { id: 'k2', name: 'x', created: 0, last_used: null, token: 'lgr_0123456789abcdef' },
  };
  return known[route] ?? null;
}
