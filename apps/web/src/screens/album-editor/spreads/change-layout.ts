import { applyLayout, hasContent, type Layout, layoutLosses, type NodeId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../strip/pages-text.ts';

export type LayoutLosses = ReturnType<typeof layoutLosses>;

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

/** One step of undo. */
export function changeLayout(
  session: EditorSession,
  spreadId: NodeId,
  layout: Layout,
  layouts: readonly Layout[],
): void {
  const input = { spreadId, layout, layouts, makeId: session.makeId };
  if (!session.run('steps.layout', (document) => applyLayout(document, input))) return;
  session.announcer.say(session.t('layouts.said.applied', { pages: pagesText(session, spreadId) }));
}

/**
 * Another layout with as many stickers as there are cells now, or else with the next larger number: each call answers
 * the one after `last`, and around again.
 */
export function nextLayout(
  { store }: EditorSession,
  spreadId: NodeId,
  layouts: readonly Layout[],
  last: string | undefined,
): Layout | undefined {
  const { document } = store;
  const cells = [...document.childIds(spreadId)].filter((id) => document.nodes.get(id)?.type === 'StickerCell').length;
  const enough = layouts.filter(({ stickers }) => stickers >= cells);
  const least = Math.min(...enough.map(({ stickers }) => stickers));
  const alike = enough.filter(({ stickers }) => stickers === least);
  const fitting = alike.length > 1 ? alike : enough.toSorted((a, b) => a.stickers - b.stickers).slice(0, 4);
  const at = fitting.findIndex(({ id }) => id === last);
  return fitting[(at + 1) % fitting.length];
}
