import type { CameraStore } from '@figurina/editor';
import { pictureResolution } from './image-variant.ts';

/** Device pixels a millimetre that pictures are chosen for: follows the zoom half a second after the camera rests. */
export interface Resolution {
  get(): number;
  subscribe(listener: () => void): () => void;
  end(): void;
}

const REST_MS = 500;

export function createResolution(camera: CameraStore, devicePixels: () => number): Resolution {
  const wanted = (): number => pictureResolution(camera.get().zoom, devicePixels());
  let current: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const unsubscribe = camera.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const next = wanted();
      if (next === current) return;
      current = next;
      for (const listener of listeners) listener();
    }, REST_MS);
  });
  return {
    get: () => (current ??= wanted()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      clearTimeout(timer);
      unsubscribe();
    },
  };
}
