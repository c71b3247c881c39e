/** What is printed around the trimmed size, in mm (rules P1 to P3). */
export const BLEED = 2;
/** Room for marks outside the bleed; a print shop that wants none gets 0. */
export const SLUG = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}
export interface PrintBox extends Size {
  readonly x: number;
  readonly y: number;
}

/** The boxes of a printed page, in mm from the bottom left of the media: trim inside bleed inside media. */
export interface PageBoxes {
  readonly media: PrintBox;
  readonly bleed: PrintBox;
  readonly trim: PrintBox;
}

export interface Surround {
  /** 0: Trim = Bleed. */
  readonly bleed: number;
  /** For marks; needs bleed, since marks stand outside of it. */
  readonly slug: number;
}

export function pageBoxes(trim: Size, { bleed, slug }: Surround): PageBoxes {
  if (slug > 0 && bleed === 0) throw new RangeError('marks need bleed');
  const inset = (by: number, grow: number) => ({
    x: by,
    y: by,
    width: trim.width + 2 * grow,
    height: trim.height + 2 * grow,
  });
  return { media: inset(0, bleed + slug), bleed: inset(slug, bleed), trim: inset(slug + bleed, 0) };
}
