import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';

/** `ZWEIMAL`: ten percent, for two orders. */
export async function voucherForTwo(db: Kysely<Database>, madeBy: string, now: Date): Promise<void> {
  const worth = JSON.stringify({ kind: 'percent', rate: 1000 });
  const open = { currency: null, valid_from: null, valid_to: null, min_amount: 0, max_uses: 2, series: null };
  const voucher = { id: newId(), code: 'ZWEIMAL', worth, ...open, created_by: madeBy, created_at: now };
  await db.insertInto('vouchers').values(voucher).execute();
}
