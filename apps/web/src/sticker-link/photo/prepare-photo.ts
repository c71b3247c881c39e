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
/** In this size it is seen whether a picture is transparent anywhere. */
const PROBED_SIDE = 256;

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
  // Cut-out people stay cut out, on the screen as in print.
  const isClear = type !== 'jpeg' && isTransparent(picture);
  const shownScale = Math.min(1, SHOWN_SIDE / Math.max(width, height));
  const shown = await drawn(picture, { scale: shownScale, quality: SHOWN_QUALITY, isClear });
  const sent = keeps ? { blob: file, width, height } : await drawn(picture, { scale, quality: SENT_QUALITY, isClear });
  picture.close();
  return {
    ok: true,
    photo: {
      file: sent.blob,
      filename: keeps ? filename : `${filename.replace(/\.\w+$/, '')}.${ENDINGS[sent.blob.type]}`,
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

const ENDINGS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' };

function isTransparent(picture: ImageBitmap): boolean {
  const scale = Math.min(1, PROBED_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.max(1, picture.width * scale), Math.max(1, picture.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 250) return true;
  return false;
}

interface Drawing {
  readonly scale: number;
  readonly quality: number;
  /** Then it becomes a WebP, or a PNG where the browser makes no WebP. */
  readonly isClear: boolean;
}

async function drawn(
  picture: ImageBitmap,
  { scale, quality, isClear }: Drawing,
): Promise<{ blob: Blob; width: number; height: number }> {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return { blob: await canvas.convertToBlob({ type: isClear ? 'image/webp' : 'image/jpeg', quality }), width, height };
}
