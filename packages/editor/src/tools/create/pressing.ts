import type { TextStarter } from '@figurina/album';
import { isDrag } from '../drag-distance.ts';
import type { PointerInput } from '../pointer.ts';
import { elementUnder } from '../select/under-pointer.ts';
import type { CreatedType } from './created-type.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { drawing } from './drawing.ts';
import { insertAt } from './insert.ts';
import { onPaper, type Paper } from './paper.ts';

/** Pressed with a tool that creates: a click puts the usual size there, a drag draws it. */
export function pressing(
  context: ToolContext,
  type: CreatedType,
  start: PointerInput,
  paper: Paper,
  starter?: TextStarter,
): ToolState {
  return {
    name: 'create.pressing',
    cursor: 'crosshair',
    pointerMove(input) {
      if (type === 'Comment' || !isDrag(start, input)) return undefined;
      const next = drawing(context, type, start, paper, starter);
      return next.pointerMove?.(input) ?? next;
    },
    pointerUp() {
      context.finishTool();
      const words = type === 'Text' ? elementUnder(context, start) : null;
      const text = words && context.document().nodes.get(words);
      // On a text the text tool opens that one.
      if (text && text.type === 'Text' && !text.props.locked) context.selection.editText(text.id);
      else insertAt(context, type, paper.spreadId, onPaper(paper, start), starter);
      return context.rest();
    },
    cancel: () => context.rest(),
  };
}
