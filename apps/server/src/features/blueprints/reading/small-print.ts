import { isColored, resolveColor } from '@figurina/album';
import { fittedPoints } from './fitted-points.ts';
import type { Flaw, PrintedAlbum, PrintedText } from './printed-album.ts';
import { wordsIn } from './words.ts';

/** Points: what is read, what is coloured or reversed, and columns of running text. */
const LEAST = { read: 8, coloured: 9, columns: 9.5 };
/** Running text: so many words... */
const RUNNING = 30;
/** ...in a box so wide, in millimetres. */
const COLUMN = 90;

/** Texts under the size that paper needs. */
export function smallPrint(album: PrintedAlbum): Flaw[] {
  return album.spreads.flatMap(({ at, texts }) =>
    texts.flatMap((text) => {
      const { points, least } = sizeOf(album, text);
      const said = text.shown.replaceAll('\n', ' / ').slice(0, 60);
      return points < least - 0.01 ? [{ spread: at, words: `${points} pt, not ${least}: ${said}` }] : [];
    }),
  );
}

function sizeOf({ document }: PrintedAlbum, { node, box, words, shown: read, scale }: PrintedText) {
  const { size, color, text, symbol } = node.props;
  const runs = text.paragraphs.flatMap(({ content }) => content.filter((run) => !('break' in run)));
  const shown = symbol === null ? runs.map((run) => ({ size, color, ...ownOf(run) })) : [{ size, color }];
  const isSpecial = shown.some(
    (run) => isColored(document, run.color) || isLight(resolveColor(document.colors, run.color)),
  );
  const isColumn = box.width <= COLUMN && wordsIn(words).length >= RUNNING;
  const set = Math.min(...shown.map((run) => run.size), fittedPoints(read, node.props));
  const points = Math.round(set * scale * 10) / 10;
  return { points, least: isColumn ? LEAST.columns : isSpecial ? LEAST.coloured : LEAST.read };
}

/** What a run says itself, if it says anything. */
function ownOf(run: object): { size?: number; color?: string | number } {
  const { size, color } = run as { size?: number; color?: string | number };
  return { ...(size !== undefined && { size }), ...(color !== undefined && { color }) };
}

/** Letters that are left out of a dark ground. */
function isLight(hex: string): boolean {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return red! * 0.3 + green! * 0.59 + blue! * 0.11 > 150;
}
