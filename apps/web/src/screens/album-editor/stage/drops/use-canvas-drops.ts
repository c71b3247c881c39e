import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';
import type { CanvasDrop, DragData } from './canvas-drop.ts';
import { pictureDrop } from './picture-drop.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { stickerDrop } from './sticker-drop.ts';
import { toolDrop } from './tool-drop.ts';

/** Everything that is dragged onto the canvas. One drop target for all: of several on an element only the last would hear. */
export function useCanvasDrops(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;
    const drops = [stickerDrop(session), pictureDrop(session), toolDrop(session)];
    const dropOf = (data: DragData): CanvasDrop | undefined => drops.find((drop) => drop.takes(data));
    return dropTargetForElements({
      element: canvas,
      canDrop: ({ source }) => session.editable('fill') && dropOf(source.data) !== undefined,
      onDrag: ({ source, location }) => dropOf(source.data)?.over(source.data, location.current.input),
      onDragLeave: ({ source }) => dropOf(source.data)?.leave(),
      onDrop({ source, location }) {
        const drop = dropOf(source.data);
        drop?.leave();
        drop?.drop(source.data, location.current.input);
      },
    });
  }, [element, session]);
}
