import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { newElement } from '@figurina/album';
import { insertAt, paperAt, snapOnPaper, type ToolId, toolOf } from '@figurina/editor';
import { type RefObject, useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';

/** What a dragged button of the tool menu carries. */
export interface ToolDragData {
  readonly kind: 'tool';
  readonly tool: ToolId;
}

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
  readonly ctrlKey: boolean;
}

function toolIn(data: Record<string | symbol, unknown>): ToolId | null {
  return data['kind'] === 'tool' ? (data as unknown as ToolDragData).tool : null;
}

/** A tool dragged out of its menu shows its element under the pointer, and drops it there. */
export function useToolDrop(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const { toolContext: context } = session;

    /** Where the element would come to lie, at rest on the lines near it. */
    function placed(tool: ToolId, pointer: Pointer) {
      const type = toolOf(tool).creates;
      const paper = paperAt(context, session.worldAt(pointer));
      if (!type || !paper) return null;
      const world = session.worldAt(pointer);
      const at = { x: world.x - paper.box.x, y: world.y - paper.box.y };
      if (type === 'Comment') return { paper, type, at, draft: null };
      const { x = 0, y = 0, width = 0, height = 0 } = newElement(type, at).props as Record<string, number>;
      const by = snapOnPaper(context, paper, { x, y, width, height }, { ctrl: pointer.ctrlKey });
      const draft = { spreadId: paper.spreadId, type, x: x + by.x, y: y + by.y, width, height, rotation: 0 };
      return { paper, type, at: { x: at.x + by.x, y: at.y + by.y }, draft };
    }
    function end(): void {
      context.showDraft(null);
      context.showGuides(null);
    }
    return dropTargetForElements({
      element: canvas,
      canDrop: ({ source }) => session.editable() && toolIn(source.data) !== null,
      onDrag({ source, location }) {
        const tool = toolIn(source.data);
        const place = tool && placed(tool, location.current.input);
        if (place) context.showDraft(place.draft);
        else end();
      },
      onDragLeave: end,
      onDrop({ source, location }) {
        const tool = toolIn(source.data);
        const place = tool && placed(tool, location.current.input);
        end();
        session.focusCanvas();
        if (place) insertAt(context, place.type, place.paper.spreadId, place.at);
        else session.notify('notices.tool_outside');
      },
    });
  }, [element, session]);
}
