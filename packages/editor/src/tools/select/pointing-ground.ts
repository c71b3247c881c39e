import { isDrag } from '../drag-distance.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { lassoing } from './lassoing.ts';

/** Empty ground was pressed: a click clears the selection and takes the spread under the pointer, a drag draws a lasso. */
export function pointingGround(context: ToolContext, start: PointerInput): ToolState {
  return {
    name: 'select.pointing-ground',
    cursor: 'default',
    pointerMove(input) {
      if (!isDrag(start, input)) return undefined;
      const lasso = lassoing(context, start);
      return lasso.pointerMove?.(input) ?? lasso;
    },
    pointerUp(input) {
      if (!input.shift) context.selection.selectSpread(context.layout().spreadAt(input.world));
      return context.rest();
    },
    cancel: () => context.rest(),
  };
}
