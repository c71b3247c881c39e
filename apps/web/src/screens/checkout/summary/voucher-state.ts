/** What is known of a voucher code, as a table of what was asked and answered. */
import type { Checkout } from '@figurina/contract';
import type { VoucherStatus } from '@figurina/commerce';

export type VoucherState = 'none' | 'checking' | VoucherStatus;

/** A code that does not count, and why not, in words. */
export interface TriedVoucher {
  readonly code: string;
  readonly status: Exclude<VoucherStatus, 'valid'>;
  readonly message: string;
}

interface Facts {
  /** The code of the wish; empty for none. */
  readonly applied: string;
  readonly isFresh: boolean;
  readonly answer: Checkout['voucher'];
  readonly tried: TriedVoucher | null;
}

/** A code that was found good stays so while something else is asked for. */
export function voucherState({ applied, isFresh, answer, tried }: Facts): VoucherState {
  if (!applied) return tried?.status ?? 'none';
  if (isFresh && answer) return answer.status;
  return answer?.status === 'valid' && answer.code === applied ? 'valid' : 'checking';
}
