import { type Box, boxesOverlap, centreOf, grownBox, STICKER_SIZE } from '@figurina/album';
import type { Flaw, PrintedAlbum, PrintedNode, PrintedSpread } from './printed-album.ts';

/** Millimetres around a cell in which its frame, sign or hook lies. */
const BESIDE = 12;
/** What is smaller, in square millimetres, is no place. */
const LEAST_AREA = 100;
/** Things that stand at so many cells alike are the cells' own. */
const ALIKE = 2;

/** Empty cells, frames and signs like those of the cells that stand beside none, and blanks of a sticker's size. */
export function unnumberedPlaces({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap((spread) => {
    if (spread.isCover || spread.cells.length === 0) return [];
    const empty = spread.cells.filter(({ props }) => props.stickerId === null).length;
    const lost = new Map([...unlike(spread), ...blanks(spread)].map((one) => [placeOf(one), one]));
    const found = [...lost.values()].map((one) => ({ spread: spread.at, words: placeOf(one) }));
    return empty > 0 ? [{ spread: spread.at, words: `${empty} cells without a sticker` }, ...found] : found;
  });
}

function placeOf({ node, box }: PrintedNode): string {
  const what = node.type === 'Image' ? `picture ${node.props.image}` : node.type.toLowerCase();
  return `${what} ${Math.round(box.width)} × ${Math.round(box.height)} at ${Math.round(box.x)}, ${Math.round(box.y)}`;
}

/** What stands at no cell, though others of its kind and size stand at theirs, in one place each. */
function unlike({ nodes }: PrintedSpread): PrintedNode[] {
  const cells = nodes.filter(({ node }) => node.type === 'StickerCell').map(({ box }) => box);
  const things = nodes.filter(({ node, box }) => isThing(node.type) && box.width * box.height >= LEAST_AREA);
  const kinds = Map.groupBy(things, ({ node, box }) => `${node.type} ${half(box.width)} ${half(box.height)}`);
  return [...kinds.values()].flatMap((all) => {
    const offsets = all.flatMap(({ box }) =>
      cells.filter((cell) => isBeside(box, cell)).map((cell) => offset(box, cell)),
    );
    const counts = [...Map.groupBy(offsets, String).values()].map(({ length }) => length);
    const atCells = Math.max(0, ...counts);
    if (atCells < ALIKE || atCells < cells.length / 2) return [];
    return all.filter(({ box }) => !cells.some((cell) => isBeside(box, cell)));
  });
}

/** Empty boxes that a sticker would fit, without a cell in them and without words on them. */
function blanks({ nodes, texts }: PrintedSpread): PrintedNode[] {
  const { width, height } = STICKER_SIZE.single;
  const taken = nodes.filter(({ node }) => node.type === 'StickerCell' || node.type === 'Image').map(({ box }) => box);
  return nodes.filter(({ node, box }) => {
    if (node.type !== 'Rectangle') return false;
    const isOfSize = Math.abs(box.width - width) <= 4 && Math.abs(box.height - height) <= 4;
    const inner = grownBox(box, -6);
    return isOfSize && ![...taken, ...texts.map((text) => text.box)].some((other) => boxesOverlap(inner, other));
  });
}

function isThing(type: string): boolean {
  return type === 'Image' || type === 'Rectangle' || type === 'Circle';
}

function isBeside(box: Box, cell: Box): boolean {
  const { x, y } = centreOf(box);
  const far = Math.hypot(outside(x, cell.x, cell.width), outside(y, cell.y, cell.height));
  return far <= BESIDE && box.width <= cell.width * 1.5 && box.height <= cell.height * 1.5;
}

/** How far a place lies beside a stretch; 0 within it. */
function outside(at: number, start: number, length: number): number {
  return Math.max(start - at, 0, at - start - length);
}

function offset(box: Box, cell: Box): readonly number[] {
  return [Math.round(box.x - cell.x), Math.round(box.y - cell.y)];
}

function half(length: number): number {
  return Math.round(length * 2) / 2;
}
