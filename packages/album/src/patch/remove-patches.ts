/** Removing a record with all that hangs on it, as explicit operations of one unit, so that undoing brings back all of it. */
import type { AlbumDocument, ReferenceTarget } from '../document/album.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import { NODE_REFERENCES, STICKER_REFERENCES } from '../document/references.ts';
import type { Operation, Patch } from './patch.ts';

/**
 * Removes nodes with their descendants. A removed section takes its stickers along, and they leave the cells of other
 * sections; a removed cell unlinks its sticker, which stays. Ids that are gone or inside one another are no matter.
 */
export function removeNodesPatch(document: AlbumDocument, ids: Iterable<NodeId>): Patch {
  const doomed = new Set<NodeId>();
  for (const id of ids) collect(document, id, doomed);
  const stickers = new Set<StickerId>();
  const patch: Operation[] = [];
  for (const id of doomed) {
    if (document.nodes.get(id)!.type !== 'Section') continue;
    for (const sticker of document.stickersUsing('section', id)) stickers.add(sticker);
    patch.push(...emptyNodes(document, 'section', id, doomed));
  }
  patch.push(...stickerRemovals(document, stickers, doomed));
  // Children before parents, so that the inverse makes parents first.
  for (const id of [...doomed].reverse()) patch.push({ part: 'workspace', path: `nodes/${id}`, removed: true });
  return patch;
}

/** Removes stickers; the cells that show them become empty. */
export function removeStickersPatch(document: AlbumDocument, ids: Iterable<StickerId>): Patch {
  return stickerRemovals(document, new Set(ids), new Set());
}

/** Removes a picture and empties every reference to it. */
export function removeImagePatch(document: AlbumDocument, id: ImageId): Patch {
  if (!document.images.has(id)) return [];
  return [
    ...emptyNodes(document, 'image', id, new Set()),
    ...[...document.stickersUsing('image', id)].flatMap((sticker) =>
      fieldsOf(STICKER_REFERENCES, 'image').map((field): Operation => ({
        part: 'stickers',
        path: `${sticker}/${field}`,
        value: null,
      })),
    ),
    { part: 'images', path: id, removed: true },
  ];
}

function collect(document: AlbumDocument, id: NodeId, doomed: Set<NodeId>): void {
  if (doomed.has(id) || !document.nodes.has(id)) return;
  doomed.add(id);
  for (const child of document.childIds(id)) collect(document, child, doomed);
}

function stickerRemovals(
  document: AlbumDocument,
  stickers: ReadonlySet<StickerId>,
  doomed: ReadonlySet<NodeId>,
): Operation[] {
  return [...stickers]
    .filter((id) => document.stickers.has(id))
    .flatMap((id) => [
      ...emptyNodes(document, 'sticker', id, doomed),
      { part: 'stickers', path: id, removed: true } satisfies Operation,
    ]);
}

/** Empties the props that name a record, on the nodes that stay. */
function emptyNodes(
  document: AlbumDocument,
  target: ReferenceTarget,
  id: string,
  doomed: ReadonlySet<NodeId>,
): Operation[] {
  const props = fieldsOf(NODE_REFERENCES, target);
  return [...document.nodesUsing(target, id)]
    .filter((node) => !doomed.has(node))
    .flatMap((node) =>
      props
        .filter((prop) => (document.nodes.get(node)!.props as Readonly<Record<string, unknown>>)[prop] === id)
        .map((prop): Operation => ({ part: 'workspace', path: `nodes/${node}/props/${prop}`, value: null })),
    );
}

function fieldsOf(references: Readonly<Record<string, ReferenceTarget>>, target: ReferenceTarget): string[] {
  return Object.keys(references).filter((field) => references[field] === target);
}
