/** Where a picture is shown before it is in the album: where it will be. */
import {
  type AlbumDocument,
  type Box,
  movedBox,
  type NodeId,
  orientedBox,
  PAGE,
  type Point,
  spreadOfNode,
} from '@figurina/album';

export interface PicturePlace {
  readonly spreadId: NodeId;
  /** In millimetres of the spread. */
  readonly box: Box;
  readonly rotation: number;
}

/** As `placeImage` will have it: half a page long, in its own ratio. */
export function placeOnSpread(
  spreadId: NodeId,
  { width, height }: { readonly width: number; readonly height: number },
  at: Point,
): PicturePlace {
  const factor = PAGE.width / 2 / Math.max(width, height);
  const size = { width: width * factor, height: height * factor };
  return { spreadId, rotation: 0, box: movedBox({ x: -size.width / 2, y: -size.height / 2, ...size }, at) };
}

/** Where an element lies on its spread. */
export function placeOfNode(document: AlbumDocument, id: NodeId): PicturePlace | null {
  const spreadId = spreadOfNode(document, id);
  const turned = orientedBox(document, id);
  if (!spreadId || !turned) return null;
  const { centre, width, height, rotation } = turned;
  return { spreadId, rotation, box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } };
}
