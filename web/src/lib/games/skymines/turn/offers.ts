import { has, isTagged, read, written, type Part } from '$lib/table/parts';
import type { Action, Company, Offer, Rest, Space } from '../view';

/** What can be done now, by the thing that is clicked for it. */

/** A click does it, or picks it where more is to be chosen. */
export interface Click {
  /** The first action it can lead to: what is shown while it is pointed at. */
  offer: Offer;
  action?: string;
  select?: string;
}
export interface Offers {
  /** Places on the map. */
  spots: ReadonlyMap<string, Click>;
  /** Columns of stations, as `skymine 2`. */
  columns: ReadonlyMap<string, Offer>;
  /** What can be done with a company as a whole. */
  companies: ReadonlyMap<Company, readonly Offer[]>;
  /** Cards in hand and in the action area. */
  cards: ReadonlyMap<string, readonly Offer[]>;
  /** Cards of the display by cell. */
  cells: ReadonlyMap<string, Offer>;
  /** Cards of the discard pile. */
  fetch: readonly Offer[];
  /** Plans of the display by cell, and special plans. */
  plans: ReadonlyMap<string, Offer>;
  /** Where the plan that is picked, or the first one, can be laid; which plans can be turned over. */
  screens: ReadonlyMap<number, readonly Offer[]>;
  /** Of several plans to be laid one is picked first. */
  lays: readonly { plan: string; value: string; picked: boolean }[];
  rests: ReadonlyMap<Rest, Offer>;
  /** Action slots, with linked slots. */
  slots: ReadonlyMap<string, Offer>;
  spaces: ReadonlyMap<Space, readonly Offer[]>;
  goals: ReadonlyMap<string, Offer>;
  tokens: readonly Offer[];
  threat: Offer | null;
  /** A coin for a research point. */
  coin: Offer | null;
  upload: Offer | null;
  /** A company can be expanded: energy cards lead there. */
  energy: boolean;
  /** A resting deck ends the action phase of whoever takes it. */
  rest: boolean;
}

export type Picked = Part<Action>;
export const pickedIn = (selected: string | null): Picked | null => {
  const value = selected === null ? null : read(selected);
  return isTagged(value) ? (value as Picked) : null;
};
export const enterValue = (spot: string): string => written<Picked>({ type: 'enter', spot } as Picked);
/** What is picked by an energy card: that a company is expanded. */
export const ENERGY_VALUE: string = written<Picked>({ type: 'energy' } as Picked);
export const planValue = (card: string): string => written<Picked>({ type: 'plan', card } as Picked);
export const columnKey = (company: Company, column: number): string => `${company} ${column}`;
/** Whether a column of this company's station is asked for. */
export const asksColumn = ({ columns }: Offers, company: Company): boolean =>
  [0, 1, 2].some((column) => columns.has(columnKey(company, column)));

/** What is picked by opening the card of a company: that something is done with this one. */
export function companyValue({ companies, columns }: Offers, company: Company): string | null {
  const found =
    companies.get(company)?.[0] ??
    [0, 1, 2].map((column) => columns.get(columnKey(company, column))).find(Boolean);
  return found && 'company' in found.action
    ? written<Picked>({ type: found.action.type, company } as Picked)
    : null;
}
/** The company whose card was opened so. */
export const companyPicked = (selected: string | null): Company | null => {
  const picked = pickedIn(selected);
  return picked && 'company' in picked ? (picked.company ?? null) : null;
};

/** The plans that are still to be laid, and which of them is picked. */
function laysOf(legal: readonly Offer[], picked: Picked | null): Offers['lays'] {
  const plans = [...new Set(legal.flatMap(({ action }) => (action.type === 'lay' ? [action.plan] : [])))];
  const wanted = picked?.type === 'lay' && 'plan' in picked ? picked.plan : plans[0];
  return plans.map((plan) => ({
    plan,
    value: written<Picked>({ type: 'lay', plan } as Picked),
    picked: plan === wanted,
  }));
}

type Grouped<K> = Map<K, Offer[]>;
const add = <K>(map: Grouped<K>, key: K, offer: Offer): void =>
  void (map.has(key) ? map.get(key)!.push(offer) : map.set(key, [offer]));

/** A place that is entered from one column is entered by a click; of several the column is asked. */
function spotsOf(legal: readonly Offer[]): Map<string, Click> {
  const groups: Grouped<string> = new Map();
  for (const offer of legal) if (offer.action.type === 'enter') add(groups, offer.action.spot, offer);
  return new Map(
    [...groups].map(([spot, [offer, ...rest]]): [string, Click] => [
      spot,
      rest.length === 0
        ? { offer: offer!, action: offer!.notation }
        : { offer: offer!, select: enterValue(spot) },
    ]),
  );
}

export function offersOf(legal: readonly Offer[], selected: string | null, expander: Company | null): Offers {
  const picked = pickedIn(selected);
  const columns = new Map<string, Offer>();
  const companies: Grouped<Company> = new Map();
  const cards: Grouped<string> = new Map();
  const screens: Grouped<number> = new Map();
  const spaces: Grouped<Space> = new Map();
  const [cells, plans, rests] = [new Map<string, Offer>(), new Map<string, Offer>(), new Map<Rest, Offer>()];
  const [slots, goals] = [new Map<string, Offer>(), new Map<string, Offer>()];
  const [fetch, tokens]: [Offer[], Offer[]] = [[], []];
  const lays = laysOf(legal, picked);
  let threat: Offer | null = null;
  let coin: Offer | null = null;
  let upload: Offer | null = null;
  for (const offer of legal) {
    const { action } = offer;
    switch (action.type) {
      case 'enter':
        if (expander && action.column !== null && picked && 'spot' in picked && has<Action>(action, picked))
          columns.set(columnKey(expander, action.column), offer);
        break;
      case 'return':
      case 'remove':
        columns.set(columnKey(action.company, action.column), offer);
        break;
      case 'step':
      case 'energy':
      case 'advance':
        add(companies, action.company, offer);
        break;
      case 'plan':
        if (action.slot !== null && picked && 'card' in picked && has<Action>(action, picked))
          slots.set(action.slot, offer);
        add(cards, action.card, offer);
        break;
      case 'use':
      case 'research':
      case 'field':
      case 'discard':
      case 'tile':
        add(cards, action.card, offer);
        break;
      case 'fetch':
        fetch.push(offer);
        break;
      case 'token':
        tokens.push(offer);
        break;
      case 'buy':
        cells.set(action.cell, offer);
        break;
      case 'take':
        plans.set(action.cell, offer);
        break;
      case 'take_special':
        plans.set(action.plan, offer);
        break;
      case 'take_coin':
        coin = offer;
        break;
      case 'flip':
        add(screens, action.screen, offer);
        break;
      case 'lay':
        if (action.screen !== null && lays.some((lay) => lay.picked && lay.plan === action.plan))
          add(screens, action.screen, offer);
        break;
      case 'upload':
        upload = offer;
        break;
      case 'marker':
        add(spaces, action.space, offer);
        break;
      case 'rest':
        if (action.rest !== null) rests.set(action.rest, offer);
        break;
      case 'put':
        rests.set(action.rest, offer);
        break;
      case 'mission':
        goals.set(action.goal, offer);
        break;
      case 'threat':
        threat = offer;
        break;
      default:
        break;
    }
  }
  return {
    spots: spotsOf(legal),
    columns,
    companies,
    cards,
    cells,
    fetch,
    plans,
    screens,
    lays,
    rests,
    slots,
    spaces,
    goals,
    tokens,
    threat,
    coin,
    upload,
    energy: legal.some(({ action }) => action.type === 'energy'),
    rest: legal.some(({ action }) => action.type === 'rest'),
  };
}

export type Room = 'map' | 'markets' | 'console';
const ROOM_OF: Partial<Record<Action['type'], Room>> = {
  enter: 'map',
  energy: 'map',
  step: 'map',
  advance: 'map',
  return: 'map',
  remove: 'map',
  threat: 'map',
  buy: 'markets',
  marker: 'markets',
  take: 'markets',
  take_special: 'markets',
  rest: 'console',
  put: 'console',
  lay: 'console',
  flip: 'console',
  upload: 'console',
  mission: 'console',
};
/** The parts of the table where something can be done, each with what is picked by going there. */
export function roomsOf(legal: readonly Offer[]): ReadonlyMap<Room, string> {
  const rooms = new Map<Room, string>();
  for (const { action } of legal) {
    const room = ROOM_OF[action.type];
    if (room && !rooms.has(room)) rooms.set(room, written<Picked>({ type: action.type } as Picked));
  }
  return rooms;
}
/** Where somebody went who picked no more than what kind of thing to do. */
export function roomPicked(selected: string | null): Room | null {
  const picked = pickedIn(selected);
  return picked && Object.keys(picked).length === 1 ? (ROOM_OF[picked.type] ?? null) : null;
}

/** The view in which the question is; nothing where it may be asked in any. */
const ROOM: Record<string, Room | null> = {
  token: 'console',
  resting: 'console',
  plan: 'console',
  expander: 'map',
  expand: 'map',
  return: 'map',
  remove: 'map',
  advance: 'map',
  spread: 'map',
  barrier: 'map',
  points: 'markets',
  buy: 'markets',
  upload: 'console',
  put: 'console',
  lay: 'console',
};
export function roomOf(question: string | null, offers: Offers): Room | null {
  // Whoever chooses an action looks at the map first: a click on a resting deck would end the phase.
  if (question === 'choose') return 'map';
  if (question === 'pool') return offers.cells.size > 0 ? 'markets' : 'map';
  return question === null ? null : (ROOM[question] ?? null);
}
