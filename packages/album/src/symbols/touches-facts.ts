import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { Patch } from '../patch/patch.ts';
import { readPath } from '../patch/path.ts';

const PLACE_PROPS: ReadonlySet<string> = new Set(['x', 'y', 'width', 'height', 'rotation', 'scale']);
const STICKER_FIELDS: ReadonlySet<string> = new Set(['name', 'position', 'doubleSticker']);

/**
 * Whether a patch that the document has taken may have changed a number, a page or an automatic text, so that
 * `deriveFacts` has to be called again. Most edits do not: colours, sizes, texts, moving a picture.
 */
export function touchesFacts(document: AlbumDocument, patch: Patch): boolean {
  return patch.some(({ part, path }) => {
    const place = readPath(part, path);
    if (!place) return false;
    if (place.table === 'stickers') return place.field === null || STICKER_FIELDS.has(place.field);
    if (place.table !== 'nodes') return false;
    if (place.field === null || !place.isProp || place.field === 'stickerId') return true;
    const type = document.nodes.get(place.id as NodeId)?.type;
    if (place.field === 'name' || place.field === 'static') return type === 'Section' || type === 'Spread';
    // A text with an automatic text may change its page; groups carry cells and texts along.
    return PLACE_PROPS.has(place.field) && (type === 'StickerCell' || type === 'Group' || type === 'Text');
  });
}
