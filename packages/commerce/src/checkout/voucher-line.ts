import { cents } from '../money/money.ts';
import {
  discountOf,
  judgeVoucher,
  type TriedVoucher,
  type VoucherCase,
  type VoucherStatus,
} from '../vouchers/judge-voucher.ts';
import type { Vat } from '../vat/vat.ts';
import type { NetLine } from './lines.ts';

interface JudgedVoucher {
  /** Null: no code was typed. */
  readonly status: VoucherStatus | null;
  /** The line of a valid one, which takes something off. */
  readonly lines: readonly NetLine[];
}

export function judgedVoucher(tried: TriedVoucher | null, of: VoucherCase, { rate }: Vat): JudgedVoucher {
  if (!tried) return { status: null, lines: [] };
  const status = judgeVoucher(tried, of);
  if (status !== 'valid' || !tried.voucher) return { status, lines: [] };
  const net = cents(0 - discountOf(tried.voucher, of.goods, rate));
  return { status, lines: [{ product: 'voucher', quantity: 1, net }] };
}
