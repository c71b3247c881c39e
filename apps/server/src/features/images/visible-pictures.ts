/** Which picture an address shows, for whom it shows it. Asked for one by one, an album's pictures are read at once. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { createImageRows, type ImageRows } from './image-rows.ts';
import { isOfRender } from './image-token.ts';
import { findImage, type Image, listOfAlbum } from './images.queries.ts';
import type { Pictures, Sees } from './pictures.ts';

export interface VisiblePictures extends ImageRows {
  /**
   * Undefined for who may not see it: `token` is the image_token of its album. Also for a drawing of the content whose
   * bitmaps are not made yet; a print has them made and waits.
   */
  visible(id: string, token: string | undefined): Promise<Image | undefined>;
  /** The same for many, whose albums are asked about once. */
  allVisible(ids: readonly string[], token: string | undefined): Promise<(Image | undefined)[]>;
}

export function createVisiblePictures({ db, pictures }: { db: Kysely<Database>; pictures: Pictures }): VisiblePictures {
  const rows = createImageRows({
    find: (id) => findImage(db, id),
    ofAlbum: (albumId) => listOfAlbum(db, albumId),
    now: () => performance.now(),
  });
  type SeenWith = (albumId: string, token: string) => Promise<Sees>;
  async function visible(id: string, token: string | undefined, seenWith: SeenWith): Promise<Image | undefined> {
    const found = await rows.find(id);
    if (!found && isOfRender(token) && (await pictures.content.make(id))) return findImage(db, id);
    if (!found || found.content) return found;
    return token && found.album_id && (await seenWith(found.album_id, token))(id) ? found : undefined;
  }
  return {
    find: rows.find,
    visible: (id, token) => visible(id, token, pictures.seenWith),
    allVisible(ids, token) {
      const asked = new Map<string, Promise<Sees>>();
      const once: SeenWith = (albumId, by) => {
        const answer = asked.get(albumId) ?? pictures.seenWith(albumId, by);
        asked.set(albumId, answer);
        return answer;
      };
      return Promise.all(ids.map((id) => visible(id, token, once)));
    },
  };
}
