import type { AlbumDocument } from '../document/album.ts';
import type { ImageId, MakeId, NodeId } from '../document/ids.ts';
import { UNCROPPED } from '../geometry/cropping.ts';
import { roundLength, type Point } from '../geometry/vector.ts';
import { PAGE } from '../print/page-size.ts';
import { addElements } from './add-elements.ts';
import { nodeOf, refused, setProps, type CommandResult } from './command.ts';

/** The longer side of a picture that is dropped, in millimetres. */
const USUAL_SIDE = PAGE.width / 2;
/** A picture in a frame starts with the whole of it. */
const WHOLE = { ...UNCROPPED, flip: 'none' };

/** A new picture on a spread or group with its middle at a point, in its own ratio, half a page long. */
export function placeImage(
  document: AlbumDocument,
  input: {
    imageId: ImageId;
    parent: NodeId;
    at: Point;
    pexelsId?: number | null;
    id?: NodeId;
    makeId: MakeId;
  },
): CommandResult {
  const image = document.images.get(input.imageId);
  if (!image) return refused('image_gone');
  const { width, height } = image.details;
  const factor = USUAL_SIDE / Math.max(width, height);
  const [w, h] = [roundLength(width * factor), roundLength(height * factor)];
  const place = { x: roundLength(input.at.x - w / 2), y: roundLength(input.at.y - h / 2), width: w, height: h };
  const element = {
    id: input.id,
    type: 'Image' as const,
    props: { ...place, image: image.id, pexelsId: input.pexelsId ?? null },
  };
  return addElements(document, { parent: input.parent, elements: [element], makeId: input.makeId });
}

/** Puts a picture into a frame that is there; the frame keeps its box and its look. */
export function fillFrame(
  document: AlbumDocument,
  input: { nodeId: NodeId; imageId: ImageId; pexelsId?: number | null },
): CommandResult {
  const frame = nodeOf(document, input.nodeId, 'Image');
  if (!frame) return refused('node_gone');
  const image = document.images.get(input.imageId);
  return image
    ? setProps(frame, { image: image.id, pexelsId: input.pexelsId ?? null, ...WHOLE })
    : refused('image_gone');
}
