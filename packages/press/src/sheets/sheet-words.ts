import { operation, type Operation } from '../content/operations.ts';
import { plainWords, strokeText, widthOf } from '../finish/stroke-letters.ts';
import { points } from '../measure.ts';

/** Heights of the lines in mm: the first one is what is looked for. */
const FIRST = 14;
const NEXT = 4;
const MARGIN = 8;
const LINE_MM = 0.4;
const FIRST_LINE_MM = 1.4;

/** Lines of words in the middle of a sheet, the first one large: black strokes, so that no font has to be in the file. */
export function sheetWords(
  words: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
  bleed: number,
): Operation[] {
  const lines = words.map((line, at) => {
    const text = plainWords(line);
    const room = width - 2 * MARGIN;
    return { text, size: Math.min(at === 0 ? FIRST : NEXT, text === '' ? NEXT : room / widthOf(text, 1)) };
  });
  const space = NEXT;
  const whole = lines.reduce((sum, { size }) => sum + size + space, -space);
  let top = (height + whole) / 2;
  return [
    operation('q'),
    operation('G', 0),
    operation('J', 1),
    operation('j', 1),
    ...lines.flatMap(({ text, size }, at) => {
      const left = (width - widthOf(text, size) + size / 3) / 2;
      const bottom = top - size;
      top = bottom - space;
      return [
        operation('w', points(at === 0 ? FIRST_LINE_MM : LINE_MM)),
        ...strokeText(text, points(left + bleed), points(bottom + bleed), points(size)),
      ];
    }),
    operation('Q'),
  ];
}
