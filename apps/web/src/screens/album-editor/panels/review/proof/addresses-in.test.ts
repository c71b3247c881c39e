import { expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';

test('addresses are read from a column, a list or a mail’s own way of writing them, each once', () => {
  expect(addressesIn('opa@familie.de\n Tante Ilse <Ilse@familie.de>; opa@familie.de, kein-at\n\n')).toEqual([
    'opa@familie.de',
    'ilse@familie.de',
    'kein-at',
  ]);
  expect(addressesIn('  \n')).toEqual([]);
});
