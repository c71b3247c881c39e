import type { ToolContext, ToolState } from '../tool-state.ts';
import { panning } from '../hand/panning.ts';
import type { PointerInput } from '../pointer.ts';
import { pointingElement } from './pointing-element.ts';
import { pointingGround } from './pointing-ground.ts';
import { onlyLine, pullingEnd } from './pulling-end.ts';
import { resizing } from './resizing.ts';
import { rotating } from './rotating.ts';
import { takeSnapshot } from './snapshot.ts';
import { elementUnder } from './under-pointer.ts';

/** The select tool at rest. */
export function idle(context: ToolContext): ToolState {
  return {
    name: 'select.idle',
    cursor: 'default',
    pointerDown(input) {
      if (input.button === 1) return panning(context, input);
      if (input.button !== 0) return undefined;
      const pulling = pulled(context, input);
      if (pulling) return pulling;
      const hit = elementUnder(context, input);
      return hit ? pointingElement(context, input, hit) : pointingGround(context, input);
    },
  };
}

/** A handle of the selection was pressed. */
function pulled(context: ToolContext, input: PointerInput): ToolState | undefined {
  const { target } = input;
  const snapshot = target.kind === 'handle' || target.kind === 'rotate' ? takeSnapshot(context) : null;
  if (!snapshot) return undefined;
  if (target.kind === 'rotate') return rotating(context, input, snapshot);
  if (target.kind !== 'handle') return undefined;
  const { handle } = target;
  if (onlyLine(snapshot) && (handle === 'e' || handle === 'w')) return pullingEnd(context, input, snapshot, handle);
  return resizing(context, input, snapshot, handle);
}
