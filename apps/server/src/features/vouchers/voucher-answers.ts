/** Vouchers as staff see them. */
import { houseClock, type IsoDay, orderName } from '@figurina/commerce';
import type { VoucherRecord, VoucherState } from '@figurina/contract';
import { formatMoney, formatPercent, type Locale } from '@figurina/locales';
import type { Redemption, Voucher } from './vouchers.queries.ts';

export function wireVoucher(
  voucher: Voucher,
  redemptions: readonly Redemption[],
  { locale, now }: { locale: Locale; now: Date },
): VoucherRecord {
  const { id, code, worth, currency, min_amount, max_uses, uses, disabled, note, series, created_at } = voucher;
  const { valid_from, valid_to } = voucher;
  const money = (amount: number): string => formatMoney(locale, amount, currency ?? 'EUR');
  return {
    id,
    code,
    worth,
    worth_human: worth.kind === 'fixed' ? money(worth.gross) : formatPercent(locale, worth.rate / 10_000, 2),
    currency,
    valid_from,
    valid_to,
    min_amount,
    min_amount_human: min_amount > 0 ? money(min_amount) : null,
    max_uses,
    uses,
    disabled,
    state: stateOf(voucher, houseClock(now).day),
    note,
    series,
    series_size: series === null ? null : voucher.series_size,
    series_uses: series === null ? null : voucher.series_uses,
    created_by: voucher.maker ?? '',
    created_at: created_at.toISOString(),
    redemptions: redemptions
      .filter(({ voucher_id }) => voucher_id === id)
      .map(({ order_id, number, redeemed_at }) => ({
        order_id,
        order_name: orderName(number),
        redeemed_at: redeemed_at.toISOString(),
      })),
  };
}

/** In the order in which a code is judged (`judgeVoucher`). */
function stateOf({ disabled, valid_from, valid_to, max_uses, uses }: Voucher, today: IsoDay): VoucherState {
  if (disabled) return 'disabled';
  if (valid_from && today < valid_from) return 'not_yet';
  if (valid_to && today > valid_to) return 'over';
  return max_uses !== null && uses >= max_uses ? 'used_up' : 'active';
}
