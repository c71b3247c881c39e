import { z } from 'zod';
import type { AlbumDocument } from '../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../document/ids.ts';
import type { Patch } from '../patch/patch.ts';
import { Comeback, sourceOf } from './comeback.ts';
import { orderedPatch } from './ordered-patch.ts';
import { restoreAlbum } from './restore-album.ts';
import { bringSection, bringSpread, bringSticker } from './restore-part.ts';

const part = z.string().min(1).max(64);
/** How much of a point comes back. */
export const restoreScopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('album') }),
  z.object({ kind: z.literal('spread'), id: part }),
  z.object({ kind: z.literal('section'), id: part }),
  z.object({ kind: z.literal('sticker'), id: part }),
]);
export type RestoreScope = z.infer<typeof restoreScopeSchema>;

/**
 * What makes the album, or a part of it, what it was at a point: one unit, nothing where it is so already. Null where the
 * point does not have the part.
 */
export function restorePatch(
  current: AlbumDocument,
  point: AlbumDocument,
  scope: RestoreScope,
  makeId: MakeId,
): Patch | null {
  if (scope.kind === 'album') return restoreAlbum(current, point);
  const comeback = new Comeback(current, sourceOf(point));
  if (scope.kind === 'sticker') {
    if (!point.stickers.has(scope.id as StickerId)) return null;
    bringSticker(comeback, point, scope.id as StickerId);
  } else {
    const isSpread = scope.kind === 'spread';
    if (point.nodes.get(scope.id as NodeId)?.type !== (isSpread ? 'Spread' : 'Section')) return null;
    (isSpread ? bringSpread : bringSection)(comeback, point, scope.id as NodeId, makeId);
  }
  return orderedPatch(current, comeback.document);
}
