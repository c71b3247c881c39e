import type { createVouchers, RequestOf } from '@figurina/contract';

/** Days, number of uses and note: what can be changed later, too. */
export interface TypedLimits {
  readonly from: string | null;
  readonly to: string | null;
  readonly max: number | null;
  readonly note: string;
}

/** A voucher as it stands in the form; numbers are null while nothing is typed. */
export interface TypedVoucher extends TypedLimits {
  readonly many: boolean;
  readonly code: string;
  readonly count: number | null;
  readonly prefix: string;
  readonly kind: 'percent' | 'fixed';
  readonly percent: number | null;
  /** In whole units of the currency, with decimals. */
  readonly amount: number | null;
  readonly min: number | null;
  /** Empty: any. */
  readonly currency: '' | 'EUR' | 'PLN';
}

export const AN_EMPTY_VOUCHER: TypedVoucher = {
  many: false,
  code: '',
  count: 100,
  prefix: '',
  kind: 'percent',
  percent: 10,
  amount: null,
  min: null,
  currency: 'EUR',
  from: null,
  to: null,
  max: 1,
  note: '',
};

/** As the server takes it; null while it is not said what it is worth, or how many there shall be. */
export function wishOf(typed: TypedVoucher): RequestOf<typeof createVouchers>['body'] | null {
  const { many, code, count, prefix, kind, percent, amount, min, currency, from, to, max, note } = typed;
  const worth =
    kind === 'percent'
      ? percent && ({ kind, rate: hundredths(percent) } as const)
      : amount && ({ kind, gross: hundredths(amount) } as const);
  if (!worth || (many && !count)) return null;
  const voucher = {
    worth,
    currency: currency || null,
    min_amount: hundredths(min ?? 0),
    valid_from: from,
    valid_to: to,
    max_uses: max,
    note,
  };
  return many && count ? { voucher, series: { count, prefix } } : { voucher: { ...voucher, code } };
}

/** Typed decimals as whole hundredths: cents of an amount, basis points of a percentage. */
function hundredths(typed: number): number {
  return Math.round(typed * 100);
}
