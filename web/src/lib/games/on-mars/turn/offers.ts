import { t } from '$lib/i18n';
import type { Say } from '$lib/table/words.svelte';
import type { Action, Offer } from '../view';
import type { Click } from './click';
import { partOf, pickedIn, type Picked } from './picked';

/** What can be done now, by the thing that is clicked for it. Cells have their own file. */
export interface Offers {
  spaces: ReadonlyMap<string, Click>;
  mains: ReadonlyMap<string, Click>;
  /** Blueprints of the display. */
  display: ReadonlyMap<string, Click>;
  goods: ReadonlyMap<string, Click>;
  /** Technologies by their place in the grid. */
  techs: ReadonlyMap<string, Click>;
  lab: ReadonlyMap<string, Click>;
  /** Executive actions and ships of the depot. */
  slots: ReadonlyMap<string, Click>;
  ships: ReadonlyMap<string, Click>;
  /** Blueprints that somebody owns, whose actions can be used. */
  owned: ReadonlyMap<string, Click>;
  /** Scientists, with the advanced buildings they can be sent to. */
  scientists: ReadonlyMap<string, readonly Click[]>;
  /** Each private goal with its rewards, or with being spent. */
  goals: ReadonlyMap<string, readonly (Click & { spends: boolean })[]>;
  contracts: ReadonlyMap<string, readonly (Click & { good: string })[]>;
  /** Cards of First Colonists. */
  cards: ReadonlyMap<string, Click>;
}

const push = <K, V>(map: Map<K, V[]>, key: K, value: V): void =>
  void (map.has(key) ? map.get(key)!.push(value) : map.set(key, [value]));

/** One action is done by a click; of several the rest is chosen next. */
export function clickOf(offers: readonly Offer[], part: Picked, say: Say, label?: string): Click {
  const [only, ...more] = offers;
  return more.length === 0
    ? { action: only!.notation, label: say(only!.notation) }
    : { select: partOf(part), label: label ?? t('on-mars-choose-next') };
}
const single = (offer: Offer, say: Say): Click => ({ action: offer.notation, label: say(offer.notation) });

type Groups = Map<string, Offer[]>;
const clicks = (groups: Groups, part: (key: string) => Picked, say: Say): Map<string, Click> =>
  new Map([...groups].map(([key, offers]) => [key, clickOf(offers, part(key), say)]));

/** A technology is picked and goes on, or a cell that only one technology can reach is clicked. */
function labOf(legal: readonly Offer[], selected: string | null, say: Say): Map<string, Click> {
  const picked = pickedIn(selected);
  const from: Groups = new Map();
  const to: Groups = new Map();
  for (const offer of legal) {
    const { action } = offer;
    if (action.type === 'learn' && picked?.type === 'learn' && picked.place === action.place)
      push(to, action.lab, offer);
    if (action.type !== 'develop') continue;
    push(from, action.from, offer);
    const chosen = picked?.type === 'develop' ? picked.from : undefined;
    if (chosen === undefined || chosen === action.from) push(to, action.to, offer);
  }
  const targets = [...to].flatMap(([cell, offers]): [string, Click][] =>
    offers.length === 1 ? [[cell, single(offers[0]!, say)]] : [],
  );
  return new Map([...clicks(from, (cell) => ({ type: 'develop', from: cell }) as Picked, say), ...targets]);
}

export function offersOf(legal: readonly Offer[], selected: string | null, say: Say): Offers {
  const [spaces, mains, display] = [
    new Map<string, Click>(),
    new Map<string, Click>(),
    new Map<string, Click>(),
  ];
  const [goods, slots, cards] = [
    new Map<string, Click>(),
    new Map<string, Click>(),
    new Map<string, Click>(),
  ];
  const [techs, ships]: [Groups, Groups] = [new Map(), new Map()];
  const owned = new Map<string, Click>();
  const scientists = new Map<string, Click[]>();
  const goals = new Map<string, (Click & { spends: boolean })[]>();
  const contracts = new Map<string, (Click & { good: string })[]>();
  for (const offer of legal) {
    const { action } = offer;
    const click = single(offer, say);
    switch (action.type) {
      case 'space':
        spaces.set(action.space, click);
        break;
      case 'main':
        mains.set(action.main, click);
        break;
      case 'take_blueprint':
        display.set(action.blueprint, click);
        break;
      case 'take_good':
        goods.set(action.good, click);
        break;
      case 'learn':
        push(techs, String(action.place), offer);
        break;
      case 'executive':
        slots.set(action.slot, click);
        break;
      case 'ship':
        push(ships, action.slot, offer);
        break;
      case 'use':
        owned.set(action.blueprint, click);
        break;
      case 'work':
        push(scientists, action.scientist, click);
        break;
      case 'goal':
      case 'spend':
        push(goals, action.goal, { ...click, spends: action.type === 'spend' });
        break;
      case 'deliver':
        push(contracts, action.contract, { ...click, good: action.good });
        break;
      case 'errand':
        cards.set(action.card, click);
        break;
      default:
        break;
    }
  }
  return {
    spaces,
    mains,
    display,
    goods,
    techs: clicks(techs, (place) => ({ type: 'learn', place: Number(place) }) as Picked, say),
    lab: labOf(legal, selected, say),
    slots,
    ships: clicks(ships, (slot) => ({ type: 'ship', slot }) as Picked, say),
    owned,
    scientists,
    goals,
    contracts,
    cards,
  };
}
/** Nothing can be done. */
export const NO_OFFERS: Offers = offersOf([], null, (notation) => notation);

/** The offers of one kind of action. */
export const ofKind = (legal: readonly Offer[], type: Action['type']): readonly Offer[] =>
  legal.filter(({ action }) => action.type === type);
