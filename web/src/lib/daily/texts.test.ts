import { beforeEach, describe, expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import { challenge, result } from './fixture';
import { dayText, optionsText, progressOf, resultText, untilText } from './texts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('the words of a challenge', () => {
  beforeEach(() => change({ lang: 'ru' }));

  it('name the day it belongs to, wherever the browser is', () => {
    expect(plain(dayText('2026-03-01'))).toBe('1 марта 2026 г.');
    change({ lang: 'en' });
    expect(dayText('2026-03-01')).toBe('1 March 2026');
  });

  it('name what the day has decided', () => {
    // The names come from the server, in its language; the quotes are the page's.
    expect(plain(optionsText(challenge()))).toBe('Adventure 3 «The Colony» · ASTRA: Margaret');
    change({ lang: 'en' });
    expect(plain(optionsText(challenge()))).toBe('Adventure 3 “The Colony” · ASTRA: Margaret');
  });

  it('leave out what is switched off, and have numbers without a name', () => {
    const name = 'Rounds';
    const options = [
      { id: 'rounds', value: 5, name, choice: null },
      { id: 'off', value: false, name: 'Off', choice: null },
      { id: 'on', value: true, name: 'On', choice: null },
    ];
    expect(plain(optionsText(challenge({ options })))).toBe('Rounds 5 · On');
  });

  it('count points and give the rank', () => {
    const of = (points: number, rank: number) => plain(resultText(result({ points, rank })));
    expect([of(1, 1), of(22, 2), of(-5, 13)]).toEqual([
      '1 очко, 1-е место',
      '22 очка, 2-е место',
      '−5 очков, 13-е место',
    ]);
    change({ lang: 'en' });
    expect([of(1, 1), of(22, 2)]).toEqual(['1 point, rank 1', '22 points, rank 2']);
  });

  it('say so when somebody gave up', () => {
    expect(resultText(result({ points: null, rank: null, ending: 'resigned' }))).toBe('Сдача');
    expect(resultText(result({ points: null, rank: null, ending: 'late' }))).toBe('Вне зачёта');
    expect(plain(resultText(result({ points: 72, rank: 3, counts: false })))).toBe(
      '72 очка, было бы 3-е место',
    );
  });

  it('tell the time left to the minute', () => {
    expect([1, 61_000, 3_600_000, 25_920_000].map((ms) => plain(untilText(ms)))).toEqual([
      '1 мин',
      '2 мин',
      '1 ч',
      '7 ч 12 мин',
    ]);
  });
});

it('a challenge is new, going on, done or missed', () => {
  expect(progressOf(challenge())).toBe('new');
  expect(progressOf(challenge({ table: 't1' }))).toBe('going');
  expect(progressOf(challenge({ table: 't1', result: result() }))).toBe('done');
  expect(progressOf(challenge({ ends_in_ms: null }))).toBe('missed');
  expect(progressOf(challenge({ ends_in_ms: null, table: 't1' }))).toBe('going');
});
