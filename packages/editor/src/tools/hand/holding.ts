import type { ToolContext, ToolState } from '../tool-state.ts';
import { panning } from './panning.ts';

/** The hand at rest: any press takes hold of the world. */
export function holding(context: ToolContext): ToolState {
  return {
    name: 'hand.idle',
    cursor: 'grab',
    pointerDown: (input) => (input.button === 2 ? undefined : panning(context, input)),
  };
}
