import { createRawSnippet, flushSync, type Component } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { foresight, RecordedEngine, SILENT } from '$lib/engine';
import { change } from '$lib/settings/settings.svelte';
import type { LegalAction, Refusal } from '$lib/wire';
import Callout from './Callout.svelte';
import { Camera } from './camera.svelte';
import { assumedIn, assumedWords, inOrder, type Row } from './consequence';
import Consequence from './Consequence.svelte';
import { Shown } from './fixture';
import Glyph from './Glyph.svelte';
import { glyphSet } from './glyphs';
import Minimap from './Minimap.svelte';
import { Outlook } from './outlook.svelte';
import Reminder from './Reminder.svelte';
import ZoomTools from './ZoomTools.svelte';

const show = <P extends object>(part: Component<P>, props: P): HTMLElement =>
  new Shown().add(part, props).root;
const text = (root: Element | null) => root?.textContent?.replace(/\s+/g, ' ').trim();
const texts = (root: HTMLElement, selector: string) => [...root.querySelectorAll(selector)].map(text);

type Sign = 'coin' | 'bolt';
const glyphs = glyphSet<Sign>('/signs.svg', 'x', (name) => (name === 'coin' ? 'gold' : undefined));
const deed = (type: string): LegalAction => ({ notation: type, action: { type } });
const refusal: Refusal = { code: 'illegal', rule: 'X-1', text: 'Too far.' };

beforeEach(() => change({ lang: 'en', motion: 'none' }));

describe('a glyph', () => {
  it('is a symbol of the sprite in its own colour, and decoration without a name', () => {
    const root = show(Glyph<Sign>, { set: glyphs, name: 'coin', size: 12 });
    expect(root.querySelector('use')?.getAttribute('href')).toBe('/signs.svg#x-coin');
    expect(root.querySelector('svg')?.getAttribute('color')).toBe('gold');
    expect(root.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
  it('with a name is read out, and plain takes the colour of the text', () => {
    const root = show(Glyph<Sign>, { set: glyphs, name: 'coin', label: 'coins', plain: true });
    expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('coins');
    expect(root.querySelector('svg')?.hasAttribute('color')).toBe(false);
  });
});

describe('the consequence card', () => {
  const rows: Row<Sign>[] = [
    { kind: 'later', icon: 'bolt', text: 'Executive action' },
    { kind: 'loss', icon: 'coin', text: 'Crystal', value: '−1' },
    { kind: 'points', icon: 'coin', text: 'Points', value: '3 → 2', bad: true },
    { kind: 'gain', icon: 'bolt', text: 'Energy', value: '+2' },
    { kind: 'cost', icon: 'coin', text: 'Minerals', value: '2' },
  ];
  it('has its rows in one order, whatever they come in, and marks what is bad', () => {
    expect(inOrder(rows).map(({ kind }) => kind)).toEqual(['cost', 'gain', 'loss', 'points', 'later']);
    const root = show(Consequence<Sign>, { title: 'Build', rows, glyphs });
    expect(texts(root, 'li')).toEqual([
      'Minerals2',
      'Energy+2',
      'Crystal−1',
      'Points3 → 2',
      'Executive action',
    ]);
    expect(texts(root, 'li.bad')).toEqual(['Crystal−1', 'Points3 → 2']);
  });
  it('says why not when it knows, and keeps room for it before', () => {
    const asked = { title: 'Not here', rows, glyphs, refused: true, hint: 'Click: why not?' };
    const waiting = show(Consequence<Sign>, { ...asked, waits: true });
    expect(waiting.querySelector('.reason.waiting')).not.toBeNull();
    expect(waiting.querySelector('li')).toBeNull();
    const told = show(Consequence<Sign>, { ...asked, refusal });
    expect(texts(told, 'p')).toEqual(['Too far.', 'Click: why not?']);
  });
  it('hides what is of an older answer without giving up its room', () => {
    const root = show(Consequence<Sign>, { title: 'Build', rows, glyphs, waits: true });
    expect(root.querySelectorAll('ul.waiting li')).toHaveLength(5);
  });
  it('names what was assumed and lets one choose otherwise', () => {
    const onassume = vi.fn();
    const assumed = [{ text: 'pay with ore', others: ['pay with water', 'pay with plants'], more: 2 }];
    const root = show(Consequence<Sign>, { title: 'Build', rows: [], glyphs, assumed, onassume });
    expect(text(root.querySelector('.assumed'))).toContain('Assumed: pay with ore.');
    root.querySelectorAll<HTMLElement>('[data-do="assume"]')[1]!.click();
    expect(onassume).toHaveBeenCalledWith(0, 1);
    const named = show(Consequence<Sign>, { title: 'Build', rows: [], glyphs, assumed });
    expect(named.querySelector('button')).toBeNull();
    expect(texts(named, '.other')).toEqual(['pay with water', 'pay with plants']);
    expect(text(named.querySelector('.more'))).toBe('and 2 others');
  });
  it('finds assumptions in a foresight, each other answer with the list to ask with', () => {
    const step = (type: string, assumed: string[] | null) => ({
      action: deed(type),
      assumed: assumed?.map(deed) ?? null,
      events: [],
    });
    const seen = foresight({ steps: [step('build', null), step('ore', ['water']), step('only', [])] });
    expect(assumedIn(seen)).toEqual([
      {
        done: deed('ore'),
        others: [{ action: deed('water'), deeds: [{ type: 'build' }, { type: 'water' }] }],
      },
    ]);
  });
  it('names the first few of many other answers', () => {
    const ways = ['water', 'plants', 'battery', 'mineral', 'crystal'].map(deed);
    const seen = foresight({ steps: [{ action: deed('ore'), assumed: ways, events: [] }] });
    expect(assumedWords(seen, (notation) => notation)).toEqual([
      { text: 'ore', others: ['water', 'plants', 'battery'], more: 2 },
    ]);
  });
});

describe('what is pointed at', () => {
  const notes = (key: string) => foresight({ notes: [{ key, facts: {}, text: key }] });
  const engine = new RecordedEngine([
    { actions: [{ type: 'lay' }], answer: { ok: true, foresight: notes('told') } },
    { actions: [{ type: 'far' }], answer: { ok: false, step: 0, refusal } },
  ]);
  const over = (asks = engine) =>
    new Outlook(
      () => asks,
      (seen) => seen.notes.map(({ key }) => key),
    );

  it('is told as soon as it is known, and kept in mind while the next answer is on its way', () => {
    const ahead = over();
    ahead.look([{ type: 'lay' }]);
    expect([ahead.told, ahead.shown, ahead.waits]).toEqual([['told'], ['told'], false]);
    ahead.look([{ type: 'other' }]);
    expect([ahead.told, ahead.shown, ahead.waits]).toEqual([null, ['told'], true]);
    ahead.look(null);
    expect([ahead.told, ahead.shown, ahead.waits]).toEqual([null, null, false]);
  });
  it('is refused once it rests', async () => {
    vi.useFakeTimers();
    const asks = new RecordedEngine();
    const foresee = vi.spyOn(asks, 'foresee').mockResolvedValue({ ok: false, step: 0, refusal });
    const ahead = over(asks);
    ahead.look([{ type: 'near' }], false);
    expect([foresee.mock.calls.length, ahead.waits, ahead.shown]).toEqual([0, true, null]);
    await vi.advanceTimersByTimeAsync(200);
    expect(foresee).toHaveBeenCalledOnce();
    expect([ahead.refusal, ahead.waits]).toEqual([refusal, false]);
  });
  it('is refused at once where that is known, and forgotten when the pointer leaves', () => {
    const ahead = over();
    ahead.look([{ type: 'far' }], false);
    expect(ahead.refusal).toEqual(refusal);
    ahead.look(null);
    expect(ahead.refusal).toBeNull();
  });
  it('promises nothing when the engine is silent', () => {
    const ahead = new Outlook(
      () => SILENT,
      () => 'told',
    );
    ahead.look([{ type: 'lay' }]);
    expect([ahead.told, ahead.shown, ahead.refusal]).toEqual([null, null, null]);
  });
});

describe('a callout', () => {
  const children = createRawSnippet(() => ({ render: () => '<i>told</i>' }));
  it('stands where something is, and is said aloud', () => {
    const camera = new Camera();
    const spot = { x: 0, y: 0, width: 1, height: 1 };
    const root = show(Callout, { camera, spot, lit: 'b', bad: true, children });
    const callout = root.querySelector<HTMLElement>('[role="status"]')!;
    expect(text(callout)).toBe('told');
    expect(callout.style.visibility).toBe('');
    expect(callout.className).toContain('bad');
  });
  it('is not seen as long as its spot is not there', () => {
    const root = show(Callout, { camera: new Camera(), spot: '[data-spot="7"]', lit: 'b', children });
    expect(root.querySelector<HTMLElement>('.callout')!.style.visibility).toBe('hidden');
  });
});

describe('tools', () => {
  const camera = () => {
    const made = new Camera({ bounds: { x: 0, y: 0, width: 200, height: 100 } });
    [made.width, made.height] = [200, 100];
    return made;
  };
  it('enlarge a board and show all of it again', () => {
    const one = camera();
    const root = show(ZoomTools, { camera: one, step: 1.5, tools: ['in', 'fit'] });
    expect([...root.querySelectorAll('button')].map(({ title }) => title)).toEqual([
      'Larger',
      'Show the whole board',
    ]);
    root.querySelector<HTMLElement>('[data-do="zoom-in"]')!.click();
    expect(one.pose.scale).toBe(1.5);
    root.querySelector<HTMLElement>('[data-do="fit"]')!.click();
    expect(one.pose.scale).toBe(1);
  });
  it('show a place of the little map', () => {
    const one = camera();
    one.enlarge(2);
    const children = createRawSnippet(() => ({ render: () => '<g></g>' }));
    const root = show(Minimap, { camera: one, width: 50, children });
    const map = root.querySelector<HTMLElement>('[data-do="look"]')!;
    expect(map.querySelector('svg')?.getAttribute('height')).toBe('25');
    map.getBoundingClientRect = () => ({ left: 0, top: 0, width: 50, height: 25 }) as DOMRect;
    map.dispatchEvent(new MouseEvent('click', { clientX: 50, clientY: 12, bubbles: true }));
    flushSync();
    expect(one.toWell({ x: 200, y: 50 }).x).toBeCloseTo(200);
    expect(Number(map.querySelector('.seen')?.getAttribute('x'))).toBeCloseTo(100);
  });
});

describe('a reminder', () => {
  it('shows topics with texts, symbols, terms and lists', () => {
    const columns = [
      { wide: true, topics: [{ title: 'Goal', text: ['Win.'], aside: ['Or not.'] }] },
      {
        topics: [
          { title: 'Symbols', symbols: [{ icon: 'coin' as const, text: 'Money', label: 'coin' }] },
          { title: 'Points', terms: [{ term: '+ Rows', text: '2 each' }] },
          { title: 'End', list: ['A full row', 'No cards'] },
        ],
      },
    ];
    const root = show(Reminder<Sign>, { title: 'Help', columns, glyphs, onclose: vi.fn() });
    expect(texts(root, 'h3')).toEqual(['Goal', 'Symbols', 'Points', 'End']);
    expect(texts(root, '.card p')).toEqual(['Win.', 'Or not.']);
    expect(texts(root, 'li')).toEqual(['Money', 'A full row', 'No cards']);
    expect(text(root.querySelector('dl'))).toBe('+ Rows 2 each');
    expect(root.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('coin');
  });
});
