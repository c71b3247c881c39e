import { expect, test } from 'vitest';
import { addressesIn } from './addresses.ts';

test.each([
  ['a@x.de\nb@x.de\r\n', ['a@x.de', 'b@x.de']],
  ['Mara König <Mara@X.de>; "Ole" <ole@x.co.uk>,', ['mara@x.de', 'ole@x.co.uk']],
  ['Mara\tKönig\tmara@x.de\nOle\tBerg\tole@x.de', ['mara@x.de', 'ole@x.de']],
  ['a@x.de, A@X.DE', ['a@x.de']],
  ['Schreib an a@x.de.', ['a@x.de']],
  ['lena@verein', ['lena@verein']],
  ['niemand', []],
])('of %j these are addresses: %j', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});
