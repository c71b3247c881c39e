import { applyUnit, copyDocument, type Patch, spreadOrder } from '@figurina/album';
import { type Hand, MOST_NODES, staysSomewhere } from './gesture-hand.ts';
import { randomEdit } from './random-edit.ts';

const COLLEAGUE = { userId: 'them', role: 'editor', albumLocked: false } as const;
/** Of a front, a back and what lies between them. */
const LEAST_SPREADS = 4;

/** Somebody else works in the album at the same time, also in the middle of one's own drag: what the server took from them arrives. */
export function colleague({ editor, random }: Hand): void {
  const { document, store, history } = editor;
  const { patch } = randomEdit(document, random, editor.makeId);
  if (patch.length === 0 || !isTaken(document, patch)) return;
  store.receive(patch);
  history.othersWrote(patch);
  staysSomewhere(editor);
}

/** Whether the server takes it, and it leaves something to work on that costs no more than before. */
function isTaken(document: Hand['editor']['document'], patch: Patch): boolean {
  const copy = copyDocument(document);
  if (!applyUnit(copy, patch, COLLEAGUE).ok) return false;
  if (copy.nodes.size > document.nodes.size && copy.nodes.size > MOST_NODES) return false;
  return spreadOrder(copy).length >= LEAST_SPREADS && copy.stickers.size <= 12;
}
