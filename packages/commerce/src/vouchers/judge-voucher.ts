import type { IsoDay } from '../delivery/day.ts';
import { type BasisPoints, type Cents, cents, type Currency, shareOf, WHOLE } from '../money/money.ts';
import type { Voucher } from './voucher.ts';

export const VOUCHER_STATUSES = ['valid', 'invalid', 'inactive', 'taken', 'below_minimum_amount'] as const;
export type VoucherStatus = (typeof VOUCHER_STATUSES)[number];

/** What somebody typed, and what the server knows of it. */
export interface TriedVoucher {
  readonly code: string;
  /** Null: there is no such code. */
  readonly voucher: Voucher | null;
  /** Orders that redeemed it and did not give it back. */
  readonly uses: number;
}

export interface VoucherCase {
  readonly currency: Currency;
  /** Day of order. */
  readonly day: IsoDay;
  /** Net, of goods and features before shipping. */
  readonly goods: Cents;
}

/** In this order, so that nobody learns of a code they cannot use more than they must. Source: shop 5. */
export function judgeVoucher({ voucher, uses }: TriedVoucher, { currency, day, goods }: VoucherCase): VoucherStatus {
  if (!voucher || (voucher.currency ?? currency) !== currency) return 'invalid';
  const { disabled, valid_from, valid_to, max_uses, min_amount } = voucher;
  if (disabled || (valid_from && day < valid_from) || (valid_to && day > valid_to)) return 'inactive';
  if (max_uses !== null && uses >= max_uses) return 'taken';
  return goods < min_amount ? 'below_minimum_amount' : 'valid';
}

/**
 * What a voucher takes off the net goods, never more than they are. A fixed one is worth its printed amount with VAT: its net
 * is rounded up, so that nobody saves less than that. Source: shop 3.11 no. 7 to 9.
 */
export function discountOf({ worth }: Voucher, goods: Cents, rate: BasisPoints): Cents {
  const net =
    worth.kind === 'percent'
      ? shareOf(goods, worth.rate)
      : cents(Math.ceil(cents(worth.gross * WHOLE) / (WHOLE + rate)));
  return net < goods ? net : goods;
}
