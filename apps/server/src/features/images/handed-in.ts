/** Pictures that somebody hands in and that enter the document later, or never: photos that came through the sticker link. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Blobs } from '../blobs/index.ts';
import type { AddImage } from './add-image.ts';
import { becameImage, imageItBecame } from './became-image.ts';
import type { ImageFiles } from './image-files.ts';
import * as queries from './images.queries.ts';
import { mediaTypeOf } from './picture/media-type.ts';

export interface HandedInPicture {
  id: string;
  /** SHA-256 of the file as it came. */
  hash: string;
  width: number;
  height: number;
}

export interface HandedInPictures {
  /**
   * Makes a picture of an upload in `/v1/blobs` that belongs to `ownerId`; the upload is used up. Again, the same picture:
   * whoever heard nothing goes on with it.
   */
  keep(albumId: string, blobId: string, ownerId: string): Promise<HandedInPicture | Refusal>;
  /** Its row goes, and its files unless another picture of the same bytes has them. Said twice, it does no harm. */
  remove(id: string): Promise<void>;
}

interface HandedInParts {
  db: Kysely<Database>;
  files: ImageFiles;
  blobs: Blobs;
  keep: AddImage['keep'];
}

const pictureOf = ({ id, source_hash, width, height }: queries.Image): HandedInPicture => ({
  id,
  hash: source_hash,
  width,
  height,
});

export function createHandedIn({ db, files, blobs, keep }: HandedInParts): HandedInPictures {
  return {
    keep: async (albumId, blobId, ownerId) => {
      const blob = await blobs.find(blobId, ownerId);
      const made = blob?.usedFor ? await queries.findImage(db, imageItBecame(blob.usedFor)) : undefined;
      if (made?.album_id === albumId && made.created_by === ownerId) return pictureOf(made);
      const head = blob && !blob.usedFor ? await blobs.head(blob.id) : undefined;
      if (!blob || !head) return refuse('blob_not_found');
      // The form takes photographs; a drawing comes from somebody who sends by other means.
      const kept =
        mediaTypeOf(head) === 'svg'
          ? refuse('image_type_unsupported')
          : await keep({ albumId, blobId: blob.id, filename: blob.filename, by: ownerId });
      if ('ok' in kept) {
        // It was paid for with one task and takes no other place: what is no photograph is not judged twice.
        if (kept.code !== 'blob_not_found') await blobs.remove(blob.id);
        return kept;
      }
      await blobs.markUsed(blob.id, becameImage(kept.id));
      return pictureOf(kept);
    },
    remove: async (id) => {
      const image = await queries.findImage(db, id);
      if (image && (await queries.deleteImage(db, image))) await files.remove(image);
    },
  };
}
