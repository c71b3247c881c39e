import { distanceBetween, type Point, zoomedCrop } from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolState } from '../tool-state.ts';
import { type CropContext, pointInFrame } from './crop-points.ts';
import type { OpenCrop } from './crop-store.ts';

/** A corner of the picture was taken: it grows about its middle, with alt about the frame's. */
export function zoomingPicture(context: CropContext, start: OpenCrop, from: PointerInput): ToolState {
  const { frame, flip } = start.target;
  const first = pointInFrame(context, start, from.world);

  function follow(input: PointerInput): void {
    const at = input.alt ? middleOf(frame) : pictureMiddle(start);
    const to = pointInFrame(context, start, input.world);
    const factor = distanceBetween(at, to) / Math.max(0.01, distanceBetween(at, first));
    context.crop.show(zoomedCrop(frame, start.crop, factor, at, flip));
  }

  return {
    name: 'crop.zooming',
    cursor: 'nwse-resize',
    pointerMove(input) {
      follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      return context.tools.rest();
    },
    cancel() {
      context.crop.show(start.crop);
      return context.tools.rest();
    },
  };
}

function middleOf({ width, height }: { width: number; height: number }): Point {
  return { x: width / 2, y: height / 2 };
}

/** Where the middle of the picture is seen, in millimetres of the frame. */
export function pictureMiddle({ target: { frame, flip }, crop }: OpenCrop): Point {
  const x = flip === 'horizontal' || flip === 'both' ? -crop.cx : crop.cx;
  const y = flip === 'vertical' || flip === 'both' ? -crop.cy : crop.cy;
  return { x: frame.width * (0.5 + x), y: frame.height * (0.5 + y) };
}
