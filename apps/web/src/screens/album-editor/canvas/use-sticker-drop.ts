import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { nodesAt, type NodeId, type StickerId } from '@figurina/album';
import { toWorld } from '@figurina/editor';
import { useEffect, type RefObject } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/** What a dragged row of the stickers panel carries. */
export interface StickerDragData {
  readonly kind: 'sticker';
  readonly stickerId: StickerId;
}

function stickerOf(data: Record<string | symbol, unknown>): StickerId | null {
  return data['kind'] === 'sticker' ? (data as unknown as StickerDragData).stickerId : null;
}

/** A sticker dragged out of the panel goes into the cell under the pointer, which lights up on the way. */
export function useStickerDrop(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const desk = element.current;
    if (!desk) return;
    return dropTargetForElements({
      element: desk,
      canDrop: ({ source }) => session.editable() && stickerOf(source.data) !== null,
      onDrag: ({ location }) => session.highlightCell(cellAt(session, desk, location.current.input)),
      onDragLeave: () => session.highlightCell(null),
      onDrop({ source, location }) {
        session.highlightCell(null);
        const sticker = stickerOf(source.data);
        if (!sticker) return;
        const cell = cellAt(session, desk, location.current.input);
        if (cell) session.placeSticker(sticker, cell);
        else session.notify('notices.drop_on_cell');
      },
    });
  }, [element, session]);
}

function cellAt(
  session: EditorSession,
  desk: HTMLElement,
  pointer: { clientX: number; clientY: number },
): NodeId | null {
  const { left, top } = desk.getBoundingClientRect();
  const world = toWorld(session.camera.get(), { x: pointer.clientX - left, y: pointer.clientY - top });
  const layout = session.facts.layout.get();
  const spreadId = layout.spreadAt(world);
  const box = spreadId && layout.boxOf(spreadId);
  if (!spreadId || !box) return null;
  const { document } = session.store;
  const hit = nodesAt(document, spreadId, { x: world.x - box.x, y: world.y - box.y });
  return hit.find((id) => document.nodes.get(id)?.type === 'StickerCell') ?? null;
}
