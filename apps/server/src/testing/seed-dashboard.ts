/** Orders and albums of some years, by statements over sets: their rows alone, without documents worth reading. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { countAllAnew } from '../features/dashboard/running-counts.ts';

export interface Amounts {
  readonly orders: number;
  readonly albums: number;
}

/** Of the newest orders, one in twenty waits for something; the others were shipped, a few rejected. */
export async function seedDashboard(db: Kysely<Database>, { orders, albums }: Amounts, owner: string): Promise<void> {
  const triggers = ['orders', 'order_addresses', 'order_updates', 'albums'];
  // Row by row they would take longer than all that is measured; afterwards they are asked once for everything.
  for (const table of triggers) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await sql`insert into albums (id, owner_id, title, release_date, language, statistics, schema_version, workspace,
      stickers, colors, fonts, sticker_template_settings, images, blueprint_category, has_order, created_at, updated_at)
    select 'album-' || n, ${owner}, ${WORD} || ' ' || ${TOWN} || ' ' || n, ${DAY}, 'de',
      '{"inlay_spreads_count":10,"spreads_needed":0,"spine":2.6,"stickers_count":172,"placed_stickers_count":172,"photos_count":172}',
      1, '{}', '{}', '{}', '{}', '{}', '{}', 'sports', n <= ${orders}, ${TIME}, ${TIME} + interval '1 day'
    from generate_series(1, ${albums}) as n`.execute(db);
  await sql`insert into orders (id, album_id, placed_by, language, category, country, currency, tax_rate, tax_category,
      price_list, net, vat, gross, albums, packaging, features, release_date, email, phone, comment, quote_name,
      purchase_order, vat_id, leitweg_id, consent_at, facts, status_token, status_token_hash, estimated_delivery,
      approval_id, created_at)
    select 'order-' || n, 'album-' || n, ${owner}, 'de', 'sports', (array['DE','AT','CH','FR','IT','PL'])[n % 6 + 1], 'EUR',
      1900, 'S', '', 170900, 32471, 203371, 10 + n % 190, 'stickerpack', '[]', ${DAY},
      'person' || n || '@example.org', '0049', '', '', '', '', '', ${TIME},
      jsonb_build_object('title', ${WORD} || ' ' || ${TOWN} || ' ' || n, 'pages', 40, 'singles', 172, 'doubles', 0, 'spine', 2.6),
      'token' || n, 'hash' || n, to_char(${TIME} + interval '16 days', 'YYYY-MM-DD'), 'review', ${TIME}
    from generate_series(1, ${orders}) as n`.execute(db);
  await sql`insert into order_addresses (id, order_id, organization, first_name, last_name, address1, address2, zip_code, city, country_code)
    select 'address-' || n, 'order-' || n, ${WORD} || ' ' || ${TOWN}, ${NAME}, 'Müller' || n % 977, 'Weg 1', '', '50933', ${TOWN}, 'DE'
    from generate_series(1, ${orders}) as n`.execute(db);
  await sql`insert into order_updates (id, order_id, signal, by, metadata, created_at)
    select 'update-' || n || '-' || step, 'order-' || n, signal, 'system',
      case signal when 'albums_shipped' then jsonb_build_object('dhl_tracking_code', lpad((n * 7919)::text, 20, '0')) else '{}' end,
      ${TIME} + interval '1 day' * step
    from generate_series(1, ${orders}) as n,
      unnest(array['created','accepted','review_completed','transfer_completed','production_started','albums_shipped','shipment_created','shipped'])
        with ordinality as steps (signal, step)
    -- Those of the last weeks are somewhere on their way.
    where n <= ${orders} * 0.95 or step <= n % 7 + 1`.execute(db);
  await sql`insert into order_updates (id, order_id, signal, by, metadata, created_at)
    select 'rejected-' || n, 'order-' || n, 'rejected', 'staff', '{}', ${TIME}
    from generate_series(50, ${orders}, 50) as n`.execute(db);
  await sql`select refresh_order(id) from orders`.execute(db);
  await countAllAnew(db);
  await sql`update albums set search = album_search(id, title, owner_id, organization)`.execute(db);
  for (const table of triggers) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  // As autovacuum leaves them, by itself, on any other day.
  for (const table of triggers) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

const pick = (words: readonly string[], step: number) =>
  sql.raw(`(array['${words.join("','")}'])[(n * ${step}) % ${words.length} + 1]`);
const WORD = pick(['FC', 'TSV', 'Grundschule', 'Hochzeit', 'Verein', 'Kita', 'Chor', 'GmbH', 'Feuerwehr'], 7);
const TOWN = pick(
  ['Köln', 'Łódź', 'Bremen', 'Straßburg', 'Wien', 'Basel', 'Freiburg', 'Leipzig', 'Torino', 'Lille'],
  13,
);
const NAME = pick(['Mara', 'Zoë', 'Jürgen', 'François', 'Łukasz', 'Giulia'], 5);
/** Of three years, the last of them now. One in seven has no day of its event. */
const TIME = sql.raw(`(now() - interval '1 minute' * 15 * (100000 - n % 100000))`);
const DAY = sql.raw(
  `case when n % 7 > 0 then to_char(now() - interval '1 minute' * 15 * (100000 - n % 100000) + interval '40 days', 'YYYY-MM-DD') end`,
);
