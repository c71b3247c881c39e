import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId, StickerId } from '../../document/ids.ts';
import type { Layout, LayoutSlot } from '../../layouts/layout.ts';
import { addSpread, createdSpread } from './add-spread.ts';
import { cellsOfSpread } from '../cells.ts';
import { isRefused, nodeOf, type CommandResult } from '../command.ts';
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
  const frames = layout.slots.filter(({ kind }) => kind === 'image');
  const waiting = new Set(draft.document.childIds(spread));
  for (const [index, slot] of frames.entries()) {
    const nodeId = [...waiting].find((id) => isFrameOf(draft.document, id, slot));
    const imageId = input.pictures[index];
    if (nodeId) waiting.delete(nodeId);
    if (nodeId && imageId) put(fillFrame(draft.document, { nodeId, imageId }));
  }
  return draft.patch;
}

/** Texts of a layout may have been left out: what is left is told by its place. */
function isFrameOf(document: AlbumDocument, id: NodeId, { x, y, width, height }: LayoutSlot): boolean {
  const props = nodeOf(document, id, 'Image')?.props;
  return props?.x === x && props.y === y && props.width === width && props.height === height;
}
