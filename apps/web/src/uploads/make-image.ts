import type { ImageId } from '@figurina/album';
import { ApiProblem } from '../api/problem.ts';
import type { Services } from '../app/services.ts';

/** The server draws one drawing of a person at a time, and lets the others wait only so long. */
const TRIES = 10;
const PAUSE_MS = 2000;

/** Has a picture made of an upload. Where somebody sends many drawings at once, the server asks to come again. */
export async function makeImage(
  { images }: Pick<Services['api'], 'images'>,
  albumId: string,
  body: { blob_id: string; model: 'sticker' | 'background' },
  signal: AbortSignal | undefined,
): Promise<ImageId> {
  for (let tries = 1; ; tries += 1)
    try {
      const { image } = await images.create({ params: { id: albumId }, body }, signal && { signal });
      return image.id as ImageId;
    } catch (cause) {
      if (!(cause instanceof ApiProblem) || cause.code !== 'too_many_requests' || tries === TRIES) throw cause;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal?.throwIfAborted();
    }
}
