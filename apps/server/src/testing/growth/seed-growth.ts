/** What lies beside the albums of some years: logs, points in time, pictures, contributions, news. By statements over sets. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { type Amounts, seedDashboard } from '../seed-dashboard.ts';

export interface GrowthAmounts extends Amounts {
  /** Of each album. */
  readonly mutations: number;
  readonly images: number;
}

/** Points in time, contributions and news of each album. */
const POINTS = 10;
const UPLOADS = 10;
const NEWS = 10;
/** Entries of the log of staff. */
const AUDITED = 1_000_000;

/**
 * Albums `album-1` and on, of `person-1` and on, three each. Only the keys of their pictures are in them: nothing opens
 * them, it is the others among which a query finds the one that is asked for. The role has to be a superuser's: the keys
 * of 40 million rows are not looked up one by one.
 */
export async function seedGrowth(db: Kysely<Database>, amounts: GrowthAmounts, staff: string): Promise<void> {
  await seedDashboard(db, amounts, staff);
  const { albums, mutations, images } = amounts;
  const every = (each: number) => sql`generate_series(1, ${albums}) as n cross join generate_series(1, ${each}) as k`;
  await db.connection().execute(async (one) => {
    const run = async (statement: ReturnType<typeof sql>): Promise<void> => void (await statement.execute(one));
    await run(sql`set session_replication_role = replica`);
    await run(sql`update albums set owner_id = 'person-' || substr(id, 7)::integer / 3, version = ${mutations},
        snapshot_version = ${mutations}, images = (
          select json_object_agg('image-' || substr(albums.id, 7) || '-' || k, '{}'::json)::text
          from generate_series(1, ${images}) as k)
      where id like 'album-%'`);
    await run(sql`update orders set placed_by = 'person-' || substr(id, 7)::integer / 3`);
    await run(sql`insert into users (sub, email, nickname, locale, roles, activated_at, first_seen_at, last_seen_at)
      select 'person-' || n, 'person' || n || '@example.org', 'Person ' || n, 'de', '[]', now(), now(), now()
      from generate_series(0, ${Math.floor(albums / 3)}) as n`);
    await run(sql`insert into album_members (id, album_id, user_sub, owner, created_at)
      select 'member-' || n || '-' || k, 'album-' || n,
        case when k = 1 then 'person-' || n / 3 else 'helper-' || n % 50000 || '-' || k end, k = 1, now()
      from ${every(3)}`);
    await run(sql`insert into album_mutations (album_id, version, mutation_id, client_id, user_id, base_version, units, created_at)
      select 'album-' || n, k, md5(n || '.' || k), 'client-' || n, 'person-' || n / 3, k - 1,
        '[{"operations":[{"part":"workspace","path":"nodes/box' || k || '/props/x","value":' || k || '}]}]',
        albums.updated_at - (${mutations} - k) * interval '1 minute'
      from ${every(mutations)} join albums on albums.id = 'album-' || n`);
    await run(sql`insert into album_versions (id, album_id, version, made_at, kind, schema_version, chunks, work)
      select 'point-' || n || '-' || k, 'album-' || n, (${mutations / POINTS})::integer * k, now(), 'auto', 1, '{}', '[]'
      from ${every(POINTS)}`);
    await run(sql`insert into images (id, album_id, source_hash, files_id, filename, full_type, drawing, width, height, created_by, created_at)
      select 'image-' || n || '-' || k, 'album-' || n, md5(n || '.' || k), md5(n || '.' || k), 'a.jpg', 'image/jpeg',
        false, 1200, 1600, 'person-' || n / 3, now() - interval '40 days'
      from ${every(images)}`);
    await run(sql`insert into sticker_uploads (id, album_id, client_id, name, last_name, position, personal, state, image_id,
        source_hash, cx, cy, cscale, crotation, crop_set, shown, minor, guardian, consent_version, consent_language,
        withdrawal_hash, created_at, merged_at)
      select 'upload-' || n || '-' || k, 'album-' || n, k::text, 'Person ' || k, 'Müller', '', false, 'accepted',
        'image-' || n || '-' || k, md5(n || '.' || k), 0, 0, 1, 0, false, '', false, '', '1', 'de', md5(n || '.' || k),
        now() - interval '40 days', now() - interval '39 days'
      from ${every(UPLOADS)}`);
    await run(sql`insert into sticker_people (album_id, sticker_id, token, created_at)
      select 'album-' || n, 'sticker-' || k, md5(n || '.' || k), now() from ${every(UPLOADS)}`);
    await run(sql`insert into sticker_links (album_id, token, content, created_at, digest_at)
      select 'album-' || n, md5(n::text), '{}', now(), now() - interval '2 days' from ${every(1)}`);
    await run(sql`insert into notifications (id, album_id, user_sub, kind, path, excerpt, mail, created_at, read_at)
      select 'news-' || n || '-' || k, 'album-' || n, 'person-' || n / 3, 'mention', '/', '', 'sent', now(), now()
      from ${every(NEWS)}`);
    await run(sql`insert into audit_log (id, at, by_sub, action, order_id, subject)
      select 'entry-' || n, now(), 'staff', 'order.signal', 'order-' || n % ${amounts.orders}, 'order'
      from generate_series(1, ${AUDITED}) as n`);
    await run(sql`set session_replication_role = origin`);
  });
  await sql`vacuum analyze`.execute(db);
}
