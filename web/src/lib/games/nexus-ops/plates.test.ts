import { expect, it } from 'vitest';
import { plateLines } from './plates';

it('a short name is one line', () => expect(plateLines('Гость BEJ')).toEqual(['Гость BEJ']));
it('a longer one breaks between words', () => {
  expect(plateLines('Гость BEJ (2)')).toEqual(['Гость BEJ', '(2)']);
  expect(plateLines('Anna Maria Lund')).toEqual(['Anna', 'Maria Lu…']);
});
it('a word that is too long is cut', () => {
  expect(plateLines('Константинополь')).toEqual(['Константи…'.slice(0, 8) + '…']);
  expect(plateLines('Константинополь Второй')).toEqual(['Констант…', 'Второй']);
});
