import type { NodeId } from '@figurina/album';
import type { SelectionStore } from '@figurina/editor';

/** Selects what arrives one after the other, all of it together: not once the person has selected something else. */
export function selectArrivals(selection: SelectionStore): (id: NodeId) => void {
  let untouched = selection.get();
  const arrived: NodeId[] = [];
  return (id) => {
    arrived.push(id);
    if (selection.get() !== untouched) return;
    selection.select(arrived);
    untouched = selection.get();
  };
}
