/** Pictures of one album for another: rows of their own, whose files are shared. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isHandedIn } from './handed-in.ts';
import * as queries from './images.queries.ts';

export interface CopiedPictures {
  /** Those that somebody who works on the album brought in; photos that came through its sticker link are not to be passed on. */
  copyable(albumId: string): Promise<ReadonlySet<string>>;
  /** Gives `albumId` pictures of its own by new ids. Those that are gone meanwhile are left out. */
  copy(
    ids: ReadonlyMap<string, string>,
    to: { readonly albumId: string; readonly by: string; readonly now: Date },
    db: Kysely<Database>,
  ): Promise<void>;
}

export function createCopiedPictures(db: Kysely<Database>): CopiedPictures {
  return {
    copyable: async (albumId) => {
      const images = await queries.listOfAlbum(db, albumId);
      return new Set(images.filter((image) => !isHandedIn(image)).map(({ id }) => id));
    },
    copy: async (ids, { albumId, by, now }, transaction) => {
      if (ids.size === 0) return;
      const images = await queries.listImages(transaction, [...ids.keys()]);
      for (const { unused_since: _unused, ...image } of images)
        await queries.insertImage(transaction, {
          ...image,
          id: ids.get(image.id)!,
          album_id: albumId,
          created_by: by,
          created_at: now,
        });
    },
  };
}
