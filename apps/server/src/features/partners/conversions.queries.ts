/**
 * What came of a partner's link. An album counts by the campaign that it keeps: the first visit with one, of the 90 days
 * before it was made (`keep-campaigns.ts`). Its first order counts that was neither called off, rejected nor deleted.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { MonthCount } from './months.ts';

/** By the link, or by the person: then of the address that is proved to be theirs. */
export type Whose = { readonly tokenHash: string } | { readonly sub: string };

export interface Conversions {
  readonly source: string;
  /** The first month that there is something to say of. */
  readonly since: string;
  readonly albums: readonly MonthCount[];
  readonly orders: readonly MonthCount[];
}

interface Row {
  readonly source: string;
  readonly since: string;
  readonly kind: 'album' | 'order' | null;
  readonly month: string | null;
  readonly count: number | null;
}

/** All in one statement; undefined where there is no such partner, or they are stopped. */
export async function findConversions(db: Kysely<Database>, whose: Whose): Promise<Conversions | undefined> {
  const { rows } = await sql<Row>`
    with partner as (
      select url_source, created_at from partners where active and ${isOf(whose)}
    ), made as (
      select albums.id, albums.created_at from albums
      join partner on partner.url_source = albums.analytics_metadata->>'utm_source'
    ), ordered as (
      select distinct on (orders.album_id) orders.created_at from orders
      join made on made.id = orders.album_id
      where orders.ended_at is null and orders.deleted_at is null
        and not orders.replacement
      order by orders.album_id, orders.number
    ), counted as (
      select 'album' as kind, ${monthOf('created_at')} as month, count(*)::integer as count from made group by 2
      union all
      select 'order', ${monthOf('created_at')}, count(*)::integer from ordered group by 2
    )
    select partner.url_source as source, ${monthOf('partner.created_at')} as since, kind, month, count
    from partner left join counted on true`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const of = (wanted: Row['kind']): MonthCount[] =>
    rows.flatMap(({ kind, month, count }) =>
      kind === wanted && month !== null && count !== null ? [{ month, count }] : [],
    );
  const [albums, orders] = [of('album'), of('order')];
  // Albums may be older than their partner, whose source was in use before.
  const since = [...albums, ...orders].reduce((month, one) => (one.month < month ? one.month : month), first.since);
  return { source: first.source, since, albums, orders };
}

function isOf(whose: Whose): RawBuilder<boolean> {
  return 'tokenHash' in whose
    ? sql`token_hash = ${whose.tokenHash}`
    : sql`email = (select lower(email) from users where sub = ${whose.sub} and activated_at is not null)`;
}

/** By the calendar of the house. */
function monthOf(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'Europe/Berlin', 'YYYY-MM')`;
}
