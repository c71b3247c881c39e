import type { TextStarter } from '@figurina/album';
import { panning } from '../hand/panning.ts';
import type { CreatedType } from './created-type.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { paperAt } from './paper.ts';
import { pressing } from './pressing.ts';

/** A tool that creates, at rest: the next press says where. Outside every spread nothing is made, and the person is told. */
export function aiming(context: ToolContext, type: CreatedType, starter?: TextStarter): ToolState {
  return {
    name: 'create.aiming',
    cursor: 'crosshair',
    pointerDown(input) {
      if (input.button === 1) return panning(context, input);
      if (input.button !== 0) return undefined;
      if (!context.editable(type === 'Comment' ? 'comment' : 'design')) {
        context.notify('notices.locked');
        return undefined;
      }
      const paper = paperAt(context, input.world);
      if (paper) return pressing(context, type, input, paper, starter);
      context.notify('notices.tool_outside');
      return undefined;
    },
  };
}
