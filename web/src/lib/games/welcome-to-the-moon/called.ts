import { lang, t } from '$lib/i18n';
import type { Part } from '$lib/games/types';
import type { Called } from './names/build';
import type { Sheet } from './sheets/model';

const count = ({ n }: Called) => (typeof n === 'number' ? n : null);

/** A noun and its number stay together; the number and what follows need not. */
const kept = (name: string) =>
  name.replace(/(\d)\u00a0(?=\p{L})/gu, '$1 ').replace(/(\p{L}) (?=\d)/gu, '$1\u00a0');

/** What a thing is called; with `last`, all of its kind from one number to the other. */
function say(called: Called, last: Called = called): string {
  const [from, to] = [count(called), count(last)];
  const many = from !== null && to !== null && to > from;
  const name = t(`welcome-to-the-moon-at-${called.word}`, {
    n: many ? `${from}–${to}` : String(called.n ?? ''),
    count: many ? to - from + 1 : 1,
    of: called.of ? t(`welcome-to-the-moon-of-${called.of}`) : '',
    ...called.args,
  });
  return kept(name);
}

/** The name of a spot in the language now shown. */
export function nameOf(sheet: Sheet, id: string): string | null {
  const called = sheet.names.get(id);
  return called ? say(called) : null;
}

const kind = ({ word, of, args }: Called) => JSON.stringify([word, of, args]);
const follows = (one: Called, next: Called): boolean => {
  const [a, b] = [count(one), count(next)];
  return a !== null && b === a + 1 && kind(one) === kind(next);
};
const SEPARATOR = /^,\s$/;
/** What may be an id: in English something with a digit or a hyphen, lest a word of the sentence is taken for one. */
const IDS = {
  en: /(?<![\p{L}\d_-])[a-z](?=[a-z_]*[\d-])[\w-]*(?![\p{L}\d_-])/gu,
  ru: /(?<![\p{L}\d_-])[a-z][\w-]*(?![\p{L}\d_-])/gu,
};

interface Found {
  id: string;
  called: Called;
  at: number;
  end: number;
}
function find(sheet: Sheet, text: string): Found[] {
  return [...text.matchAll(IDS[lang()])].flatMap(({ 0: id, index: at }) => {
    const called = sheet.names.get(id);
    return called ? [{ id, called, at, end: at + id.length }] : [];
  });
}
/** Neighbours of a list that are told together. */
function runs(found: readonly Found[], text: string): Found[][] {
  const list: Found[][] = [];
  for (const one of found) {
    const before = list.at(-1)?.at(-1);
    const joins =
      before && SEPARATOR.test(text.slice(before.end, one.at)) && follows(before.called, one.called);
    if (joins) list.at(-1)!.push(one);
    else list.push([one]);
  }
  return list;
}
const capital = (text: string) => text.charAt(0).toLocaleUpperCase(lang()) + text.slice(1);

/** Cuts a sentence of the server where it refers to spots by their ids, and calls these by name. */
export function refer(sheet: Sheet, text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const run of runs(find(sheet, text), text)) {
    const [first, last] = [run[0]!, run.at(-1)!];
    if (first.at > from) parts.push({ text: text.slice(from, first.at), place: null });
    const name = say(first.called, last.called);
    parts.push({ text: first.at === 0 ? capital(name) : name, place: first.id });
    from = last.end;
  }
  if (from < text.length) parts.push({ text: text.slice(from), place: null });
  return parts;
}

/** The same sentence as plain text. */
export const inWords = (sheet: Sheet | null, text: string): string =>
  sheet
    ? refer(sheet, text)
        .map((part) => part.text)
        .join('')
    : text;
