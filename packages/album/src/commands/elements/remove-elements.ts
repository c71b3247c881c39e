import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import { refused, type CommandResult } from '../command.ts';
import { topmostElements } from '../tree.ts';

/** Deletes elements with all that is in them. A group that would stay behind empty goes along; stickers become unplaced. */
export function removeElements(document: AlbumDocument, input: { ids: Iterable<NodeId> }): CommandResult {
  const elements = topmostElements(document, input.ids);
  if (elements.length === 0) return refused('nothing_selected');
  return removeNodesPatch(document, withEmptiedGroups(document, new Set(elements.map(({ id }) => id))));
}

/** Adds the groups of which nothing would be left. */
export function withEmptiedGroups(document: AlbumDocument, gone: ReadonlySet<NodeId>): Set<NodeId> {
  const all = new Set(gone);
  for (const id of all) {
    const parent = document.nodes.get(id)?.parent;
    if (!parent || document.nodes.get(parent)?.type !== 'Group') continue;
    if (document.childIds(parent).every((child) => all.has(child))) all.add(parent);
  }
  return all;
}
