import { applyLayout, hasContent, type Layout, layoutLosses, type LayoutLosses, type NodeId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../session/album/pages-text.ts';

/** What the question before should say; null when nothing of anybody's is on the spread. */
export function questionFor(
  { store }: EditorSession,
  spreadId: NodeId,
  layout: Layout,
  layouts: readonly Layout[],
): LayoutLosses | null {
  if (!hasContent(store.document, spreadId, layouts)) return null;
  return layoutLosses(store.document, { spreadId, layout, layouts });
}

/** One step of undo. False when it was refused. */
export function changeLayout(
  session: EditorSession,
  spreadId: NodeId,
  layout: Layout,
  layouts: readonly Layout[],
): boolean {
  const input = { spreadId, layout, layouts, makeId: session.makeId };
  if (!session.run('steps.layout', (document) => applyLayout(document, input))) return false;
  session.announcer.say(session.t('layouts.said.applied', { pages: pagesText(session, spreadId) }));
  return true;
}
