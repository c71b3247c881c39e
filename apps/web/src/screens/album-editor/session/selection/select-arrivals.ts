import type { NodeId } from '@figurina/album';
import type { SelectionStore } from '@figurina/editor';

/**
 * Selects what arrives one after the other, all of it together: not once the person has selected something else, nor while
 * they write or crop, which would end with it.
 */
export function selectArrivals(selection: SelectionStore): (id: NodeId) => void {
  let untouched = selection.get();
  const arrived: NodeId[] = [];
  return (id) => {
    arrived.push(id);
    const { mode } = selection.get();
    if (selection.get() !== untouched || mode === 'text' || mode === 'image') return;
    selection.select(arrived);
    untouched = selection.get();
  };
}
