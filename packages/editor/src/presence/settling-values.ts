import type { AlbumDocument, NodeId } from '@figurina/album';
import type { GestureValues } from '../store/shown-values.ts';

/**
 * What others go on seeing of a gesture after it ended and before the server has it: the same props, as they were
 * committed. Without this an element would jump back on their screens until the autosave comes. Null when all is saved.
 */
export function settlingValues(
  document: AlbumDocument,
  gesture: GestureValues | null,
  isPending: (id: NodeId) => boolean,
): GestureValues | null {
  const values = new Map<NodeId, Readonly<Record<string, unknown>>>();
  for (const [id, shown] of gesture ?? []) {
    const node = document.nodes.get(id);
    if (!node || !isPending(id)) continue;
    const props = node.props as Readonly<Record<string, unknown>>;
    values.set(id, Object.fromEntries(Object.keys(shown).map((prop) => [prop, props[prop]])));
  }
  return values.size > 0 ? values : null;
}
