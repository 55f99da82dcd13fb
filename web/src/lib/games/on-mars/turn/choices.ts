import { t } from '$lib/i18n';
import type { GameTexts } from '$lib/i18n/game.svelte';
import type { Say } from '$lib/table/words.svelte';
import {
  BLUEPRINTS,
  BUILDING_COST,
  CONTRACTS,
  DISCOVERIES,
  SCIENTISTS,
  sideOfSpace,
  SPACES,
  type Goods,
} from '../data';
import { buildingGlyph, buildingTone, CRYSTAL_TONE, seatTone, type GlyphName } from '../glyphs';
import { moversOf } from '../map/moves';
import type { PartyLook } from '../parties';
import { BUILDINGS } from '../pieces';
import { numberOf, type Offer, type Open, type View } from '../view';
import type { Click } from './click';
import { clickOf, ofKind } from './offers';
import { leftBy, partOf, pickedIn, type Picked } from './picked';
import { whyBuild } from './whys';

/** A choice that has no place of its own on the table, or one that comes before a place: a chip above the question. */
export interface Choice {
  key: string;
  icon: GlyphName;
  tone?: string | undefined;
  /** A seat whose shape stands on the chip. */
  seat?: number;
  text: string;
  /** What it costs or brings. */
  price?: Goods | readonly (readonly [string, number])[];
  note?: string;
  picked?: boolean;
  /** Nothing where it cannot be chosen. */
  click: Click | null;
  /** Then this is what to ask. */
  why?: string;
}

export interface Asked {
  open: Open;
  seat: number;
  parties: readonly PartyLook[];
  legal: readonly Offer[];
  selected: string | null;
  /** A free cell of the building zone. */
  site: string | null;
  /** Where my rover is, or would set out. */
  rover: string;
  /** Technologies that may be used now, mine first. */
  tools: View['techs'];
  texts: GameTexts;
  say: Say;
}

const acts = ({ notation }: Offer, say: Say): Click => ({ action: notation, label: say(notation) });

/** Six figures before a cell is chosen; why one cannot be built is asked for any free cell of the zone. */
function buildings({ legal, selected, seat, texts, site }: Asked): Choice[] {
  const picked = pickedIn(selected);
  const types = BUILDINGS.filter((type) =>
    legal.some(({ action }) => action.type === 'build' && action.building === type),
  );
  if (types.length < 2) return [];
  return BUILDINGS.map((building) => ({
    key: building,
    icon: buildingGlyph(building),
    tone: buildingTone(building, seat),
    text: texts.name(building),
    price: BUILDING_COST.get(building) ?? {},
    ...(types.includes(building)
      ? {
          picked: picked?.type === 'build' && picked.building === building,
          click: {
            select: partOf({ type: 'build', building }),
            label: t('on-mars-pick-building', { name: texts.name(building) }),
          },
        }
      : { click: null, ...(site ? { why: whyBuild(building, site) } : {}) }),
  }));
}

/** Own pieces, where several can move. */
function movers({ legal, rover, seat }: Asked): Choice[] {
  const found = moversOf(legal, rover);
  if (found.length < 2) return [];
  return found.map(({ kind, cell, part }) => ({
    key: `${kind} ${cell}`,
    icon: kind === 'bot' ? 'p-bot' : 'p-rover',
    tone: seatTone(seat),
    text: t(`on-mars-piece-${kind}`),
    note: cell,
    click: { select: partOf(part), label: t('on-mars-pick-at', { what: t(`on-mars-piece-${kind}`), cell }) },
  }));
}

/** Blueprints for a building, the cell being chosen or not. */
function upgrades({ legal, selected, seat, texts, say }: Asked): Choice[] {
  const picked = pickedIn(selected);
  const offers = ofKind(legal, 'upgrade');
  const cell = picked?.type === 'upgrade' ? picked.cell : undefined;
  const left = cell ? leftBy(offers, { type: 'upgrade', cell }) : offers;
  const cards = new Set(left.flatMap(({ action }) => (action.type === 'upgrade' ? [action.blueprint] : [])));
  if (cards.size < 2) return [];
  return [...cards].map((blueprint) => {
    const those = left.filter(({ action }) => action.type === 'upgrade' && action.blueprint === blueprint);
    const building = BLUEPRINTS.get(blueprint)?.building ?? 'mine';
    return {
      key: blueprint,
      icon: buildingGlyph(building),
      tone: buildingTone(building, seat),
      text: texts.name(blueprint),
      click: clickOf(those, { type: 'upgrade', blueprint } as Picked, say, texts.name(blueprint)),
    };
  });
}

/** Discovery tiles to be put on the map. */
function discoveries({ legal, selected, open, texts, say }: Asked): Choice[] {
  const picked = pickedIn(selected);
  const cell = picked?.type === 'explore' ? picked.cell : undefined;
  const offers = [...ofKind(legal, 'explore'), ...ofKind(legal, 'radar')];
  const left = cell ? leftBy(offers, { type: 'explore', cell }) : offers;
  const spots = new Set(
    left.flatMap(({ action }) => (action.type === 'explore' || action.type === 'radar' ? [action.spot] : [])),
  );
  if (spots.size < 2 && ofKind(legal, 'radar').length === 0) return [];
  return [...spots].map((spot) => {
    const those = left.filter(({ action }) => 'spot' in action && action.spot === spot);
    const tile = open.exploration[Number(spot) - 1] ?? '';
    return {
      key: `spot ${spot}`,
      icon: DISCOVERIES.get(tile)?.icon ?? 'discovery',
      text: texts.name(tile),
      note: texts.find(`text-${tile}`) ?? '',
      click: clickOf(those, { type: 'explore', spot } as Picked, say, texts.name(tile)),
    };
  });
}

/** Scientists, contracts, and contracts that fill a gap. */
function agency({ legal, texts, say }: Asked): Choice[] {
  return legal.flatMap((offer): Choice[] => {
    const { action } = offer;
    if (action.type === 'hire') {
      const facts = SCIENTISTS.get(action.scientist);
      return [
        {
          key: action.scientist,
          icon: facts ? buildingGlyph(facts.works) : 'scientist',
          text: texts.name(action.scientist),
          note: texts.find(`card-${action.scientist.replaceAll('_', '-')}`) ?? '',
          price: facts?.cost ?? [],
          click: acts(offer, say),
        },
      ];
    }
    if (action.type !== 'contract' && action.type !== 'refill') return [];
    const facts = CONTRACTS.get(action.contract);
    return [
      {
        key: action.contract,
        icon: facts?.building ? buildingGlyph(facts.building) : 'contract',
        text: t(facts?.building ? 'on-mars-contract-upgrade' : 'on-mars-contract-deliver'),
        price: facts?.deliver ?? [],
        ...(facts ? { note: t('on-mars-plus-or-minus', { won: facts.op, lost: -facts.failed }) } : {}),
        click: acts(offer, say),
      },
    ];
  });
}

/** Whose technology is used: mine costs nobody anything, others get an oxygen. */
function techs({ legal, parties, open, tools, say }: Asked): Choice[] {
  const offers = ofKind(legal, 'tech');
  if (offers.length === 0) return [];
  return tools.map(({ seat, level, needs, owed }): Choice => {
    const party = parties[numberOf(seat, open.seats)];
    const offer = offers.find(({ action }) => action.type === 'tech' && action.seat === seat);
    const note = level < needs ? 'low' : owed ? 'owed' : 'own';
    return {
      key: `tech ${seat}`,
      icon: 'tech',
      ...(party ? { seat: party.mark } : {}),
      text: t('on-mars-tool', { name: party?.name ?? '', level }),
      note: t(`on-mars-tool-${note}`, { needs }),
      click: offer ? acts(offer, say) : null,
    };
  });
}

const spaceIcon = (space: string): GlyphName => SPACES[Number(space) - 1]?.icon ?? sideOfSpace(space);

/** Ways to pay, benefits, places to take a colonist back from, goods to gain. */
function plain({ legal, texts, say }: Asked): Choice[] {
  return legal.flatMap((offer): Choice[] => {
    const { action } = offer;
    const click = acts(offer, say);
    const key = offer.notation;
    switch (action.type) {
      case 'pay':
        return [
          {
            key,
            icon: 'check',
            text: t('on-mars-pay'),
            price: action.goods.map(({ good, count }) => [good, count] as const),
            click,
          },
        ];
      case 'benefit':
        return [
          {
            key,
            icon: ({ crystal: 'crystal', mineral: 'mineral', bots: 'bot', retrieve: 'colonist' } as const)[
              action.benefit
            ],
            text: texts.find(`text-benefit-${action.benefit}`) ?? action.benefit,
            click,
          },
        ];
      case 'fuel':
        return [
          { key, icon: 'crystal', tone: CRYSTAL_TONE, text: t(`on-mars-do-fuel-${action.mover}`), click },
        ];
      case 'retrieve':
        return [{ key, icon: 'colonist', text: texts.name(action.main), click }];
      case 'gain':
        return [{ key, icon: action.good, text: t(`on-mars-goods-${action.good}`), click }];
      case 'produce':
        return [{ key, icon: buildingGlyph(action.building), text: texts.name(action.building), click }];
      case 'space':
        return [
          {
            key,
            icon: spaceIcon(action.space),
            text: t('on-mars-space-side', {
              space: texts.name(`space-${action.space}`),
              side: t(`on-mars-view-${sideOfSpace(action.space)}`),
            }),
            note: texts.find(`text-space-${action.space}`) ?? '',
            click,
          },
        ];
      default:
        return [];
    }
  });
}

export const choicesOf = (asked: Asked): Choice[] =>
  [buildings, movers, upgrades, discoveries, agency, techs, plain].flatMap((kind) => kind(asked));
