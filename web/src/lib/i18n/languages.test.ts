import { afterEach, describe, expect, it } from 'vitest';
import { change } from '$lib/settings/settings.svelte';
import { lang, languages, loadWords, ownName, t } from './index';
import { addLanguages, browserLanguage, wished } from './language.svelte';
import { Texts } from './texts.svelte';

const words = 'close = Zavřít\nseats = Místa';
const czech = { code: 'cs', name: 'Čeština', words: () => Promise.resolve(words) };

describe('languages', () => {
  afterEach(() => addLanguages([]));

  it('are those with a file, and those that the server adds', () => {
    expect([...languages()].sort()).toEqual(['en', 'ru']);
    addLanguages([czech, { ...czech, code: 'en' }]);
    expect(languages().filter((code) => code === 'en')).toEqual(['en']);
    expect(languages()).toContain('cs');
    expect([ownName('cs'), ownName('en'), ownName('ru')]).toEqual(['Čeština', 'English', 'Русский']);
  });

  it('are chosen by the browser where nobody has chosen', () => {
    expect(browserLanguage(['pl', 'en-GB', 'ru'])).toBe('en');
    expect(browserLanguage(['cs-CZ', 'en'])).toBe('en');
    expect(browserLanguage(['pl'])).toBe('ru');
    addLanguages([czech]);
    expect(browserLanguage(['cs-CZ', 'en'])).toBe('cs');
  });

  it('a language is shown when its words have come; what it lacks is said in English', async () => {
    addLanguages([czech]);
    change({ lang: 'ru' });
    expect(t('close')).toBe('Закрыть');
    change({ lang: 'cs' });
    expect(wished()).toBe('cs');
    expect(lang()).not.toBe('cs');
    await loadWords();
    expect([lang(), t('close'), t('back')]).toEqual(['cs', 'Zavřít', 'Back']);
  });

  it('one that is gone from the server is no longer wished for', () => {
    addLanguages([czech]);
    change({ lang: 'cs' });
    expect(wished()).toBe('cs');
    addLanguages([]);
    expect(languages()).toContain(wished());
  });

  it('texts of a language that is incomplete come with the English ones', async () => {
    addLanguages([czech]);
    const asked: string[] = [];
    const texts = new Texts((language) => {
      asked.push(language);
      return Promise.resolve(language === 'en' ? 'a = A\nb = B' : 'a = Á');
    });
    await texts.load('cs');
    expect(asked.sort()).toEqual(['cs', 'en']);
    expect([texts.find('cs', 'a'), texts.find('cs', 'b'), texts.find('cs', 'c')]).toEqual(['Á', 'B', null]);
  });
});
