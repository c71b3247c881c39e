import type { AlbumDocument, ImageId, ImageRecord } from '@figurina/album';
import { imageUrl } from '@figurina/contract';
import { withPalette } from '@figurina/drawing';
import { someAtATime } from '../app/some-at-a-time.ts';
import type { FetchedAlbum } from './fetch-album.ts';
import { FaultyPictures } from './missing.ts';
import type { NeededPicture } from './needs.ts';
import type { RenderRequest } from './render-request.ts';
import { sharpBitmap } from './sharp-bitmap.ts';
import { vectorDrawing } from './vector-drawing.ts';

const AT_ONCE = 6;
const SVG = 'image/svg+xml';

export interface FetchedPictures {
  /** Addresses in this page, by the picture's id. */
  readonly urls: ReadonlyMap<string, string>;
  /** Those of drawings that are printed as drawings, in the album's colours where they follow them, by the address above. */
  readonly followed: ReadonlyMap<string, string>;
}

/** Fetches every picture. Throws when one cannot be had, and names all that do not exist. */
export async function fetchPictures(
  { resolution }: Pick<RenderRequest, 'resolution'>,
  { imageToken, document }: Pick<FetchedAlbum, 'imageToken'> & { readonly document: AlbumDocument },
  needed: readonly NeededPicture[],
  onProgress: (progress: number) => void,
): Promise<FetchedPictures> {
  const wanted = [...new Set(needed.map(({ id }) => id))];
  const baked = new Set(needed.flatMap(({ id, isBaked }) => (isBaked ? [id] : [])));
  const coarsest = new Map<ImageId, number>();
  for (const { id, ppi } of needed) coarsest.set(id, Math.min(ppi, coarsest.get(id) ?? ppi));
  const urls = new Map<string, string>();
  const followed = new Map<string, string>();
  const missing: string[] = [];
  await someAtATime(wanted, AT_ONCE, async (id) => {
    const image = document.images.get(id);
    const plain = imageUrl(id, resolution, imageToken);
    const shown = image ? withPalette(plain, image, document.colors) : plain;
    // The original is the drawing, where there is one, and what is printed of all others.
    const first = resolution === 'full' && shown === plain ? imageUrl(id, 'original', imageToken) : plain;
    const source = await fetched(first, id);
    const drawing = source && image ? await drawingOf(source, image) : null;
    const isDrawing = source?.type.startsWith(SVG) ?? false;
    // A drawing stands for its bitmap as well, where no pixels are needed.
    const isBitmap = isDrawing && (drawing === null || baked.has(id));
    const sharp = isBitmap && image ? await sharpBitmap(await source!.text(), image.details, coarsest.get(id)!) : null;
    const bitmap = sharp ?? (isBitmap ? await fetched(plain, id) : source);
    const pixels = bitmap && (bitmap === source && drawing ? drawing : bitmap);
    const other = shown === plain ? drawing : await fetched(shown, id);
    if (pixels === null) {
      missing.push(id);
      return;
    }
    const url = URL.createObjectURL(pixels);
    urls.set(id, url);
    if (other !== null && other !== pixels) followed.set(url, URL.createObjectURL(other));
    onProgress(urls.size / wanted.length);
  });
  if (missing.length > 0) throw new FaultyPictures(`Picture ${missing.join(', ')} answered 404`, missing);
  return { urls, followed };
}

/** The drawing that a picture was made of; null for photographs, and for drawings that are printed as their bitmap. */
async function drawingOf(source: Blob, { details }: ImageRecord): Promise<Blob | null> {
  const drawing = source.type.startsWith(SVG) ? vectorDrawing(await source.text(), details) : null;
  return drawing === null ? null : new Blob([drawing], { type: SVG });
}

async function fetched(address: string, id: ImageId): Promise<Blob | null> {
  // A picture's address says who reads it.
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Picture ${id} answered ${answer.status}`);
  return answer.blob();
}
