import { type NodeId, placeStickersAt, placeStickersFrom, type Point, type StickerId } from '@figurina/album';
import { cellUnder } from '@figurina/editor';
import type { EditorSession } from '../../session/editor-session.ts';
import type { CanvasDrop, DragData, DropPointer } from './canvas-drop.ts';

/** What a dragged row of the stickers panel carries: its sticker, or all that are chosen. */
export interface StickerDragData {
  readonly kind: 'sticker';
  readonly stickerIds: readonly StickerId[];
}

function stickersOf(data: DragData): readonly StickerId[] {
  return data['kind'] === 'sticker' ? (data as unknown as StickerDragData).stickerIds : [];
}

/**
 * Stickers dragged out of the panel go into the cell under the pointer, which lights up on the way, and the free ones after
 * it; on the bare page they get cells of their own.
 */
export function stickerDrop(session: EditorSession): CanvasDrop {
  return {
    takes: (data) => stickersOf(data).length > 0,
    over: (_data, pointer) => session.highlightCell(placeUnder(session, pointer)?.cell ?? null),
    leave: () => session.highlightCell(null),
    drop(data, pointer) {
      const place = placeUnder(session, pointer);
      if (place) dropStickers(session, stickersOf(data), place);
      else session.notify('notices.drop_on_cell');
    },
  };
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

function placeUnder(session: EditorSession, pointer: DropPointer): DropPlace | null {
  const place = session.facts.layout.get().placeAt(session.worldAt(pointer));
  return place && { ...place, cell: cellUnder(session.store.document, place.spreadId, place.at) };
}
