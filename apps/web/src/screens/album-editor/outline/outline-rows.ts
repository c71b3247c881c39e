import type { NodeId } from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../session/album/pages-text.ts';
import { elementRow } from './node-row.tsx';
import type { ReadingOrders } from './reading-orders.ts';
import { shortLabel, type TreeRow } from './tree-rows.ts';

interface Outline {
  readonly session: EditorSession;
  readonly orders: ReadingOrders;
  readonly isOpen: (id: string) => boolean;
}

/** Chapters, below them their spreads, below these what is on them in reading order, as far as they are unfolded. */
export function outlineRows(outline: Outline): readonly TreeRow[] {
  const { session, isOpen } = outline;
  const { t } = session;
  const rows: TreeRow[] = [];
  for (const chapter of session.facts.chapters.get()) {
    const open = chapter.spreadIds.length > 0 ? isOpen(chapter.id) : null;
    const label = chapter.isStatic ? t('strip.cover_label') : chapter.name || t('stickers.unnamed_chapter');
    const name = t('tree.row', { label, kind: t('editor.kind.Section') });
    rows.push({ id: chapter.id, level: 1, label: shortLabel(label), name, open, selected: false });
    if (open) for (const id of chapter.spreadIds) addSpread(rows, outline, id);
  }
  return rows;
}

function addSpread(rows: TreeRow[], outline: Outline, id: NodeId): void {
  const { session, isOpen } = outline;
  const { document } = session.store;
  const count = document.childIds(id).length;
  const open = count > 0 ? isOpen(id) : null;
  const own = document.nodes.get(id)?.props.name ?? '';
  const label = [session.t('outline.page', { pages: pagesText(session, id) }), own].filter(Boolean).join(' · ');
  const name = session.t('outline.spread', { label, count });
  const current = session.selection.get().spreadId === id;
  rows.push({ id, level: 2, label, name, open, selected: false, current });
  if (open) addElements(rows, outline, id, 3);
}

function addElements(rows: TreeRow[], outline: Outline, parent: NodeId, level: number): void {
  const { session, orders, isOpen } = outline;
  const { document } = session.store;
  for (const id of orders.of(parent)) {
    const open = document.nodes.get(id)?.type === 'Group' ? isOpen(id) : null;
    rows.push(elementRow(session, id, { level, open }));
    if (open) addElements(rows, outline, id, level + 1);
  }
}
