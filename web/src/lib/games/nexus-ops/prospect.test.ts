import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { foresight, RecordedEngine, SILENT } from '$lib/engine';
import { change } from '$lib/settings/settings.svelte';
import type { Foresight, Said } from '$lib/wire';
import { fixture, offersIn, propsOf, show } from './fixture';
import { look } from './look.svelte';
import { PLAIN } from './open';
import { prospectOf } from './prospect';
import { moveOf, write, type Offer } from './selection';
import type { Event, Note } from './view';
import { written } from '$lib/table/parts';

/** Something that the engine says. */
const said = (facts: Event | Note, text: string, key = ''): Said => ({ key, facts, text }) as Said;
const step = (...events: Said[]): Foresight['steps'][number] => ({
  action: { notation: 'done', action: { type: 'done' } },
  assumed: null,
  events,
});
/** Typography aside. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const rows = (over: Partial<Foresight>, asked: string | null = null) =>
  prospectOf(foresight(over), asked).map(({ kind, icon, text, value }) =>
    plain([kind, icon, text, ...(value ? [value] : [])].join(' · ')),
  );

beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  look.action = null;
});

describe('what an action would bring', () => {
  it('is told in the words of the engine, each thing in its place', () => {
    const notes = [
      said({ type: 'rubium_changes', from: 8, to: 5 }, 'Rubium: 8 → 5.'),
      said({ type: 'tile_ahead', hex: 'A5' }, 'The tile on A5 will be turned up.'),
      said({ type: 'battle_ahead', hex: 'A5', enemy_seat: 1 }, 'A battle against Bob on A5.'),
      said({ type: 'battle_avoided', hex: 'B1', enemy_seat: 1 }, 'No battle against Bob on B1.'),
      said({ type: 'income_changes', from: 2, to: 1 }, 'Income from mines: 2 → 1.'),
    ];
    expect(rows({ notes })).toEqual([
      'cost · rubium · Rubium: 8 → 5.',
      'later · explore · The tile on A5 will be turned up.',
      'later · battle · A battle against Bob on A5.',
      'note · shield · No battle against Bob on B1.',
      'loss · mine · Income from mines: 2 → 1.',
    ]);
  });

  it('leaves out what the board shows and tells points', () => {
    const path = ['B0', 'A0'];
    const moved = said({ type: 'unit_moved', seat: 0, unit: 'human', from: 'B0', to: 'A0', path }, 'Moved.');
    const taken = said({ type: 'mission_taken', seat: 0, vp: 1 }, 'Ann takes a Mission.');
    const sheet = (points: number) => ({ lines: [{ label: 'missions', points }] }) as never;
    const scores = { before: sheet(1), after: sheet(2) };
    expect(rows({ steps: [step(moved), step(taken)], scores })).toEqual([
      'gain · vp · Ann takes a Mission.',
      'points · vp · Victory points · +1',
    ]);
  });

  it('says what is asked next, unless it is the same again, and where nobody can see further', () => {
    const next = {
      prompt: said({ type: 'turn_began', seat: 0, turn: 1 }, 'Move.', 'prompt-move'),
      choices: 2,
      legal: [],
    };
    expect(rows({ next: next as Foresight['next'] }, 'prompt-move')).toEqual([]);
    expect(rows({ next: next as Foresight['next'] }, 'prompt-deploy')).toEqual(['later · help · Move.']);
    const stops = (['roll', 'draw', 'reveal', 'secret'] as const).flatMap((what) =>
      rows({ stop: { type: 'unknown', what } }),
    );
    expect(stops).toEqual([
      'later · dice · Then dice decide.',
      'later · hidden · Then a card is drawn.',
      'later · hidden · Then something is turned up.',
      'later · hidden · The rest depends on what others hold.',
    ]);
    expect(rows({ stop: { type: 'others', seats: [1] } })).toEqual([
      'later · human · Then another player decides.',
    ]);
    expect(rows({ stop: { type: 'over' } })).toEqual(['later · flag-first · The game ends.']);
  });
});

describe('the consequence card', () => {
  const strider = moveOf('rock_strider', PLAIN, 'B0');
  const offer = offersIn('move').find(({ notation }) => notation === 'move rock_strider B0>A5') as Offer;
  const answer = (text: string) => ({
    ok: true as const,
    foresight: foresight({ notes: [said({ type: 'tile_ahead', hex: 'A5' }, text)] }),
  });
  const point = (root: HTMLElement, name: string) => {
    const hex = root.querySelector(`polygon[data-hex="${name}"]`);
    hex?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
    flushSync();
  };
  const card = (root: HTMLElement) => {
    const text = root.querySelector('.callout')?.textContent;
    return text === undefined || text === null ? null : plain(text);
  };
  const open = (engine: RecordedEngine | typeof SILENT, over = {}) => {
    const props = propsOf(fixture('move'), { engine, ...over });
    const { root } = show(props);
    props.select.value = write(strider);
    flushSync();
    return { props, root };
  };

  it('stands on the board while a move is meant, and goes with it', () => {
    const { root } = open(new RecordedEngine([{ actions: [offer.action], answer: answer('A tile.') }]));
    point(root, 'A5');
    expect(card(root)).toContain('A tile.');
    point(root, 'B10');
    expect(card(root)).toBeNull();
  });

  it('tells of all the moves of a group together', () => {
    const actions = [offer.action, offer.action];
    const { root, props } = open(new RecordedEngine([{ actions, answer: answer('Two go.') }]));
    props.select.value = written([strider, strider]);
    flushSync();
    point(root, 'A5');
    expect(card(root)).toContain('2 units to A5');
    expect(card(root)).toContain('Two go.');
  });

  it('tells of what is pointed at in the hand, too', () => {
    const { root, props } = open(
      new RecordedEngine([{ actions: [offer.action], answer: answer('From afar.') }]),
    );
    props.select.value = null;
    look.action = offer.notation;
    flushSync();
    expect(card(root)).toContain('From afar.');
  });

  it('is silent when the engine is, and when one only watches', () => {
    const silent = open(SILENT).root;
    point(silent, 'A5');
    expect(card(silent)).toBeNull();
    const engine = new RecordedEngine([{ actions: [offer.action], answer: answer('A tile.') }]);
    const watching = open(engine, { readonly: true }).root;
    point(watching, 'A5');
    expect(card(watching)).toBeNull();
  });
});
