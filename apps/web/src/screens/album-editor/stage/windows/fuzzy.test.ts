import { expect, test } from 'vitest';
import { matchScore } from './fuzzy.ts';

const best = (question: string, texts: readonly string[]): string[] =>
  texts
    .map((text) => ({ text, score: matchScore(question, text) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);

test('the beginning of a word comes before the middle of one, then first letters, then a letter that is wrong', () => {
  const texts = ['Links ausrichten', 'Zuhause', 'Alles auswaehlen', 'Ganz nach vorne'];
  expect(best('aus', texts)).toEqual(['Alles auswaehlen', 'Links ausrichten', 'Zuhause']);
  expect(best('gnv', texts)).toEqual(['Ganz nach vorne']);
  expect(best('vorme', texts)).toEqual(['Ganz nach vorne']);
});

test('words may come in any order, accents and umlauts do not count', () => {
  expect(best('muller anna', ['Anna Müller', 'Anna Maier'])).toEqual(['Anna Müller']);
  expect(best('grupe', ['Gruppieren'])).toEqual(['Gruppieren']);
});

test('an empty question is answered by everything, a strange one by nothing', () => {
  expect(best('', ['a', 'b'])).toHaveLength(2);
  expect(best('xyz', ['Ganz nach vorne'])).toEqual([]);
});
