import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { isCell, type Layout } from '../../layouts/layout.ts';
import { addSpread, createdSpread } from './add-spread.ts';
import { cellsOfSpread } from '../cells.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { convertImageToSticker } from '../images/convert-image.ts';
import { Draft } from '../draft.ts';
import { fillFrame } from '../images/place-image.ts';
import { placeSticker } from '../stickers/place-sticker.ts';

/** What goes into a cell: somebody who is there already, or a picture that becomes a new sticker of this name. */
export type CellContent =
  | { readonly stickerId: StickerId }
  | { readonly imageId: ImageId; readonly newStickerId: StickerId; readonly name: string };

export interface ChosenSpread {
  readonly layout: Layout;
  readonly after?: NodeId;
  readonly sectionId?: NodeId;
  /** By cell in reading order; null stays empty. */
  readonly cells: readonly (CellContent | null)[];
  /** By frame, in the order of the layout's slots. */
  readonly pictures: readonly (ImageId | null)[];
  /** The name of the chapter for stickers without one. */
  readonly untitled: string;
  readonly makeId: MakeId;
  /** ISO. */
  readonly now: string;
}

/** A new spread with what was chosen for its places: one step of undo. What is gone meanwhile leaves its place empty. */
export function createSpread(document: AlbumDocument, input: ChosenSpread): CommandResult {
  const { layout } = input;
  const added = addSpread(document, input);
  if (isRefused(added)) return added;
  const spread = createdSpread(added)!;
  const draft = new Draft(document).apply(added);
  const put = (answer: CommandResult): void => {
    if (!isRefused(answer)) draft.apply(answer);
  };
  for (const [index, { id: cellId }] of cellsOfSpread(draft.document, spread).entries()) {
    const content = input.cells[index];
    if (!content) continue;
    if ('stickerId' in content) put(placeSticker(draft.document, { stickerId: content.stickerId, cellId }));
    else put(convertImageToSticker(draft.document, { ...input, ...content, cellId, stickerId: content.newStickerId }));
  }
  const children = draft.document.childIds(spread);
  let frame = 0;
  for (const [index, slot] of layout.slots.filter((one) => !isCell(one)).entries()) {
    const imageId = slot.kind === 'image' ? input.pictures[frame++] : undefined;
    if (imageId) put(fillFrame(draft.document, { nodeId: children[index]!, imageId }));
  }
  return draft.patch;
}
