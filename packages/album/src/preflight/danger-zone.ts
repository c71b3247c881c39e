import type { AlbumDocument } from '../document/album.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import type { Face } from '../document/image.ts';
import type { AlbumNode, NodeOf } from '../document/nodes/node.ts';
import { plainText } from '../document/rich-text.ts';
import { type Sticker, STICKER_SIZE } from '../document/sticker.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { type Box, boundsThrough, boxesOverlap } from '../geometry/box.ts';
import { type Crop, cropMatrix, type Flip } from '../geometry/crop-matrix.ts';
import { type MeasuredHeights, NOTHING_MEASURED } from '../geometry/measured.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { FOLD_X, isCover, spreadOrder, spreadSize } from '../print/page-size.ts';
import { cellOfSticker } from '../stickers/placed-stickers.ts';
import type { Finding } from './finding.ts';

/** How far texts, faces and sticker cells keep away, in mm (decision 7, rules P26 and P27). */
export const SAFE = {
  fold: 5,
  /** On the spreads beside the cover: glue takes more there. */
  foldBesideCover: 6.5,
  trim: 3,
  trimOfCover: 5,
  cutOfSticker: 3,
} as const;

/** The zones of one spread: how wide the one at the fold is (0 without a fold) and the one along the trim. */
export interface DangerZone {
  readonly width: number;
  readonly height: number;
  readonly fold: number;
  readonly trim: number;
}

export function dangerZone(index: number, spreadsCount: number): DangerZone {
  const size = spreadSize(index, spreadsCount);
  if (isCover(index, spreadsCount)) return { ...size, fold: 0, trim: SAFE.trimOfCover };
  const besideCover = index === 1 || index === spreadsCount - 2;
  return { ...size, fold: besideCover ? SAFE.foldBesideCover : SAFE.fold, trim: SAFE.trim };
}

/** Which zones a box of a spread reaches into. What lies wholly beside the paper reaches into none. */
export function zonesTouched(box: Box, { width, height, fold, trim }: DangerZone): ('fold' | 'trim')[] {
  if (!boxesOverlap(box, { x: 0, y: 0, width, height })) return [];
  const touched: ('fold' | 'trim')[] = [];
  if (fold > 0 && box.x < FOLD_X + fold && box.x + box.width > FOLD_X - fold) touched.push('fold');
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  if (box.x < trim || box.y < trim || right > width - trim || bottom > height - trim) touched.push('trim');
  return touched;
}

/** Texts, faces and sticker cells that are too near to a fold or the trim, and faces too near to a sticker's cut. */
export function dangerFindings(document: AlbumDocument, measured: MeasuredHeights = NOTHING_MEASURED): Finding[] {
  const spreads = spreadOrder(document);
  return [
    ...spreads.flatMap((spread, index) =>
      dangerFindingsOfSpread(document, spread, dangerZone(index, spreads.length), measured),
    ),
    ...[...document.stickers.values()].flatMap((sticker) => faceAtCut(document, sticker)),
  ];
}

/** The same of what lies on one spread. */
export function dangerFindingsOfSpread(
  document: AlbumDocument,
  spread: NodeId,
  zone: DangerZone,
  measured: MeasuredHeights = NOTHING_MEASURED,
): Finding[] {
  return shownNodes(document, spread).flatMap((node) => {
    const box = sensitiveBox(document, node, measured);
    return box ? zonesTouched(box, zone).map((side) => finding(side, node, zone)) : [];
  });
}

function finding(side: 'fold' | 'trim', node: AlbumNode, zone: DangerZone): Finding {
  const stickerId = node.type === 'StickerCell' ? (node.props.stickerId as StickerId | null) : null;
  const values = { side, keep: zone[side], kind: node.type === 'Image' ? 'face' : node.type };
  return { rule: side === 'fold' ? 'P27' : 'P26', severity: 'warning', nodeId: node.id, stickerId, values };
}

/** All visible elements of a spread, those in groups included. */
export function shownNodes(document: AlbumDocument, parent: NodeId): AlbumNode[] {
  return document.childIds(parent).flatMap((id) => {
    const node = document.nodes.get(id)!;
    if ('hidden' in node.props && node.props.hidden) return [];
    return node.type === 'Group' ? shownNodes(document, id) : [node];
  });
}

/** The part of a node that must not be cut or lost in the fold, in mm of its spread. */
function sensitiveBox(document: AlbumDocument, node: AlbumNode, measured: MeasuredHeights): Box | undefined {
  if (node.type === 'StickerCell') return boundsInSpread(document, node.id);
  if (node.type === 'Image') return faceInSpread(document, node);
  if (node.type !== 'Text') return undefined;
  const isEmpty = node.props.symbol === null && plainText(node.props.text).trim() === '';
  return isEmpty ? undefined : boundsInSpread(document, node.id, measured);
}

function faceInSpread(document: AlbumDocument, { id, props }: NodeOf<'Image'>): Box | undefined {
  const details = props.image === null ? undefined : document.images.get(props.image as ImageId)?.details;
  if (!details?.face) return undefined;
  const seen = faceInFrame(props, details, details.face, props, props.flip);
  return seen && boundsThrough(spreadMatrix(document, id), seen);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The box of a face in the mm of its frame, as far as the frame shows it. */
export function faceInFrame(frame: Size, picture: Size, face: Face, crop: Crop, flip: Flip = 'none'): Box | undefined {
  const inPixels = {
    x: face.x * picture.width,
    y: face.y * picture.height,
    width: face.width * picture.width,
    height: face.height * picture.height,
  };
  const { x, y, width, height } = boundsThrough(cropMatrix(frame, picture, crop, flip), inPixels);
  const [left, top] = [Math.max(x, 0), Math.max(y, 0)];
  const [right, bottom] = [Math.min(x + width, frame.width), Math.min(y + height, frame.height)];
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

/** A face that is too near to the cut of its sticker. */
export function faceAtCut(document: AlbumDocument, sticker: Sticker): Finding[] {
  const details = sticker.image === null ? undefined : document.images.get(sticker.image as ImageId)?.details;
  const size = sticker.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single;
  const face = details?.face ? faceInFrame(size, details, details.face, sticker) : undefined;
  const keep = SAFE.cutOfSticker;
  if (!face || zonesTouched(face, { ...size, fold: 0, trim: keep }).length === 0) return [];
  const stickerId = sticker.id as StickerId;
  const nodeId = cellOfSticker(document, stickerId)?.id ?? null;
  return [{ rule: 'P26', severity: 'warning', nodeId, stickerId, values: { side: 'cut', keep, kind: 'face' } }];
}
