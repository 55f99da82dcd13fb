import { FluentResource } from '@fluent/bundle';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addWords } from '$lib/i18n';
import { settings } from '$lib/settings/settings.svelte';
import { inWords, nameOf, refer } from './called';
import game from './index';
import { words } from './names';
import { ADVENTURES, loadSheet } from './sheets';
import type { Sheet } from './sheets/model';

const sheets = new Map<number, Sheet>();
beforeAll(async () => {
  addWords(game.words);
  for (const adventure of ADVENTURES) sheets.set(adventure, await loadSheet(adventure));
});
afterEach(() => (settings.lang = null));
const of = (adventure: number) => sheets.get(adventure)!;

/** What the pen of the board adds to a sheet by itself; the server never speaks of it. */
const OWN = /^(mission-|mineral-|robot-|target-|launch-top)|-(last|before|after)(#\d)?$|^(plants|water)-\d$/;
const spots = ({ cells, things }: Sheet) =>
  [...cells.map(({ id }) => id), ...things.map(({ id, spot }) => spot ?? id)].filter((id) => !OWN.test(id));

describe('everything on a sheet has a name', () => {
  for (const lang of ['en', 'ru'] as const) {
    it.each(ADVENTURES)(`of its own on that of adventure %i: ${lang}`, (adventure) => {
      settings.lang = lang;
      const sheet = of(adventure);
      expect(spots(sheet).filter((id) => !sheet.names.has(id))).toEqual([]);
      const names = new Map<string, string>();
      for (const id of sheet.names.keys()) {
        const name = nameOf(sheet, id)!;
        expect(name, id).not.toMatch(/[‹{},]|undefined/);
        expect(/[а-яё]{3}/.test(name), name).toBe(lang === 'ru');
        expect(names.get(name), `${id} is called like another: ${name}`).toBeUndefined();
        names.set(name, id);
      }
    });
  }

  it('in both languages with the same facts', () => {
    const vars = (source: string) =>
      new FluentResource(source).body.map(({ id, value }) => [
        id,
        ...new Set(
          JSON.stringify(value)
            .match(/"type":"var","name":"\w+"/g)
            ?.sort(),
        ),
      ]);
    expect(vars(words.en)).toEqual(vars(words.ru));
  });
});

/** As it reads, whatever kind of spaces keeps it together. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a sentence about spots', () => {
  it('calls them by name and keeps their ids for links', () => {
    settings.lang = 'en';
    const parts = refer(of(1), 'Write 9 in n05').map(({ text, place }) => [plain(text), place]);
    expect(parts).toEqual([
      ['Write 9 in ', null],
      ['space 2 of floor 2 (Astronaut)', 'n05'],
    ]);
    expect(plain(inWords(of(2), 'Mark cut04'))).toBe('Mark the cut between spaces 4 and 5');
  });

  it('tells neighbours together', () => {
    settings.lang = 'ru';
    expect(plain(inWords(of(1), 'Ада отмечает: b13, r10, r11, r12, r14.'))).toContain(
      'звездолёты 10–12 стартовой зоны, звездолёт 14 стартовой зоны.',
    );
  });

  it('begins with a capital letter, and leaves words alone', () => {
    settings.lang = 'en';
    expect(plain(inWords(of(5), 'k1-7 is filled already.'))).toBe(
      'Storey 1 of skyscraper 1 is filled already.',
    );
    expect(inWords(of(6), 'The green virus becomes active.')).toBe('The green virus becomes active.');
    settings.lang = 'ru';
    expect(inWords(of(6), 'Ада отмечает: grey.')).toBe('Ада отмечает: серый вирус.');
  });
});
