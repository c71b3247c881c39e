import { type Box, centreOf, containsPoint } from '@figurina/album';
import type { Flaw, PrintedAlbum, PrintedSpread } from './printed-album.ts';

/** Albums of fewer people have few spreads: whoever turns the page remembers the last drawing. */
const SMALL = 24;
/** Square millimetres: what is drawn smaller is an ornament. */
const LARGE = 8500;
/** What is almost as large as a spread is the paper it is drawn on, and what is lower, in millimetres, a border. */
const PAPER = { width: 440, height: 290 };
const BORDER = 60;
/** Shapes in common of these areas, so many and of so many sizes: a figure that was cut out of them twice. */
const FIGURE = { shapes: 12, sizes: 4, least: 100, most: 15_000 };
/** What stands on so many of all spreads is the look of the album. */
const COMMON = 0.7;
/** Spreads on which a motif may stand. */
const MOST = 2;
/** One motif, drawn into frames of several proportions. */
const FORMATS = /-(?:tall|wide|half|square|page|strip|mid)(?=-|$)/;

/**
 * Motifs of a small album that are drawn large where they were seen before: on two spreads with stickers, on two that follow
 * each other, or on more than two. In whatever format, and also if they are cut out of shapes. `isCarried` knows what
 * carries on from spread to spread.
 */
export function motifsAgain({ document, spreads }: PrintedAlbum, isCarried: (image: string) => boolean): Flaw[] {
  if (document.stickers.size >= SMALL) return [];
  const inner = spreads.filter(({ isCover }) => !isCover);
  const peopled = inner.filter(({ cells }) => cells.length > 0);
  const common = commonSizes(inner);
  const seen = new Map<string, PrintedSpread[]>();
  return inner.flatMap((spread) => {
    const again = [...motifsOf(spread, isCarried)].flatMap((motif) => {
      const before = seen.get(motif) ?? [];
      seen.set(motif, [...before, spread]);
      return isTooMuch(before, spread) ? [`${motif}, as spread ${before.at(-1)!.at}`] : [];
    });
    const figure = peopled.find((other) => other.at < spread.at && isDrawnAlike(other, spread, common));
    const all = figure ? [...again, `shapes, as spread ${figure.at}`] : again;
    return all.map((words) => ({ spread: spread.at, words }));
  });
}

function isTooMuch(before: readonly PrintedSpread[], { at, cells }: PrintedSpread): boolean {
  const carrying = before.some((spread) => spread.cells.length > 0) && cells.length > 0;
  return before.length >= MOST || carrying || before.some((spread) => spread.at === at - 1);
}

function motifsOf({ nodes }: PrintedSpread, isCarried: (image: string) => boolean): Set<string> {
  const large = nodes.flatMap(({ node, box }) =>
    node.type === 'Image' && node.props.image && isLarge(box) && !isCarried(node.props.image) ? [node.props.image] : [],
  );
  return new Set(large.map((image) => image.replace(FORMATS, '')));
}

function isLarge({ width, height }: Box): boolean {
  const isPaper = width >= PAPER.width && height >= PAPER.height;
  return width * height >= LARGE && height >= BORDER && !isPaper;
}

/** Shapes by their sizes: where they stand, and in which colour, makes no other figure of them. */
function isDrawnAlike(one: PrintedSpread, other: PrintedSpread, common: ReadonlySet<string>): boolean {
  if (one.cells.length === 0 || other.cells.length === 0) return false;
  const [own, others] = [sizesOn(one), sizesOn(other)];
  const shared = [...own]
    .filter(([size]) => !common.has(size))
    .map(([size, count]) => Math.min(count, others.get(size) ?? 0))
    .filter((count) => count > 0);
  return shared.length >= FIGURE.sizes && shared.reduce((sum, count) => sum + count, 0) >= FIGURE.shapes;
}

function commonSizes(spreads: readonly PrintedSpread[]): Set<string> {
  const all = spreads.flatMap((spread) => [...sizesOn(spread).keys()]);
  return new Set(all.filter((size) => all.filter((other) => other === size).length > spreads.length * COMMON));
}

/** Of the shapes that are no part of a cell. */
function sizesOn({ nodes }: PrintedSpread): Map<string, number> {
  const cells = nodes.filter(({ node }) => node.type === 'StickerCell').map(({ box }) => box);
  const shapes = nodes.filter(({ node, box }) => {
    const area = box.width * box.height;
    const isShape = node.type === 'Rectangle' || node.type === 'Circle';
    return isShape && area >= FIGURE.least && area <= FIGURE.most && !cells.some((cell) => isOf(box, cell));
  });
  const sizes = shapes.map(({ node, box }) => `${node.type} ${Math.round(box.width)} ${Math.round(box.height)}`);
  return new Map([...Map.groupBy(sizes, String)].map(([size, all]) => [size, all.length]));
}

function isOf(box: Box, cell: Box): boolean {
  return containsPoint(cell, centreOf(box)) && box.width <= cell.width * 1.2 && box.height <= cell.height * 1.2;
}
