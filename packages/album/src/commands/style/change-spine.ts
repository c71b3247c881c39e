import type { AlbumDocument } from '../../document/album.ts';
import type { PropsOf } from '../../document/nodes/node-props.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';

/** What the spine of the softcover shows; null goes back to the album's title or to the ground of the front cover. */
export function changeSpine(
  document: AlbumDocument,
  { text, fill }: { readonly text?: string | null; readonly fill?: PropsOf<'Root'>['fill'] },
): CommandResult {
  const root = nodeOf(document, document.rootId, 'Root');
  if (!root) return refused('node_gone');
  const words = text?.trim();
  return setProps(root, {
    ...(text !== undefined && { spineText: words === '' || words === undefined ? null : words }),
    ...(fill !== undefined && { fill }),
  });
}
