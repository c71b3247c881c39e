import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { ordersBetween } from '../../document/order.ts';
import type { Sticker } from '../../document/sticker.ts';
import type { Operation } from '../../patch/patch.ts';
import { cellOfSticker, stickersOfSection } from '../../stickers/placed-stickers.ts';
import { nodeOf, refused, setProps, setStickerFields, suffixFrom, type CommandResult } from '../command.ts';
import { cellFormat } from './place-sticker.ts';

/** What can be given to many stickers at once. */
export type StickersChange = Partial<
  Pick<Sticker, 'sectionId' | 'doubleSticker' | 'stickerLayout' | 'cellLayout' | 'position'>
>;

/**
 * Gives many stickers the same chapter, size or design. Those who come into another chapter stand last in it, in the order
 * they are named; cells keep their stickers and take their ratio. Stickers that are gone are left out.
 */
export function changeStickers(
  document: AlbumDocument,
  input: { stickerIds: Iterable<StickerId>; change: StickersChange; makeId: MakeId },
): CommandResult {
  const { change } = input;
  const stickers = [...new Set(input.stickerIds)].flatMap((id) => document.stickers.get(id) ?? []);
  if (stickers.length === 0) return refused('sticker_gone');
  if (change.sectionId !== undefined && !nodeOf(document, change.sectionId as NodeId, 'Section'))
    return refused('no_section');
  const orders = ordersOfMoved(document, stickers, change.sectionId, input.makeId);
  return stickers.flatMap((sticker) => [
    ...setStickerFields(sticker, { ...change, ...orders.get(sticker) }),
    ...cellFollows(document, sticker, change.doubleSticker),
  ]);
}

function ordersOfMoved(
  document: AlbumDocument,
  stickers: readonly Sticker[],
  sectionId: string | undefined,
  makeId: MakeId,
): ReadonlyMap<Sticker, { order: string }> {
  const moved = stickers.filter((sticker) => sectionId !== undefined && sticker.sectionId !== sectionId);
  if (moved.length === 0) return new Map();
  const last = stickersOfSection(document, sectionId as NodeId).at(-1)?.order || null;
  const orders = ordersBetween(last, null, moved.length, suffixFrom(makeId));
  return new Map(moved.map((sticker, index) => [sticker, { order: orders[index]! }]));
}

function cellFollows(document: AlbumDocument, sticker: Sticker, double: boolean | undefined): Operation[] {
  const cell = double === undefined ? undefined : cellOfSticker(document, sticker.id as StickerId);
  return cell && double !== undefined ? setProps(cell, cellFormat(cell, double)) : [];
}
