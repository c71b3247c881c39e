import type { PhotoAnswer } from './photo-messages.ts';
import { photoType, type PhotoType } from './photo-type.ts';

/** A sticker is 7 cm high: a third of this is still sharp on it (decision 8 of the product: scaled down before upload). */
export const SIDE_SENT = 3000;
/** A file up to this size is sent as it is; larger ones are mostly noise of the camera. */
const BYTES_KEPT = 4_000_000;
/** What no phone takes; the server refuses it too. */
const BYTES_MOST = 64_000_000;
const BYTES_LEAST = 100;
/** The specification's preview. */
const SHOWN_SIDE = 800;
const SHOWN_QUALITY = 0.8;
const SENT_QUALITY = 0.9;

/** Makes a photo ready. Runs in a worker; the browser turns it upright while decoding. */
export async function preparePhoto(file: Blob, filename: string): Promise<PhotoAnswer> {
  if (file.size < BYTES_LEAST) return { ok: false, fault: 'too_small' };
  if (file.size > BYTES_MOST) return { ok: false, fault: 'too_large' };
  const type = photoType(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  if (!type) return { ok: false, fault: 'type' };
  const picture = await decode(file, type);
  if (!picture) return { ok: false, fault: 'unreadable' };
  const { width, height } = picture;
  const scale = Math.min(1, SIDE_SENT / Math.max(width, height));
  const keeps = scale === 1 && type !== 'heif' && file.size <= BYTES_KEPT;
  const shown = await drawn(picture, Math.min(1, SHOWN_SIDE / Math.max(width, height)), SHOWN_QUALITY);
  const sent = keeps ? { blob: file, width, height } : await drawn(picture, scale, SENT_QUALITY);
  picture.close();
  return {
    ok: true,
    photo: {
      file: sent.blob,
      filename: keeps ? filename : `${filename.replace(/\.\w+$/, '')}.jpg`,
      shown: shown.blob,
      width: sent.width,
      height: sent.height,
      shownWidth: shown.width,
      shownHeight: shown.height,
      scaledDown: scale < 1,
    },
  };
}

/** Null when it is broken, or in a format that neither the browser nor our own decoder opens. */
async function decode(file: Blob, type: PhotoType): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    if (type !== 'heif') return null;
  }
  try {
    // Most browsers do not open what most phones save; the decoder is large and comes only when it is needed.
    const { decodeHeic } = await import('./decode-heic.ts');
    return await createImageBitmap(await decodeHeic(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return null;
  }
}

async function drawn(
  picture: ImageBitmap,
  scale: number,
  quality: number,
): Promise<{ blob: Blob; width: number; height: number }> {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  // Paper is white where a picture is transparent.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { blob: await canvas.convertToBlob({ type: 'image/jpeg', quality }), width, height };
}
