import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Patch } from '../patch/patch.ts';
import { readPath } from '../patch/path.ts';

/**
 * Whether patches that a document has taken changed anything but comments. A comment that is not in the document any more
 * is known by the patch that wrote it, or as one of `gone`; one that is not known counts as a change, since it may be one.
 */
export function createContentChanges(document: AlbumDocument, gone: Iterable<string> = []): (patch: Patch) => boolean {
  const comments = new Set(gone);
  return (patch) => {
    for (const operation of patch) {
      const { value } = operation as { value?: unknown };
      const place = readPath(operation.part, operation.path);
      if (place?.table === 'nodes' && place.field === null && isComment(value)) comments.add(place.id);
    }
    return patch.some(({ part, path }) => {
      const place = readPath(part, path);
      if (place?.table !== 'nodes') return true;
      return !comments.has(place.id) && document.nodes.get(place.id as NodeId)?.type !== 'Comment';
    });
  };
}

function isComment(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Comment';
}
