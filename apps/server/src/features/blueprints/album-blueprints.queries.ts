import type { AlbumLanguage, Category } from '@figurina/album';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumBlueprintRow } from './album-blueprints.tables.ts';

type Db = Kysely<Database>;

/** With what the list needs of its album; without the parts. */
export type AlbumBlueprintHead = Omit<Selectable<AlbumBlueprintRow>, 'parts' | 'cover'> & {
  readonly album_title: string;
  readonly album_language: AlbumLanguage;
  readonly album_spreads: number;
  readonly album_version: number;
  readonly album_release_date: string | null;
  /** The key of the album's own cover, as it is now. */
  readonly cover_key: string | null;
  readonly has_cover: boolean;
};

function heads(db: Db) {
  return db
    .selectFrom('album_blueprints as blueprint')
    .innerJoin('albums', 'albums.id', 'blueprint.album_id')
    .where('albums.trashed_at', 'is', null)
    .select([
      'blueprint.album_id',
      'blueprint.category',
      'blueprint.description',
      'blueprint.created_at',
      'blueprint.published_at',
      'blueprint.version',
      'blueprint.title',
      'blueprint.language',
      'blueprint.spreads_count',
      'blueprint.schema_version',
      'albums.title as album_title',
      'albums.language as album_language',
      'albums.statistics',
      'albums.version as album_version',
      'albums.release_date as album_release_date',
      'albums.cover_key',
      sql<boolean>`blueprint.cover is not null`.as('has_cover'),
    ]);
}

const headOf = ({
  statistics,
  ...head
}: Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number]): AlbumBlueprintHead => ({
  ...head,
  album_spreads: statistics.inlay_spreads_count + 1,
});

/** The oldest first. */
export async function listHeads(db: Db, { drafts }: { drafts: boolean }): Promise<AlbumBlueprintHead[]> {
  const all = heads(db).orderBy('blueprint.created_at').orderBy('blueprint.album_id');
  return (await (drafts ? all : all.where('published_at', 'is not', null)).execute()).map(headOf);
}

export async function findHeads(db: Db, ids: readonly string[]): Promise<AlbumBlueprintHead[]> {
  if (ids.length === 0) return [];
  return (await heads(db).where('blueprint.album_id', 'in', ids).execute()).map(headOf);
}

export async function findHead(db: Db, id: string): Promise<AlbumBlueprintHead | undefined> {
  return (await findHeads(db, [id]))[0];
}

export async function findPublishedParts(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('album_blueprints').select('parts').where('album_id', '=', id).executeTakeFirst();
  return row?.parts ?? null;
}

export async function findPublishedCover(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('album_blueprints').select('cover').where('album_id', '=', id).executeTakeFirst();
  return row?.cover ? Buffer.from(row.cover, 'base64') : undefined;
}

/** In the album too, which says everywhere that it is one. */
export async function keepBlueprint(
  tx: Transaction<Database>,
  { id, category, description, now }: { id: string; category: Category; description: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('album_blueprints')
    .values({ album_id: id, category, description, created_at: now })
    .onConflict((conflict) => conflict.column('album_id').doUpdateSet({ category, description }))
    .execute();
  await tx
    .updateTable('albums')
    .set({ is_blueprint: true, blueprint_category: category })
    .where('id', '=', id)
    .execute();
}

export async function dropBlueprint(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('album_blueprints').where('album_id', '=', id).execute();
  await tx.updateTable('albums').set({ is_blueprint: false }).where('id', '=', id).execute();
}

export type Publication = Required<{
  [
    Field in 'published_at' | 'version' | 'title' | 'language' | 'spreads_count' | 'schema_version' | 'parts' | 'cover'
  ]: AlbumBlueprintRow[Field];
}>;

export const NOT_PUBLISHED: Publication = {
  published_at: null,
  version: null,
  title: null,
  language: null,
  spreads_count: null,
  schema_version: null,
  parts: null,
  cover: null,
};

export async function setPublication(db: Db, id: string, publication: Publication): Promise<void> {
  await db.updateTable('album_blueprints').set(publication).where('album_id', '=', id).execute();
}

export async function albumExists(db: Db, id: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('albums')
      .select('id')
      .where('id', '=', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}
