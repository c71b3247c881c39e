/** All albums but those in the trash. */
import type { AlbumScope } from '@figurina/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { searched } from './search.ts';

type Db = Kysely<Database>;

export interface WantedAlbums {
  readonly scope: AlbumScope;
  /** Trimmed; empty for all. */
  readonly query: string;
  /** When the day began. */
  readonly midnight: Date;
}

export const wantedAlbums = (db: Db, { scope, query, midnight }: WantedAlbums) =>
  db
    .selectFrom('albums')
    .where('trashed_at', 'is', null)
    .$if(scope === 'updated_today', (albums) => albums.where('updated_at', '>=', midnight))
    .$if(scope === 'with_order', (albums) => albums.where('has_order', '=', true))
    .$if(query !== '', (albums) => albums.where('search', 'like', searched(query)));

/** Outside the trash, since then. */
export async function countUpdated(db: Db, midnight: Date): Promise<number> {
  const { count } = await wantedAlbums(db, { scope: 'updated_today', query: '', midnight })
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
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
