import { isDrag, isLasso } from '../drag-distance.ts';
import { panning } from '../hand/panning.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { lassoing } from './lassoing.ts';

/**
 * Empty ground was pressed: a click clears the selection and takes the spread under the pointer, a drag draws a lasso,
 * with Ctrl inside the group one is in. A finger pans instead.
 */
export function pointingGround(context: ToolContext, start: PointerInput): ToolState {
  return {
    name: 'select.pointing-ground',
    cursor: 'default',
    pointerMove(input) {
      if (start.kind === 'touch') {
        if (!isDrag(start, input)) return undefined;
        const hand = panning(context, start);
        return hand.pointerMove?.(input) ?? hand;
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
