import { isDrag, isLasso } from '../drag-distance.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { idle } from './idle.ts';
import { lassoing } from './lassoing.ts';
import { pointingElement } from './pointing-element.ts';
import { elementUnder, grabsSelection } from './under-pointer.ts';

/**
 * The lasso at rest, for a hand that has no Shift: a press on an element adds it to the selection or takes it away, a drag
 * from anywhere draws a lasso that adds, and is the end of the tool. What is selected already moves with a drag.
 */
export function choosingSeveral(context: ToolContext): ToolState {
  return {
    name: 'lasso.idle',
    cursor: 'crosshair',
    pointerDown(input) {
      // Handles do what they always do.
      if (input.button !== 0 || input.target.kind !== 'canvas') return idle(context).pointerDown?.(input);
      return choosing(context, { ...input, shift: true });
    },
  };
}

function choosing(context: ToolContext, start: PointerInput): ToolState {
  const hit = elementUnder(context, start);
  const grabs = hit !== null && grabsSelection(context, hit, start.world);
  return {
    name: 'lasso.choosing',
    cursor: 'crosshair',
    pointerMove(input) {
      if (grabs) {
        if (!isDrag(start, input)) return undefined;
        context.finishTool();
        return pointingElement(context, { ...start, shift: false }, hit).pointerMove?.(input);
      }
      if (!isLasso(start, input)) return undefined;
      const lasso = lassoing(context, start);
      lasso.pointerMove?.(input);
      return {
        ...lasso,
        pointerUp(end) {
          context.finishTool();
          return lasso.pointerUp?.(end);
        },
      };
    },
    pointerUp() {
      if (hit) context.selection.toggle(hit);
      return context.rest();
    },
    cancel: () => context.rest(),
  };
}
