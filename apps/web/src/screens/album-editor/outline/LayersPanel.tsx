import { ALWAYS_ON_TOP_TYPES, type AlbumNode, changeProps, type NodeId, stackingOrder } from '@figurina/album';
import { ActionIcon } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconPinned from '@tabler/icons-react/dist/esm/icons/IconPinnedFilled.mjs';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { runSaying } from '../session/notices/run-saying.ts';
import { useT } from '../../../app/use-t.ts';
import { useEditor, useSelection } from '../session/editor-context.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { pagesText } from '../session/album/pages-text.ts';
import { elementLabel, elementRow, NodeIcon } from './node-row.tsx';
import { openRowMenu } from './open-row-menu.ts';
import { moveNode, removeNode } from './outline-operations.ts';
import { Tree } from './Tree.tsx';
import type { TreeRow } from './tree-rows.ts';
import { useAlbumVersion } from '../session/album/use-album-version.ts';
import { useLayerDrag } from './use-layer-drag.ts';

/** What lies on the spread in view, top first: choose by click, drag to restack, lock, keep on top. */
export function LayersPanel() {
  const session = useEditor();
  const t = useT();
  // What is selected is read by the rows.
  useSelection();
  useAlbumVersion();
  const index = useSyncExternalStore(session.currentSpread.subscribe, session.currentSpread.get);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const { nodes } = session.store.document;
  const spreadId = session.facts.layout.get().spreadIds[index];
  const { line, dragged, bind } = useLayerDrag(session);
  const nodeOf = (row: TreeRow): AlbumNode | undefined => nodes.get(row.id as NodeId);
  const remove = useCallback((row: TreeRow) => removeNode(session, row.id as NodeId), [session]);
  const menu = useMemo(() => openRowMenu(session), [session]);
  if (!spreadId) return null;
  return (
    <>
      <p className="side-hint">{t('layers.of', { pages: pagesText(session, spreadId) })}</p>
      <Tree
        label={t('actions.view.layers')}
        rows={layerRows(session, spreadId, folded, 1)}
        renderIcon={(row) => <NodeIcon type={nodeOf(row)?.type ?? 'Rectangle'} />}
        choose={(row, { shiftKey }) => choose(session, row.id as NodeId, shiftKey)}
        fold={(row, open) =>
          setFolded((before) => new Set(open ? [...before].filter((id) => id !== row.id) : [...before, row.id]))
        }
        move={(row, direction) => moveNode(session, row.id as NodeId, direction)}
        remove={remove}
        menu={menu}
        bind={bind}
        line={line}
        dragged={dragged}
        renderAfter={(row, inHand) => {
          const node = nodeOf(row);
          return node ? <LayerSwitches node={node} inHand={inHand} /> : null;
        }}
      />
    </>
  );
}

function layerRows(session: EditorSession, parent: NodeId, folded: ReadonlySet<string>, level: number): TreeRow[] {
  const { document } = session.store;
  return stackingOrder(document, parent)
    .toReversed()
    .flatMap((id) => {
      const node = document.nodes.get(id)!;
      const open = node.type === 'Group' ? !folded.has(id) : null;
      const row = elementRow(session, id, { level, open });
      return [row, ...(open ? layerRows(session, id, folded, level + 1) : [])];
    });
}

function choose(session: EditorSession, id: NodeId, add: boolean): void {
  if (add) session.selection.toggle(id);
  else session.selection.select([id]);
}

function LayerSwitches({ node, inHand }: { node: AlbumNode; inHand: boolean }) {
  const session = useEditor();
  const t = useT();
  if (!('locked' in node.props)) return null;
  const { locked } = node.props;
  const onTop = 'alwaysOnTop' in node.props && node.props.alwaysOnTop;
  const name = elementLabel(session, node);
  const change = (step: string, props: object): void =>
    void runSaying(session, step, (now) => changeProps(now, { ids: [node.id], props: { ...props } }));
  return (
    <span className="tree-switches" onClick={(event) => event.stopPropagation()}>
      {node.type === 'Text' && node.props.symbol ? <span className="tree-badge">{t('layers.auto')}</span> : null}
      {ALWAYS_ON_TOP_TYPES.includes(node.type) ? (
        <ActionIcon
          className="tree-switch"
          data-on={onTop || undefined}
          size={26}
          tabIndex={inHand ? 0 : -1}
          aria-label={t('layers.on_top', { name })}
          aria-pressed={onTop}
          disabled={!session.editable('design', node.id)}
          onClick={() => change(onTop ? 'steps.not_on_top' : 'steps.on_top', { alwaysOnTop: !onTop })}
        >
          {onTop ? <IconPinned size={16} /> : <IconPin size={16} />}
        </ActionIcon>
      ) : null}
      <ActionIcon
        className="tree-switch"
        data-on={locked || undefined}
        size={26}
        tabIndex={inHand ? 0 : -1}
        aria-label={t('layers.lock', { name })}
        aria-pressed={locked}
        disabled={!session.editable('design', node.id)}
        onClick={() => {
          change(locked ? 'steps.unlock' : 'steps.lock', { locked: !locked });
          // What is locked lets go of the selection (specification, section 4).
          const { ids } = session.selection.get();
          if (!locked && ids.includes(node.id)) session.selection.select(ids.filter((id) => id !== node.id));
        }}
      >
        {locked ? <IconLock size={16} /> : <IconLockOpen size={16} />}
      </ActionIcon>
    </span>
  );
}
