import { useEffect, useState } from 'react';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import { type TriedVoucher, type VoucherState, voucherState } from './voucher-state.ts';

export interface VoucherDesk {
  readonly state: VoucherState;
  /** The code that counts, or that is asked about. */
  readonly applied: string;
  /** As it stands in the field: a code that does not count stays there. */
  readonly typed: string;
  readonly message: string | null;
  readonly type: (text: string) => void;
  readonly apply: () => void;
  readonly clear: () => void;
  /** The server would not take it with the order. */
  readonly refuse: (message: string) => void;
}

/** The code of a voucher. One that does not count is not asked about again: the price goes on without it. */
export function useVoucher(
  desk: Pick<CheckoutDesk, 'draft' | 'change' | 'isFresh' | 'error'> & {
    readonly checkout: CheckoutDesk['checkout'] | null;
  },
): VoucherDesk {
  const t = useT();
  const { draft, change, isFresh, error } = desk;
  const { voucher: applied } = draft;
  const answer = desk.checkout?.voucher ?? null;
  const [typed, setTyped] = useState(applied);
  const [tried, setTried] = useState<TriedVoucher | null>(null);

  const isBad = applied !== '' && isFresh && answer !== null && answer.status !== 'valid';
  const isTooOften = applied !== '' && error instanceof ApiProblem && error.code === 'too_many_requests';
  useEffect(() => {
    if (!isBad && !isTooOften) return;
    const status = answer && answer.status !== 'valid' ? answer.status : 'invalid';
    const message = isTooOften ? problemText(t, error) : (answer?.error_message ?? t(`problems.voucher_${status}`));
    setTried({ code: applied, status, message });
    change({ voucher: '' });
    // Once an answer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBad, isTooOften]);

  const state = voucherState({ applied, isFresh, answer, tried });
  return {
    state,
    applied,
    typed,
    message: tried?.message ?? null,
    type(text) {
      setTyped(text);
      setTried(null);
    },
    apply() {
      setTried(null);
      change({ voucher: typed.trim() });
    },
    clear() {
      setTyped('');
      change({ voucher: '' });
    },
    refuse(message) {
      setTyped(applied);
      setTried({ code: applied, status: 'invalid', message });
      change({ voucher: '' });
    },
  };
}
