import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { applyToVector, invertMatrix } from '../../geometry/matrix.ts';
import { spreadMatrix } from '../../geometry/node-matrix.ts';
import { roundLength, type Point } from '../../geometry/vector.ts';
import { ordersIn, refused, type CommandResult } from '../command.ts';
import { copyTree } from '../copy-tree.ts';
import { inSiblingOrder, topmostElements } from '../tree.ts';

/** How far a copy lies to the right and below, in millimetres. */
export const COPY_OFFSET = 10;

/** Copies elements, on top of their siblings and so far away on the spread. `createdNodes` names the copies. */
export function duplicateElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; makeId: MakeId; by?: Point },
): CommandResult {
  const { makeId, by = { x: COPY_OFFSET, y: COPY_OFFSET } } = input;
  const elements = inSiblingOrder(document, topmostElements(document, input.ids));
  if (elements.length === 0) return refused('nothing_selected');
  return [...Map.groupBy(elements, ({ parent }) => parent!)].flatMap(([parent, members]) => {
    const { orders, room } = ordersIn(document, parent, members.length, makeId);
    const copies = members.flatMap(({ id, props }, index) => {
      const inside = applyToVector(invertMatrix(spreadMatrix(document, parent)), by);
      const moved = { x: roundLength(props.x + inside.x), y: roundLength(props.y + inside.y) };
      return copyTree({ document, id, parent, order: orders[index]!, makeId, props: moved });
    });
    return [...room, ...copies];
  });
}
