import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, NodeId } from '../../document/ids.ts';
import { UNCROPPED } from '../../geometry/cropping.ts';
import { roundLength, type Point } from '../../geometry/vector.ts';
import { addElements } from '../elements/add-elements.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';

/** A picture in a frame starts with the whole of it. */
const WHOLE = { ...UNCROPPED, flip: 'none' };

/** A new picture on a spread or group with its middle at a point, so many millimetres wide, in its own ratio. */
export function placeImage(
  document: AlbumDocument,
  input: {
    imageId: ImageId;
    parent: NodeId;
    at: Point;
    width: number;
    pexelsId?: number | null;
    id?: NodeId;
    makeId: MakeId;
  },
): CommandResult {
  const image = document.images.get(input.imageId);
  if (!image) return refused('image_gone');
  const { at, width } = input;
  const height = roundLength((image.details.height / image.details.width) * width);
  const place = { x: roundLength(at.x - width / 2), y: roundLength(at.y - height / 2), width, height };
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
