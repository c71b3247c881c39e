import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { compose, translation } from '../../geometry/matrix.ts';
import { nodeMatrix, spreadMatrix } from '../../geometry/node-matrix.ts';
import { isPlaceable, placementFor } from '../../geometry/transforming.ts';
import { ORIGIN, type Point } from '../../geometry/vector.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import { nodeOf, ordersIn, refused, setOrder, setParent, setProps, type CommandResult } from '../command.ts';
import { withEmptiedGroups } from './remove-elements.ts';
import { inSiblingOrder, topmostElements } from '../tree.ts';

/**
 * Puts elements on top of a spread, out of the groups they are in. `by` is added to where they lie on their spread: a drop
 * knows how far the pointer went and where the two spreads lie in the world.
 */
export function moveToSpread(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; spreadId: NodeId; by?: Point; makeId: MakeId },
): CommandResult {
  const { spreadId, by = ORIGIN, makeId } = input;
  if (!nodeOf(document, spreadId, 'Spread')) return refused('node_gone');
  const elements = inSiblingOrder(document, topmostElements(document, input.ids));
  if (elements.length === 0) return refused('nothing_selected');
  const ids = new Set(elements.map(({ id }) => id));
  const { orders, room } = ordersIn(document, spreadId, elements.length, makeId, undefined, ids);
  const places = elements.map((element) => {
    const matrix = compose(translation(by.x, by.y), spreadMatrix(document, element.parent!), nodeMatrix(element));
    return placementFor(element, matrix);
  });
  // Groups in groups can be scaled further together than one element may be.
  if (!places.every(isPlaceable)) return refused('wrong_type');
  const moved = elements.flatMap((element, index) => {
    const reparented = element.parent === spreadId ? [] : [setParent(element.id, spreadId)];
    return [...reparented, setOrder(element.id, orders[index]!), ...setProps(element, places[index]!)];
  });
  const emptied = [...withEmptiedGroups(document, ids)].filter((id) => !ids.has(id));
  return [...room, ...moved, ...removals(document, emptied)];
}

/** Groups that have lost all their children by then: their own removal alone. */
function removals(document: AlbumDocument, groups: readonly NodeId[]) {
  const own = new Set(groups.map((id) => `nodes/${id}`));
  return removeNodesPatch(document, groups).filter(({ path }) => own.has(path));
}
