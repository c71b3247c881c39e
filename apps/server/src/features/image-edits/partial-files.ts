/** The previews of a job that is under way, in the file store, so that every server can send them on. */
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BlobStore } from '../../platform/files/blob-store.ts';

/** Pixels of the longer side. */
export const PARTIAL_SIDE = 800;

export interface PartialFiles {
  /** Any picture; kept as a small WebP. */
  put(jobId: string, number: number, picture: Buffer): Promise<void>;
  get(jobId: string, number: number): Promise<Buffer | undefined>;
  /** Those from 1 to the number. */
  remove(jobId: string, upTo: number): Promise<void>;
}

export function createPartialFiles(store: BlobStore): PartialFiles {
  const keyOf = (jobId: string, number: number): string => `image-edits/${jobId}/${number}.webp`;
  return {
    put: async (jobId, number, picture) => {
      const small = await sharp(picture, { limitInputPixels: 40_000_000 })
        .resize({ width: PARTIAL_SIDE, height: PARTIAL_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 70, effort: 1 })
        .toBuffer();
      await store.put(keyOf(jobId, number), small);
    },
    get: async (jobId, number) => {
      const file = await store.get(keyOf(jobId, number));
      return file && buffer(file.stream);
    },
    remove: async (jobId, upTo) => {
      for (let number = 1; number <= upTo; number += 1) await store.delete(keyOf(jobId, number));
    },
  };
}
