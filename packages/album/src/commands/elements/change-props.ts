import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { ALWAYS_ON_TOP_TYPES, type AlbumNode } from '../../document/nodes/node.ts';
import { withTextBases } from '../../patch/text-bases.ts';
import { refused, setProps, type CommandResult } from '../command.ts';

/** Props of any node type; each node takes those that it has. */
export type AnyProps = Readonly<Record<string, unknown>>;

/** Gives one or many nodes the same props: what the toolbar does. */
export function changeProps(document: AlbumDocument, input: { ids: Iterable<NodeId>; props: AnyProps }): CommandResult {
  return changeEach(document, new Map(Array.from(input.ids, (id) => [id, input.props])));
}

/** Gives each node its own props: the end of a gesture. */
export function changeEach(document: AlbumDocument, changes: ReadonlyMap<NodeId, AnyProps>): CommandResult {
  const found = [...changes].flatMap(([id, props]) => {
    const node = document.nodes.get(id);
    return node ? [{ node, props }] : [];
  });
  if (found.length === 0) return refused(changes.size === 0 ? 'nothing_selected' : 'node_gone');
  const taken = found.map(({ node, props }) => ({ node, props: propsTaken(node, props) }));
  if (taken.every(({ props }) => Object.keys(props).length === 0)) return refused('wrong_type');
  const patch = taken.flatMap(({ node, props }) => setProps(node, props));
  return withTextBases(document, patch);
}

function propsTaken(node: AlbumNode, props: AnyProps): AnyProps {
  return Object.fromEntries(
    Object.entries(props).filter(
      ([prop]) =>
        Object.hasOwn(node.props, prop) && (prop !== 'alwaysOnTop' || ALWAYS_ON_TOP_TYPES.includes(node.type)),
    ),
  );
}
