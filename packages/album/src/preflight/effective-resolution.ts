import type { AlbumDocument } from '../document/album.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import type { AlbumNode, NodeOf } from '../document/nodes/node.ts';
import { type Sticker, STICKER_SIZE } from '../document/sticker.ts';
import { coverScale } from '../geometry/crop-matrix.ts';
import { decompose } from '../geometry/matrix.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { cellOfSticker } from '../stickers/placed-stickers.ts';
import type { Finding, PreflightPurpose } from './finding.ts';

/** Pixels per inch of paper below which print looks bad, and below which it looks soft (rule P24). */
export const RESOLUTION = { minimum: 75, soft: 200 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels per inch of a picture that covers a frame (mm on paper) with a crop. */
export function effectivePpi(frame: Size, picture: Size, cscale: number): number {
  return 25.4 / coverScale(frame, picture, cscale);
}

/** The pictures that are too small for the size they are printed at: frames on spreads, and stickers. */
export function resolutionFindings(document: AlbumDocument, purpose: PreflightPurpose): Finding[] {
  return [
    ...[...document.nodes.values()].flatMap((node) => frameFindings(document, node)),
    ...[...document.stickers.values()].flatMap((sticker) => stickerResolutionFindings(document, sticker, purpose)),
  ];
}

export function frameFindings(document: AlbumDocument, node: AlbumNode): Finding[] {
  const ppi = node.type === 'Image' ? frameResolution(document, node) : null;
  return ppi === null ? [] : judge(ppi, 'error', node.id, null);
}

export function stickerResolutionFindings(
  document: AlbumDocument,
  sticker: Sticker,
  purpose: PreflightPurpose,
): Finding[] {
  const cell = cellOfSticker(document, sticker.id as StickerId);
  const ppi = stickerResolution(document, sticker, cell);
  const worst = purpose === 'order' ? 'error' : 'warning';
  return ppi === null ? [] : judge(ppi, worst, cell?.id ?? null, sticker.id as StickerId);
}

/** Pixels per inch that an Image frame has on paper; null without a picture. */
export function frameResolution(document: AlbumDocument, { id, props }: NodeOf<'Image'>): number | null {
  const picture = pictureOf(document, props.image);
  return picture && effectivePpi(onPaper(document, id, props), picture, props.cscale);
}

/** Pixels per inch that a sticker's picture has where it is largest: on its own sheet or in its cell. */
export function stickerResolution(
  document: AlbumDocument,
  sticker: Sticker,
  cell: AlbumNode | undefined = cellOfSticker(document, sticker.id as StickerId),
): number | null {
  const picture = pictureOf(document, sticker.image);
  if (!picture) return null;
  const frames: Size[] = [sticker.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single];
  if (cell?.type === 'StickerCell') frames.push(onPaper(document, cell.id, cell.props));
  return Math.min(...frames.map((frame) => effectivePpi(frame, picture, sticker.cscale)));
}

export interface Sharpness {
  readonly ppi: number;
  /** The size in mm up to which the frame, with its crop, prints sharp. */
  readonly sharpTo: Size;
  /** `low` is what an order does not pass with; `soft` looks soft (decision 36). */
  readonly grade: 'sharp' | 'soft' | 'low';
}

/** How sharp the picture of an Image, or of the sticker in a cell, is printed; null without a picture. */
export function sharpnessOf(document: AlbumDocument, id: NodeId): Sharpness | null {
  const node = document.nodes.get(id);
  const shown = node && printedPicture(document, node);
  if (!shown) return null;
  const { ppi, size } = shown;
  const growth = ppi / RESOLUTION.soft;
  return { ppi, sharpTo: { width: size.width * growth, height: size.height * growth }, grade: gradeOf(ppi) };
}

function printedPicture(document: AlbumDocument, node: AlbumNode): { ppi: number; size: Size } | null {
  if (node.type === 'Image') {
    const ppi = frameResolution(document, node);
    return ppi === null ? null : { ppi, size: onPaper(document, node.id, node.props) };
  }
  if (node.type !== 'StickerCell' && node.type !== 'Sticker') return null;
  const sticker = node.props.stickerId === null ? undefined : document.stickers.get(node.props.stickerId as StickerId);
  const ppi = sticker ? stickerResolution(document, sticker, node.type === 'StickerCell' ? node : undefined) : null;
  return ppi === null ? null : { ppi, size: onPaper(document, node.id, node.props) };
}

function gradeOf(ppi: number): Sharpness['grade'] {
  if (ppi >= RESOLUTION.soft) return 'sharp';
  return ppi >= RESOLUTION.minimum ? 'soft' : 'low';
}

function judge(ppi: number, worst: Finding['severity'], nodeId: NodeId | null, stickerId: StickerId | null): Finding[] {
  if (ppi >= RESOLUTION.soft) return [];
  const severity = ppi < RESOLUTION.minimum ? worst : 'warning';
  return [{ rule: 'P24', severity, nodeId, stickerId, values: { ppi: Math.floor(ppi), minimum: RESOLUTION.minimum } }];
}

function pictureOf(document: AlbumDocument, image: string | null): Size | null {
  return image === null ? null : (document.images.get(image as ImageId)?.details ?? null);
}

/** A box's size through its own scale and all groups. */
function onPaper(document: AlbumDocument, id: NodeId, { width, height }: Size): Size {
  const { scaleX } = decompose(spreadMatrix(document, id));
  return { width: width * scaleX, height: height * scaleX };
}
