/** Fixes that move things: out of the fold, off the trim, into the bleed. */
import { isRefused, setProps, setStickerFields } from '../commands/command.ts';
import { moveElements } from '../commands/arrange/move-elements.ts';
import { spreadOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { ImageId, NodeId } from '../document/ids.ts';
import type { Face } from '../document/image.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { STICKER_SIZE } from '../document/sticker.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { type Box, boundsThrough, boxesOverlap, containsBox, movedBox } from '../geometry/box.ts';
import { type Crop, cropMatrix, type Flip } from '../geometry/crop-matrix.ts';
import { coversFrame, pannedCrop, tidyCrop } from '../geometry/cropping.ts';
import { applyToVector, decompose, invertMatrix } from '../geometry/matrix.ts';
import type { MeasuredHeights } from '../geometry/measured.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { roundLength, type Point } from '../geometry/vector.ts';
import type { Patch } from '../patch/patch.ts';
import { BLEED } from '../print/bleed.ts';
import { spreadOrder } from '../print/page-size.ts';
import { sidesWithoutBleed } from './bleed-findings.ts';
import { type DangerZone, dangerZone, SAFE, shownNodes } from './danger-zone.ts';
import type { Finding, Fix } from './finding.ts';
import { shiftInside } from './shift-inside.ts';

/** Longer moves change what a page looks like: they are offered, but not made unseen. */
const SHORT = 8;

/** Moves a text or a cell just so far that nothing of it is cut or lost in the fold. */
export function pullInside(document: AlbumDocument, node: AlbumNode, measured: MeasuredHeights): Fix | null {
  const at = placeOf(document, node.id);
  const box = boundsInSpread(document, node.id, measured);
  const by = at && box && shiftInside(box, at.zone);
  if (!by || (by.x === 0 && by.y === 0)) return null;
  const patch = moveElements(document, { ids: [node.id], by });
  if (isRefused(patch) || patch.length === 0) return null;
  const isSafe =
    Math.hypot(by.x, by.y) <= SHORT &&
    document.nodes.get(node.parent!)?.type === 'Spread' &&
    staysAlone(document, { spread: at.spread, node, measured }, box, movedBox(box, by));
  return { patch, isSafe };
}

/** Whether it comes to lie on no other text or cell, and leaves no area that it lies on. */
function staysAlone(
  document: AlbumDocument,
  { spread, node, measured }: { spread: NodeId; node: AlbumNode; measured: MeasuredHeights },
  before: Box,
  after: Box,
): boolean {
  return shownNodes(document, spread).every((other) => {
    const box = other.id === node.id ? undefined : boundsInSpread(document, other.id, measured);
    if (!box) return true;
    if (other.type === 'Text' || other.type === 'StickerCell')
      return boxesOverlap(box, before) || !boxesOverlap(box, after);
    return !containsBox(box, before) || containsBox(box, after);
  });
}

/** Moves a picture behind its frame until its face is inside; null where it would leave the frame bare. */
export function pullFaceInside(document: AlbumDocument, { nodeId, stickerId, values }: Finding): Patch | null {
  if (values['side'] === 'cut') return pullFaceOfSticker(document, stickerId);
  const node = nodeId === null ? undefined : document.nodes.get(nodeId);
  const at = node && placeOf(document, node.id);
  if (node?.type !== 'Image' || !at) return null;
  const details = document.images.get(node.props.image as ImageId)?.details;
  const face = details?.face && wholeFace(node.props, details, details.face, node.props, node.props.flip);
  if (!details || !face) return null;
  const matrix = spreadMatrix(document, node.id);
  const by = shiftInside(boundsThrough(matrix, face), at.zone);
  const crop =
    by && movedCrop(node.props, details, node.props, applyToVector(invertMatrix(matrix), by), node.props.flip);
  return crop && setProps(node, crop);
}

function pullFaceOfSticker(document: AlbumDocument, id: Finding['stickerId']): Patch | null {
  const sticker = id === null ? undefined : document.stickers.get(id);
  const details = sticker && document.images.get(sticker.image as ImageId)?.details;
  if (!sticker || !details?.face) return null;
  const size = sticker.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single;
  const face = wholeFace(size, details, details.face, sticker);
  const by = shiftInside(face, { ...size, fold: 0, trim: SAFE.cutOfSticker });
  const crop = by && movedCrop(size, details, sticker, by);
  return crop ? setStickerFields(sticker, crop) : null;
}

/** The box of a face behind its frame, also as far as the frame does not show it. */
function wholeFace(frame: Size, picture: Size, face: Face, crop: Crop, flip: Flip = 'none'): Box {
  const [x, y] = [face.x * picture.width, face.y * picture.height];
  const box = { x, y, width: face.width * picture.width, height: face.height * picture.height };
  return boundsThrough(cropMatrix(frame, picture, crop, flip), box);
}

function movedCrop(frame: Size, picture: Size, crop: Crop, by: Point, flip: Flip = 'none'): Crop | null {
  const { cx, cy, cscale, crotation } = crop;
  const moved = tidyCrop(pannedCrop(frame, { cx, cy, cscale, crotation }, by, flip));
  return coversFrame(frame, picture, moved) ? moved : null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pulls the edges of an area that end at the trim out to the edge of the bleed. */
export function extendIntoBleed(document: AlbumDocument, node: AlbumNode): Patch | null {
  const at = placeOf(document, node.id);
  if (!at || !('width' in node.props) || document.nodes.get(node.parent!)?.type !== 'Spread') return null;
  const sides = new Set(sidesWithoutBleed(document, node, at.zone));
  const { x, y, width, height } = boundsInSpread(document, node.id)!;
  const left = sides.has('left') ? -BLEED : x;
  const top = sides.has('top') ? -BLEED : y;
  const right = sides.has('right') ? at.zone.width + BLEED : x + width;
  const bottom = sides.has('bottom') ? at.zone.height + BLEED : y + height;
  const { scaleX: scale } = decompose(spreadMatrix(document, node.id));
  const box = { x: left, y: top, width: (right - left) / scale, height: (bottom - top) / scale };
  return setProps(node, Object.fromEntries(Object.entries(box).map(([side, length]) => [side, roundLength(length)])));
}

function placeOf(document: AlbumDocument, id: NodeId): { spread: NodeId; zone: DangerZone } | null {
  const spread = spreadOfNode(document, id);
  const spreads = spreadOrder(document);
  return spread === null ? null : { spread, zone: dangerZone(spreads.indexOf(spread), spreads.length) };
}
