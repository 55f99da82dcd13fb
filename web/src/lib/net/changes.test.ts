import { describe, expect, it } from 'vitest';
import { changed } from './changes';

const old = { a: 1, b: { c: 'x', d: [1, 2, 3] }, e: [{ n: 1 }, { n: 2 }] };

describe('a change', () => {
  it('touches the fields it names and leaves the others the very same', () => {
    const now = changed(old, { b: { c: [null] } }) as typeof old;
    expect(now).toEqual({ ...old, b: { c: null, d: [1, 2, 3] } });
    expect(now.e).toBe(old.e);
    expect(now.b.d).toBe(old.b.d);
    expect(old.b.c).toBe('x');
  });

  it('puts fields in and takes them away', () => {
    expect(changed(old, { a: [], f: [{ g: [] }] })).toEqual({ b: old.b, e: old.e, f: { g: [] } });
  });

  it('changes items by their index, and replaces some by others', () => {
    expect(changed(old, { e: { '1': { n: [5] } } })).toEqual({ ...old, e: [{ n: 1 }, { n: 5 }] });
    expect(changed(old, { b: { d: [1, 1] } })).toEqual({ ...old, b: { c: 'x', d: [1, 3] } });
    expect(changed(old, { b: { d: [3, 0, 4, 5] } })).toEqual({ ...old, b: { c: 'x', d: [1, 2, 3, 4, 5] } });
    expect(changed(old, { b: { d: [0, 3] } })).toEqual({ ...old, b: { c: 'x', d: [] } });
  });

  it('replaces the whole', () => {
    expect(changed(old, [[]])).toEqual([]);
    expect(changed(undefined, [{ a: 1 }])).toEqual({ a: 1 });
    expect(changed(old, {})).toEqual(old);
  });
});
