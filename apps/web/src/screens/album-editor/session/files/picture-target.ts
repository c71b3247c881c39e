/** Where a picture of the album's list, or a stock photo, is put. */
import {
  type AlbumDocument,
  type CommandResult,
  coverSpread,
  fillFrame,
  type ImageId,
  type NodeId,
  paperBox,
  placeImage,
  type Point,
  refused,
} from '@figurina/album';
import { placeOfNode, placesOnSpread, type PicturePlace, whereItLies } from './picture-place.ts';

export type PictureTarget =
  | { readonly kind: 'spread'; readonly spreadId: NodeId; readonly at: Point }
  /** Under everything, over the whole paper. */
  | { readonly kind: 'background'; readonly spreadId: NodeId }
  | { readonly kind: 'frame'; readonly nodeId: NodeId }
  /** The sticker of a cell: somebody has to say yes first. */
  | { readonly kind: 'cell'; readonly nodeId: NodeId };

interface Parts {
  readonly run: (label: string, command: (document: AlbumDocument) => CommandResult) => boolean;
  readonly makeId: () => string;
}

/** The element that shows the picture; null when it was refused, and the person was told. */
export function putPicture(
  { run, makeId }: Parts,
  put: { imageId: ImageId; target: Exclude<PictureTarget, { kind: 'cell' }>; pexelsId: number | null },
): NodeId | null {
  const { imageId, target, pexelsId } = put;
  if (target.kind === 'frame') {
    const { nodeId } = target;
    return run('steps.fill_frame', (document) => fillFrame(document, { nodeId, imageId, pexelsId })) ? nodeId : null;
  }
  const id = makeId() as NodeId;
  const { spreadId } = target;
  const done =
    target.kind === 'spread'
      ? run('steps.insert.Image', (document) => {
          const size = document.images.get(imageId)?.details;
          const [place] = size ? placesOnSpread(document, spreadId, [size], target.at) : [];
          if (!place) return refused('image_gone');
          return placeImage(document, { imageId, parent: spreadId, ...whereItLies(place), pexelsId, id, makeId });
        })
      : run('steps.picture_background', (document) =>
          coverSpread(document, { spreadId, imageId, pexelsId, id, makeId }),
        );
  return done ? id : null;
}

/** Where it is shown until it is there. */
export function placeOfTarget(
  document: AlbumDocument,
  target: PictureTarget,
  size: { readonly width: number; readonly height: number },
): PicturePlace | null {
  if (target.kind === 'spread') return placesOnSpread(document, target.spreadId, [size], target.at)[0] ?? null;
  if (target.kind === 'background')
    return { spreadId: target.spreadId, box: paperBox(document, target.spreadId), rotation: 0 };
  return placeOfNode(document, target.nodeId);
}
