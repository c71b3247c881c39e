import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.ts';
import { missingFor, readSeller } from './seller.ts';

const WHOLE = {
  SELLER_NAME: 'Figurina GmbH',
  SELLER_STREET: 'Hafenweg 3',
  SELLER_ZIP: '48155',
  SELLER_CITY: 'Münster',
  SELLER_TAX_NUMBER: '337/5915/1234',
  SELLER_IBAN: 'de02 1203 0000 0000 2020 51',
};
function sellerOf(settings: Record<string, string>) {
  const read = readConfig(settings);
  if (!read.ok) throw new Error(read.problems.join());
  return readSeller(read.config);
}

test('a seller is whole, or a specimen, or lacks settings by their names', () => {
  expect(sellerOf(WHOLE)).toMatchObject({
    state: 'complete',
    seller: { iban: 'DE02120300000000202051', country: 'DE' },
  });
  expect(sellerOf({ SELLER_COUNTRY: 'AT' }).state).toBe('specimen');
  for (const setting of Object.keys(WHOLE)) {
    const { [setting]: _, ...rest } = WHOLE as Record<string, string>;
    const missing = setting === 'SELLER_TAX_NUMBER' ? 'SELLER_VAT_ID or SELLER_TAX_NUMBER' : setting;
    expect(sellerOf(rest)).toEqual({ state: 'incomplete', missing: [missing] });
  }
  expect(sellerOf({ SELLER_EMAIL: 'a@b.de' })).toMatchObject({ state: 'incomplete' });
});

test('without VAT, and to public bodies, an invoice needs more of the seller', () => {
  const read = sellerOf(WHOLE);
  if (read.state === 'incomplete') throw new Error(read.missing.join());
  const { seller } = read;
  expect(missingFor(seller, { category: 'S', leitwegId: '' })).toEqual([]);
  expect(missingFor(seller, { category: 'G', leitwegId: '' })).toEqual(['SELLER_VAT_ID']);
  expect(missingFor(seller, { category: 'K', leitwegId: '0401' })).toEqual(['SELLER_VAT_ID', 'SELLER_PHONE']);
});
