import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import type { Operation } from '../../patch/patch.ts';
import { addSticker } from '../stickers/add-sticker.ts';
import { isRefused, nodeOf, refused, type CommandResult } from '../command.ts';
import { linked } from '../stickers/place-sticker.ts';
import { withEmptiedGroups } from '../elements/remove-elements.ts';
import { isStatic, sectionOfNode } from '../tree.ts';

export interface ImageToSticker {
  readonly imageId: ImageId;
  /** The cell it was dropped on. Who was there becomes unplaced. */
  readonly cellId: NodeId;
  /** The picture on the spread that was dragged, which goes. */
  readonly nodeId?: NodeId;
  readonly stickerId: StickerId;
  readonly name: string;
  readonly untitled: string;
  readonly makeId: MakeId;
  readonly now: string;
}

/** A picture that is dropped on a cell becomes a sticker of the cell's chapter, shown in that cell. */
export function convertImageToSticker(document: AlbumDocument, input: ImageToSticker): CommandResult {
  const cell = nodeOf(document, input.cellId, 'StickerCell');
  const image = document.images.get(input.imageId);
  if (!cell) return refused('cell_gone');
  if (!image) return refused('image_gone');
  const section = (cell.props.sectionId as NodeId | null) ?? sectionOfNode(document, cell.id);
  const { doubleSticker } = cell.props;
  const created = addSticker(document, {
    ...input,
    id: input.stickerId,
    doubleSticker,
    image: input.imageId,
    sectionId: isStatic(document, section) ? null : section,
  });
  if (isRefused(created)) return created;
  const model: Operation[] =
    image.model === 'sticker' ? [] : [{ part: 'images', path: `${image.id}/model`, value: 'sticker' }];
  const picture = input.nodeId && nodeOf(document, input.nodeId, 'Image')?.id;
  const gone = picture ? removeNodesPatch(document, withEmptiedGroups(document, new Set([picture]))) : [];
  return [...model, ...created, ...gone, ...linked(cell, { id: input.stickerId, doubleSticker })];
}
