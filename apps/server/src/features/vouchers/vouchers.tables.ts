import type { Voucher } from '@figurina/commerce';
import type { ColumnType, Generated } from 'kysely';

export interface VouchersTables {
  voucher_redemptions: VoucherRedemptionRow;
  vouchers: VoucherRow;
}

export interface VoucherRow {
  id: string;
  /** As `voucherCode` of packages/commerce makes it. */
  code: string;
  worth: ColumnType<Voucher['worth'], string, string>;
  currency: Voucher['currency'];
  valid_from: string | null;
  valid_to: string | null;
  /** Minor units, net. */
  min_amount: number;
  max_uses: number | null;
  disabled: Generated<boolean>;
  note: Generated<string>;
  series: string | null;
  created_by: string;
  created_at: Date;
}

/** Taken away again when the order is called off, rejected or deleted. */
export interface VoucherRedemptionRow {
  voucher_id: string;
  order_id: string;
  redeemed_at: Date;
}
