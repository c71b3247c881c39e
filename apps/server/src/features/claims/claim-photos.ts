/** Photos of claims: made anew of what was uploaded, so that neither places nor programs come along. */
import sharp from 'sharp';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { createPicturesInTurn, makePicture, mediaTypeOf } from '../images/index.ts';
import type { ClaimsParts } from './claims-parts.ts';

/** Enough to see a fold or a wrong colour. */
const LONGER_SIDE = 2000;
const QUALITY = 84;

export interface ClaimPhoto {
  readonly id: string;
  readonly file_key: string;
}

export interface ClaimPhotos {
  /** All of them or none; uploads of this person alone. */
  make(blobIds: readonly string[], by: string): Promise<readonly ClaimPhoto[] | Refusal>;
  forget(photos: readonly ClaimPhoto[]): Promise<void>;
}

export function createClaimPhotos({
  blobs,
  files,
  config,
}: Pick<ClaimsParts, 'blobs' | 'files' | 'config'>): ClaimPhotos {
  const inTurn = createPicturesInTurn(config.images);

  const forget = async (photos: readonly ClaimPhoto[]): Promise<void> => {
    await Promise.all(photos.map(({ file_key }) => files.delete(file_key)));
  };

  async function one(blobId: string, by: string): Promise<ClaimPhoto | Refusal> {
    const blob = await blobs.find(blobId, by);
    const head = blob?.usedFor === null ? await blobs.head(blobId) : undefined;
    if (!head) return refuse('blob_not_found');
    if (mediaTypeOf(head) === 'svg') return refuse('image_type_unsupported');
    return inTurn.take<ClaimPhoto | Refusal>(by, head, async () => {
      const bytes = await blobs.read(blobId);
      if (!bytes) return refuse('blob_not_found');
      const made = await makePicture(bytes, config.images);
      if (!made.ok) return refuse(made.code);
      const photo = await sharp(made.picture.full, { limitInputPixels: false })
        .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: QUALITY })
        .toBuffer();
      const id = newId();
      const file_key = `claims/${id}.jpg`;
      await files.put(file_key, photo);
      return { id, file_key };
    });
  }

  return {
    forget,
    make: async (blobIds, by) => {
      const photos: ClaimPhoto[] = [];
      for (const blobId of new Set(blobIds)) {
        const photo = await one(blobId, by);
        if (isRefusal(photo)) {
          await forget(photos);
          return photo;
        }
        photos.push(photo);
      }
      return photos;
    },
  };
}
