/** What strip, menus and keys do with a spread. Each is one step of undo, and says what it did. */
import {
  type AlbumDocument,
  canMoveSpread,
  createdSpread,
  duplicateSpread,
  isCoverSpread,
  isStatic,
  moveSpread,
  moveSpreadTo,
  type NodeId,
  type Patch,
  removalRefusal,
  removeSpread,
  isRefused,
  stepSpread,
} from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from './pages-text.ts';

export type Direction = 'up' | 'down';

/** Asks for layout and pictures of a new spread behind this one. */
export function insertAfter(session: EditorSession, spreadId: NodeId | null): void {
  session.dialogs.getState().show({ kind: 'new', after: spreadId });
}

export function duplicateOf(session: EditorSession, spreadId: NodeId): void {
  let made: Patch = [];
  const done = session.run('steps.spread_duplicate', (document) => {
    const answer = duplicateSpread(document, { spreadId, makeId: session.makeId });
    if (!isRefused(answer)) made = answer;
    return answer;
  });
  const copy = createdSpread(made);
  if (!done || !copy) return;
  show(session, copy);
  session.announcer.say(session.t('strip.said.duplicated', { pages: pagesText(session, copy) }));
}

export function moveOneOn(session: EditorSession, spreadId: NodeId, direction: Direction): void {
  const input = { spreadId, direction, makeId: session.makeId };
  if (session.run('steps.spread_move', (document) => moveSpread(document, input))) moved(session, spreadId);
}

/** On past the end of its chapter too: what Alt and an arrow do. */
export function step(session: EditorSession, spreadId: NodeId, direction: Direction): void {
  const input = { spreadId, direction, makeId: session.makeId };
  if (session.run('steps.spread_move', (document) => stepSpread(document, input))) moved(session, spreadId);
}

export function moveToChapter(session: EditorSession, spreadId: NodeId, sectionId: NodeId): void {
  const index = session.store.document.childIds(sectionId).length;
  const input = { spreadId, sectionId, index, makeId: session.makeId };
  if (session.run('steps.spread_move', (document) => moveSpreadTo(document, input))) moved(session, spreadId);
}

/** Shows the spread at its new place and says where that is. */
export function moved(session: EditorSession, spreadId: NodeId): void {
  show(session, spreadId);
  session.announcer.say(session.t('strip.said.moved', { pages: pagesText(session, spreadId) }));
}

/** Asks first; the last page of an album is refused with an alert. */
export function askToRemove(session: EditorSession, spreadId: NodeId): void {
  const refusal = removalRefusal(session.store.document, spreadId);
  const { show: open } = session.dialogs.getState();
  if (refusal === 'last_spread') open({ kind: 'last' });
  else if (refusal) session.notify(`editor.refusal.${refusal}`);
  else open({ kind: 'delete', spreadId });
}

export function remove(session: EditorSession, spreadId: NodeId): void {
  const index = session.facts.layout.get().indexOf(spreadId);
  const pages = pagesText(session, spreadId);
  if (!session.run('steps.spread_delete', (document) => removeSpread(document, { spreadId }))) return;
  session.goToSpread(Math.max(0, index - 1));
  session.announcer.say(session.t('strip.said.deleted', { pages }));
}

/** One place up or down in its chapter (specification, section 4). */
export function mayMove(document: AlbumDocument, spreadId: NodeId, direction: Direction): boolean {
  return canMoveSpread(document, spreadId, direction);
}

export function isFixedSpread(document: AlbumDocument, spreadId: NodeId): boolean {
  return isCoverSpread(document, spreadId) || isStatic(document, document.nodes.get(spreadId)?.parent ?? null);
}

export function mayLeaveChapter(document: AlbumDocument, spreadId: NodeId): boolean {
  const home = document.nodes.get(spreadId)?.parent;
  return (
    home !== undefined && home !== null && document.childIds(home).length > 1 && !isFixedSpread(document, spreadId)
  );
}

/** The last page of all can be asked for: the answer is an alert. */
export function canRemoveSpread(document: AlbumDocument, spreadId: NodeId): boolean {
  const refusal = removalRefusal(document, spreadId);
  return refusal === null || refusal === 'last_spread';
}

function show(session: EditorSession, spreadId: NodeId): void {
  const index = session.facts.layout.get().indexOf(spreadId);
  if (index >= 0) session.goToSpread(index);
}
