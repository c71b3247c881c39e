/** Where a new spread goes, and the words for it. */
import { isStatic, type NodeId, pageCount, pagesOfSpread } from '@figurina/album';
import type { EditorSession } from '../../session/editor-session.ts';

/** The chapter of the spread that it goes behind; the last one that one works on when that is a cover. */
export function chapterFor(session: EditorSession, after: NodeId | null): NodeId | null {
  const { store, facts } = session;
  const home = after ? (store.document.nodes.get(after)?.parent ?? null) : null;
  if (home && !isStatic(store.document, home)) return home;
  const chapters = facts.chapters.get().filter((chapter) => !chapter.isStatic);
  return (chapters.findLast(({ id }) => session.editable('design', id)) ?? chapters.at(-1))?.id ?? null;
}

/** Behind `after` in its own chapter, at the end of another one. */
export function isBehind({ store }: EditorSession, after: NodeId | null, sectionId: NodeId): boolean {
  return after !== null && store.document.nodes.get(after)?.parent === sectionId;
}

export function placeWords(session: EditorSession, after: NodeId | null, sectionId: NodeId): string {
  const layout = session.facts.layout.get();
  const chapters = session.facts.chapters.get();
  const before = chapters.slice(0, chapters.findIndex(({ id }) => id === sectionId) + 1);
  const index = isBehind(session, after, sectionId)
    ? layout.indexOf(after!) + 1
    : before.reduce((sum, { spreadIds }) => sum + spreadIds.length, 0);
  const count = layout.spreadIds.length;
  const last = pagesOfSpread(index - 1, count).at(-1)?.number ?? pageCount(count);
  const pages = pagesOfSpread(index, count + 1).map(({ number }) => number);
  return session.t('new_spread.place', { after: last, pages: pages.join('-') });
}
