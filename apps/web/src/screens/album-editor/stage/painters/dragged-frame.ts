import { type NodeId, type OrientedBox, orientedBox, selectionFrame } from '@figurina/album';
import type { EditorSession } from '../../session/editor-session.ts';
import { shownDocument } from './overlay-shapes.ts';

type Parts = Pick<EditorSession, 'store' | 'tools' | 'measured'>;

interface Start {
  readonly ids: readonly NodeId[];
  readonly frame: OrientedBox;
  /** One of them that is turned with the others, and how it lay when the frame was read. */
  readonly leader: NodeId;
  readonly first: OrientedBox;
}

const starts = new WeakMap<EditorSession['store'], Start>();

/**
 * The frame of elements as they are shown now. While all of them are dragged or turned they move alike: the frame is read
 * once, and follows one of them, however many they are. Whatever changes the document makes it be read anew.
 */
export function draggedFrame(parts: Parts, ids: readonly NodeId[]): OrientedBox | undefined {
  const { store, measured } = parts;
  const document = shownDocument(store);
  const turned = isHeld(parts, ids, 'select.rotating');
  if (ids.length < 2 || (!turned && !isDragged(parts, ids))) {
    starts.delete(store);
    return selectionFrame(document, ids, measured);
  }
  const start = starts.get(store) ?? readStart(parts, ids);
  const now = start && orientedBox(document, start.leader, measured);
  if (!start || !now || !sameIds(start.ids, ids)) return selectionFrame(document, ids, measured);
  const { frame, first } = start;
  if (turned) return { ...frame, rotation: halfTurn(now.rotation - first.rotation) };
  return {
    ...frame,
    centre: { x: frame.centre.x + now.centre.x - first.centre.x, y: frame.centre.y + now.centre.y - first.centre.y },
  };
}

export function isDragged(parts: Pick<Parts, 'store' | 'tools'>, ids: readonly NodeId[]): boolean {
  return isHeld(parts, ids, 'select.translating');
}

function isHeld({ store, tools }: Pick<Parts, 'store' | 'tools'>, ids: readonly NodeId[], state: string): boolean {
  const own = store.shown.own();
  return own !== null && tools.state().name === state && ids.every((id) => own.has(id));
}

/** As they lie in the document, which a gesture only changes at its end. */
function readStart({ store, measured }: Parts, ids: readonly NodeId[]): Start | null {
  const { document } = store;
  const leader = ids.find((id) => document.nodes.get(id)?.type !== 'Comment') ?? ids[0]!;
  const [frame, first] = [selectionFrame(document, ids, measured), orientedBox(document, leader, measured)];
  if (!frame || !first) return null;
  const start = { ids, frame, leader, first };
  starts.set(store, start);
  const end = store.subscribe('document', () => {
    end();
    starts.delete(store);
  });
  return start;
}

/** An angle from -180 up to 180 degrees. */
function halfTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}

function sameIds(a: readonly NodeId[], b: readonly NodeId[]): boolean {
  return a === b || (a.length === b.length && a.every((id, index) => id === b[index]));
}
