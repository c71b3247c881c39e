import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { readPath } from '../patch/path.ts';
import { diffDocuments } from './diff-documents.ts';

/**
 * The patch of one unit that makes `to` of `from`: parents are made before their children and go after them, so that the
 * inverse does so, too; an element that has become another type is removed before it is made.
 */
export function orderedPatch(from: AlbumDocument, to: AlbumDocument): Patch {
  const [made, changed, gone]: [Operation[], Operation[], Operation[]] = [[], [], []];
  for (const operation of diffDocuments(from, to)) {
    const place = readPath(operation.part, operation.path)!;
    if (place.field !== null || place.table !== 'nodes') changed.push(operation);
    else if ('removed' in operation) gone.push(operation);
    else {
      if (from.nodes.has(place.id as NodeId)) made.push({ part: 'workspace', path: operation.path, removed: true });
      made.push(operation);
    }
  }
  const depth = (document: AlbumDocument, { path }: Operation) => depthOf(document, path.slice(NODES.length) as NodeId);
  const byDepth = (document: AlbumDocument, operations: readonly Operation[]) =>
    operations.map((operation) => [depth(document, operation), operation] as const).sort(([a], [b]) => a - b);
  return [
    ...changed.filter(isLibrary),
    ...byDepth(to, made).map(([, operation]) => operation),
    ...changed.filter((operation) => !isLibrary(operation)),
    ...byDepth(from, gone)
      .map(([, operation]) => operation)
      .reverse(),
  ];
}

const NODES = 'nodes/';

/** What elements are made of is there before them. */
function isLibrary(operation: Operation): boolean {
  return (
    'value' in operation && (operation.part === 'images' || operation.part === 'colors' || operation.part === 'fonts')
  );
}

function depthOf(document: AlbumDocument, id: NodeId): number {
  let depth = 0;
  for (let at = document.nodes.get(id); at?.parent; at = document.nodes.get(at.parent)) depth++;
  return depth;
}
