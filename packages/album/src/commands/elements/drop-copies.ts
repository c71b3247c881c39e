import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { compose, translation } from '../../geometry/matrix.ts';
import { nodeMatrix, spreadMatrix } from '../../geometry/node-matrix.ts';
import { placementFor, transformedNode } from '../../geometry/transforming.ts';
import type { Point } from '../../geometry/vector.ts';
import { nodeOf, ordersIn, refused, type CommandResult } from '../command.ts';
import { copyTree } from '../copy-tree.ts';
import { inSiblingOrder, spreadOfNode, topmostElements } from '../tree.ts';

/**
 * Leaves elements where they are and puts copies on a spread, `by` millimetres from where they lie on their own: the end
 * of a drag with Alt. On the same spread a copy stays in the group of what it was made from. `createdNodes` names them.
 */
export function dropCopies(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; spreadId: NodeId; by: Point; makeId: MakeId },
): CommandResult {
  const { spreadId, by, makeId } = input;
  if (!nodeOf(document, spreadId, 'Spread')) return refused('node_gone');
  const elements = inSiblingOrder(document, topmostElements(document, input.ids));
  if (elements.length === 0) return refused('nothing_selected');
  const move = translation(by.x, by.y);
  const parentOf = ({ id, parent }: (typeof elements)[number]): NodeId =>
    spreadOfNode(document, id) === spreadId ? parent! : spreadId;
  return [...Map.groupBy(elements, parentOf)].flatMap(([parent, members]) => {
    const { orders, room } = ordersIn(document, parent, members.length, makeId);
    const copies = members.flatMap((element, index) => {
      const outer = spreadMatrix(document, element.parent!);
      const props =
        parent === element.parent
          ? transformedNode(element, outer, move)
          : placementFor(element, compose(move, outer, nodeMatrix(element)));
      return copyTree({ document, id: element.id, parent, order: orders[index]!, makeId, props: { ...props } });
    });
    return [...room, ...copies];
  });
}
