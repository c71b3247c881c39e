import { type AlbumDocument, type NodeId, type OrientedBox, orientedBox, selectionFrame } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { shownDocument } from './overlay-shapes.ts';

type Parts = Pick<EditorSession, 'store' | 'tools' | 'measured'>;

interface Start {
  readonly ids: readonly NodeId[];
  readonly frame: OrientedBox;
  /** The first of them, when the frame was read. */
  readonly first: OrientedBox;
}

const starts = new WeakMap<EditorSession['store'], Start>();

/**
 * The frame of elements as they are shown now. While all of them are dragged they move alike: the frame is read once,
 * and follows the first of them, however many they are. Whatever changes the document makes it be read anew.
 */
export function draggedFrame(parts: Parts, ids: readonly NodeId[]): OrientedBox | undefined {
  const { store, measured } = parts;
  const document = shownDocument(store);
  if (ids.length < 2 || !isDragged(parts, ids)) {
    starts.delete(store);
    return selectionFrame(document, ids, measured);
  }
  const start = starts.get(store) ?? readStart(parts, document, ids);
  const now = orientedBox(document, ids[0]!, measured);
  if (!start || !now || !sameIds(start.ids, ids)) return selectionFrame(document, ids, measured);
  const { frame, first } = start;
  return {
    ...frame,
    centre: { x: frame.centre.x + now.centre.x - first.centre.x, y: frame.centre.y + now.centre.y - first.centre.y },
  };
}

export function isDragged({ store, tools }: Pick<Parts, 'store' | 'tools'>, ids: readonly NodeId[]): boolean {
  const own = store.shown.own();
  return own !== null && tools.state().name === 'select.translating' && ids.every((id) => own.has(id));
}

function readStart({ store, measured }: Parts, document: AlbumDocument, ids: readonly NodeId[]): Start | null {
  const [frame, first] = [selectionFrame(document, ids, measured), orientedBox(document, ids[0]!, measured)];
  if (!frame || !first) return null;
  const start = { ids, frame, first };
  starts.set(store, start);
  const end = store.subscribe('document', () => {
    end();
    starts.delete(store);
  });
  return start;
}

function sameIds(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => id === b[index]));
}
