import { cents } from '../money/money.ts';
import type { Vat } from '../vat/vat.ts';
import {
  discountOf,
  judgeVoucher,
  type TriedVoucher,
  type VoucherCase,
  type VoucherStatus,
} from '../vouchers/judge-voucher.ts';
import type { NetLine } from './lines.ts';

export interface JudgedVoucher {
  readonly code: string;
  readonly status: VoucherStatus;
}

/** A code that was tried, and the line of a valid one, which takes something off. */
export function judgedVoucher(
  tried: TriedVoucher,
  of: VoucherCase,
  { rate }: Vat,
): { judged: JudgedVoucher; lines: NetLine[] } {
  const judged = { code: tried.code, status: judgeVoucher(tried, of) };
  if (judged.status !== 'valid' || !tried.voucher) return { judged, lines: [] };
  const net = cents(0 - discountOf(tried.voucher, of.goods, rate));
  return { judged, lines: [{ product: 'voucher', quantity: 1, net }] };
}
