/** All albums but those in the trash. */
import { type AlbumScope, LIMITS } from '@figurina/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { type SortedBy, sortedBy } from './orders-dashboard.queries.ts';
import type { PageOf } from './page-of.ts';
import { searched } from './search.ts';

type Db = Kysely<Database>;

export interface WantedAlbums {
  readonly scope: AlbumScope;
  /** Trimmed; empty for all. */
  readonly query: string;
  /** When the day began. */
  readonly midnight: Date;
}

const wanted = (db: Db, { scope, query, midnight }: WantedAlbums) =>
  db
    .selectFrom('albums')
    .where('trashed_at', 'is', null)
    .$if(scope === 'updated_today', (albums) => albums.where('updated_at', '>=', midnight))
    .$if(scope === 'with_order', (albums) => albums.where('has_order', '=', true))
    .$if(query !== '', (albums) => albums.where('search', 'like', searched(query)));

export async function countAlbums(db: Db, looked: WantedAlbums): Promise<number> {
  const { count } = await wanted(db, looked)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** At most one more than a search shows. */
export async function countFound(db: Db, looked: WantedAlbums): Promise<number> {
  const { count } = await db
    .selectFrom(
      wanted(db, looked)
        .select('id')
        .limit(LIMITS.dashboardFound + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listAlbumIds(
  db: Db,
  looked: WantedAlbums,
  { sort_by, sort_order }: SortedBy,
  { limit, offset, isReversed }: PageOf,
): Promise<string[]> {
  const rows = await wanted(db, looked)
    .select('id')
    .orderBy(sortedBy(sort_by, sort_order, isReversed))
    .orderBy('id', (sort_order === 'asc') === isReversed ? 'desc' : 'asc')
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isReversed ? ids.reverse() : ids;
}

/** Without their documents, in no order. */
export async function readAlbumRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('albums')
    .leftJoin('users', 'users.sub', 'albums.owner_id')
    .select([
      'albums.id',
      'albums.title',
      'albums.language',
      'albums.release_date',
      'albums.created_at',
      'albums.updated_at',
      'albums.version',
      'albums.cover_key',
      'albums.blueprint_id',
      'albums.blueprint_category',
      'albums.statistics',
    ])
    .select(sql<string>`coalesce(users.email, '')`.as('owner'))
    .where('albums.id', 'in', ids)
    .where('albums.trashed_at', 'is', null)
    .execute();
}
