import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ForesightAnswer, Refusal } from '$lib/wire';
import { foresight, Lookahead, RecordedEngine, RemoteEngine, SILENT, type Moment } from '.';

const refusal: Refusal = { code: 'illegal', rule: 'NX-1.1', text: 'No.' };
const deed = (type: string) => ({ type });
const answer = (place: string): ForesightAnswer => ({
  type: 'foreseen',
  foresight: foresight({ places: [place] }),
});

/** A line whose other end is the test. */
class Line {
  asked: { actions: readonly unknown[]; settle: (answer: ForesightAnswer | null) => void }[] = [];
  foresee = (_table: string, _seat: number, _decision: string, actions: readonly unknown[]) =>
    new Promise<ForesightAnswer | null>((settle) => this.asked.push({ actions, settle }));
  why = (_table: string, _seat: number, action: { type: string }) =>
    Promise.resolve(action.type === 'pass' ? null : refusal);
  get sent() {
    return this.asked.map(({ actions }) => actions);
  }
}

let line: Line;
let moment: Moment | null;
let engine: RemoteEngine;
const settled = () => new Promise((then) => setTimeout(then));

beforeEach(() => {
  line = new Line();
  moment = { table: 't1', seat: 0, decision: 'd1', revision: 1 };
  engine = new RemoteEngine(line, () => moment);
});

describe('the remote engine', () => {
  it('remembers an answer until the moment changes', async () => {
    const first = engine.foresee([deed('buy human')]);
    line.asked[0]!.settle(answer('H0'));
    expect(await first).toMatchObject({ ok: true, foresight: { places: ['H0'] } });
    expect(engine.known([deed('buy human')])).toEqual(await first);
    await engine.foresee([deed('buy human')]);
    expect(line.sent).toHaveLength(1);
    moment = { ...moment!, revision: 2 };
    expect(engine.known([deed('buy human')])).toBeNull();
    void engine.foresee([deed('buy human')]);
    expect(line.sent).toHaveLength(2);
  });

  it('sends the newest of the questions that wait, and gives the others nothing', async () => {
    void engine.foresee([deed('one')]);
    const two = engine.foresee([deed('two')]);
    const three = engine.foresee([{ type: 'three' }]);
    expect(await two).toBeNull();
    expect(line.sent).toEqual([[deed('one')]]);
    line.asked[0]!.settle(answer('A'));
    await settled();
    expect(line.sent).toEqual([[deed('one')], [{ type: 'three' }]]);
    line.asked[1]!.settle(answer('C'));
    expect(await three).toMatchObject({ ok: true });
    expect(engine.known([deed('one')])).toMatchObject({ ok: true });
  });

  it('drops an answer that belongs to another moment', async () => {
    const asked = engine.foresee([deed('one')]);
    moment = { ...moment!, decision: 'd2' };
    line.asked[0]!.settle(answer('A'));
    expect(await asked).toBeNull();
    expect(engine.known([deed('one')])).toBeNull();
  });

  it('keeps what the rules refuse and forgets a refusal in haste', async () => {
    const illegal = engine.foresee([deed('fly')]);
    line.asked[0]!.settle({ type: 'refused', step: 0, refusal });
    expect(await illegal).toEqual({ ok: false, step: 0, refusal });
    expect(engine.known([deed('fly')])).not.toBeNull();
    const hasty = engine.foresee([deed('run')]);
    line.asked[1]!.settle({ type: 'refused', step: null, refusal: { ...refusal, code: 'too_fast' } });
    expect(await hasty).toMatchObject({ ok: false, step: null });
    expect(engine.known([deed('run')])).toBeNull();
  });

  it('goes on after a cut line or a replaced question', async () => {
    const cut = engine.foresee([deed('one')]);
    line.asked[0]!.settle(null);
    expect(await cut).toBeNull();
    const replaced = engine.foresee([deed('one')]);
    line.asked[1]!.settle({ type: 'replaced' });
    expect(await replaced).toBeNull();
    void engine.foresee([deed('one')]);
    expect(line.sent).toHaveLength(3);
  });

  it('asks nothing for somebody who only watches', async () => {
    moment = null;
    expect(await engine.foresee([deed('one')])).toBeNull();
    expect(await engine.why(deed('fly'))).toBeNull();
    expect(line.sent).toEqual([]);
  });

  it('says why not', async () => {
    expect(await engine.why(deed('fly'))).toEqual(refusal);
    expect(await engine.why(deed('pass'))).toBeNull();
  });
});

describe('what the player points at', () => {
  it('shows the newest answer, and nothing while it is on its way', async () => {
    const ahead = new Lookahead(() => engine);
    ahead.look([deed('one')]);
    ahead.look([deed('two')]);
    flushSync();
    expect(ahead.seen).toBeNull();
    line.asked[0]!.settle(answer('A'));
    await settled();
    expect(ahead.seen).toBeNull();
    line.asked[1]!.settle(answer('B'));
    await settled();
    expect(ahead.seen).toMatchObject({ ok: true, foresight: { places: ['B'] } });
    ahead.look([deed('one')]);
    expect(ahead.seen).toMatchObject({ ok: true, foresight: { places: ['A'] } });
    ahead.look(null);
    expect(ahead.seen).toBeNull();
  });
});

describe('engines without a server', () => {
  it('repeat what was recorded and know nothing else', async () => {
    const recorded = new RecordedEngine(
      [{ actions: [deed('one')], answer: { ok: true, foresight: foresight() } }],
      { fly: refusal },
    );
    expect(await recorded.foresee([deed('one')])).toMatchObject({ ok: true });
    expect(await recorded.foresee([deed('two')])).toBeNull();
    expect(await recorded.why(deed('fly'))).toEqual(refusal);
    expect(recorded.asked).toEqual([[deed('one')], [deed('two')]]);
  });

  it('promise nothing when they are silent', async () => {
    expect(SILENT.known([deed('one')])).toBeNull();
    expect(await SILENT.foresee([deed('one')])).toBeNull();
    expect(await SILENT.why(deed('one'))).toBeNull();
  });
});
