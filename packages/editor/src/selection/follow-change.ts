import { type AlbumDocument, type AlbumNode, type NodeId, topmostElements } from '@figurina/album';
import type { Change } from '../store/change.ts';
import type { SelectionStore } from './selection-store.ts';

/**
 * Keeps the selection true to a change: what is gone leaves it. What undo or redo brings back, or moves between
 * containers, becomes selected, so that one sees what happened and can go on with it.
 */
export function followChange(
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
  const [first] = elements;
  if (first && elements.every(({ parent }) => parent === first.parent)) selection.select(elements.map(({ id }) => id));
}
