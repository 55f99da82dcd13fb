import { loadSheet } from '../../src/lib/games/welcome-to-the-moon/sheets';
import type { Sheet } from '../../src/lib/games/welcome-to-the-moon/sheets/model';
import type { Marking, SheetFacts, View } from '../../src/lib/games/welcome-to-the-moon/view';
import type { LegalAction, Said, SeatView, TableState } from '$lib/wire';

/**
 * Moments of Welcome to the Moon made up from the printed sheets: numbers that ascend, marks here and there. They are
 * for looking at the board; what is legal in a real game the engine says.
 */

export type Moment = 'choose' | 'write' | 'astronaut' | 'mark' | 'finish' | 'spectator' | 'empty' | 'solo';
const NAMES = ['Ольга', 'Мира', 'Ли', 'Ада'];
const BOARD = ['launch', 'journey', 'colony', 'mine', 'city', 'quarantine', 'ships', 'planets'];

function chance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return at / 2 ** 32;
  };
}

/** Fills about a share of the spaces, ascending along every sequence. */
function gridOf(sheet: Sheet, share: number, next: () => number): Map<string, string> {
  const cells = new Map<string, string>();
  const fits = (id: string, number: number) =>
    sheet.sequences
      .filter((sequence) => sequence.includes(id))
      .every((sequence) => {
        const at = sequence.indexOf(id);
        const values = sequence.map((other) => Number(cells.get(other)));
        return values.every((value, i) => Number.isNaN(value) || (i < at ? value < number : value > number));
      });
  for (const { id, printed } of sheet.cells.toSorted(() => next() - 0.5)) {
    if (printed || next() > share) continue;
    const sequence = sheet.sequences.find((one) => one.includes(id)) ?? [id];
    const wanted = Math.round(1 + (14 * (sequence.indexOf(id) + 0.5)) / sequence.length + (next() - 0.5) * 2);
    if (next() < 0.08) cells.set(id, 'x');
    else if (fits(id, wanted)) cells.set(id, String(wanted));
  }
  return cells;
}

/** Marks that follow each other in their lists, a few of each kind. */
function marksOf(sheet: Sheet, share: number, next: () => number): Marking[] {
  const kinds = new Map<string, string[]>();
  for (const thing of sheet.things) {
    const spot = thing.spot ?? thing.id;
    const kind = thing.track ?? `${thing.icon ?? thing.stroke?.kind ?? 'box'}${thing.box?.kind ?? ''}`;
    const list = kinds.get(kind) ?? [];
    if (!list.includes(spot)) kinds.set(kind, [...list, spot]);
  }
  return [...kinds].flatMap(([kind, spots]) => {
    const crossed = sheet.things.some(({ track }) => track === kind);
    const many = crossed
      ? Math.floor(next() * spots.length * 0.6)
      : Math.round(spots.length * share * next() * 1.4);
    const rest = crossed || /rocket|error|cut|line/.test(kind) ? spots : spots.toSorted(() => next() - 0.5);
    const look = crossed || /^(rocket|error)/.test(kind) ? 'crossed' : next() < 0.18 ? 'crossed' : 'circled';
    return rest.slice(0, many).map((spot): Marking => ({ spot, look }));
  });
}

const said = (key: string, ru: string, en: string): Said => ({
  key,
  facts: { type: key.replace('prompt-', '') },
  rule: 'WM-0.9',
  text: { ru, en },
});
const legal = (notation: string, ru: string, en: string): LegalAction => ({
  notation,
  action: null,
  label: { ru, en },
});
const takes = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    legal(`take ${i + 1}`, `Взять комбинацию ${i + 1}`, `Take combination ${i + 1}`),
  );

const MARKS: Record<number, RegExp> = { 2: /^cut/, 3: /^t\d/, 5: /^d\d$/, 6: /^w\d/, 7: /^l\d/, 8: /^p\d-m/ };

function offersAt(
  moment: Moment,
  sheet: Sheet,
  empty: readonly string[],
): { legal: LegalAction[]; prompt: Said; task: string } {
  const write = (number: number, spots: readonly string[]) =>
    spots.map((spot) =>
      legal(`write ${number} ${spot}`, `Вписать ${number} в ячейку ${spot}`, `Write ${number} in ${spot}`),
    );
  switch (moment) {
    case 'write':
      return {
        legal: write(9, empty.slice(0, 7)),
        prompt: said('prompt-write', 'Куда вписать 9?', 'Where do you write 9?'),
        task: 'write',
      };
    case 'astronaut': {
      const list = [7, 8, 9, 10, 11].flatMap((number, i) => write(number, empty.slice(i, i + 5)));
      return {
        legal: list,
        prompt: said('prompt-write', 'Куда вписать номер?', 'Where do you write the number?'),
        task: 'write',
      };
    }
    case 'mark': {
      const wanted = MARKS[sheet.adventure] ?? /^(fuel|greenhouse-|reservoir-|opt_)/;
      const spots = sheet.things.map(({ id, spot }) => spot ?? id).filter((id) => wanted.test(id));
      const list = spots
        .slice(0, 12)
        .map((spot) => legal(`mark ${spot}`, `Отметить ${spot}`, `Mark ${spot}`));
      return {
        legal: [...list, legal('skip', 'Пропустить', 'Skip')],
        prompt: said('prompt-effect', 'Применить эффект?', 'Use the effect?'),
        task: 'effect',
      };
    }
    case 'finish':
      return {
        legal: [
          legal('claim B', 'Выполнить миссию Б', 'Claim mission B'),
          legal('confirm', 'Подтвердить', 'Confirm'),
        ],
        prompt: said(
          'prompt-finish',
          'Выполнить миссию и подтвердить ход?',
          'Claim a mission and confirm the turn?',
        ),
        task: 'finish',
      };
    default:
      return {
        legal: takes(moment === 'solo' ? 6 : 3),
        prompt: said('prompt-choose', 'Какую комбинацию взять?', 'Which combination do you take?'),
        task: 'choose',
      };
  }
}

export async function stateOf(adventure: number, moment: Moment): Promise<TableState> {
  const sheet = await loadSheet(adventure);
  const next = chance(adventure * 77 + 5);
  const share = moment === 'empty' ? 0 : 0.62;
  const seats = moment === 'solo' ? 1 : 3;
  const grid = (cells: ReadonlyMap<string, string>) => sheet.cells.map(({ id }) => cells.get(id) ?? 'empty');
  const filled = Array.from({ length: seats }, () => gridOf(sheet, share, next));
  const marks = Array.from({ length: seats }, () => (share === 0 ? [] : marksOf(sheet, 0.5, next)));
  const sheets = filled.map((cells): SheetFacts => ({ grid: grid(cells), errors: 1 }));
  const mine = new Map(filled[0]);
  const empty = sheet.cells.filter(({ id, printed }) => !printed && !mine.has(id)).map(({ id }) => id);
  const { legal: list, prompt, task } = offersAt(moment, sheet, empty);
  const fresh = task === 'effect' || task === 'finish' ? empty.at(-1) : undefined;
  if (fresh) mine.set(fresh, '9');
  const label = (id: string) => ({ label: id, count: 2, points: id === 'errors' ? -5 : 6 });
  const score = { lines: sheet.scoring.map(({ id }) => label(id)) };
  const watches = moment === 'spectator';
  const view: View = {
    table: {
      options: { adventure },
      seats,
      turn: 12,
      part: 'turn',
      piles: [
        { shown: 31, flipped: 3 },
        { shown: 12, flipped: 40 },
        { shown: 45, flipped: 50 },
      ],
      missions: [sheet.missions[0]!.id, sheet.missions[2]!.id, sheet.missions[4]!.id],
      flipped: [false, true, false],
      claims: Array.from({ length: seats }, (_, seat) => ['open', seat === 2 ? 'first' : 'open', 'open']),
    },
    combinations:
      moment === 'solo'
        ? ['9 robot', '9 plant', '4 energy', '4 plant', '12 robot', '12 energy']
        : ['9 robot', '4 energy', '12 plant'],
    left: [9, 9, 9],
    deciding: seats > 2 ? [0, 2] : [0],
    board: {
      type: BOARD[adventure - 1] ?? '',
      sheets,
      marks,
      common: {},
      own: watches
        ? null
        : {
            sheet: { ...sheets[0]!, grid: grid(mine) },
            claims: ['open', 'open', 'open'],
            turn: {
              offered: '9',
              effect: moment === 'astronaut' ? 'astronaut' : 'robot',
              number: '9',
              slot: null,
              error: false,
            },
            agenda: [{ task: { type: task } }],
          },
      own_marks: marks[0] ?? [],
    },
    score: watches ? null : score,
  };
  const seatView: SeatView = {
    seat: watches ? null : 0,
    view: view as unknown as SeatView['view'],
    decision: watches ? null : task,
    prompt: watches ? null : prompt,
    legal: watches ? [] : list,
    window: null,
    prefer: {},
  };
  return {
    id: `${moment}-${adventure}`,
    seq: 1,
    phase: 'playing',
    game: 'welcome-to-the-moon',
    options: { adventure },
    settings: { spectators: true, open_hands: false, shuffle_seats: false, clock: null, pass_pause_ms: 1500 },
    host: 'u0',
    seats: NAMES.slice(0, seats).map((name, seat) => ({
      seat,
      kind: seat === 2 ? 'bot' : 'human',
      label: { en: name, ru: name },
      name,
      user: seat === 2 ? null : `u${seat}`,
      bot: seat === 2 ? 'greedy' : null,
      connected: true,
      you: seat === 0 && !watches,
      deciding: seat !== 1,
      resigned: false,
    })),
    you: watches ? [] : [0],
    views: [seatView],
    scores: Array.from({ length: seats }, (_, seat) => ({
      lines: score.lines.map((line) => ({
        ...line,
        points: line.points + seat - (line.label === 'missions' ? 1 : 0),
      })),
    })),
    outcome: null,
    undo: { 0: 'can' },
    undo_request: null,
    end_request: null,
    known_seed: false,
    journal_length: 40,
    history_vp: [],
    rematch: null,
  };
}
