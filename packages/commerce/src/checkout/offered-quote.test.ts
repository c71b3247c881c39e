import { expect, test } from 'vitest';
import { quoteOf } from '../../testing/index.ts';
import { cents } from '../money/money.ts';
import { voucherSchema } from '../vouchers/voucher.ts';
import { offeredQuote } from './offered-quote.ts';

const offered = {
  priceList: 'older',
  lines: [
    { product: 'album', quantity: 10, net: cents(15_000) },
    { product: 'stickerpack', quantity: 50, net: cents(3000) },
    { product: 'shipping', quantity: 1, net: cents(700) },
  ],
} as const;

test('has the lines of the offer, with the VAT of the day', () => {
  const quote = offeredQuote(quoteOf(), offered, null, '2027-05-03');
  expect(quote.lines.map(({ net }) => net)).toEqual([15_000, 3000, 700]);
  expect(quote).toMatchObject({ priceList: 'older', net: 18_700, vat: 3553, gross: 22_253, voucher: null });
});

test('takes a voucher like any price, off the goods and not the shipping', () => {
  const voucher = voucherSchema.parse({
    code: 'ALLES',
    worth: { kind: 'percent', rate: 10_000 },
    currency: null,
    valid_from: null,
    valid_to: null,
    min_amount: 0,
    max_uses: null,
    disabled: false,
  });
  const tried = { code: 'ALLES', voucher, uses: 0 };
  const quote = offeredQuote(quoteOf(), offered, tried, '2027-05-03');
  expect(quote.lines.map(({ product, net }) => [product, net])).toEqual([
    ['album', 15_000],
    ['stickerpack', 3000],
    ['voucher', -18_000],
    ['shipping', 700],
  ]);
  expect(quote).toMatchObject({ net: 700, voucher: { code: 'ALLES', status: 'valid' } });
});
