import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, NodeId, StickerId } from '../../document/ids.ts';
import type { ImageRecord } from '../../document/image.ts';
import type { AlbumNode } from '../../document/nodes/node.ts';
import type { Crop } from '../../geometry/crop-matrix.ts';
import { tidyCrop } from '../../geometry/cropping.ts';
import type { Resized } from '../../geometry/resizing.ts';
import { refused, setProps, setStickerFields, type CommandResult } from '../command.ts';

/** A picture that an element shows, and the crop it is shown with: its own, or that of the sticker it shows. */
export interface CroppedPicture {
  readonly node: AlbumNode;
  /** Whose crop it is, where it is a sticker's: it changes wherever the sticker is seen. */
  readonly stickerId: StickerId | null;
  readonly image: ImageRecord;
  readonly crop: Crop;
}

/** The picture of an Image, or of the sticker in a cell; null for an empty frame, an empty cell and everything else. */
export function croppedPicture(document: AlbumDocument, id: NodeId): CroppedPicture | null {
  const node = document.nodes.get(id);
  if (node?.type === 'Image') {
    const image = imageOf(document, node.props.image);
    return image ? { node, stickerId: null, image, crop: cropOf(node.props) } : null;
  }
  if (node?.type !== 'StickerCell' && node?.type !== 'Sticker') return null;
  const sticker = node.props.stickerId === null ? undefined : document.stickers.get(node.props.stickerId as StickerId);
  const image = sticker && imageOf(document, sticker.image);
  return image ? { node, stickerId: sticker.id as StickerId, image, crop: cropOf(sticker) } : null;
}

/** Crops the picture of an element: the Image's own, with another frame where it is given, or that of a cell's sticker. */
export function changeCrop(
  document: AlbumDocument,
  input: { nodeId: NodeId; crop: Crop; frame?: Resized | null },
): CommandResult {
  const cropped = croppedPicture(document, input.nodeId);
  if (!cropped) return refused(document.nodes.has(input.nodeId) ? 'image_gone' : 'node_gone');
  const crop = tidyCrop(input.crop);
  if (cropped.stickerId === null) return setProps(cropped.node, { ...input.frame, ...crop });
  return setStickerFields(document.stickers.get(cropped.stickerId)!, crop);
}

function imageOf(document: AlbumDocument, id: string | null): ImageRecord | undefined {
  return id === null ? undefined : document.images.get(id as ImageId);
}

function cropOf({ cx, cy, cscale, crotation }: Crop): Crop {
  return { cx, cy, cscale, crotation };
}
