/** A code that somebody tries, with what is known of it: for the checkout, and held for an order. */
import { cents, type TriedVoucher, type Voucher, voucherCode } from '@figurina/commerce';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VoucherRow } from './vouchers.tables.ts';

export interface FoundVoucher extends TriedVoucher {
  /** Null: there is no such code. */
  readonly id: string | null;
}

interface FindOptions {
  /** In a transaction: nobody else redeems it before that ends. */
  readonly hold: boolean;
  /** The order that is changed: what it has redeemed stays good for it. */
  readonly orderId: string | null;
}

/** However it is typed. A code that there is not takes as long as one that there is. */
export async function findTriedVoucher(
  db: Kysely<Database>,
  typed: string,
  { hold, orderId }: FindOptions,
): Promise<FoundVoucher> {
  const code = voucherCode(typed);
  // Uses are counted by a statement of their own once it is held: one that waits for a row still counts what was before.
  if (hold) await db.selectFrom('vouchers').select('id').where('code', '=', code).forUpdate().execute();
  const row = await db
    .selectFrom('vouchers')
    .selectAll('vouchers')
    .select(({ selectFrom }) => [
      selectFrom('voucher_redemptions')
        .select(sql<number>`count(*)::int`.as('uses'))
        .whereRef('voucher_id', '=', 'vouchers.id')
        .where('order_id', '!=', orderId ?? '')
        .as('uses'),
      selectFrom('voucher_redemptions')
        .select(sql<number>`count(*)::int`.as('own'))
        .whereRef('voucher_id', '=', 'vouchers.id')
        .where('order_id', '=', orderId ?? '')
        .as('own'),
    ])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!row) return { id: null, code, voucher: null, uses: 0 };
  const voucher = voucherOf(row);
  return row.own
    ? { id: row.id, code, voucher: alreadyRedeemed(voucher), uses: 0 }
    : { id: row.id, code, voucher, uses: row.uses ?? 0 };
}

function voucherOf({
  code,
  worth,
  currency,
  valid_from,
  valid_to,
  min_amount,
  max_uses,
  disabled,
}: Selectable<VoucherRow>) {
  return { code, worth, currency, valid_from, valid_to, min_amount: cents(min_amount), max_uses, disabled };
}

/** Its days and its limit were asked when it was redeemed. */
function alreadyRedeemed(voucher: Voucher): Voucher {
  return { ...voucher, valid_from: null, valid_to: null, max_uses: null, disabled: false };
}
