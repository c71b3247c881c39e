import { type AlbumDocument, type AlbumNode, type NodeId, topmostElements } from '@figurina/album';
import type { Change } from '../store/change.ts';
import type { SelectionStore } from './selection-store.ts';

/** So many things that were made are remembered with what was selected before, oldest forgotten first. */
const MADE_MOST = 2000;

/**
 * Keeps the selection true to changes, as a listener of them: what is gone leaves it. What undo or redo brings back, or
 * moves between containers, becomes selected, so that one sees what happened and can go on with it; also what they
 * change, while nothing else is selected; where undo takes away what was made, what it was made of is selected again.
 * What they lock lets go of the selection, as locking does.
 */
export function followChanges(
  selection: SelectionStore,
  document: () => AlbumDocument,
): (change: Pick<Change, 'origin' | 'touched'>) => void {
  const before = new Map<string, readonly NodeId[]>();

  function remember({ touched }: Pick<Change, 'touched'>, ids: readonly NodeId[]): void {
    if (ids.length === 0) return;
    for (const { table, id, before: was } of touched) if (table === 'nodes' && !was) before.set(id, ids);
    for (const id of before.keys()) {
      if (before.size <= MADE_MOST) break;
      before.delete(id);
    }
  }
  return (change) => {
    const { ids } = selection.get();
    if (change.origin === 'own') remember(change, ids);
    followChange(selection, document(), change);
    if (change.origin !== 'undo' || ids.length === 0 || selection.get().ids.length > 0) return;
    const gone = change.touched.find(({ table, id, after }) => table === 'nodes' && !after && before.has(id));
    const { nodes } = document();
    selectTogether(
      selection,
      (before.get(gone?.id ?? '') ?? []).flatMap((id) => nodes.get(id) ?? []).filter((node) => !isAway(node)),
    );
  };
}

function followChange(
  selection: SelectionStore,
  document: AlbumDocument,
  { origin, touched }: Pick<Change, 'origin' | 'touched'>,
): void {
  selection.prune();
  if (origin !== 'undo' && origin !== 'redo') return;
  const came = touched.flatMap(({ table, id, before, after }) => {
    const [was, is] = [before as AlbumNode | undefined, after as AlbumNode | undefined];
    return table === 'nodes' && is && was?.parent !== is.parent ? [{ id: id as NodeId, type: is.type }] : [];
  });
  // Whole spreads and chapters are more than a selection.
  if (came.some(({ type }) => type === 'Section' || type === 'Spread')) return;
  const elements = topmostElements(
    document,
    came.map(({ id }) => id),
  ).filter(({ type }) => type !== 'Comment');
  if (elements.length > 0) return selectTogether(selection, elements);
  const { ids } = selection.get();
  const locked = touched.flatMap(({ table, id, before, after }) =>
    table === 'nodes' && isLocked(after as AlbumNode | undefined) && !isLocked(before as AlbumNode | undefined)
      ? [id as NodeId]
      : [],
  );
  if (ids.length > 0) {
    if (ids.some((id) => locked.includes(id))) selection.select(ids.filter((id) => !locked.includes(id)));
    return;
  }
  const changed = touched.flatMap(({ table, id }) => (table === 'nodes' ? [id as NodeId] : []));
  selectTogether(
    selection,
    topmostElements(document, changed).filter(({ id, type }) => type !== 'Comment' && !isAway(document.nodes.get(id))),
  );
}

function selectTogether(selection: SelectionStore, elements: readonly AlbumNode[]): void {
  const [first] = elements;
  if (first && elements.every(({ parent }) => parent === first.parent)) selection.select(elements.map(({ id }) => id));
}

function isLocked(node: AlbumNode | undefined): boolean {
  return node !== undefined && 'locked' in node.props && node.props.locked;
}

/** Locked, or not to be seen. */
function isAway(node: AlbumNode | undefined): boolean {
  return isLocked(node) || (node !== undefined && 'hidden' in node.props && node.props.hidden);
}
