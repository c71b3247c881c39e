import { type Expression, type Insertable, type Kysely, type Selectable, sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OfferNumber } from './offer-number.ts';
import type { OfferRow } from './offers.tables.ts';

type Db = Kysely<Database>;
export type Offer = Selectable<OfferRow>;
/** With the number of the order that was made of it. */
export type ListedOffer = Offer & { readonly order_number: number | null };

const withOrders = (db: Db) =>
  db
    .selectFrom('offers')
    .leftJoin('orders', 'orders.id', 'offers.order_id')
    .selectAll('offers')
    .select('orders.number as order_number');

/** The newest first. */
export async function listOffers(
  db: Db,
  query: string,
  { page, per }: { page: number; per: number },
): Promise<{ offers: ListedOffer[]; total: number }> {
  const [offers, { total }] = await Promise.all([
    withOrders(db)
      .where(matches(query))
      .orderBy('offers.created_at', 'desc')
      .orderBy('offers.id', 'desc')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    db
      .selectFrom('offers')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .where(matches(query))
      .executeTakeFirstOrThrow(),
  ]);
  return { offers, total: Number(total) };
}

/** Part of the number as it is written, of the customer, their address or the note; its signs mean themselves. */
function matches(query: string): Expression<SqlBool> {
  if (query === '') return sql<SqlBool>`true`;
  const words = `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`('a-' || offers.year || '-' || lpad(offers.number::text, greatest(4, length(offers.number::text)), '0') like ${words}
    or lower(offers.customer) like ${words} or lower(offers.email) like ${words} or lower(offers.note) like ${words})`;
}

export async function findOffer(db: Db, id: string): Promise<ListedOffer | undefined> {
  return withOrders(db).where('offers.id', '=', id).executeTakeFirst();
}

/** `hold`: in a transaction, nobody else orders by it before that ends. */
export async function findByNumber(
  db: Db,
  { year, number }: OfferNumber,
  { hold }: { readonly hold: boolean },
): Promise<Offer | undefined> {
  const found = db.selectFrom('offers').selectAll().where('year', '=', year).where('number', '=', number);
  return (hold ? found.forUpdate() : found).executeTakeFirst();
}

export async function findByToken(db: Db, tokenHash: string): Promise<Offer | undefined> {
  return db.selectFrom('offers').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Nobody else gets a number of this year before the transaction ends, and one that fails gives it back. */
export async function nextNumber(tx: Db, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('offer_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last: sql<number>`offer_numbers.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertOffer(tx: Db, offer: Insertable<OfferRow>): Promise<void> {
  await tx.insertInto('offers').values(offer).execute();
}

/** One that was ordered stays as it is. False where nothing changes: it is so already, or somebody ordered by it. */
export async function setWithdrawn(db: Db, id: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offers')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .where('withdrawn_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False: somebody else ordered by it. */
export async function redeem(tx: Db, id: string, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offers')
    .set({ order_id: orderId })
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('order_id', 'is', null), eb('order_id', '=', orderId)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function giveBack(tx: Db, orderId: string): Promise<void> {
  await tx.updateTable('offers').set({ order_id: null }).where('order_id', '=', orderId).execute();
}
