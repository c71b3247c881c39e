import { backgroundOf, nodesAt } from '@figurina/album';
import { cellUnder } from '@figurina/editor';
import type { CanvasDrop, DropPointer } from './canvas-drop.ts';
import type { PictureTarget } from '../../session/files/picture-target.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { pictureDragOf } from './picture-drag.ts';

/**
 * A picture dragged out of the panel: on a cell it is offered as its sticker, on a frame it takes the place of what is
 * there (not with Alt), elsewhere on a page it lies there.
 */
export function pictureDrop(session: EditorSession): CanvasDrop {
  const nodeOf = (target: PictureTarget | null) => (target && 'nodeId' in target ? target.nodeId : null);
  return {
    takes: (data) => pictureDragOf(data) !== null,
    over: (_data, pointer) => session.highlightCell(nodeOf(targetAt(session, pointer))),
    leave: () => session.highlightCell(null),
    drop(data, pointer) {
      const picture = pictureDragOf(data);
      const target = targetAt(session, pointer);
      if (!picture) return;
      if (!target) return session.notify('notices.files_outside');
      if (picture.kind === 'own-picture') void session.files.put(picture.imageId, target);
      else void session.files.bringStock(picture.photo, target);
    },
  };
}

function targetAt(session: EditorSession, pointer: DropPointer): PictureTarget | null {
  const place = session.facts.layout.get().placeAt(session.worldAt(pointer));
  if (!place) return null;
  const { spreadId, at } = place;
  const { document } = session.store;
  const cell = cellUnder(document, spreadId, at);
  if (cell) return { kind: 'cell', nodeId: cell };
  const background = backgroundOf(document, spreadId);
  const frame = nodesAt(document, spreadId, at).find((id) => {
    const node = document.nodes.get(id);
    return id !== background && node?.type === 'Image' && !node.props.locked;
  });
  return frame && !pointer.altKey ? { kind: 'frame', nodeId: frame } : { kind: 'spread', spreadId, at };
}
