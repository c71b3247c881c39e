import { type Box, type Point, unionOfBoxes } from '@figurina/album';
import { between, keepInView, minZoomFor, zoomAt, type Camera, type Size } from './camera.ts';

/** Schedules a call for the next frame and answers how to take it back. The web passes requestAnimationFrame. */
export type OnFrame = (callback: (time: number) => void) => () => void;

export interface CameraStore {
  get(): Camera;
  viewport(): Size;
  content(): Box;
  minZoom(): number;
  /** Moves at once; a running animation ends. */
  set(camera: Camera): void;
  zoomAt(screen: Point, factor: number): void;
  animateTo(camera: Camera, milliseconds: number): void;
  resize(viewport: Size): void;
  setContent(content: Box): void;
  /** What lies beyond the content and is to be reached all the same, as long as somebody works on it. */
  reach(box: Box | null): void;
  reached(): Box | null;
  /** Calls back every frame with the milliseconds since the last one, until the answer is called. */
  eachFrame(step: (elapsed: number) => void): () => void;
  /** On the way of an animation, its last change excepted. */
  flying(): boolean;
  /** True from the first change until 120 ms after the last one. */
  moving(): boolean;
  subscribe(listener: (camera: Camera) => void): () => void;
}

/** The one camera of a canvas. `now` in milliseconds. */
export function createCameraStore(options: { now: () => number; onFrame: OnFrame }): CameraStore {
  let camera: Camera = { x: 0, y: 0, zoom: 1 };
  let viewport: Size = { width: 1, height: 1 };
  let content: Box = { x: 0, y: 0, width: 460, height: 297 };
  let beyond: Box | null = null;
  let lastChange = Number.NEGATIVE_INFINITY;
  let stopAnimation: (() => void) | null = null;
  const listeners = new Set<(camera: Camera) => void>();

  function put(next: Camera): void {
    if (next.x === camera.x && next.y === camera.y && next.zoom === camera.zoom) return;
    camera = next;
    lastChange = options.now();
    for (const listener of listeners) listener(camera);
  }
  function stop(): void {
    stopAnimation?.();
    stopAnimation = null;
  }
  const minZoom = (): number => minZoomFor(content, viewport);
  const whole = (): Box => (beyond && unionOfBoxes([content, beyond])) ?? content;

  return {
    get: () => camera,
    viewport: () => viewport,
    content: whole,
    minZoom,
    set(next) {
      stop();
      put(keepInView(next, whole(), viewport));
    },
    zoomAt(screen, factor) {
      stop();
      put(keepInView(zoomAt(camera, screen, factor, minZoom()), whole(), viewport));
    },
    animateTo(target, milliseconds) {
      stop();
      const from = camera;
      const to = keepInView(target, whole(), viewport);
      if (milliseconds <= 0) return put(to);
      const started = options.now();
      const step = (): void => {
        const t = Math.min(1, (options.now() - started) / milliseconds);
        stopAnimation = t === 1 ? null : options.onFrame(step);
        put(t === 1 ? to : between(from, to, 1 - (1 - t) ** 3, viewport));
      };
      stopAnimation = options.onFrame(step);
    },
    resize(size) {
      viewport = size;
      for (const listener of listeners) listener(camera);
    },
    setContent(box) {
      content = box;
    },
    reach(box) {
      beyond = box;
    },
    reached: () => beyond,
    eachFrame(step) {
      let before = options.now();
      let ended = false;
      let cancel = options.onFrame(tick);
      function tick(): void {
        const elapsed = options.now() - before;
        before += elapsed;
        step(elapsed);
        if (!ended) cancel = options.onFrame(tick);
      }
      return () => {
        ended = true;
        cancel();
      };
    },
    flying: () => stopAnimation !== null,
    moving: () => options.now() - lastChange < 120,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
