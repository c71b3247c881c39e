import { decodeBeside } from './decode-beside.ts';

/** Decoded pictures for the painter, the ones asked for longest ago thrown out first. */
const KEPT = 400;
const pictures = new Map<string, Promise<ImageBitmap | null>>();

/** A decoded picture, at most as many pixels high as asked; null when it cannot be had. */
export function decodedPicture(url: string, maxHeight: number): Promise<ImageBitmap | null> {
  const key = `${maxHeight} ${url}`;
  const known = pictures.get(key);
  if (known) {
    pictures.delete(key);
    pictures.set(key, known);
    return known;
  }
  const fetched = decode(url, maxHeight).catch(() => {
    pictures.delete(key);
    return null;
  });
  pictures.set(key, fetched);
  const oldest = pictures.size > KEPT ? pictures.keys().next().value : undefined;
  if (oldest !== undefined) pictures.delete(oldest);
  return fetched;
}

/** What the server sends as pixels is decoded beside the page; drawings and what the page itself made, by the page. */
async function decode(url: string, maxHeight: number): Promise<ImageBitmap> {
  if (!/^(blob|data):/.test(url)) {
    const beside = await decodeBeside(url, maxHeight).catch(() => null);
    if (beside) return beside;
  }
  return decodeHere(url, maxHeight);
}

export async function decodeHere(url: string, maxHeight: number): Promise<ImageBitmap> {
  const image = new Image();
  image.decoding = 'async';
  image.src = url;
  await image.decode();
  const height = Math.min(maxHeight, image.naturalHeight || maxHeight);
  const width = Math.max(1, Math.round((height * image.naturalWidth) / (image.naturalHeight || 1)) || height);
  return createImageBitmap(image, { resizeWidth: width, resizeHeight: Math.max(1, height), resizeQuality: 'medium' });
}
