import type { ImageId } from '@figurina/album';
import { imageUrl } from '@figurina/contract';
import type { FetchedAlbum } from './fetch-album.ts';
import type { RenderRequest } from './render-request.ts';

const AT_ONCE = 6;

/** Fetches every picture and answers addresses in this page. Throws when one cannot be had. */
export async function fetchPictures(
  { resolution }: Pick<RenderRequest, 'resolution'>,
  { imageToken }: Pick<FetchedAlbum, 'imageToken'>,
  ids: Iterable<ImageId>,
): Promise<ReadonlyMap<string, string>> {
  const waiting = [...new Set(ids)];
  const urls = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const answer = await fetch(imageUrl(id, resolution, imageToken));
      if (!answer.ok) throw new Error(`Picture ${id} answered ${answer.status}`);
      urls.set(id, URL.createObjectURL(await answer.blob()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return urls;
}
