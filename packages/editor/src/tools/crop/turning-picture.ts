import { angleTo, snapAngle, turnedFilledCrop } from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolState } from '../tool-state.ts';
import { type CropContext, pointInFrame } from './crop-points.ts';
import type { OpenCrop } from './crop-store.ts';
import { pictureMiddle } from './zooming-picture.ts';

/** Within so many degrees of upright and across it comes to rest there. */
const REST = 1.5;

/** Turns the picture about its own middle behind the frame; in steps of 45 degrees with shift. */
export function turningPicture(context: CropContext, start: OpenCrop, from: PointerInput): ToolState {
  const { frame, picture, flip } = start.target;
  const middle = pictureMiddle(start);
  const first = angleTo(middle, pointInFrame(context, start, from.world));
  const mirrored = flip === 'horizontal' || flip === 'vertical' ? -1 : 1;

  function follow(input: PointerInput): void {
    const turned = angleTo(middle, pointInFrame(context, start, input.world)) - first;
    const angle = start.crop.crotation + turned * mirrored;
    const rested = input.shift ? snapAngle(angle) : atRest(angle);
    const degrees = (rested - start.crop.crotation) * mirrored;
    context.crop.show(turnedFilledCrop(frame, picture, start.crop, { degrees, at: middle, flip }));
  }

  return {
    name: 'crop.turning',
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

function atRest(angle: number): number {
  const nearest = Math.round(angle / 90) * 90;
  return Math.abs(angle - nearest) <= REST ? nearest : angle;
}
