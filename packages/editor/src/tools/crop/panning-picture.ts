import { coveringCrop, coversFrame, multiplyPoint, pannedCrop, subtractPoints } from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolState } from '../tool-state.ts';
import { type CropContext, pointInFrame } from './crop-points.ts';
import type { OpenCrop } from './crop-store.ts';

/** With alt the picture follows a third of the way, for the last millimetre (specification, section 9: drag factor). */
const FINE = 0.33;

/**
 * The picture follows the hand behind its frame. One that covers the frame goes on covering it, unless Ctrl is held;
 * with shift it keeps to one direction.
 */
export function panningPicture(context: CropContext, start: OpenCrop, from: PointerInput): ToolState {
  const { frame, picture, flip } = start.target;
  const first = pointInFrame(context, start, from.world);
  const covers = coversFrame(frame, picture, start.crop);

  function follow(input: PointerInput): void {
    let by = subtractPoints(pointInFrame(context, start, input.world), first);
    if (input.alt) by = multiplyPoint(by, FINE);
    if (input.shift) by = Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: by.y };
    const moved = pannedCrop(frame, start.crop, by, flip);
    context.crop.show(covers && !input.ctrl ? coveringCrop(frame, picture, moved) : moved);
  }

  return {
    name: 'crop.panning',
    cursor: 'grabbing',
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
