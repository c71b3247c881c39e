import { applyMatrix, cropMatrix, invertMatrix, type Point } from '@figurina/album';
import type { ToolContext } from '../tool-state.ts';
import type { CropStore, OpenCrop } from './crop-store.ts';

/** What the states of the crop tool work with. */
export interface CropContext {
  readonly tools: ToolContext;
  readonly crop: CropStore;
}

/** A point of the world in millimetres of the frame. */
export function pointInFrame({ tools }: CropContext, { target }: OpenCrop, world: Point): Point {
  const box = tools.layout().boxOf(target.spreadId);
  const onSpread = { x: world.x - (box?.x ?? 0), y: world.y - (box?.y ?? 0) };
  return applyMatrix(invertMatrix(target.toSpread), onSpread);
}

/** Whether a point of the frame's millimetres lies in the frame, or on what the frame cuts off of the picture. */
export function isOnPicture({ target, crop }: OpenCrop, point: Point): boolean {
  const { frame, picture, flip } = target;
  const pixel = applyMatrix(invertMatrix(cropMatrix(frame, picture, crop, flip)), point);
  return isWithin(point, frame) || isWithin(pixel, picture);
}

function isWithin({ x, y }: Point, { width, height }: { width: number; height: number }): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}
