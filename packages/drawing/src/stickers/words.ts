import type { Point } from './sticker-design.ts';
import type { Lettering } from './sticker-fonts.ts';

/** The width in mm of words in a lettering at a size in points. */
export type MeasureLettering = (words: string, lettering: Lettering, size: number) => number;

/** One line of words. The anchor point lies on the baseline; the line is turned about it. */
export interface Words {
  readonly words: string;
  readonly at: Point;
  readonly turn: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly lettering: Lettering;
  readonly color: string;
  /** With thin spaces; few of the fonts have one of their own. */
  readonly thin?: true;
}
/** By how much a thin space is narrower than the usual one, in font sizes. */
export const THIN_BY = 0.1;
