import { type Box, plainText } from '@figurina/album';
import type { Flaw, PrintedAlbum, PrintedNode } from './printed-album.ts';

/** Of a text's height, above and below: lines along its edges underline it. */
const EDGE = 0.25;
/** Millimetres: what is higher is an area, and what is shorter a mark. */
const THICKEST = 1.5;
const SHORTEST = 25;

/** Lines to write on that run behind words or through a sticker: nobody can write there, and names are struck through. */
export function crossedWords({ spreads }: PrintedAlbum): Flaw[] {
  return spreads.flatMap(({ at, isCover, nodes, texts }) => {
    const lines = isCover ? [] : nodes.filter(isLine);
    const crossed = texts.filter(({ node, box, words }) => {
      const rows = node.props.text.paragraphs.length;
      const isRow = rows <= 1 && node.props.symbol === null && !/_{3}/.test(plainText(node.props.text));
      return isRow && box.height < 12 && words.length > 2 && lines.some((line) => runsThrough(line.box, box));
    });
    return crossed.map(({ words }) => ({ spread: at, words }));
  });
}

function isLine({ node, box }: PrintedNode): boolean {
  return (node.type === 'Line' || node.type === 'Rectangle') && box.height <= THICKEST && box.width >= SHORTEST;
}

function runsThrough(line: Box, { x, y, width, height }: Box): boolean {
  const middle = line.y + line.height / 2;
  const overlaps = Math.min(line.x + line.width, x + width) - Math.max(line.x, x);
  return middle > y + height * EDGE && middle < y + height * (1 - EDGE) && overlaps > width / 2;
}
