import { newElement } from '@figurina/album';
import { insertAt, paperAt, snapOnPaper, type ToolId, toolOf } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';
import type { CanvasDrop, DragData, DropPointer } from './canvas-drop.ts';

/** What a dragged button of the tool menu carries. */
export interface ToolDragData {
  readonly kind: 'tool';
  readonly tool: ToolId;
}

function toolIn(data: DragData): ToolId | null {
  return data['kind'] === 'tool' ? (data as unknown as ToolDragData).tool : null;
}

/** A tool dragged out of its menu shows its element under the pointer, and drops it there. */
export function toolDrop(session: EditorSession): CanvasDrop {
  const { toolContext: context } = session;

  /** Where the element would come to lie, at rest on the lines near it. */
  function placed(tool: ToolId, pointer: DropPointer) {
    const { creates: type, starter } = toolOf(tool);
    const world = session.worldAt(pointer);
    const paper = paperAt(context, world);
    if (!type || !paper) return null;
    const at = { x: world.x - paper.box.x, y: world.y - paper.box.y };
    if (type === 'Comment') return { paper, type, at, starter, draft: null };
    const { x = 0, y = 0, width = 0, height = 0 } = newElement(type, at, starter).props as Record<string, number>;
    const by = snapOnPaper(context, paper, { x, y, width, height }, { ctrl: pointer.ctrlKey });
    const draft = { spreadId: paper.spreadId, type, x: x + by.x, y: y + by.y, width, height, rotation: 0 };
    return { paper, type, at: { x: at.x + by.x, y: at.y + by.y }, starter, draft };
  }
  function leave(): void {
    context.showDraft(null);
    context.showGuides(null);
  }
  return {
    takes: (data) => toolIn(data) !== null,
    over(data, pointer) {
      const tool = toolIn(data);
      const place = tool && placed(tool, pointer);
      if (place) context.showDraft(place.draft);
      else leave();
    },
    leave,
    drop(data, pointer) {
      const tool = toolIn(data);
      const place = tool && placed(tool, pointer);
      leave();
      session.focusCanvas();
      if (place) insertAt(context, place.type, place.paper.spreadId, place.at, place.starter);
      else session.notify('notices.tool_outside');
    },
  };
}
