import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { ALWAYS_ON_TOP_TYPES, type ElementNode, type NodeOf } from '../../document/nodes/node.ts';
import { compose } from '../../geometry/matrix.ts';
import { groupMatrix, nodeMatrix } from '../../geometry/node-matrix.ts';
import { placementFor } from '../../geometry/transforming.ts';
import { Draft } from '../draft.ts';
import type { Operation } from '../../patch/patch.ts';
import { nodeOf, ordersIn, refused, setOrder, setParent, setProps, type CommandResult } from '../command.ts';

/** Dissolves groups: their children take their place in the stack, turned, scaled and faded as they were seen. */
export function ungroupElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; makeId: MakeId },
): CommandResult {
  const groups = Array.from(new Set(input.ids), (id) => nodeOf(document, id, 'Group')).filter(
    (group) => group !== undefined,
  );
  if (groups.length === 0) return refused('not_a_group');
  if (groups.length === 1) return dissolved(document, groups[0]!, input.makeId);
  // One group may lie in another: each step must see what the one before it did.
  const draft = new Draft(document);
  for (const { id } of groups)
    draft.apply(dissolved(draft.document, nodeOf(draft.document, id, 'Group')!, input.makeId));
  return draft.patch;
}

/** The children of the groups: what to select afterwards. */
export function childrenOfGroups(document: AlbumDocument, ids: Iterable<NodeId>): NodeId[] {
  return Array.from(ids, (id) => (nodeOf(document, id, 'Group') ? document.childIds(id) : [])).flat();
}

function dissolved(document: AlbumDocument, group: NodeOf<'Group'>, makeId: MakeId): Operation[] {
  const parent = group.parent!;
  const children = document.childIds(group.id).map((id) => document.nodes.get(id) as ElementNode);
  const index = document.childIds(parent).indexOf(group.id);
  const { orders, room } = ordersIn(document, parent, children.length, makeId, index, new Set([group.id]));
  return [
    ...room,
    ...children.flatMap((child, at) => [
      setParent(child.id, parent),
      setOrder(child.id, orders[at]!),
      ...setProps(child, placementFor(child, compose(groupMatrix(group.props), nodeMatrix(child)))),
      ...setProps(child, looks(group, child)),
    ]),
    { part: 'workspace', path: `nodes/${group.id}`, removed: true },
  ];
}

/** What the group did to how its children look. Its blend mode, which meant all of them together, is lost. */
function looks({ props }: NodeOf<'Group'>, child: ElementNode): Record<string, unknown> {
  if (child.type === 'Comment') return {};
  return {
    ...(props.opacity !== 1 && { opacity: Math.round(child.props.opacity * props.opacity * 1000) / 1000 }),
    ...(props.hidden && { hidden: true }),
    ...(props.alwaysOnTop && ALWAYS_ON_TOP_TYPES.includes(child.type) && { alwaysOnTop: true }),
  };
}
