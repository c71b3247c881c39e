import type { ImageId } from '@figurina/album';
import type { Services } from '../app/services.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { makeImage } from './make-image.ts';
import { uploadBlob } from './upload-blob.ts';

export interface ImageUploads {
  /** By the file's name as it was given. */
  readonly images: ReadonlyMap<string, ImageId>;
  readonly failed: ReadonlyMap<string, unknown>;
}

/** At once: more would only share the same line. */
const PARALLEL = 4;

/** Uploads pictures into an album, several at once. One bad file never stops the rest. */
export async function uploadImages(
  { api, session }: Pick<Services, 'api' | 'session'>,
  albumId: string,
  files: readonly { name: string; file: File }[],
  options: { model: 'sticker' | 'background'; onDone: (count: number) => void; signal: AbortSignal },
): Promise<ImageUploads> {
  const images = new Map<string, ImageId>();
  const failed = new Map<string, unknown>();
  const waiting = [...files];
  let done = 0;
  async function worker(): Promise<void> {
    for (let next = waiting.shift(); next && !options.signal.aborted; next = waiting.shift()) {
      try {
        const blob_id = await uploadBlob(next.file, { accessToken: session.accessToken, signal: options.signal });
        images.set(next.name, await makeImage(api, albumId, { blob_id, model: options.model }, options.signal));
      } catch (cause) {
        failed.set(next.name, cause);
      }
      options.onDone(++done);
    }
  }
  await askBeforeLeaving(() => Promise.all(Array.from({ length: PARALLEL }, worker)));
  return { images, failed };
}
