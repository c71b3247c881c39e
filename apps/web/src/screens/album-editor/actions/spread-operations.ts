/** What strip, menus and keys do with a spread. Each is one step of undo, and says what it did. */
import {
  type AlbumDocument,
  canMoveSpread,
  duplicateSpreads,
  inAlbumOrder,
  isCoverSpread,
  isRefused,
  isStatic,
  moveSpread,
  moveSpreadsTo,
  type NodeId,
  removalRefusal,
  removeSpreads,
  stepSpreads,
} from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import type { ClosedWords } from '../session/rights.ts';
import { pagesText } from '../session/album/pages-text.ts';

export type Direction = 'up' | 'down';

/** Why no spread can be added behind this one. Behind a cover it goes into a chapter, and may go into one of those one works on. */
export function whyNoSpread(session: EditorSession, after: NodeId | null): ClosedWords | null {
  const home = (after && session.store.document.nodes.get(after)?.parent) ?? null;
  if (home && !isStatic(session.store.document, home)) return session.whyClosed('design', home);
  const isAnyOpen = session.facts.chapters.get().some(({ id, isStatic: is }) => !is && session.editable('design', id));
  return isAnyOpen ? null : session.whyClosed('design', 'album');
}

/** Asks for layout and pictures of a new spread behind this one. */
export function insertAfter(session: EditorSession, spreadId: NodeId | null): void {
  session.dialogs.getState().show({ kind: 'new', after: spreadId });
}

/** One spread, or several that were chosen in the strip: those are one step of undo. */
export type Spreads = NodeId | readonly NodeId[];

export function duplicateOf(session: EditorSession, spreads: Spreads): void {
  const spreadIds = [spreads].flat();
  const before = new Set(session.facts.layout.get().spreadIds);
  const done = session.run('steps.spread_duplicate', (document) =>
    duplicateSpreads(document, { spreadIds, makeId: session.makeId }),
  );
  const copy = session.facts.layout.get().spreadIds.find((id) => !before.has(id));
  if (!done || !copy) return;
  show(session, copy);
  say(session, 'duplicated', spreadIds.length, pagesText(session, copy));
}

export function moveOneOn(session: EditorSession, spreadId: NodeId, direction: Direction): void {
  const input = { spreadId, direction, makeId: session.makeId };
  if (session.run('steps.spread_move', (document) => moveSpread(document, input))) moved(session, spreadId);
}

/** On past the end of its chapter too: what Alt and an arrow do. */
export function step(session: EditorSession, spreads: Spreads, direction: Direction): void {
  const input = { spreadIds: [spreads].flat(), direction, makeId: session.makeId };
  if (session.run('steps.spread_move', (document) => stepSpreads(document, input))) moved(session, spreads);
}

export function moveToChapter(session: EditorSession, spreads: Spreads, sectionId: NodeId): void {
  const input = { spreadIds: [spreads].flat(), sectionId, makeId: session.makeId };
  if (session.run('steps.spread_move', (document) => moveSpreadsTo(document, input))) moved(session, spreads);
}

/** Shows the first spread at its new place and says where that is. */
export function moved(session: EditorSession, spreads: Spreads): void {
  const [first, ...others] = inAlbumOrder(session.store.document, [spreads].flat());
  if (!first) return;
  show(session, first);
  say(session, 'moved', others.length + 1, pagesText(session, first));
}

/** Asks first; the last page of an album is refused with an alert. */
export function askToRemove(session: EditorSession, spreads: Spreads): void {
  const spreadIds = inAlbumOrder(session.store.document, [spreads].flat());
  const [first] = spreadIds;
  if (!first) return;
  const { show: open } = session.dialogs.getState();
  const answer = spreadIds.length > 1 ? removeSpreads(session.store.document, { spreadIds }) : null;
  const refusal = answer && isRefused(answer) ? answer.code : removalRefusal(session.store.document, first);
  if (refusal === 'last_spread') open({ kind: 'last' });
  else if (refusal) session.notify(`editor.refusal.${refusal}`);
  else open({ kind: 'delete', spreadIds });
}

export function remove(session: EditorSession, spreadIds: readonly NodeId[]): void {
  const [first] = spreadIds;
  if (!first) return;
  const index = session.facts.layout.get().indexOf(first);
  const pages = pagesText(session, first);
  if (!session.run('steps.spread_delete', (document) => removeSpreads(document, { spreadIds }))) return;
  session.goToSpread(Math.max(0, index - 1));
  say(session, 'deleted', spreadIds.length, pages);
}

function say(session: EditorSession, what: 'moved' | 'duplicated' | 'deleted', count: number, pages: string): void {
  session.announcer.say(
    count > 1 ? session.t(`strip.said.${what}_many`, { count, pages }) : session.t(`strip.said.${what}`, { pages }),
  );
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

/** Why a spread cannot be deleted; null when it can. The last page of all can be asked for: the answer is an alert. */
export function whyItStays(document: AlbumDocument, spreadId: NodeId): string | null {
  const refusal = removalRefusal(document, spreadId);
  return refusal === 'last_spread' ? null : refusal;
}

function show(session: EditorSession, spreadId: NodeId): void {
  const index = session.facts.layout.get().indexOf(spreadId);
  if (index >= 0) session.goToSpread(index);
}
