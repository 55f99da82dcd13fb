import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { propsAt, RECORDED, show, type Shown } from '$lib/board/fixture';
import { SILENT, type Engine } from '$lib/engine';
import { change } from '$lib/settings/settings.svelte';
import { loadGame } from '.';

// When the wire or a view has changed: `npm run record`.

/** What stands on the page: words, and how much is drawn. */
const standing = ({ root }: Shown) => `${root.textContent} ${root.querySelectorAll('*').length}`;

/** What is drawn, but for the buttons of an offer: those go with it. */
const LASTING = '*:not(button[data-action], button[data-action] *)';

/** Points at each of these actions, whatever has to be picked before, and notes what stands there then. */
async function pointed(slug: string, notations: readonly string[], engine?: Engine) {
  const told = RECORDED[slug]!;
  const { Table, Hand } = await loadGame(slug);
  const props = propsAt(told, engine ? { engine } : {});
  const shown = show(props, Hand ? [Table, Hand] : [Table]);
  const found = new Map<string, string>();
  const point = (notation: string) => {
    const mark = shown.all('[data-action]').find(({ dataset }) => dataset['action'] === notation);
    if (!mark || found.has(notation)) return;
    shown.point(mark);
    found.set(notation, standing(shown));
  };
  // What a board draws by may have to be loaded first.
  await vi.waitFor(() => {
    for (const value of [null, ...new Set(shown.marked('select'))]) {
      props.select.value = value;
      flushSync();
      notations.forEach(point);
    }
    expect(found.size).toBeGreaterThan(0);
  });
  shown.close();
  return found;
}

beforeEach(() => {
  change({ lang: 'en', motion: 'none' });
  // A wide screen: boards keep less ready on a narrow one.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
});
afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(RECORDED))('a recorded moment of %s', (slug, { seatView, answers = [] }) => {
  const asked = answers.map(({ actions: [action] }) => JSON.stringify(action));
  const notations = seatView.legal
    .filter(({ action }) => asked.includes(JSON.stringify(action)))
    .map(({ notation }) => notation);

  it('has answers of the engine to what can be done there', () => {
    expect(answers.length).toBeGreaterThan(0);
    expect(notations).toHaveLength(answers.length);
  });

  it('without answers and without anything legal it stands, lights nothing and promises nothing', async () => {
    const { Table, Hand } = await loadGame(slug);
    const told = RECORDED[slug]!;
    const parts = Hand ? [Table, Hand] : [Table];
    const lit = show(propsAt(told), parts);
    await vi.waitFor(() =>
      expect(lit.marked('action').length + lit.marked('select').length).toBeGreaterThan(0),
    );
    const drawn = lit.all(LASTING).length;
    lit.close();

    const none = propsAt({ ...told, seatView: { ...seatView, legal: [] } }, { engine: SILENT });
    const shown = show(none, parts);
    // As much stands there, but for what only lights up.
    await vi.waitFor(() => expect(shown.all(LASTING).length).toBeGreaterThan(drawn / 2));
    expect([shown.marked('action'), shown.marked('select')]).toEqual([[], []]);
    for (const place of shown.all('[data-why], [data-hex], [data-tip], button').slice(0, 40)) {
      shown.point(place);
      // What would be foreseen needs an answer; there is none, and nothing is made up.
      expect(shown.all('.callout li, [data-odds]'), place.outerHTML.slice(0, 80)).toEqual([]);
    }
    expect(shown.root.textContent).not.toContain('‹');
    expect(none.act).not.toHaveBeenCalled();
  });

  it('shows on the board what the engine answered, in words', async () => {
    const told = await pointed(slug, notations);
    const silent = await pointed(slug, notations, SILENT);
    expect([...told.keys()].sort()).toEqual([...silent.keys()].sort());
    for (const [notation, now] of told) {
      expect(now, notation).not.toContain('‹');
      expect(now, notation).not.toBe(silent.get(notation));
    }
  });
});
