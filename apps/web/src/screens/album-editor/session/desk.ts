import type { Point } from '@figurina/album';
import { type CameraStore, toWorld } from '@figurina/editor';

/** Where the canvas lies in the page. */
export interface Desk {
  setWorldElement(element: HTMLElement | null): void;
  worldElement(): HTMLElement | null;
  /** The keys go to the canvas. */
  focusCanvas(): void;
  /** The point of the world under a point of the window. */
  worldAt(pointer: { clientX: number; clientY: number }): Point;
}

export function createDesk(camera: CameraStore): Desk {
  let world: HTMLElement | null = null;
  // The element with the canvas' keys, which the world lies in.
  const desk = (): HTMLElement | null => world?.closest<HTMLElement>('.canvas-desk') ?? null;
  return {
    setWorldElement(element) {
      world = element;
    },
    worldElement: () => world,
    focusCanvas: () => desk()?.focus({ preventScroll: true }),
    worldAt({ clientX, clientY }) {
      const { left, top } = desk()?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return toWorld(camera.get(), { x: clientX - left, y: clientY - top });
    },
  };
}
