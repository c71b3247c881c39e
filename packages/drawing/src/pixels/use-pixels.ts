import { useState } from 'react';
import { useSource } from '../read/album-reader.ts';
import { bakedPicture } from './baked-pictures.ts';
import type { PixelEffects } from './pixel-effects.ts';

/**
 * The picture with its pixel effects. While they are being made it stays as it was shown last, and a picture that was not
 * shown yet shows nothing rather than the wrong colours. `image` tells one picture from another.
 */
export function usePixels(url: string | null, image: string | null, effects: PixelEffects | null): string | null {
  const now = useSource(url === null || !effects ? { subscribe: never, get: () => url } : bakedPicture(url, effects));
  const [last, setLast] = useState({ image, url: now });
  if (now !== null && (now !== last.url || image !== last.image)) setLast({ image, url: now });
  return now ?? (image === last.image ? last.url : null);
}

const never = (): (() => void) => () => {};
