import type { CameraStore } from '@figurina/editor';
import { useMemo, useSyncExternalStore } from 'react';
import type { Source } from '@figurina/drawing';

/** A wheel turns faster than anybody reads, and drawing a number anew costs more than moving the album. */
const TOLD_EVERY_MS = 120;

/** The zoom for people to read: that of a moment ago while the camera moves. */
export function useZoom(camera: CameraStore): number {
  const source = useMemo(() => toldZoom(camera), [camera]);
  return useSyncExternalStore(source.subscribe, source.get);
}

function toldZoom(camera: CameraStore): Source<number> {
  let told = camera.get().zoom;
  return {
    get: () => told,
    subscribe(listener) {
      let timer = 0;
      const tell = (): void => {
        timer = 0;
        told = camera.get().zoom;
        listener();
      };
      const end = camera.subscribe(({ zoom }) => {
        if (zoom !== told) timer ||= window.setTimeout(tell, TOLD_EVERY_MS);
      });
      // Of what happened between drawing and now.
      told = camera.get().zoom;
      return () => {
        window.clearTimeout(timer);
        end();
      };
    },
  };
}
