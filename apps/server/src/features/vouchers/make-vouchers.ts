/** Vouchers that are made: one with a code of its own, or a series. */
import { voucherCode } from '@figurina/commerce';
import type { createVouchers } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Insertable, Transaction } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { newCodes } from './new-codes.ts';
import { voucherFaults } from './voucher-faults.ts';
import type { VouchersParts } from './vouchers-parts.ts';
import * as queries from './vouchers.queries.ts';
import type { VoucherRow } from './vouchers.tables.ts';

type Wish = z.output<typeof createVouchers.body>;

/** How often codes that somebody has already are drawn anew: more than once is a broken source of randomness. */
const ROUNDS = 3;

/** Their ids. */
export async function makeVouchers(
  { db, clock, audit }: VouchersParts,
  { voucher: { code: typed, ...wish }, series }: Wish,
  { by, locale }: { by: Pick<Caller, 'id' | 'email'>; locale: Locale },
): Promise<string[] | Refusal> {
  const code = voucherCode(typed ?? '');
  if (series && code !== '') return refuse('invalid_request');
  if (!series && code === '') return refuse('voucher_code_required');
  const prefix = voucherCode(series?.prefix ?? '');
  // A code of a series begins with its prefix: letters stand for the rest.
  const faults = await voucherFaults(ruled(wish, series ? `${prefix}X` : code), locale);
  if (faults) return faults;

  const now = clock.now();
  const name = newId(now.getTime());
  const { note, worth, ...rest } = wish;
  const row = (one: string): Insertable<VoucherRow> => ({
    id: newId(now.getTime()),
    code: one,
    ...rest,
    worth: JSON.stringify(worth),
    note,
    series: series ? name : null,
    created_by: by.id,
    created_at: now,
  });
  const told = { worth, ...rest, note };
  const written = (tx: Transaction<Database>, subject: string, what: object) =>
    audit.write(tx, { by, action: 'voucher.create', subject, after: { ...what, ...told } });
  if (!series)
    return db.transaction().execute(async (tx) => {
      const [made] = await queries.insertVouchers(tx, [row(code)]);
      if (!made) return refuse('voucher_code_exists');
      await written(tx, made.id, { code });
      return [made.id];
    });
  // All of them or none: nobody is left with half a series.
  return db.transaction().execute(async (tx) => {
    const ids: string[] = [];
    for (let round = 0; round < ROUNDS && ids.length < series.count; round += 1) {
      const made = await queries.insertVouchers(tx, newCodes(series.count - ids.length, prefix).map(row));
      ids.push(...made.map(({ id }) => id));
    }
    if (ids.length < series.count) throw new Error('Codes that are drawn at random are there already');
    await written(tx, name, { code: prefix, count: ids.length });
    return ids;
  });
}

/** What the rules of a voucher are about. */
type Ruled = Omit<Wish['voucher'], 'code' | 'note'> & { readonly disabled?: boolean };

export function ruled(
  { worth, currency, valid_from, valid_to, min_amount, max_uses, disabled = false }: Ruled,
  code: string,
) {
  return { code, worth, currency, valid_from, valid_to, min_amount, max_uses, disabled };
}
