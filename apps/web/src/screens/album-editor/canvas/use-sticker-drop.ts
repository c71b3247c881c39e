import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { nodesAt, type NodeId, placeStickersAt, placeStickersFrom, type Point, type StickerId } from '@figurina/album';
import { toWorld } from '@figurina/editor';
import { useEffect, type RefObject } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/** What a dragged row of the stickers panel carries: its sticker, or all that are chosen. */
export interface StickerDragData {
  readonly kind: 'sticker';
  readonly stickerIds: readonly StickerId[];
}

function stickersOf(data: Record<string | symbol, unknown>): readonly StickerId[] {
  return data['kind'] === 'sticker' ? (data as unknown as StickerDragData).stickerIds : [];
}

/**
 * Stickers dragged out of the panel go into the cell under the pointer, which lights up on the way, and the free ones after
 * it; on the bare page they get cells of their own.
 */
export function useStickerDrop(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const desk = element.current;
    if (!desk) return;
    return dropTargetForElements({
      element: desk,
      canDrop: ({ source }) => session.editable() && stickersOf(source.data).length > 0,
      onDrag: ({ location }) => session.highlightCell(placeUnder(session, desk, location.current.input)?.cell ?? null),
      onDragLeave: () => session.highlightCell(null),
      onDrop({ source, location }) {
        session.highlightCell(null);
        const place = placeUnder(session, desk, location.current.input);
        if (place) dropStickers(session, stickersOf(source.data), place);
        else session.notify('notices.drop_on_cell');
      },
    });
  }, [element, session]);
}

interface DropPlace {
  readonly spreadId: NodeId;
  readonly at: Point;
  readonly cell: NodeId | null;
}

export function dropStickers(session: EditorSession, stickerIds: readonly StickerId[], place: DropPlace): void {
  const { cell, spreadId, at } = place;
  if (!cell) {
    session.run('steps.place', (document) =>
      placeStickersAt(document, { stickerIds, spreadId, at, makeId: session.makeId }),
    );
    return;
  }
  const { answer, placed } = placeStickersFrom(session.store.document, { stickerIds, cellId: cell });
  if (!session.run('steps.place', () => answer)) return;
  const left = stickerIds.length - placed.length;
  if (left > 0) session.notify('notices.stickers_left', { count: left });
}

function placeUnder(
  session: EditorSession,
  desk: HTMLElement,
  pointer: { clientX: number; clientY: number },
): DropPlace | null {
  const { left, top } = desk.getBoundingClientRect();
  const world = toWorld(session.camera.get(), { x: pointer.clientX - left, y: pointer.clientY - top });
  const layout = session.facts.layout.get();
  const spreadId = layout.spreadAt(world);
  const box = spreadId && layout.boxOf(spreadId);
  if (!spreadId || !box) return null;
  const { document } = session.store;
  const at = { x: world.x - box.x, y: world.y - box.y };
  const cell = nodesAt(document, spreadId, at).find((id) => document.nodes.get(id)?.type === 'StickerCell') ?? null;
  return { spreadId, at, cell };
}
