import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import { orderBetween } from '../../document/order.ts';
import type { Sticker } from '../../document/sticker.ts';
import type { Operation } from '../../patch/patch.ts';
import { sameCrop, UNCROPPED } from '../../geometry/cropping.ts';
import { STICKER_TEXT_MAX } from '../../roster/shorten-name.ts';
import { cellOfSticker, stickersOfSection } from '../../stickers/placed-stickers.ts';
import { nodeOf, refused, setProps, setStickerFields, suffixFrom, type CommandResult } from '../command.ts';
import type { MakeId } from '../../document/ids.ts';
import { cellFormat } from './place-sticker.ts';

/** What the sticker form edits. Names are trimmed and cut at 30 characters; a cell follows when the sticker becomes double. */
export type StickerChange = Partial<Omit<Sticker, 'id' | 'createdAt' | 'order'>>;

export function changeSticker(
  document: AlbumDocument,
  input: { stickerId: StickerId; change: StickerChange; makeId: MakeId },
): CommandResult {
  const sticker = document.stickers.get(input.stickerId);
  if (!sticker) return refused('sticker_gone');
  const change = tidied(input.change);
  if (change.name?.trim() === '') return refused('sticker_name_empty');
  if (change.sectionId !== undefined && !nodeOf(document, change.sectionId as NodeId, 'Section'))
    return refused('no_section');
  const isNewPicture = change.image !== undefined && change.image !== sticker.image;
  // A new picture starts with the whole of it.
  const fields = { ...(isNewPicture && UNCROPPED), ...change, ...moved(document, sticker, change, input.makeId) };
  return [
    ...(isNewPicture ? uncropped(sticker) : []),
    ...setStickerFields(sticker, fields),
    ...cellFollows(document, sticker, change),
  ];
}

/** Also where it says nothing new: what is undone later takes back a crop that was made for the new picture, too. */
function uncropped({ id, cx, cy, cscale, crotation }: Sticker): Operation[] {
  const isWhole = sameCrop({ cx, cy, cscale, crotation }, UNCROPPED);
  const fields = Object.entries(isWhole ? UNCROPPED : {});
  return fields.map(([field, value]: [string, number]) => ({ part: 'stickers', path: `${id}/${field}`, value }));
}

function tidied(change: StickerChange): StickerChange {
  const { name, position } = change;
  return {
    ...change,
    ...(name !== undefined && { name: name.trim().slice(0, STICKER_TEXT_MAX) }),
    ...(position !== undefined && { position: position.trim().slice(0, STICKER_TEXT_MAX) }),
  };
}

/** In another chapter it comes last. */
function moved(document: AlbumDocument, sticker: Sticker, change: StickerChange, makeId: MakeId): Partial<Sticker> {
  if (change.sectionId === undefined || change.sectionId === sticker.sectionId) return {};
  const last = stickersOfSection(document, change.sectionId as NodeId).at(-1)?.order || null;
  return { order: orderBetween(last, null, suffixFrom(makeId)()) };
}

function cellFollows(document: AlbumDocument, sticker: Sticker, { doubleSticker }: StickerChange): Operation[] {
  const cell = cellOfSticker(document, sticker.id as StickerId);
  return cell && doubleSticker !== undefined ? setProps(cell, cellFormat(cell, doubleSticker)) : [];
}
