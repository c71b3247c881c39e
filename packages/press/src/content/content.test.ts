import { expect, test } from 'vitest';
import { readCalculator } from './calculator.ts';
import { readOperations, writeOperations } from './operations.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

test('operations come out as they went in, strings with brackets and bytes and dictionaries too', () => {
  const lines = [
    'q',
    '.5 -1 +2. 0 1 0 cm',
    '/F1 12 Tf',
    '(a\\)b(c) \xE9\\\\) Tj',
    '[(A) -20 <0041>] TJ',
    '/Span <</ActualText (x > y) /N [1 2]>> BDC',
    "(next) '",
    'f*',
    'Q',
  ];
  const operations = readOperations(bytes(`% a note\n${lines.join('\n')}\n`));
  expect(operations.map(({ operator }) => operator)).toEqual(['q', 'cm', 'Tf', 'Tj', 'TJ', 'BDC', "'", 'f*', 'Q']);
  expect(Buffer.from(writeOperations(operations)).toString('latin1')).toBe(`${lines.join('\n')}\n`);
});

test('inline images and streams that end too soon are refused', () => {
  for (const text of ['q BI /W 1 ID x EI Q', '(open Tj', '[1 2', '1 0 0'])
    expect(() => readOperations(bytes(text)), text).toThrow(SyntaxError);
});

test('a calculator function gives the colours that Chromium meant', () => {
  const color = readCalculator(
    '{pop dup 0 le {pop 1 0 0 0} if dup dup 0 gt exch 1 le and {0 sub dup -1 mul 1 add exch 0 exch 0} if 0 gt {0 0 1} if}',
  );
  expect(color([-0.1, 9])).toEqual([1, 0, 0]);
  expect(color([0.25, 9])).toEqual([0.75, 0, 0.25]);
  expect(color([1.1, 9])).toEqual([0, 0, 1]);
  const divided = readCalculator('{pop dup abs 0.00001 lt {pop 0 0 0} {dup 3 mul exch 2 div 7 3 1 roll} ifelse}');
  expect(divided([0, 1])).toEqual([0, 0, 0]);
  expect(divided([2, 1])).toEqual([7, 6, 1]);
  expect(() => readCalculator('{pop 1 0 0 run}')([0, 0])).toThrow('run');
});
