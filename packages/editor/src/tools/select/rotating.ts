import { about, FINE_ROTATION_STEP, ROTATION_STEP, rotationOf, subtractPoints, turning } from '@figurina/album';
import type { GestureValues } from '../../store/shown-values.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { arePlaceable, isGone, placementPatch, type Snapshot, transformed } from './snapshot.ts';

/** Turns the selection about the middle of its frame; with shift in steps of 45 degrees, with alt of 15. */
export function rotating(context: ToolContext, start: PointerInput, snapshot: Snapshot): ToolState {
  let values: GestureValues = new Map();
  const { centre, rotation: startRotation } = snapshot.frame;
  const from = subtractPoints(start.world, snapshot.spreadBox);

  function end(): ToolState {
    context.showGesture(null);
    return context.rest();
  }
  function follow(input: PointerInput): void {
    const to = subtractPoints(input.world, snapshot.spreadBox);
    const step = input.shift ? ROTATION_STEP : input.alt ? FINE_ROTATION_STEP : null;
    const degrees = rotationOf({ centre, from, to, startRotation, step });
    const turned = transformed(snapshot, about(centre, turning(degrees)));
    if (arePlaceable(turned)) values = turned;
    context.showGesture(values);
  }

  return {
    name: 'select.rotating',
    cursor: 'grabbing',
    pointerMove(input) {
      if (isGone(context.document(), snapshot)) return end();
      follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      context.commit('steps.rotate', placementPatch(context.document(), snapshot, values));
      return end();
    },
    cancel: end,
  };
}
