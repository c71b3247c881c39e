import type { AlbumDocument, ImageId, ImageRecord, Layout } from '@figurina/album';
import type { EditorStore, History, PresenceTracker, Sync } from '@figurina/editor';
import type { I18n } from '@figurina/locales';
import type { AnotherAlbumParts } from '../session/clipboard/another-album.ts';
import type { KeptReads } from '../session/comments/seen-comments.ts';
import type { MetaSource, OpenAlbumMeta } from '../session/connection/meta-source.ts';
import type { UploadOptions } from '../session/files/file-intake.ts';

/** What a session is made of: the album, who works on it, and what ties it to the server. */
export interface EditorSessionParts {
  document: AlbumDocument;
  meta: OpenAlbumMeta;
  /** The texts of the interface, as they are now: the language may be switched while the album is open. */
  words: () => Pick<I18n, 't' | 'locale'>;
  /** Whose changes these are: somebody else's comments stay as they are. */
  userId: string;
  userName: string;
  makeId: () => string;
  layouts: () => Promise<readonly Layout[]>;
  shippedColors: () => Promise<ReadonlyMap<string, string> | null>;
  imageUrl: (image: ImageRecord, pixels: number) => string;
  /** Sends a picture into the album; its record comes with the changes of the server. */
  upload: (file: File, options: UploadOptions) => Promise<ImageId>;
  /** Copies a stock photo into the album. */
  takeStock: (id: string, signal: AbortSignal) => Promise<ImageId>;
  /** The pictures of another album of the same person. */
  anotherAlbum: AnotherAlbumParts['anotherAlbum'];
  /** How far they have read the comments, on whatever device. */
  reads: KeptReads;
  /** Connects the store to the server. */
  connect: (parts: { store: EditorStore; history: History; meta: MetaSource }) => {
    sync: Sync;
    presence: PresenceTracker;
  };
  reducedMotion: () => boolean;
}
