import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import { hashText } from '../document/text-hash.ts';
import type { Patch } from './patch.ts';
import { readPath } from './path.ts';

/** Marks every change of a text with the hash of the text that the document holds, which must be the one before the patch. */
export function withTextBases(document: AlbumDocument, patch: Patch): Patch {
  return patch.map((operation) => {
    if ('removed' in operation || operation.base !== undefined) return operation;
    const place = readPath(operation.part, operation.path);
    if (place?.table !== 'nodes' || place.field !== 'text' || !place.isProp) return operation;
    const node = document.nodes.get(place.id as NodeId);
    return node?.type === 'Text' ? { ...operation, base: hashText(node.props.text) } : operation;
  });
}
