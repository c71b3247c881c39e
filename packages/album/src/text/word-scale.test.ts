import { expect, it } from 'vitest';
import { wordScale } from './word-scale.ts';

it('shrinks for the longest word alone, down to what can be read', () => {
  expect(wordScale('Ida von der Au', 14)).toBe(1);
  expect(wordScale('Anna-Katharina Leutheusser-Schnarrenberger', 14)).toBe(14 / 15);
  expect(wordScale('W'.repeat(28), 14)).toBe(0.5);
  expect(wordScale('W'.repeat(100), 14)).toBe(0.45);
  expect(wordScale('', 14)).toBe(1);
});
