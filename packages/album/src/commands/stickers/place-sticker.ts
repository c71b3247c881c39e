import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import { STICKER_SIZE, type Sticker } from '../../document/sticker.ts';
import { roundLength } from '../../geometry/vector.ts';
import type { Operation } from '../../patch/patch.ts';
import { FOLD_X } from '../../print/page-size.ts';
import { cellOfSticker } from '../../stickers/placed-stickers.ts';
import type { Cell } from '../cells.ts';
import { nodeOf, refused, setProp, setProps, type CommandResult } from '../command.ts';

/**
 * Puts a sticker into a cell. It leaves the cell it was in; who was in this cell becomes unplaced. The cell takes the
 * ratio of the sticker.
 */
export function placeSticker(document: AlbumDocument, input: { stickerId: StickerId; cellId: NodeId }): CommandResult {
  const cell = nodeOf(document, input.cellId, 'StickerCell');
  const sticker = document.stickers.get(input.stickerId);
  if (!cell) return refused('cell_gone');
  if (!sticker) return refused('sticker_gone');
  if (cell.props.stickerId === sticker.id) return [];
  const old = cellOfSticker(document, input.stickerId);
  return [...(old ? [setProp(old, 'stickerId', null)] : []), ...linked(cell, sticker)];
}

/** The operations that show a sticker in a cell and give the cell the sticker's ratio. */
export function linked(cell: Cell, sticker: Pick<Sticker, 'id' | 'doubleSticker'>): Operation[] {
  return [setProp(cell, 'stickerId', sticker.id), ...setProps(cell, cellFormat(cell, sticker.doubleSticker))];
}

/**
 * The box of a cell for a single or a double sticker: as high as before, with the left edge where it was, or the right one
 * when it would run over the fold or the trim. (A turned cell grows about its middle.)
 */
export function cellFormat(cell: Cell, double: boolean): Partial<Cell['props']> {
  if (cell.props.doubleSticker === double) return {};
  const { x, width, height, scale, rotation } = cell.props;
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const wide = roundLength((height * size.width) / size.height);
  const grown = (wide - width) * scale;
  const end = x < FOLD_X ? FOLD_X : 2 * FOLD_X;
  const toTheLeft = rotation % 360 !== 0 ? grown / 2 : grown > 0 && x + wide * scale > end ? grown : 0;
  return { doubleSticker: double, width: wide, x: roundLength(x - toTheLeft) };
}
