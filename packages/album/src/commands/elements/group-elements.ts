import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { boundsInParent } from '../../geometry/bounds.ts';
import { unionOfBoxes } from '../../geometry/box.ts';
import { NOTHING_MEASURED } from '../../geometry/measured.ts';
import { roundLength } from '../../geometry/vector.ts';
import { createNode, ordersIn, refused, setParent, setProps, type CommandResult } from '../command.ts';
import { inSiblingOrder, topmostElements } from '../tree.ts';

/**
 * Puts two or more siblings into a new group on top. Its origin is the corner of the box around them; nothing moves on
 * paper. Comments stay outside.
 */
export function groupElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; id?: NodeId; makeId: MakeId; measured?: typeof NOTHING_MEASURED },
): CommandResult {
  const { makeId, measured = NOTHING_MEASURED } = input;
  const elements = inSiblingOrder(document, topmostElements(document, input.ids)).filter(
    ({ type }) => type !== 'Comment',
  );
  if (elements.length < 2) return refused('nothing_selected');
  const parent = elements[0]!.parent!;
  if (elements.some((element) => element.parent !== parent)) return refused('not_same_parent');
  const boxes = elements.map(({ id }) => boundsInParent(document, id, measured)).filter((box) => box !== undefined);
  const box = unionOfBoxes(boxes) ?? { x: 0, y: 0 };
  const [x, y] = [roundLength(box.x), roundLength(box.y)];
  const group = input.id ?? (makeId() as NodeId);
  const { orders, room } = ordersIn(document, parent, 1, makeId);
  return [
    ...room,
    createNode({ id: group, type: 'Group', parent, order: orders[0]!, props: { x, y } }),
    ...elements.flatMap((element) => [
      setParent(element.id, group),
      ...setProps(element, { x: roundLength(element.props.x - x), y: roundLength(element.props.y - y) }),
    ]),
  ];
}
