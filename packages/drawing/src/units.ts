/** Lengths of the drawing. One CSS pixel of a spread is one millimetre; only text and pictures are laid out larger and shrunk. */

/** Text is laid out at this many CSS pixels per millimetre, so that the browser's rounding of line metrics does not matter. */
export const KT = 100;
/** The side of the square box that every picture is laid out in before its matrix stretches it. */
export const PICTURE_BOX = 1000;
/** One typographic point in millimetres. */
export const POINT = 25.4 / 72;
/** CSS pixels of one millimetre on paper. */
export const PAPER_SCALE = 96 / 25.4;
