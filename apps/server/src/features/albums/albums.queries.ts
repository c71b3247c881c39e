import type { AlbumParts } from '@figurina/album';
import type { AlbumStatistics, Campaign, Organization } from '@figurina/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { AlbumRow } from './albums.tables.ts';

/** An album without its document. */
const META = [
  'id',
  'owner_id',
  'title',
  'release_date',
  'language',
  'locked',
  'has_order',
  'editors_may_approve',
  'is_blueprint',
  'blueprint_id',
  'blueprint_category',
  'email_notifications_enabled',
  'organization',
  'cover_key',
  'statistics',
  'trashed_at',
  'created_at',
  'updated_at',
] as const;
export type AlbumHead = Pick<Selectable<AlbumRow>, (typeof META)[number]>;

export async function findAlbum(db: Kysely<Database>, id: string): Promise<AlbumHead | undefined> {
  return db.selectFrom('albums').select(META).where('id', '=', id).where('trashed_at', 'is', null).executeTakeFirst();
}

/** What decides who may do what in it. */
export type AlbumGrants = Pick<AlbumHead, 'locked' | 'editors_may_approve'>;

/** Asked before everything else, so it is no more than that. */
export async function findGrants(db: Kysely<Database>, id: string): Promise<AlbumGrants | undefined> {
  return db
    .selectFrom('albums')
    .select(['locked', 'editors_may_approve'])
    .where('id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
}

/** The newest change first. */
export async function listAlbums(db: Kysely<Database>, ids: readonly string[]): Promise<AlbumHead[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('albums')
    .select(META)
    .where('id', 'in', ids)
    .where('trashed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Of the albums that serve as blueprints. */
export async function listBlueprintIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('albums')
    .select('id')
    .where('is_blueprint', '=', true)
    .where('trashed_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of somebody's own albums, the newest first, each name once. */
export async function listOrganizations(db: Kysely<Database>, ownerId: string): Promise<Organization[]> {
  const albums = await db
    .selectFrom('albums')
    .select('organization')
    .where('owner_id', '=', ownerId)
    .where('organization', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const found = new Map<string, Organization>();
  for (const { organization } of albums)
    if (organization && !found.has(organization.name)) found.set(organization.name, organization);
  return [...found.values()];
}

export interface NewAlbum extends Pick<
  AlbumHead,
  'id' | 'owner_id' | 'title' | 'release_date' | 'language' | 'blueprint_id' | 'blueprint_category' | 'organization'
> {
  /** Null, too, where it says nothing. */
  campaign: Campaign | null;
  parts: AlbumParts;
  statistics: AlbumStatistics;
  schemaVersion: number;
  now: Date;
}

export async function insertAlbum(db: Kysely<Database>, album: NewAlbum): Promise<void> {
  const { parts, statistics, schemaVersion, now, organization, campaign, ...head } = album;
  await db
    .insertInto('albums')
    .values({
      ...head,
      organization: organization && JSON.stringify(organization),
      analytics_metadata: campaign && JSON.stringify(campaign),
      statistics: JSON.stringify(statistics),
      schema_version: schemaVersion,
      ...partTexts(parts),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** The parts as their columns hold them. */
export function partTexts(parts: AlbumParts) {
  return {
    workspace: JSON.stringify(parts.workspace),
    stickers: JSON.stringify(parts.stickers),
    colors: JSON.stringify(parts.colors),
    fonts: JSON.stringify(parts.fonts),
    sticker_template_settings: JSON.stringify(parts.sticker_template_settings),
    images: JSON.stringify(parts.images),
  };
}

export type AlbumChange = Partial<
  Pick<
    AlbumHead,
    'title' | 'release_date' | 'language' | 'email_notifications_enabled' | 'editors_may_approve' | 'organization'
  >
>;

export async function updateAlbum(
  db: Kysely<Database>,
  id: string,
  { organization, ...change }: AlbumChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('albums')
    .set({ ...change, ...(organization && { organization: JSON.stringify(organization) }), updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setCover(db: Kysely<Database>, id: string, key: string): Promise<void> {
  await db.updateTable('albums').set({ cover_key: key }).where('id', '=', id).execute();
}

export interface DueCover extends AlbumHead {
  /** How often it was tried in vain. */
  cover_attempts: number;
}

/** Albums that changed since their cover was looked at, and not after `quiet` unless they are new; the latest change first. */
export function withDueCover(db: Kysely<Database>, { quiet, now }: { quiet: Date; now: Date }) {
  return db
    .selectFrom('albums')
    .select([...META, 'cover_attempts'])
    .where('trashed_at', 'is', null)
    .where((where) => where.or([where('cover_at', 'is', null), where('updated_at', '<', quiet)]))
    .where((where) => where.or([where('cover_at', 'is', null), where('cover_at', '<', where.ref('updated_at'))]))
    .where((where) => where.or([where('cover_retry_at', 'is', null), where('cover_retry_at', '<=', now)]))
    .orderBy('updated_at', 'desc');
}

/** The cover shows the album as it was then, or will not be tried again before its next change. */
export async function settleCover(db: Kysely<Database>, id: string, time: Date): Promise<void> {
  const settled = { cover_at: time, cover_attempts: 0, cover_retry_at: null };
  await db.updateTable('albums').set(settled).where('id', '=', id).execute();
}

export async function postponeCover(db: Kysely<Database>, id: string, attempts: number, until: Date): Promise<void> {
  const postponed = { cover_attempts: attempts, cover_retry_at: until };
  await db.updateTable('albums').set(postponed).where('id', '=', id).execute();
}

export async function setTrashed(db: Kysely<Database>, id: string, at: Date | null): Promise<void> {
  await db.updateTable('albums').set({ trashed_at: at }).where('id', '=', id).execute();
}

export async function findTrashed(db: Kysely<Database>, id: string): Promise<AlbumHead | undefined> {
  return db
    .selectFrom('albums')
    .select(META)
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
}

/** Somebody's own, the last one first. */
export async function listTrashed(db: Kysely<Database>, ownerId: string): Promise<AlbumHead[]> {
  return db
    .selectFrom('albums')
    .select(META)
    .where('owner_id', '=', ownerId)
    .where('trashed_at', 'is not', null)
    .orderBy('trashed_at', 'desc')
    .execute();
}

export async function isInTrash(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('albums')
    .select('id')
    .where('id', '=', id)
    .where('trashed_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAlbum(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('albums').where('id', '=', id).execute();
}
