import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { epcText } from './epc.ts';

const TRANSFER = {
  holder: 'Figurina GmbH',
  iban: 'DE02120300000000202051',
  bic: '',
  amount: 28_499,
  reference: 'R-2027-0001',
};

test('the code of a transfer has the lines of EPC069-12, whatever stands in its fields', () => {
  expect(epcText(TRANSFER)).toBe(
    'BCD\n002\n1\nSCT\n\nFigurina GmbH\nDE02120300000000202051\nEUR284.99\n\n\nR-2027-0001',
  );
  const odd = epcText({ ...TRANSFER, holder: `A\nB ${'x'.repeat(90)}`, amount: 5, reference: 'R\r\n2' });
  expect(odd.split('\n')).toHaveLength(11);
  expect(odd.split('\n')[5]).toHaveLength(70);
  expect(odd).toContain('EUR0.05');
  // The guideline allows codes up to version 13, which has 69 squares a side.
  expect(encode(odd, { ecc: 'M', border: 0 }).size).toBeLessThanOrEqual(69);
});
