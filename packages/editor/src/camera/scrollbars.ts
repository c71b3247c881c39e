/** Where the thumbs of the scrollbars stand. Fractions of the track; the world has no edge, so the track grows with the view. */
import type { Box } from '@figurina/album';
import { PAN_MARGIN, visibleBox, type Camera, type Size } from './camera.ts';

export interface Thumb {
  readonly start: number;
  readonly length: number;
}

export interface Scrollbars {
  readonly x: Thumb;
  readonly y: Thumb;
  /** Millimetres that a whole track stands for. */
  readonly range: Size;
}

export function scrollbars(camera: Camera, content: Box, viewport: Size): Scrollbars {
  const view = visibleBox(camera, viewport);
  const margin = PAN_MARGIN / camera.zoom;
  const along = (from: number, size: number, start: number, length: number): { thumb: Thumb; range: number } => {
    const low = Math.min(from - margin, start);
    const range = Math.max(from + size + margin, start + length) - low;
    return { thumb: { start: (start - low) / range, length: length / range }, range };
  };
  const x = along(content.x, content.width, view.x, view.width);
  const y = along(content.y, content.height, view.y, view.height);
  return { x: x.thumb, y: y.thumb, range: { width: x.range, height: y.range } };
}
