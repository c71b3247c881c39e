import type { FontEntry, FontRole } from './fonts.ts';

/** The colours of an album that names none: 0 and 1 are reserved for white and black, 2 to 6 are the palette. */
export const DEFAULT_COLORS: Readonly<Record<string, string>> = {
  '0': '#ffffff',
  '1': '#000000',
  '2': '#1d3557',
  '3': '#e63946',
  '4': '#f1faee',
  '5': '#a8dadc',
  '6': '#457b9d',
};
export const RESERVED_COLORS = 2;
export const PALETTE_SIZE = 5;

export const DEFAULT_FONTS: Readonly<Record<FontRole, FontEntry>> = {
  title: { family: 'Rubik', bold: true },
  sub_title: { family: 'Rubik', bold: true },
  paragraph: { family: 'Rubik', bold: false },
};
