import { describe, expect, it } from 'vitest';
import cases from '../../../../crates/game-text/src/typeset.cases?raw';
import { typeset } from './typography';

const shown = (text: string) => typeset(text, 'ru').replaceAll('\u00a0', '_');

it.each(
  cases
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|')),
)('%s: “%s” is set as on the server', (lang, text, set) => {
  expect(typeset(text!, lang!).replaceAll('\u00a0', '_')).toBe(set);
});

describe('Russian text', () => {
  it('never leaves a short word at the end of a line', () => {
    expect(shown('Победите в бою и в лесу')).toBe('Победите в_бою и_в_лесу');
    expect(shown('Карта для боя или на ход')).toBe('Карта для_боя или_на_ход');
  });

  it('keeps numbers with their units and dashes with the word before', () => {
    expect(shown('Осталось 12 ПО, 61 % и 20 мин')).toBe('Осталось 12_ПО, 61_% и_20_мин');
    expect(shown('Дракон — сильный')).toBe('Дракон_— сильный');
  });

  it('keeps particles and initials', () => {
    expect(shown('Сможете ли вы')).toBe('Сможете_ли_вы');
    expect(shown('Ходит А. С. Орлов')).toBe('Ходит А._С._Орлов');
  });

  it('writes numbers below nothing with a minus sign', () => {
    expect(shown('Счёт -3 : -12, 1-е место, WM-0.9, 2026-03-01')).toBe(
      'Счёт −3 : −12, 1-е_место, WM-0.9, 2026-03-01',
    );
  });

  it('leaves English alone but for numbers', () => {
    expect(typeset('A unit is at 5 VP', 'en')).toBe('A unit is at 5\u00a0VP');
  });
});
