import type { WorkspaceNode } from './toolbar-section.ts';

/** A button of the phone's sheet: an action of the registry under a short name, or the arrows that move. */
interface QuickAction {
  readonly label: string;
  readonly action: string;
}

const MOVE: QuickAction = { label: 'toolbar.move', action: 'move' };
const DUPLICATE: QuickAction = { label: 'actions.element.duplicate', action: 'element.duplicate' };
const DELETE: QuickAction = { label: 'actions.element.delete', action: 'element.delete' };
const CROP: QuickAction = { label: 'sheet.crop', action: 'crop.open' };

/** For who fills cells and does not arrange them. */
export function fillingActions([only, ...more]: readonly WorkspaceNode[]): readonly QuickAction[] {
  const unlink: QuickAction = { label: 'sheet.unlink', action: 'sticker.unlink' };
  if (only?.type !== 'StickerCell' || more.length > 0)
    return more.length === 1 ? [{ label: 'actions.sticker.swap', action: 'sticker.swap' }, unlink] : [unlink];
  const photo: QuickAction = { label: 'sheet.photo', action: 'insert.sticker_photo' };
  return only.props.stickerId ? [CROP, photo, { label: 'sheet.sticker', action: 'sticker.edit' }, unlink] : [photo];
}

/** Four at most: there is no room for more. Everything else is in the sheet when it is pulled up. */
export function quickActions(nodes: readonly WorkspaceNode[]): readonly QuickAction[] {
  const [only, ...more] = nodes;
  if (!only || more.length > 0) return [MOVE, { label: 'sheet.group', action: 'element.group' }, DUPLICATE, DELETE];
  switch (only.type) {
    case 'StickerCell':
      return [
        only.props.stickerId ? CROP : DUPLICATE,
        { label: 'sheet.photo', action: 'insert.sticker_photo' },
        MOVE,
        DELETE,
      ];
    case 'Image':
      return [CROP, { label: 'sheet.photo', action: 'insert.image_into_frame' }, MOVE, DELETE];
    case 'Text':
      return [{ label: 'sheet.write', action: 'element.edit' }, MOVE, DUPLICATE, DELETE];
    case 'Spread':
      return [
        { label: 'sheet.insert_spread', action: 'spread.insert' },
        { label: 'sheet.shuffle', action: 'spread.shuffle' },
        { label: 'actions.element.duplicate', action: 'spread.duplicate' },
        { label: 'actions.element.delete', action: 'spread.delete' },
      ];
    case 'Group':
    case 'Circle':
    case 'Rectangle':
    case 'Line':
    case 'Sticker':
    case 'Comment':
    case 'Section':
    case 'Root':
      return [MOVE, DUPLICATE, { label: 'sheet.lock', action: 'arrange.lock' }, DELETE];
  }
}
