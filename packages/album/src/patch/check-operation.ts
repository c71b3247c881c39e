import type { AlbumDocument } from '../document/album.ts';
import {
  checkColor,
  checkFont,
  checkImage,
  checkImageField,
  checkNode,
  checkNodeField,
  checkProp,
  checkSetting,
  checkSticker,
  checkStickerField,
} from '../document/check-record.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import { hashText } from '../document/text-hash.ts';
import type { Operation } from './patch.ts';
import { type Place, readPath } from './path.ts';

export type OperationFault = 'wrong_shape' | 'node_gone' | 'text_changed' | 'invariant_broken';

/**
 * Whether an operation can be applied to the document as it stands: its record is there, its value has the shape of its
 * place, and a text is the one it was made from. Removing what is already gone is in order: two people deleted the same.
 * A creation needs a new id; a unit that replaces a record removes the old one first.
 */
export function checkOperation(document: AlbumDocument, operation: Operation): OperationFault | null {
  const place = readPath(operation.part, operation.path);
  if (!place) return 'wrong_shape';
  if ('removed' in operation) return checkRemoval(document, place);
  const { value } = operation;
  const { id, field } = place;
  switch (place.table) {
    case 'nodes':
      if (field !== null) return checkFieldOfNode(document, place, operation);
      return document.nodes.has(id as NodeId) ? 'invariant_broken' : shape(checkNode(id, value));
    case 'stickers':
      if (field === null)
        return document.stickers.has(id as StickerId) ? 'invariant_broken' : shape(checkSticker(id, value));
      return document.stickers.has(id as StickerId) ? shape(checkStickerField(field, value)) : 'node_gone';
    case 'images':
      if (field === null) return document.images.has(id as ImageId) ? 'invariant_broken' : shape(checkImage(id, value));
      return document.images.has(id as ImageId) ? shape(checkImageField(field, value)) : 'node_gone';
    case 'colors':
      return shape(checkColor(id, value));
    case 'fonts':
      return shape(checkFont(id, value));
    case 'settings':
      return shape(checkSetting(field!, value));
  }
}

function checkFieldOfNode(
  document: AlbumDocument,
  { id, field, isProp }: Place,
  { value, base }: Exclude<Operation, { removed: true }>,
): OperationFault | null {
  const node = document.nodes.get(id as NodeId);
  if (!node) return 'node_gone';
  if (!isProp) return shape(checkNodeField(field as 'parent' | 'order', value));
  if (base !== undefined && node.type === 'Text' && field === 'text' && base !== hashText(node.props.text))
    return 'text_changed';
  return shape(checkProp(node.type, field!, value));
}

/** A record may go, and so may a field that has a default. */
function checkRemoval(document: AlbumDocument, { table, id, field, isProp }: Place): OperationFault | null {
  if (field === null) return null;
  if (table === 'settings') return null;
  if (table === 'nodes' && !isProp) return 'wrong_shape';
  if ((table === 'stickers' && field === 'sectionId') || (table === 'images' && field === 'details'))
    return 'wrong_shape';
  return document[table as 'nodes'].has(id as NodeId) ? null : 'node_gone';
}

function shape(fault: string | null): OperationFault | null {
  return fault === null ? null : 'wrong_shape';
}
