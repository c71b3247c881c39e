import type { CameraStore } from '@figurina/editor';

/** Device pixels a millimetre that pictures are chosen for: follows the zoom half a second after the camera rests. */
export interface Resolution {
  get(): number;
  subscribe(listener: () => void): () => void;
  end(): void;
}

const REST_MS = 500;

export function createResolution(camera: CameraStore, devicePixels: () => number): Resolution {
  let current = devicePixels();
  let timer = 0;
  const listeners = new Set<() => void>();
  const unsubscribe = camera.subscribe(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      // Steps of two: a picture is fetched anew only when it would look soft, or far too large.
      const wanted = 2 ** Math.ceil(Math.log2(camera.get().zoom * devicePixels()));
      if (wanted === current) return;
      current = wanted;
      for (const listener of listeners) listener();
    }, REST_MS);
  });
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      window.clearTimeout(timer);
      unsubscribe();
    },
  };
}
