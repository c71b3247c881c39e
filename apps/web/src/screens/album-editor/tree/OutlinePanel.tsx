import { boundsInSpread, inReadingOrder, type NodeId } from '@figurina/album';
import { useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor, useSelection } from '../session/editor-context.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../strip/pages-text.ts';
import { OutlineDetails } from './OutlineDetails.tsx';
import { elementRow, NodeIcon } from './node-row.tsx';
import { openRowMenu } from './open-row-menu.ts';
import { moveNode, removeNode } from './outline-operations.ts';
import { Tree } from './Tree.tsx';
import { shortLabel, type TreeRow } from './tree-rows.ts';
import { useAlbumVersion } from './use-album-version.ts';
import { useFormFocus, useGoneSaying } from './use-what-goes.ts';

/**
 * The album without a pointer: chapters, their spreads, what is on them in reading order. What is in hand can be named,
 * moved, resized, replaced and deleted in the form below.
 */
export function OutlinePanel() {
  const session = useEditor();
  const t = useT();
  const { ids, spreadId } = useSelection();
  useAlbumVersion();
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState<NodeId | null>(null);
  const { nodes } = session.store.document;
  // A spread that one came to unfolds, and stays so until it is folded.
  const [visited, setVisited] = useState<ReadonlySet<NodeId>>(new Set());
  if (spreadId && !visited.has(spreadId)) setVisited(new Set([...visited, spreadId]));
  const isOpen = (id: string): boolean =>
    turned.get(id) ?? (nodes.get(id as NodeId)?.type === 'Section' || visited.has(id as NodeId));
  const rows = outlineRows(session, new Set(ids), isOpen);
  const [first] = ids;
  const [chosen, setChosen] = useState(first);
  if (chosen !== first) {
    setChosen(first);
    if (first) setReached(first);
  }
  const inHand = reached && nodes.has(reached) ? reached : (first ?? null);
  const form = useFormFocus();
  useGoneSaying(inHand);

  function choose(row: TreeRow, { shiftKey }: { shiftKey: boolean }): void {
    const id = row.id as NodeId;
    const node = nodes.get(id);
    setReached(id);
    const isElement = node !== undefined && node.type !== 'Section' && node.type !== 'Spread';
    if (shiftKey && isElement) return session.selection.toggle(id);
    if (node?.type === 'Section')
      session.goToSpread(session.facts.layout.get().indexOf(session.store.document.childIds(id)[0]!));
    else if (node?.type === 'Spread') session.goToSpread(session.facts.layout.get().indexOf(id));
    else if (node) session.reveal(id);
  }
  return (
    <>
      <p className="side-hint">{t('outline.hint')}</p>
      <Tree
        label={t('actions.view.outline')}
        rows={rows}
        renderIcon={(row) => <NodeIcon type={nodes.get(row.id as NodeId)?.type ?? 'Rectangle'} />}
        choose={choose}
        reach={(row) => setReached(row.id as NodeId)}
        fold={(row, open) => setTurned((before) => new Map(before).set(row.id, open))}
        move={(row, direction) => moveNode(session, row.id as NodeId, direction)}
        remove={(row) => removeNode(session, row.id as NodeId)}
        menu={openRowMenu(session)}
      />
      <div ref={form} className="outline-details">
        {inHand ? <OutlineDetails key={inHand} id={inHand} /> : null}
      </div>
    </>
  );
}

function outlineRows(
  session: EditorSession,
  selected: ReadonlySet<string>,
  isOpen: (id: string) => boolean,
): TreeRow[] {
  const { t } = session;
  return session.facts.chapters.get().flatMap((chapter): TreeRow[] => {
    const open = chapter.spreadIds.length > 0 ? isOpen(chapter.id) : null;
    const label = chapter.isStatic ? t('strip.cover_label') : chapter.name || t('stickers.unnamed_chapter');
    const name = t('tree.row', { label, kind: t('editor.kind.Section') });
    const row: TreeRow = { id: chapter.id, level: 1, label: shortLabel(label), name, open, selected: false };
    return [row, ...(open ? chapter.spreadIds.flatMap((id) => spreadRows(session, id, selected, isOpen)) : [])];
  });
}

function spreadRows(
  session: EditorSession,
  id: NodeId,
  selected: ReadonlySet<string>,
  isOpen: (id: string) => boolean,
): TreeRow[] {
  const { document } = session.store;
  const children = document.childIds(id);
  const open = children.length > 0 ? isOpen(id) : null;
  const own = document.nodes.get(id)?.props.name ?? '';
  const label = [session.t('outline.page', { pages: pagesText(session, id) }), own].filter(Boolean).join(' · ');
  const name = session.t('outline.spread', { label, count: children.length });
  const current = session.selection.get().spreadId === id;
  const row: TreeRow = { id, level: 2, label, name, open, selected: false, current };
  return [row, ...(open ? elementRows(session, id, selected, isOpen, 3) : [])];
}

function elementRows(
  session: EditorSession,
  parent: NodeId,
  selected: ReadonlySet<string>,
  isOpen: (id: string) => boolean,
  level: number,
): TreeRow[] {
  const { document } = session.store;
  const placed = document
    .childIds(parent)
    .map((id) => ({ id, box: boundsInSpread(document, id, session.measured) ?? NOWHERE }));
  return inReadingOrder(placed, ({ box }) => box).flatMap(({ id }) => {
    const node = document.nodes.get(id)!;
    const open = node.type === 'Group' ? isOpen(id) : null;
    const row = elementRow(session, node, { level, open, selected: selected.has(id) });
    return [row, ...(open ? elementRows(session, id, selected, isOpen, level + 1) : [])];
  });
}

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
