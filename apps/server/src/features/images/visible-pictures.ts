/** Which picture an address shows, for whom it shows it. Asked for one by one, an album's pictures are read at once. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { createImageRows, type ImageRows } from './image-rows.ts';
import { findImage, type Image, listOfAlbum } from './images.queries.ts';
import type { Pictures } from './images.ts';

export interface VisiblePictures extends ImageRows {
  /** Undefined for who may not see it: `token` is the image_token of its album. */
  visible(id: string, token: string | undefined): Promise<Image | undefined>;
}

export function createVisiblePictures({ db, pictures }: { db: Kysely<Database>; pictures: Pictures }): VisiblePictures {
  const rows = createImageRows({
    find: (id) => findImage(db, id),
    ofAlbum: (albumId) => listOfAlbum(db, albumId),
    now: () => performance.now(),
  });
  return {
    find: rows.find,
    async visible(id, token) {
      const found = await rows.find(id);
      if (!found && id.startsWith('content-') && (await pictures.content.make(id))) return findImage(db, id);
      if (!found || found.content) return found;
      return token && found.album_id && (await pictures.mayRead(found.album_id, token)) ? found : undefined;
    },
  };
}
