import { expect, test } from 'vitest';
import { wishesOf } from './wishes-of.ts';

const person = (name: string, decisions: object[], withdrawn = false) => ({
  id: name,
  name,
  email: '',
  opened: true,
  done_at: null,
  reminded_at: null,
  withdrawn,
  decisions: decisions.map((decision) => ({ answer: null, comment: '', carried: false, ...decision }) as never),
});

test('what is left to do is listed by page: corrections, second looks and words, never a plain OK', () => {
  const spreads = [
    { id: 'a', pages: '1', changed: false },
    { id: 'b', pages: '2–3', changed: false },
  ];
  const people = [
    person('Opa', [
      { spread_id: 'b', answer: 'again', comment: 'Schief' },
      { spread_id: 'a', answer: 'ok' },
    ]),
    person('Tante', [
      { spread_id: 'a', answer: 'ok', comment: 'Schön!' },
      { spread_id: 'b', comment: 'Hm' },
    ]),
    person('Weg', [{ spread_id: 'a', answer: 'again', comment: 'x' }], true),
  ];
  expect(wishesOf({ spreads, people }).map(({ pages, name, answer }) => [pages, name, answer])).toEqual([
    ['1', 'Tante', 'ok'],
    ['2–3', 'Opa', 'again'],
    ['2–3', 'Tante', null],
  ]);
});
