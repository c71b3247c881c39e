import { isDrag, isLasso } from '../drag-distance.ts';
import { panning } from '../hand/panning.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { lassoing } from './lassoing.ts';
import { takeSnapshot } from './snapshot.ts';
import { translating } from './translating.ts';
import { isInSelection } from './under-pointer.ts';

/**
 * Empty ground was pressed: a click clears the selection and takes the spread under the pointer, a drag draws a lasso,
 * with Ctrl inside the group one is in; within the frame of what is selected it moves that. A finger pans instead.
 */
export function pointingGround(context: ToolContext, start: PointerInput): ToolState {
  const grabs = isInSelection(context, start);
  return {
    name: 'select.pointing-ground',
    cursor: 'default',
    pointerMove(input) {
      if (start.kind === 'touch') {
        if (!isDrag(start, input)) return undefined;
        const hand = panning(context, start);
        return hand.pointerMove?.(input) ?? hand;
      }
      if (grabs && isDrag(start, input)) {
        const snapshot = takeSnapshot(context);
        const moving = snapshot && translating(context, start, snapshot);
        if (moving) return moving.pointerMove?.(input) ?? moving;
      }
      if (!isLasso(start, input)) return undefined;
      const lasso = lassoing(context, start, start.ctrl ? context.selection.get().group : null);
      return lasso.pointerMove?.(input) ?? lasso;
    },
    pointerUp(input) {
      if (!input.shift) context.selection.selectSpread(context.layout().spreadAt(input.world));
      return context.rest();
    },
    cancel: () => context.rest(),
  };
}
