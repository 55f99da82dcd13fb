import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { foresight, RecordedEngine } from '$lib/engine';
import { change } from '$lib/settings/settings.svelte';
import { fixture, offersIn, propsOf, show, texts } from './fixture';
import { share, units, type BattleOdds, type Odds } from './odds';
import Under from './Under.svelte';
import { show as showParts } from '$lib/board/fixture';

const battle: BattleOdds = {
  attacker_seat: 0,
  defender_seat: 2,
  win: 620_400,
  both_fall: 20_000,
  undecided: 300_000,
  lost: 79_600,
  losses: [412, 1_260],
  strikes: [
    { unit: 'rubium_dragon', hits: 5, picks: 0, units: [0, 1], losses: [0, 700] },
    { unit: 'rock_strider', hits: 3, picks: 0, units: [2, 0], losses: [412, 0] },
  ],
  dice: 3,
  exact: true,
  error: 0,
};
const odds: Odds = { hex: 'M', battles: [battle], assumes: ['no_cards', 'cheapest_first'] };

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(/[\u2068\u2069]/g, '');
const fights = () =>
  offersIn('fight').filter(({ action }) => action.type === 'fight' && ['M', 'B1'].includes(action.hex));
const answered = (told: Odds) =>
  new RecordedEngine(
    fights().map(({ action }) => ({
      actions: [action],
      answer: { ok: true, foresight: foresight({ odds: told as never }) },
    })),
  );

async function board(told: Odds) {
  const props = propsOf(fixture('fight'), { engine: answered(told) });
  const { root } = show(props);
  await new Promise((then) => setTimeout(then));
  flushSync();
  return root;
}
function pointed(root: HTMLElement): string {
  root
    .querySelector('polygon[data-hex="M"]')
    ?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  flushSync();
  return plain(root.querySelector('[data-odds]')?.textContent ?? '');
}

beforeEach(() => change({ lang: 'en', motion: 'none' }));

describe('the odds of a battle', () => {
  it('are never called certain when they are not', () => {
    expect([0, 1, 4_999, 5_000, 333_333, 994_999, 999_999, 1_000_000].map(share).map(plain)).toEqual([
      '0%',
      '<1%',
      '<1%',
      '1%',
      '33%',
      '99%',
      '>99%',
      '100%',
    ]);
    expect([0, 49, 1_260].map(units)).toEqual([0, 0, 1.3]);
  });

  it('stand on the badge of each attack, also for those who listen', async () => {
    const root = await board(odds);
    const badges = [...root.querySelectorAll<SVGElement>('[data-win]')];
    expect(badges.map(({ dataset, textContent }) => [dataset['win'], plain(textContent.trim())])).toEqual(
      expect.arrayContaining([
        ['M', '62%'],
        ['B1', '62%'],
      ]),
    );
    expect(plain(root.querySelector('polygon[data-hex="M"]')?.ariaLabel ?? '')).toContain('62% to win');
  });

  it('are told in full where one points, with what is taken for granted', async () => {
    const said = pointed(await board(odds));
    for (const part of ['win 62%', 'undecided 30%', 'loss 8%', 'Nobody survives: 2%', '83%', '50%'])
      expect(said.replaceAll(/\s+/g, ' ')).toContain(part);
    expect(said).toContain('Expected losses: you 0.4, Гранит 1.3');
    expect(said).toContain('No cards are played. The cheapest units fall first.');
    expect(said).not.toContain('20,000');
  });

  it('say how far they may be off, and speak Russian', async () => {
    change({ lang: 'ru' });
    const one = { ...battle, exact: false, error: 4, both_fall: 0 };
    const assumes = ['fought_from_here', 'no_cards', 'cheapest_first', 'dearest_picked'] as const;
    const said = pointed(await board({ ...odds, battles: [one], assumes: [...assumes] }));
    expect(said).toContain('По 20 000 боёв: погрешность 0,4 %.');
    expect(said).toContain('Лава Липер');
    expect(said).not.toMatch(/‹|[a-z]{4}/);
  });

  it('name each enemy where one of several is fought, and no badge chooses for the player', async () => {
    const two = { ...odds, battles: [battle, { ...battle, defender_seat: 1, win: 0 }] };
    const root = await board(two);
    expect(root.querySelector('[data-win]')).toBeNull();
    expect(pointed(root)).toMatch(/Гранит[^]*Марина/);
  });
});

describe('ahead this turn', () => {
  const shown = (name: string, ahead: object | null) => {
    const { now } = fixture(name);
    const props = propsOf(fixture(name));
    props.seatView = { ...props.seatView, view: { ...(now.view as object), ahead } };
    const { root } = showParts({ ...props, texts }, [Under]);
    return [...root.querySelectorAll('[data-ahead] li')].map(({ textContent }) =>
      plain(textContent.replaceAll(/\s+/g, ' ').trim()),
    );
  };

  it('tells battles, who has not moved, income and cards to draw', () => {
    expect(shown('move', { income: 7, missions: 1, energize: 2 })).toEqual([
      '1 battle: A1',
      expect.stringMatching(/^Not moved yet: \d+ units?$/),
      'Income: +7 rubium',
      'To draw: 1 Secret Mission',
      'To draw: 2 Energize cards',
    ]);
    expect(shown('fight', { income: 0, missions: 0, energize: 0 })[0]).toMatch(/^\d+ battles?:/);
  });

  it('says nothing when the turn brings nothing more', () => {
    expect(shown('end-turn', { income: 0, missions: 0, energize: 0 }).join()).not.toMatch(/Income|draw/);
  });
});
