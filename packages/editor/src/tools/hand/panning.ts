import { panBy } from '../../camera/camera.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';

/** Space and drag, the middle button, one finger on empty ground: the world follows the pointer. */
export function panning(context: ToolContext, start: PointerInput): ToolState {
  let last = start.screen;
  return {
    name: 'hand.panning',
    cursor: 'grabbing',
    pointerMove({ screen }) {
      context.camera.set(panBy(context.camera.get(), { x: screen.x - last.x, y: screen.y - last.y }));
      last = screen;
      return undefined;
    },
    pointerUp: () => context.rest(),
    cancel: () => context.rest(),
  };
}
