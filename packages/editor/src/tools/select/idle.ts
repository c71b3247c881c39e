import type { ToolContext, ToolState } from '../tool-state.ts';
import { panning } from '../hand/panning.ts';
import { pointingElement } from './pointing-element.ts';
import { pointingGround } from './pointing-ground.ts';
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
      const { target } = input;
      const snapshot = target.kind !== 'canvas' && context.editable() ? takeSnapshot(context) : null;
      if (snapshot && target.kind === 'handle') return resizing(context, input, snapshot, target.handle);
      if (snapshot && target.kind === 'rotate') return rotating(context, input, snapshot);
      const hit = elementUnder(context, input);
      if (hit) return pointingElement(context, input, hit);
      return input.kind === 'touch' ? panning(context, input) : pointingGround(context, input);
    },
  };
}
