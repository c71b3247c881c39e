import {
  applyToVector,
  type BoxPlacement,
  type Handle,
  invertMatrix,
  reframedCrop,
  resizedBox,
  subtractPoints,
} from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolState } from '../tool-state.ts';
import type { CropContext } from './crop-points.ts';
import { type CropTarget, type OpenCrop, reframed } from './crop-store.ts';

/** An edge of the frame was taken: the frame follows, and the picture behind it stays where it is on the paper. */
export function pullingFrame(
  context: CropContext,
  start: OpenCrop & { readonly target: CropTarget & { readonly box: BoxPlacement } },
  from: PointerInput,
  handle: Handle,
): ToolState {
  const { target } = start;
  const { box, picture, flip } = target;
  const toParent = invertMatrix(target.parentToSpread);

  function follow(input: PointerInput): void {
    const pulled = applyToVector(toParent, subtractPoints(input.world, from.world));
    const options = { keepRatio: input.shift, fromCentre: input.alt, least: 1 };
    const next = { ...box, ...resizedBox(box, handle, pulled, options) };
    const crop = reframedCrop(box, next, picture, start.crop, flip);
    if (!crop) return;
    context.crop.show(crop, reframed(target, next));
    showFrame(context);
  }

  return {
    name: 'crop.pulling',
    cursor: `${handle}-resize`,
    pointerMove(input) {
      follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      return context.tools.rest();
    },
    cancel() {
      context.crop.show(start.crop, target);
      showFrame(context);
      return context.tools.rest();
    },
  };
}

/** Draws the element with the frame that is not recorded yet. */
function showFrame({ tools, crop }: CropContext): void {
  const open = crop.get();
  const frame = crop.newFrame();
  tools.showGesture(open && frame ? new Map([[open.target.nodeId, { ...frame, ...open.crop }]]) : null);
}
