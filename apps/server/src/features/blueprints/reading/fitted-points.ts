import type { PropsOf } from '@figurina/album';

/** Millimetres a point. */
const POINT = 25.4 / 72;
/** Letters of a narrow font are so wide, in ems: what does not fit by this fits in no font. */
const NARROW = 0.4;
/** One word may be of the narrowest letters alone. */
const NARROWEST = 0.33;
const STEP = 0.5;
const SMALLEST = 4;

type Box = Pick<PropsOf<'Text'>, 'width' | 'height' | 'size' | 'lineHeight' | 'fit' | 'autosize'>;

/** Whether the longest word is wider than the box, in any font: it would be broken anywhere. */
export function breaksWord(words: string, { width, size, fit }: Pick<Box, 'width' | 'size' | 'fit'>): boolean {
  return !fit && longestOf(words) * size * POINT * NARROWEST > width;
}

/** Letters of the longest word; what has a hyphen breaks behind it. */
function longestOf(words: string): number {
  return Math.max(...words.split(/[\s-]+/).map(({ length }) => length));
}

/** The size that a fitted text is drawn in, at the most: by the numbers of its letters, without any font. */
export function fittedPoints(words: string, { width, height, size, lineHeight, fit, autosize }: Box): number {
  if (!fit || autosize) return size;
  const lines = words.split('\n');
  const longest = longestOf(words);
  const fits = (points: number): boolean => {
    const letter = points * POINT * NARROW;
    const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * letter) / width)), 0);
    return longest * letter <= width && rows * points * POINT * (lineHeight / 100) <= height;
  };
  let points = size;
  while (points > SMALLEST && !fits(points)) points -= STEP;
  return points;
}
