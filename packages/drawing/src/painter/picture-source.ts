/** Decoded pictures for a painter that works beside the page: fetched several at once, and kept while there is room. */
import { decodeFile, fetchFile } from './decode-file.ts';

/** Several pictures in one answer: four bytes of length for each of them, the highest first, then their files. */
export interface Pack {
  readonly url: string;
  /** The pictures' own addresses, in the order of the answer. */
  readonly of: readonly string[];
}

export interface PictureSourceParts {
  /** Which of these addresses come together, and where. The others are fetched one by one. */
  packs(urls: readonly string[]): readonly Pack[];
  /** The page decodes what cannot be decoded beside it: drawings. */
  elsewhere(url: string, maxHeight: number): Promise<ImageBitmap | null>;
}

/** Address and height in pixels of a picture, to the bitmap; those that cannot be had are missing. */
export type PictureSource = (wanted: ReadonlyMap<string, number>) => Promise<Map<string, ImageBitmap>>;

type Picture = Blob | Uint8Array<ArrayBuffer>;

interface Kept {
  readonly bitmap: Promise<ImageBitmap | null>;
  pixels: number;
}

/** 32 MB. */
const KEPT_PIXELS = 8_000_000;

export function createPictureSource({ packs, elsewhere }: PictureSourceParts): PictureSource {
  const kept = new Map<string, Kept>();
  let pixels = 0;

  function forget(key: string): void {
    pixels -= kept.get(key)?.pixels ?? 0;
    kept.delete(key);
  }
  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (pixels <= KEPT_PIXELS) return;
      forget(key);
    }
  }
  function add(key: string, decoded: Promise<ImageBitmap | null>): void {
    const entry: Kept = { bitmap: decoded.catch(() => null), pixels: 0 };
    kept.set(key, entry);
    void count(key, entry);
  }
  async function count(key: string, entry: Kept): Promise<void> {
    const bitmap = await entry.bitmap;
    if (kept.get(key) !== entry) return;
    entry.pixels = (bitmap?.width ?? 0) * (bitmap?.height ?? 0);
    pixels += entry.pixels;
    // What could not be had may be there the next time.
    if (bitmap) makeRoom();
    else forget(key);
  }
  async function decoded(url: string, maxHeight: number, file: Promise<Picture | null>): Promise<ImageBitmap | null> {
    const bitmap = await file.then((found) => decodeFile(found ?? new Blob(), maxHeight)).catch(() => null);
    return bitmap ?? elsewhere(url, maxHeight);
  }

  return async (wanted) => {
    const keyed = Array.from(wanted, ([url, height]) => ({ url, height, key: `${height} ${url}` }));
    const missing = keyed.filter(({ key }) => !kept.has(key));
    const files = bring(packs(missing.map(({ url }) => url)));
    for (const { url, height, key } of missing) add(key, decoded(url, height, files.get(url) ?? fetchFile(url)));
    const found = new Map<string, ImageBitmap>();
    await Promise.all(
      keyed.map(async ({ url, key }) => {
        const entry = kept.get(key)!;
        // The last one asked for is the last one to go.
        kept.delete(key);
        kept.set(key, entry);
        const bitmap = await entry.bitmap;
        if (bitmap) found.set(url, bitmap);
      }),
    );
    return found;
  };
}

/** Of each packed picture the file, when the answer has come. */
function bring(packs: readonly Pack[]): Map<string, Promise<Picture | null>> {
  const files = new Map<string, Promise<Picture | null>>();
  for (const { url, of } of packs) {
    const answer = unpacked(url, of.length);
    for (const [index, picture] of of.entries())
      files.set(
        picture,
        answer.then((list) => list[index] ?? null),
      );
  }
  return files;
}

async function unpacked(url: string, count: number): Promise<(Picture | null)[]> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status} for ${count} pictures`);
  const bytes = await answer.arrayBuffer();
  const lengths = new DataView(bytes, 0, 4 * count);
  let from = 4 * count;
  return Array.from({ length: count }, (_, index) => {
    const length = lengths.getUint32(4 * index);
    from += length;
    return length === 0 ? null : new Uint8Array(bytes, from - length, length);
  });
}
