import { type Insertable, type Kysely, type Selectable, sql, type SqlBool, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PartnerRow } from './partners.tables.ts';

type Db = Kysely<Database>;
export type StoredPartner = Selectable<PartnerRow>;

/** A partner with what came of their link, see `conversions.queries.ts`. */
export interface CountedPartner extends StoredPartner {
  readonly albums: number;
  readonly orders: number;
}

/** The newest first. */
export async function listPartners(
  db: Db,
  query: string,
  { page, per }: { readonly page: number; readonly per: number },
): Promise<{ partners: CountedPartner[]; total: number }> {
  const wanted = db.selectFrom('partners').where(matches(query));
  const [partners, { total }] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    wanted.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { partners: await counted(db, partners), total };
}

function matches(query: string) {
  const words = `%${query.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`(lower(name) like ${words} or email like ${words} or url_source like ${words})`;
}

/** Counted once for all of them. */
export async function counted(db: Db, partners: readonly StoredPartner[]): Promise<CountedPartner[]> {
  if (partners.length === 0) return [];
  const source = sql<string>`albums.analytics_metadata->>'utm_source'`;
  const counts = await db
    .selectFrom('albums')
    .select([
      source.as('source'),
      sql<number>`count(*)::integer`.as('albums'),
      sql<number>`count(*) filter (where exists (
        select from orders where orders.album_id = albums.id and ended_at is null and deleted_at is null
      ))::integer`.as('orders'),
    ])
    .where(
      source,
      'in',
      partners.map(({ url_source }) => url_source),
    )
    .groupBy(source)
    .execute();
  const of = new Map(counts.map((one) => [one.source, one]));
  return partners.map((partner) => {
    const { albums = 0, orders = 0 } = of.get(partner.url_source) ?? {};
    return { ...partner, albums, orders };
  });
}

/** Held until the transaction ends. */
export async function holdPartner(tx: Db, id: string): Promise<StoredPartner | undefined> {
  return tx.selectFrom('partners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** One change after the other until the transaction ends: each finds what the one before has taken. */
export async function holdAll(tx: Db): Promise<void> {
  await sql`lock table partners in share row exclusive mode`.execute(tx);
}

/** Whom the address or the source belongs to already. */
export async function findRivals(
  db: Db,
  { email, source }: { readonly email: string; readonly source: string },
): Promise<StoredPartner[]> {
  return db
    .selectFrom('partners')
    .selectAll()
    .where((eb) => eb.or([eb('email', '=', email), eb('url_source', '=', source)]))
    .execute();
}

/** Undefined where another one has taken the address or the source. */
export async function insertPartner(tx: Db, row: Insertable<PartnerRow>): Promise<StoredPartner | undefined> {
  return tx
    .insertInto('partners')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updatePartner(tx: Db, id: string, change: Updateable<PartnerRow>): Promise<StoredPartner> {
  return tx
    .updateTable('partners')
    .set({ ...change, id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
