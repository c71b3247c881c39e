import {
  type AlbumDocument,
  compose,
  croppedPicture,
  type Flip,
  type NodeId,
  scaling,
  spreadMatrix,
  STICKER_SIZE,
  stickerLayout,
  translation,
} from '@figurina/album';
import { designIn, photoFrame } from '@figurina/drawing';
import { type CropTarget, spreadOf } from '@figurina/editor';

/** What is cropped when an element is opened for it: an Image's frame, or the picture's place in a sticker's design. */
export function cropTarget(document: AlbumDocument, nodeId: NodeId): CropTarget | null {
  const cropped = croppedPicture(document, nodeId);
  const spreadId = spreadOf(document, nodeId);
  if (!cropped || !spreadId) return null;
  const { node, image, crop: saved, stickerId } = cropped;
  const { width, height, face } = image.details;
  const toSpread = spreadMatrix(document, nodeId);
  const parentToSpread = node.parent ? spreadMatrix(document, node.parent) : toSpread;
  const known = { parentToSpread, nodeId, spreadId, picture: { width, height }, face, saved };
  if (node.type === 'Image') {
    const frame = { width: node.props.width, height: node.props.height };
    if (frame.width === 0 || frame.height === 0) return null;
    return { ...known, frame, box: node.props, toSpread, flip: node.props.flip };
  }
  const sticker = stickerId && document.stickers.get(stickerId);
  if (!sticker || (node.type !== 'StickerCell' && node.type !== 'Sticker')) return null;
  const { doubleSticker: double } = sticker;
  const photo = photoFrame(designIn(stickerLayout(document.settings, sticker)), double);
  const size = double ? STICKER_SIZE.double : STICKER_SIZE.single;
  const stretch = scaling(node.props.width / size.width, node.props.height / size.height);
  const flip: Flip = 'none';
  return {
    ...known,
    frame: photo,
    box: null,
    flip,
    toSpread: compose(toSpread, stretch, translation(photo.x, photo.y)),
  };
}
