/** Pictures of albums for measuring: a few different files, behind as many pictures as the album asks for. */
import sharp from 'sharp';
import { createImageFiles } from '../../apps/server/src/features/images/image-files.ts';
import { makePicture } from '../../apps/server/src/features/images/picture/make-picture.ts';
import type { OpenDatabase } from '../../apps/server/src/platform/db/database.ts';
import type { BlobStore } from '../../apps/server/src/platform/files/blob-store.ts';
import { seeded } from './random.ts';

export const PIXELS = { width: 900, height: 1260 };
const FILES = 24;
const ROWS_AT_ONCE = 200;

/** A portrait-like photograph: soft colours with the grain that makes JPEG files as large as real ones. */
export async function photograph(seed: number, { width, height } = PIXELS): Promise<Buffer> {
  const random = seeded(seed + 1);
  const colour = (): string => `hsl(${Math.round(random() * 360)} 60% ${Math.round(35 + random() * 40)}%)`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colour()}"/>
    <ellipse cx="50%" cy="100%" rx="45%" ry="36%" fill="${colour()}"/><ellipse cx="50%" cy="42%" rx="26%" ry="24%" fill="${colour()}"/></svg>`;
  const grain = await sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 14 } },
  })
    .png()
    .toBuffer();
  return sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Puts the files into the store and answers what writes an album's pictures into the database. */
export async function layOutPictures(
  db: OpenDatabase['db'],
  store: BlobStore,
): Promise<(albumId: string, imageIds: readonly string[], userId: string) => Promise<void>> {
  const files = createImageFiles(store);
  for (let file = 0; file < FILES; file++) {
    const made = await makePicture(await photograph(file), { maxBytes: 64e6, maxPixels: 100e6, drawingSeconds: 5 });
    if (!made.ok) throw new Error(made.code);
    await files.put(`bench-${file}`, made.picture);
  }
  return async (albumId, imageIds, userId) => {
    const rows = imageIds.map((id, at) => ({
      id,
      album_id: albumId,
      content: false,
      source_hash: String(at % FILES),
      files_id: `bench-${at % FILES}`,
      filename: `${at}.jpg`,
      full_type: 'jpeg' as const,
      drawing: false,
      ...PIXELS,
      created_by: userId,
      created_at: new Date(),
    }));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await db
        .insertInto('images')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute();
  };
}
