import type { Work } from '@figurina/album';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumVersionChunkRow, AlbumVersionRow, RestoredTo } from './history.tables.ts';

type Db = Kysely<Database>;
export type Point = Selectable<AlbumVersionRow>;
export type Chunk = Selectable<AlbumVersionChunkRow>;

export async function findPoint(db: Db, albumId: string, id: string): Promise<Point | undefined> {
  return db
    .selectFrom('album_versions')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest one that is not younger than a version of the album. */
export async function findLastUpTo(db: Db, albumId: string, version: number): Promise<Point | undefined> {
  return db
    .selectFrom('album_versions')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
}

export interface PointsWanted {
  readonly albumId: string;
  /** Those after this one. */
  readonly after?: Pick<Point, 'version' | 'made_at' | 'id'>;
  readonly by?: string;
  readonly spread?: string;
  readonly named: boolean;
  readonly limit: number;
}

export async function listPoints(db: Db, { albumId, after, by, spread, named, limit }: PointsWanted): Promise<Point[]> {
  let query = db.selectFrom('album_versions').selectAll().where('album_id', '=', albumId);
  if (after)
    query = query.where(
      sql<boolean>`(version, made_at, id) < (${after.version}::integer, ${after.made_at}::timestamptz, ${after.id})`,
    );
  if (by) query = query.where(sql<boolean>`(work @> ${JSON.stringify([{ by }])}::jsonb or made_by = ${by})`);
  if (spread) query = query.where(sql<boolean>`work @> ${JSON.stringify([{ spreads: [{ id: spread }] }])}::jsonb`);
  if (named) query = query.where('name', 'is not', null);
  return query.orderBy('version', 'desc').orderBy('made_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Oldest first. */
export async function listAllPoints(db: Db, albumId: string): Promise<Point[]> {
  return db
    .selectFrom('album_versions')
    .selectAll()
    .where('album_id', '=', albumId)
    .orderBy('version')
    .orderBy('made_at')
    .execute();
}

/** So many rows are locked at once, for a moment. */
const KNOWN_AT_ONCE = 2000;

/** Albums whose newest point is of their very version are looked up no more until they change. Answers whether there may be more. */
export async function noteKnown(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update albums set point_version = version where id in (
      select id from albums
      where trashed_at is null and version is distinct from point_version
        and exists (select from album_versions where album_id = albums.id and album_versions.version >= albums.version)
      order by updated_at desc limit ${KNOWN_AT_ONCE} for update skip locked)`.execute(db);
  return numAffectedRows === BigInt(KNOWN_AT_ONCE);
}

/**
 * Albums in which something was done for so long, or that have become quiet since, after their last point; and those
 * that have none.
 */
export async function listDue(db: Db, { busy, quiet }: { busy: Date; quiet: Date }, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select albums.id from albums
    left join lateral (
      select version from album_versions where album_id = albums.id order by version desc limit 1
    ) as point on true
    where albums.trashed_at is null and albums.version is distinct from albums.point_version
      and (point.version is null or (albums.version > point.version and (
      albums.updated_at < ${quiet}::timestamptz
      or (select min(created_at) from album_mutations
          where album_id = albums.id and album_mutations.version > point.version) < ${busy}::timestamptz)))
    order by albums.updated_at desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findVersion(db: Db, albumId: string): Promise<number | undefined> {
  return (await db.selectFrom('albums').select('version').where('id', '=', albumId).executeTakeFirst())?.version;
}

export interface NewPoint extends Omit<Point, 'work' | 'restored'> {
  readonly work: readonly Work[];
  readonly restored: RestoredTo | null;
  /** Those that are not there yet. */
  readonly data: readonly Omit<Chunk, 'album_id'>[];
}

export async function insertPoint(db: Db, { data, work, restored, ...point }: NewPoint): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertChunks(tx, point.album_id, data);
    await tx
      .insertInto('album_versions')
      .values({ ...point, work: JSON.stringify(work), restored: restored && JSON.stringify(restored) })
      .execute();
  });
}

async function insertChunks(db: Db, album_id: string, data: readonly Omit<Chunk, 'album_id'>[]): Promise<void> {
  for (let at = 0; at < data.length; at += 500)
    await db
      .insertInto('album_version_chunks')
      .values(data.slice(at, at + 500).map((chunk) => ({ ...chunk, album_id })))
      .onConflict((conflict) => conflict.columns(['album_id', 'hash']).doNothing())
      .execute();
}

export async function listKnownHashes(db: Db, albumId: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('album_version_chunks')
    .select('hash')
    .where('album_id', '=', albumId)
    .where(sql<boolean>`hash = any(${[...hashes]})`)
    .execute();
  return rows.map(({ hash }) => hash);
}

export async function listChunks(db: Db, albumId: string, hashes?: readonly string[]): Promise<Chunk[]> {
  let query = db.selectFrom('album_version_chunks').selectAll().where('album_id', '=', albumId);
  if (hashes) query = query.where(sql<boolean>`hash = any(${[...hashes]})`);
  return query.execute();
}

export async function updatePoint(
  db: Db,
  id: string,
  { restored, ...change }: Partial<Pick<Point, 'kind' | 'name' | 'named_by' | 'made_by' | 'restored'>>,
): Promise<void> {
  await db
    .updateTable('album_versions')
    .set({ ...change, ...(restored !== undefined && { restored: restored && JSON.stringify(restored) }) })
    .where('id', '=', id)
    .execute();
}

/** Points go, and with them the pieces that no other point has. */
export async function deletePoints(
  db: Db,
  albumId: string,
  ids: readonly string[],
  work: ReadonlyMap<string, readonly Work[]> = new Map(),
): Promise<void> {
  if (ids.length === 0) return;
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('album_versions')
      .where('album_id', '=', albumId)
      .where('id', 'in', [...ids])
      .execute();
    if (work.size > 0) {
      const rows = JSON.stringify([...work].map(([id, done]) => ({ id, work: done })));
      await sql`update album_versions set work = next.work
        from jsonb_to_recordset(${rows}::jsonb) as next(id text, work jsonb)
        where album_versions.id = next.id`.execute(tx);
    }
    await deleteUnused(tx, albumId);
    await tx.updateTable('albums').set({ point_version: null }).where('id', '=', albumId).execute();
  });
}

async function deleteUnused(db: Db, albumId: string): Promise<void> {
  await sql`delete from album_version_chunks where album_id = ${albumId} and hash not in (
    select unnest(chunks) from album_versions where album_id = ${albumId})`.execute(db);
}

/** Writes pieces anew: every point that had one has the other one now. */
export async function replaceChunks(
  db: Db,
  albumId: string,
  replaced: ReadonlyMap<string, Omit<Chunk, 'album_id'>>,
): Promise<void> {
  if (replaced.size === 0) return;
  await db.transaction().execute(async (tx) => {
    await insertChunks(tx, albumId, [...new Map([...replaced.values()].map((chunk) => [chunk.hash, chunk])).values()]);
    const pairs = JSON.stringify([...replaced].map(([from, { hash: to }]) => ({ from, to })));
    await sql`update album_versions set chunks = (
        select array_agg(coalesce(pairs.to_hash, old.hash) order by old.at)
        from unnest(album_versions.chunks) with ordinality as old(hash, at)
        left join (select value ->> 'from' as from_hash, value ->> 'to' as to_hash
          from jsonb_array_elements(${pairs}::jsonb)) as pairs on pairs.from_hash = old.hash)
      where album_id = ${albumId}`.execute(tx);
    await deleteUnused(tx, albumId);
  });
}

/** Albums in which two points that were made by themselves fall into one hour, day or week that is to have one. */
export async function listCrowded(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ album_id: string }>`
    select distinct album_id from (
      select album_id from album_versions
      where name is null and kind not in ('named', 'order', 'approval')
        and made_at <= ${now}::timestamptz - interval '1 hour'
      group by album_id, case
        when made_at > ${now}::timestamptz - interval '1 day' then floor(extract(epoch from made_at) / 3600)
        when made_at > ${now}::timestamptz - interval '30 days' then -floor(extract(epoch from made_at) / 86400)
        else 1e12 + floor(extract(epoch from made_at) / 604800) end
      having count(*) > 1
    ) as crowded limit ${limit}`.execute(db);
  return rows.map(({ album_id }) => album_id);
}

export async function listPeople(
  db: Db,
  subs: readonly string[],
): Promise<{ sub: string; nickname: string; picture: string | null }[]> {
  if (subs.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['sub', 'nickname', 'picture'])
    .where('sub', 'in', [...subs])
    .execute();
}
