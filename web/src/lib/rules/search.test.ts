import { expect, it } from 'vitest';
import { found, search } from './search';

const rule = (id: string, title: string, body: string) => ({
  id,
  number: id,
  title,
  body,
  source: null,
  origin: null,
});
const book = {
  title: '',
  intro: '',
  chapters: [
    {
      title: 'Ход',
      name: 'Ход',
      number: 'NX-1',
      intro: '',
      rules: [rule('NX-1.1', 'Бой', 'Про отступление.'), rule('NX-1.2', 'Отступление', 'Всё.')],
    },
  ],
};

it('words are found whatever their case and ё, headings first', () => {
  expect(search(book, 'отступ').map(({ id }) => id)).toEqual(['NX-1.2', 'NX-1.1']);
  expect(search(book, 'ВСЕ').map(({ id }) => id)).toEqual(['NX-1.2']);
  expect(search(book, 'nx-1.1').map(({ id }) => id)).toEqual(['NX-1.1']);
  expect(search(book, '  ')).toEqual([]);
});

it('hits are cut out of a text', () => {
  expect(found('Отступает', 'отступ')).toEqual([
    { text: 'Отступ', hit: true },
    { text: 'ает', hit: false },
  ]);
});
