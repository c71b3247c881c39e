import type { ImageId } from '@figurina/album';
import { imageUrl } from '@figurina/contract';
import type { FetchedAlbum } from './fetch-album.ts';
import { Missing } from './missing.ts';
import type { RenderRequest } from './render-request.ts';

const AT_ONCE = 6;

/** Fetches every picture and answers addresses in this page. Throws when one cannot be had. */
export async function fetchPictures(
  { resolution }: Pick<RenderRequest, 'resolution'>,
  { imageToken }: Pick<FetchedAlbum, 'imageToken'>,
  ids: Iterable<ImageId>,
  onProgress: (progress: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const waiting = [...new Set(ids)];
  const total = waiting.length;
  const urls = new Map<string, string>();
  const worker = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const answer = await fetch(imageUrl(id, resolution, imageToken));
      if (answer.status === 404) throw new Missing(`Picture ${id} answered 404`);
      if (!answer.ok) throw new Error(`Picture ${id} answered ${answer.status}`);
      urls.set(id, URL.createObjectURL(await answer.blob()));
      onProgress(urls.size / total);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return urls;
}
