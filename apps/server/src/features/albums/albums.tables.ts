import type { AlbumLanguage, Category } from '@figurina/album';
import type { AlbumStatistics, Campaign, LockCause, Organization } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';

export interface AlbumsTables {
  album_locks: AlbumLockRow;
  albums: AlbumRow;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

export interface AlbumRow {
  id: string;
  /** Who made it; the owner's row in `album_members` says the same. */
  owner_id: string;
  title: string;
  /** `YYYY-MM-DD`, as text: a day has no time zone. */
  release_date: string | null;
  language: AlbumLanguage;
  locked: Generated<boolean>;
  /** Why, by whom and since when, while it is locked. Set by `setLock` alone. */
  lock_cause: LockCause | null;
  lock_reason: string | null;
  locked_by: string | null;
  locked_at: Date | null;
  /** Set with the first order, for good. */
  has_order: Generated<boolean>;
  editors_may_approve: Generated<boolean>;
  is_blueprint: Generated<boolean>;
  blueprint_id: string | null;
  blueprint_category: Category | null;
  email_notifications_enabled: Generated<boolean>;
  organization: Json<Organization | null> | null;
  /** The campaign that its maker came by. */
  analytics_metadata: Json<Campaign | null> | null;
  /** Key of the cover's picture in the file store. */
  cover_key: string | null;
  /** The `updated_at` up to which the cover was looked at. */
  cover_at: Date | null;
  /** How often it was tried in vain since, and when it may be tried again. */
  cover_attempts: Generated<number>;
  cover_retry_at: Date | null;
  /** As of the snapshot, so that a list reads no documents. Written with it. */
  statistics: Json<AlbumStatistics>;
  schema_version: number;
  /** Number of the last mutation. Raised under the row's lock, together with the log. */
  version: Generated<number>;
  /** Up to here it is known to have a point in time; null where nobody looked yet. */
  point_version: Generated<number | null>;
  /** The version that the six parts below are at; what came later lies in the log. */
  snapshot_version: Generated<number>;
  /** The parts: JSON texts, each as `AlbumParts` has it. */
  workspace: string;
  stickers: string;
  colors: string;
  fonts: string;
  sticker_template_settings: string;
  images: string;
  /** In the trash since; nobody finds it, and after 30 days it goes for good. */
  trashed_at: Date | null;
  /** What staff find it by, as `search_text` of the database writes it; kept by the database. */
  search: Generated<string>;
  created_at: Date;
  updated_at: Date;
}

/** That an album was locked or unlocked; written once. */
export interface AlbumLockRow {
  id: string;
  album_id: string;
  locked: boolean;
  cause: LockCause;
  reason: string | null;
  by_sub: string;
  at: Date;
}
