/**
 * Erasures are remembered among the files, which no backup of the database holds: a file whose name is a hash, with nothing
 * in it but the time. A database that was restored is told of them.
 */
import type { BlobStore } from '../../../platform/files/blob-store.ts';
import { subjectHash } from '../subject-hash.ts';

export interface RememberedErasures {
  add(subject: string, at: Date): Promise<void>;
  /** When it was. */
  find(subject: string): Promise<Date | undefined>;
}

/** Of somebody on a sticker. */
export const stickerSubject = (albumId: string, stickerId: string): string => `sticker ${albumId} ${stickerId}`;
/** That anybody was erased from the stickers of an album. */
export const albumSubject = (albumId: string): string => `album ${albumId}`;

export function createRememberedErasures(files: BlobStore): RememberedErasures {
  const keyOf = (subject: string): string => `erasures/${subjectHash(subject)}`;
  return {
    add: async (subject, at) => {
      const key = keyOf(subject);
      if (!(await files.stat(key))) await files.put(key, Buffer.from(at.toISOString()));
    },
    find: async (subject) => {
      const file = await files.read(keyOf(subject));
      return file && new Date(file.toString());
    },
  };
}
