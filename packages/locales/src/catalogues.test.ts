import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogues, unbroken, valuesOf } from '../scripts/catalogue.ts';
import { catalogueFaults, stepsWithoutWords, unusedKeys } from '../scripts/faults.ts';
import { compileMessage } from '@lingui/message-utils/compileMessage';

test('all languages have the same keys with the same arguments, sorted, each in one namespace', () => {
  expect(catalogueFaults()).toEqual([]);
});

test('no text is left over that nothing shows', () => {
  expect(unusedKeys(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test('every step of undo has words', () => {
  expect(stepsWithoutWords(join(import.meta.dirname, '../../..'))).toEqual([]);
});

test('French signs and quotation marks stay with their words', () => {
  expect(unbroken('« {name} » : vraiment ?', 'fr')).toBe('«\u00A0{name}\u00A0»\u00A0: vraiment\u00A0?');
  expect(unbroken('{a, plural, one {# page} other {# pages}}', 'fr')).toBe('{a, plural, one {# page} other {# pages}}');
});

test('the arguments of a message are found in its branches and typed by their use', () => {
  const message = compileMessage(
    '{n, plural, one {# von {who}} other {{n} am {day, date}}} {kind, select, a {A} other {}}',
  );
  expect(valuesOf(message)).toEqual({ n: 'number', who: 'string | number', day: 'Date', kind: 'string' });
});

test('a missing key, a differing argument, a swallowed placeholder and a missing plural are each named', () => {
  const catalogues = readCatalogues();
  const source = catalogues.de['problems'];
  const [first, second, third] = Object.keys(source ?? {}) as [string, string, string];
  const withText = (text: string) => ({ text, compiled: compileMessage(text), values: valuesOf(compileMessage(text)) });
  const broken: Record<string, ReturnType<typeof withText>> = { ...catalogues.pl['problems'] };
  delete broken[first];
  broken[second] = withText('{n, plural, one {#} other {#}}');
  broken[third] = withText("l'{x}");
  const faults = catalogueFaults({ ...catalogues, pl: { ...catalogues.pl, problems: broken } });
  expect(faults).toContain(`pl/problems.json: "${first}" is missing`);
  expect(faults).toContain(`pl/problems.json: "${second}" takes other arguments than in de`);
  expect(faults).toContain(`pl/problems.json: "${second}" lacks the plural few, many`);
  expect(faults).toContain(`pl/problems.json: "${third}" has a straight apostrophe before a placeholder: write ’`);
});
