import type { NodeId } from '@figurina/album';
import { TextInput } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useT } from '../../../app/use-t.ts';
import { useEditor, useSelection } from '../session/editor-context.ts';
import { OutlineDetails } from './OutlineDetails.tsx';
import { NodeIcon } from './node-row.tsx';
import { openRowMenu } from './open-row-menu.ts';
import { moveNode, removeNode } from './outline-operations.ts';
import { outlineRows } from './outline-rows.ts';
import { createReadingOrders } from './reading-orders.ts';
import { Tree } from './Tree.tsx';
import { rowsWith, type TreeRow } from './tree-rows.ts';
import { useAlbumVersion } from '../session/album/use-album-version.ts';
import { useFormFocus, useGoneSaying } from './use-what-goes.ts';

/**
 * The album without a pointer: chapters, their spreads, what is on them in reading order. What is in hand can be named,
 * moved, resized, replaced and deleted in the form below.
 */
export function OutlinePanel() {
  const session = useEditor();
  const t = useT();
  const { ids, spreadId } = useSelection();
  const version = useAlbumVersion();
  const [orders] = useState(() => createReadingOrders(session));
  useEffect(() => orders.follow(), [orders]);
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [reached, setReached] = useState<NodeId | null>(null);
  const { nodes } = session.store.document;
  // A spread that one came to unfolds, and stays so until it is folded.
  const [visited, setVisited] = useState<ReadonlySet<NodeId>>(new Set());
  if (spreadId && !visited.has(spreadId)) setVisited(new Set([...visited, spreadId]));
  const [typed, setTyped] = useState('');
  // Of ten thousand names some are looked through after what was typed is there.
  const words = useDeferredValue(typed.trim());
  const rows = useMemo(() => {
    const isOpen = (id: string): boolean =>
      turned.get(id) ?? (nodes.get(id as NodeId)?.type === 'Section' || visited.has(id as NodeId));
    const rows = outlineRows({ session, orders, isOpen: words === '' ? isOpen : () => true });
    return rowsWith(rows, words);
    // The tables change in place, the version says when; which spread is current is part of the rows.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [session, orders, nodes, turned, visited, version, spreadId, words]);
  const [first] = ids;
  const [chosen, setChosen] = useState(first);
  if (chosen !== first) {
    setChosen(first);
    if (first) setReached(first);
  }
  const inHand = reached && nodes.has(reached) ? reached : (first ?? null);
  const form = useFormFocus();
  useGoneSaying(inHand);

  /** Whoever walks through the list sees where they are. A chapter is where it begins. */
  function walk({ id }: TreeRow): void {
    const node = nodes.get(id as NodeId);
    const shown = node?.type === 'Section' ? session.store.document.childIds(node.id)[0] : node?.id;
    if (shown) session.show(shown);
  }
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
      <TextInput
        className="tree-filter"
        type="search"
        leftSection={<IconSearch size={17} />}
        placeholder={t('outline.filter')}
        aria-label={t('outline.filter')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {rows.length === 0 ? (
        <p className="side-hint" role="status">
          {t('outline.none', { words })}
        </p>
      ) : null}
      <Tree
        label={t('actions.view.outline')}
        rows={rows}
        renderIcon={(row) => <NodeIcon type={nodes.get(row.id as NodeId)?.type ?? 'Rectangle'} />}
        choose={choose}
        reach={(row) => setReached(row.id as NodeId)}
        walk={walk}
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
