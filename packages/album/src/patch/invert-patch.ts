import type { AlbumDocument } from '../document/album.ts';
import { documentTables } from '../document/create-document.ts';
import type { Operation, Patch } from './patch.ts';
import { readPath, type Place } from './path.ts';
import { readPlace } from './apply-patch.ts';

/** The patch that takes `patch` back, seen from the document before `patch`; `applyPatch` answers with the same effect. */
export function invertPatch(document: AlbumDocument, patch: Patch): Patch {
  const tables = documentTables(document);
  const inverse: Operation[] = [];
  for (const { part, path } of patch.toReversed()) {
    const place: Place | null = readPath(part, path);
    if (!place) continue;
    const before = readPlace(tables, place);
    if (before !== undefined) inverse.push({ part, path, value: before as never });
    else if (place.field === null) inverse.push({ part, path, removed: true });
  }
  return inverse;
}
