/** Where a picture is shown before it is in the album: where it will be. */
import {
  type AlbumDocument,
  type Box,
  centreOf,
  importBoxes,
  type NodeId,
  orientedBox,
  type Point,
  roundLength,
  spreadOfNode,
  spreadOrder,
  spreadSize,
} from '@figurina/album';

export interface PicturePlace {
  readonly spreadId: NodeId;
  /** In millimetres of the spread. */
  readonly box: Box;
  readonly rotation: number;
}

/** Pictures that are brought onto a spread together: as large as they print sharp, on the spread. */
export function placesOnSpread(
  document: AlbumDocument,
  spreadId: NodeId,
  sizes: readonly { readonly width: number; readonly height: number }[],
  at: Point,
): PicturePlace[] {
  const spreads = spreadOrder(document);
  const spread = spreadSize(spreads.indexOf(spreadId), spreads.length);
  return importBoxes(sizes, spread, at).map((box) => ({ spreadId, rotation: 0, box }));
}

/** What `placeImage` asks for. */
export function whereItLies({ box }: PicturePlace) {
  return { at: centreOf(box), width: roundLength(box.width) };
}

/** The same place for a picture whose size only the server could tell: within the box that was kept for it. */
export function placeWithin(place: PicturePlace, size: { readonly width: number; readonly height: number }) {
  const { box } = place;
  const [inside] = importBoxes([size], box, { x: box.width / 2, y: box.height / 2 });
  return inside ? { ...place, box: { ...inside, x: box.x + inside.x, y: box.y + inside.y } } : place;
}

/** Where an element lies on its spread. */
export function placeOfNode(document: AlbumDocument, id: NodeId): PicturePlace | null {
  const spreadId = spreadOfNode(document, id);
  const turned = orientedBox(document, id);
  if (!spreadId || !turned) return null;
  const { centre, width, height, rotation } = turned;
  return { spreadId, rotation, box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } };
}
