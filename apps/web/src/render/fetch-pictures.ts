import type { AlbumDocument, ImageId } from '@figurina/album';
import { imageUrl } from '@figurina/contract';
import { withPalette } from '@figurina/drawing';
import { someAtATime } from '../app/some-at-a-time.ts';
import type { FetchedAlbum } from './fetch-album.ts';
import { FaultyPictures } from './missing.ts';
import type { RenderRequest } from './render-request.ts';

const AT_ONCE = 6;

export interface FetchedPictures {
  /** Addresses in this page, by the picture's id. */
  readonly urls: ReadonlyMap<string, string>;
  /** Those of drawings in the album's colours, by the address above. */
  readonly followed: ReadonlyMap<string, string>;
}

/** Fetches every picture. Throws when one cannot be had, and names all that do not exist. */
export async function fetchPictures(
  { resolution }: Pick<RenderRequest, 'resolution'>,
  { imageToken, document }: Pick<FetchedAlbum, 'imageToken'> & { readonly document: AlbumDocument },
  ids: Iterable<ImageId>,
  onProgress: (progress: number) => void,
): Promise<FetchedPictures> {
  const wanted = [...new Set(ids)];
  const urls = new Map<string, string>();
  const followed = new Map<string, string>();
  const missing: string[] = [];
  await someAtATime(wanted, AT_ONCE, async (id) => {
    const image = document.images.get(id);
    const plain = imageUrl(id, resolution, imageToken);
    const shown = image ? withPalette(plain, image, document.colors) : plain;
    const [url, other] = await Promise.all([fetched(plain, id), shown === plain ? null : fetched(shown, id)]);
    if (url === null) {
      missing.push(id);
      return;
    }
    urls.set(id, url);
    if (other !== null) followed.set(url, other);
    onProgress(urls.size / wanted.length);
  });
  if (missing.length > 0) throw new FaultyPictures(`Picture ${missing.join(', ')} answered 404`, missing);
  return { urls, followed };
}

async function fetched(address: string, id: ImageId): Promise<string | null> {
  // A picture's address says who reads it.
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`Picture ${id} answered ${answer.status}`);
  return URL.createObjectURL(await answer.blob());
}
