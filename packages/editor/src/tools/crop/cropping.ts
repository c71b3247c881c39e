import { panning } from '../hand/panning.ts';
import type { ToolState } from '../tool-state.ts';
import { type CropContext, isOnPicture, pointInFrame } from './crop-points.ts';
import { panningPicture } from './panning-picture.ts';
import { pullingFrame } from './pulling-frame.ts';
import { turningPicture } from './turning-picture.ts';
import { zoomingPicture } from './zooming-picture.ts';

/**
 * A crop is open and nothing is held: the picture can be taken, its corners and its turning handle, and the
 * frame at its edges; a press outside ends it.
 */
export function cropping(context: CropContext): ToolState {
  return {
    name: 'crop.idle',
    cursor: 'grab',
    pointerDown(input) {
      const open = context.crop.get();
      if (input.button === 1) return panning(context.tools, input);
      if (input.button !== 0 || !open) return undefined;
      const { box } = open.target;
      if (input.target.kind === 'handle' && box)
        return pullingFrame(context, { ...open, target: { ...open.target, box } }, input, input.target.handle);
      if (input.target.kind === 'picture') return zoomingPicture(context, open, input);
      if (input.target.kind === 'rotate') return turningPicture(context, open, input);
      if (isOnPicture(open, pointInFrame(context, open, input.world))) return panningPicture(context, open, input);
      context.tools.selection.leave();
      const rest = context.tools.rest();
      return rest.pointerDown?.(input) ?? rest;
    },
  };
}
