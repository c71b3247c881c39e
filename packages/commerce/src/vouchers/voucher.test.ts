import { describe, expect, it } from 'vitest';
import { quoteOf } from '../../testing/index.ts';
import { cents } from '../money/money.ts';
import { discountOf, judgeVoucher, type VoucherCase, type VoucherStatus } from './judge-voucher.ts';
import { voucherCode, voucherSchema } from './voucher.ts';

const voucher = (changes: object = {}) =>
  voucherSchema.parse({
    code: 'Sommer-10',
    worth: { kind: 'percent', rate: 1000 },
    currency: 'EUR',
    valid_from: '2027-05-01',
    valid_to: '2027-05-31',
    min_amount: 100_000,
    max_uses: 2,
    disabled: false,
    ...changes,
  });
const CASE: VoucherCase = { currency: 'EUR', day: '2027-05-03', goods: cents(168_900) };
const judged = (changes: object, of: Partial<VoucherCase> = {}, uses = 0): VoucherStatus =>
  judgeVoucher({ code: 'SOMMER10', voucher: voucher(changes), uses }, { ...CASE, ...of });

describe('a voucher', () => {
  it.each<[VoucherStatus, string, object, Partial<VoucherCase>, number]>([
    ['valid', 'on its first day', {}, { day: '2027-05-01' }, 0],
    ['valid', 'on its last day', {}, { day: '2027-05-31' }, 0],
    ['inactive', 'the day before', {}, { day: '2027-04-30' }, 0],
    ['inactive', 'the day after', {}, { day: '2027-06-01' }, 0],
    ['inactive', 'that is disabled', { disabled: true }, {}, 0],
    ['valid', 'for its last use', {}, {}, 1],
    ['taken', 'that is used up', {}, {}, 2],
    ['valid', 'without a limit', { max_uses: null }, {}, 999],
    ['valid', 'at exactly its minimum', {}, { goods: cents(100_000) }, 0],
    ['below_minimum_amount', 'a cent below it', {}, { goods: cents(99_999) }, 0],
    ['invalid', 'in another currency', {}, { currency: 'PLN' }, 0],
    ['valid', 'of no currency', { currency: null, min_amount: 0 }, { currency: 'PLN' }, 0],
    ['invalid', 'in another currency, whatever else is wrong', { disabled: true }, { currency: 'PLN' }, 2],
    ['inactive', 'that is over, whatever else is wrong', {}, { day: '2027-06-01', goods: cents(1) }, 2],
    ['taken', 'that is used up and too large', {}, { goods: cents(1) }, 2],
  ])('is %s %s', (status, _, changes, of, uses) => {
    expect(judged(changes, of, uses)).toBe(status);
  });

  it('that is not known is invalid', () => {
    expect(judgeVoucher({ code: 'X', voucher: null, uses: 0 }, CASE)).toBe('invalid');
  });

  it('is compared in upper case, without spaces and hyphens', () => {
    expect([' sommer 10', 'SOMMER-10', 'Sommer\u201310\u00a0'].map(voucherCode)).toEqual(Array(3).fill('SOMMER10'));
    expect(voucher().code).toBe('SOMMER10');
  });

  it('takes off its percentage, half a cent upwards, or its face without VAT, rounded up', () => {
    const off = (worth: object, goods: number, rate = 1900) => discountOf(voucher({ worth }), cents(goods), rate);
    expect(off({ kind: 'percent', rate: 1000 }, 168_900)).toBe(16_890);
    expect(off({ kind: 'percent', rate: 1000 }, 15)).toBe(2);
    expect(off({ kind: 'percent', rate: 10_000 }, 15)).toBe(15);
    expect(off({ kind: 'fixed', gross: 5000 }, 168_900)).toBe(4202);
    expect(off({ kind: 'fixed', gross: 5000 }, 168_900, 0)).toBe(5000);
    expect(off({ kind: 'fixed', gross: 50_000 }, 23_150)).toBe(23_150);
  });

  it('that does not count leaves the price as it is, and says why', () => {
    const priced = quoteOf({ voucher: { code: 'SOMMER10', voucher: voucher(), uses: 0 } });
    expect(priced).toEqual({ ...quoteOf(), voucher: { code: 'SOMMER10', status: 'below_minimum_amount' } });
  });

  it.each([
    ['an amount without a currency', { currency: null }],
    ['a face without a currency', { currency: null, min_amount: 0, worth: { kind: 'fixed', gross: 100 } }],
    ['more than everything', { worth: { kind: 'percent', rate: 10_001 } }],
    ['less than a tenth of a percent', { worth: { kind: 'percent', rate: 9 } }],
    ['nothing', { worth: { kind: 'fixed', gross: 0 } }],
    ['a last day before the first', { valid_to: '2027-04-30' }],
    ['a code of hyphens', { code: '- -' }],
  ])('cannot be made with %s', (_, changes) => {
    expect(() => voucher(changes)).toThrow();
  });
});
