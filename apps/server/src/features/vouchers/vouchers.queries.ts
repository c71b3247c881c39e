import {
  type Expression,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type SqlBool,
  type Updateable,
} from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VoucherRow } from './vouchers.tables.ts';

type Db = Kysely<Database>;

export interface Redemption {
  readonly voucher_id: string;
  readonly order_id: string;
  readonly number: number;
  readonly redeemed_at: Date;
}

/** A voucher with its uses, and the name of who made it; null: that account is gone. */
export interface Voucher extends Selectable<VoucherRow> {
  readonly uses: number;
  readonly maker: string | null;
}

export interface Wanted {
  /** As typed; empty for all. */
  readonly query: string;
  /** The same as codes are stored. */
  readonly code: string;
  readonly series: string | undefined;
}

const withUses = (db: Db) =>
  db
    .selectFrom('vouchers')
    .leftJoin('users', 'users.sub', 'vouchers.created_by')
    .selectAll('vouchers')
    .select([
      sql<string | null>`coalesce(nullif(users.nickname, ''), users.email)`.as('maker'),
      sql<number>`(select count(*)::integer from voucher_redemptions
        where voucher_redemptions.voucher_id = vouchers.id)`.as('uses'),
    ]);

/** The newest first; those of one series in the order of their codes. */
export async function listVouchers(
  db: Db,
  wanted: Wanted,
  { page, per }: { page: number; per: number },
): Promise<{ vouchers: Voucher[]; total: number }> {
  const rows = withUses(db).where(matches(wanted));
  const [vouchers, { total }] = await Promise.all([
    rows
      .orderBy('vouchers.created_at', 'desc')
      .orderBy('vouchers.series')
      .orderBy('vouchers.code')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    db
      .selectFrom('vouchers')
      .leftJoin('users', 'users.sub', 'vouchers.created_by')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(matches(wanted))
      .executeTakeFirstOrThrow(),
  ]);
  return { vouchers, total: Number(total) };
}

function matches({ query, code, series }: Wanted): Expression<SqlBool> {
  const [words, letters] = [pattern(query.toLowerCase()), pattern(code)];
  // Hyphens alone are no code, and would be part of every one.
  const found = sql<SqlBool>`((${code} <> '' and vouchers.code like ${letters}) or lower(vouchers.note) like ${words}
    or lower(users.nickname) like ${words} or lower(users.email) like ${words})`;
  const of = sql<SqlBool>`vouchers.series = ${series ?? ''}`;
  if (series !== undefined) return query ? sql<SqlBool>`${of} and ${found}` : of;
  return query ? found : sql<SqlBool>`true`;
}

/** Part of a text; its signs mean themselves. */
function pattern(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Of these ids, in the order of their codes. */
export async function findVouchers(db: Db, ids: readonly string[]): Promise<Voucher[]> {
  return withUses(db).where('vouchers.id', 'in', ids).orderBy('vouchers.code').execute();
}

/** Held until the transaction ends. */
export async function holdVoucher(tx: Db, id: string): Promise<Selectable<VoucherRow> | undefined> {
  return tx.selectFrom('vouchers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** In one statement; answers those whose code was free. */
export async function insertVouchers(
  db: Db,
  rows: readonly Insertable<VoucherRow>[],
): Promise<Selectable<VoucherRow>[]> {
  return db
    .insertInto('vouchers')
    .values([...rows])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .execute();
}

export async function updateVoucher(tx: Db, id: string, change: Updateable<VoucherRow>): Promise<void> {
  // A row that is set to nothing at all is no statement.
  await tx
    .updateTable('vouchers')
    .set({ ...change, id })
    .where('id', '=', id)
    .execute();
}

export async function listCodes(db: Db, series: string): Promise<string[]> {
  const rows = await db.selectFrom('vouchers').select('code').where('series', '=', series).orderBy('code').execute();
  return rows.map(({ code }) => code);
}

/** Of these vouchers, the newest orders of each. */
export async function listRedemptions(db: Db, ids: readonly string[], each: number): Promise<Redemption[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom((newest) =>
      newest
        .selectFrom('voucher_redemptions')
        .innerJoin('orders', 'orders.id', 'voucher_redemptions.order_id')
        .select(({ fn }) => [
          'voucher_redemptions.voucher_id',
          'voucher_redemptions.order_id',
          'voucher_redemptions.redeemed_at',
          'orders.number',
          fn
            .agg<number>('row_number')
            .over((over) =>
              over
                .partitionBy('voucher_redemptions.voucher_id')
                .orderBy('voucher_redemptions.redeemed_at', 'desc')
                .orderBy('orders.number', 'desc'),
            )
            .as('place'),
        ])
        .where('voucher_redemptions.voucher_id', 'in', ids)
        .as('newest'),
    )
    .select(['voucher_id', 'order_id', 'redeemed_at', 'number'])
    .where('place', '<=', each)
    .orderBy('redeemed_at', 'desc')
    .orderBy('number', 'desc')
    .execute();
}
