import type { Actor, AlbumLanguage, AlbumParts, AlbumRole, Category, Layout } from '@figurina/album';
import type { StickerLinkSettings } from '@figurina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters/counters.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { BlobStore } from '../../platform/files/blob-store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { AlbumDocuments } from './album-documents.ts';

/** What albums take from other features. */
export interface AlbumsParts {
  db: Kysely<Database>;
  clock: Clock;
  files: BlobStore;
  documents: AlbumDocuments;
  members: {
    addOwner(albumId: string, sub: string, db: Kysely<Database>): Promise<void>;
    placeInFound(albumId: string, user: Pick<Caller, 'id' | 'admin'>): Promise<Pick<Actor, 'role' | 'sections'> | null>;
    albumsOf(user: Pick<Caller, 'id' | 'admin'>): Promise<{ albumId: string; role: AlbumRole | null }[]>;
    forgetAlbum(albumId: string, db: Kysely<Database>): Promise<void>;
  };
  blueprints: {
    /** What a new album of it begins with; undefined when there is no such blueprint. */
    beginning(
      id: string,
      wish: { language: AlbumLanguage; emptyInside: boolean; admin: boolean },
    ): Promise<{ parts: AlbumParts; category: Category; layouts: () => readonly Layout[] } | undefined>;
    /** Names of the blueprints that albums were made of. */
    known(ids: readonly (string | null)[]): Promise<{
      title(id: string | null, language: AlbumLanguage): string | null;
    }>;
  };
  pictures: {
    imageToken(albumId: string, reader: Pick<Caller, 'id' | 'admin'> | 'render'): string;
    /** Whether somebody with this token may read the album. */
    mayRead(albumId: string, token: string): Promise<boolean>;
    forgetAlbum(transaction: Transaction<Database>): Promise<void>;
    existing(ids: readonly string[]): Promise<ReadonlySet<string>>;
    readonly copied: {
      copyable(albumId: string): Promise<ReadonlySet<string>>;
      copy(
        ids: ReadonlyMap<string, string>,
        to: { readonly albumId: string; readonly by: string; readonly now: Date },
        db: Kysely<Database>,
      ): Promise<void>;
    };
  };
  readonly counters: Pick<Counters, 'add'>;
  /** The settings of the sticker link, which come with those of the album. */
  readonly changeStickerLink: (albumId: string, change: Partial<StickerLinkSettings>) => Promise<Refusal | undefined>;
  /** It was locked or unlocked by hand. */
  readonly tellOfLock: (told: LockTold) => void;
  /** In the transaction that opens again what was approved for print: reviews note it. */
  readonly reopened: (tx: Transaction<Database>, reopening: Reopening) => Promise<void>;
  /** Where the album is previewed; null while its link is off. */
  readonly previewPath: (albumId: string) => Promise<string | null>;
  /** Tells those who have the album open that its head changed. */
  readonly announce: (albumId: string) => void;
  /** Ends what people have open of an album that is gone. */
  readonly albumGone: (albumId: string) => void;
  /** Somebody waits for its books. */
  readonly hasOpenOrder: (albumId: string) => Promise<boolean>;
}

export interface Reopening {
  readonly albumId: string;
  readonly reason: string;
  readonly by: { readonly id: string; readonly name: string };
  readonly version: number;
  readonly now: Date;
}

export interface LockTold {
  readonly albumId: string;
  /** `reopened`: what was approved for print is open again. */
  readonly kind: 'locked' | 'unlocked' | 'reopened';
  readonly by: string;
  readonly reason: string | null;
}
