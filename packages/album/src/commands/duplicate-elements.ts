import type { AlbumDocument } from '../document/album.ts';
import type { MakeId, NodeId } from '../document/ids.ts';
import { roundLength } from '../geometry/vector.ts';
import { ordersIn, refused, type CommandResult } from './command.ts';
import { copyTree } from './copy-tree.ts';
import { inSiblingOrder, topmostElements } from './tree.ts';

/** How far a copy lies to the right and below, in millimetres. */
export const COPY_OFFSET = 10;

/** Copies elements beside themselves, on top of their siblings. `createdNodes` names the copies. */
export function duplicateElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; makeId: MakeId; offset?: number },
): CommandResult {
  const { makeId, offset = COPY_OFFSET } = input;
  const elements = inSiblingOrder(document, topmostElements(document, input.ids));
  if (elements.length === 0) return refused('nothing_selected');
  return [...Map.groupBy(elements, ({ parent }) => parent!)].flatMap(([parent, members]) => {
    const { orders, room } = ordersIn(document, parent, members.length, makeId);
    const copies = members.flatMap(({ id, props }, index) => {
      const moved = { x: roundLength(props.x + offset), y: roundLength(props.y + offset) };
      return copyTree({ document, id, parent, order: orders[index]!, makeId, props: moved });
    });
    return [...room, ...copies];
  });
}
