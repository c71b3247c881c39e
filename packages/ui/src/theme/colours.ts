import type { MantineColorsTuple } from '@mantine/core';

/** Vermilion: the commit action of a surface, progress. White text stands on 6 at 4.7:1. */
export const stamp: MantineColorsTuple = [
  '#fff0ec',
  '#ffdcd3',
  '#ffb5a4',
  '#ff8b72',
  '#fb6548',
  '#f0432a',
  '#d93318',
  '#b5270f',
  '#8f1f0c',
  '#6b1708',
];

/** Bottle green: ink (9), rail and dark buttons (8), secondary text (6, 7), input line (3), page (0), desk (1). */
export const pitch: MantineColorsTuple = [
  '#eef5f2',
  '#dbe8e3',
  '#b4d0c6',
  '#89b5a7',
  '#5f9887',
  '#3d7a69',
  '#275e50',
  '#18463b',
  '#0f332b',
  '#0a231e',
];

/** Yellow: something new arrived. Text on it only in 9 or ink. */
export const sun: MantineColorsTuple = [
  '#fff8e0',
  '#ffefb8',
  '#ffe38a',
  '#ffd75c',
  '#ffca33',
  '#ffc116',
  '#e5a800',
  '#b88500',
  '#8a6300',
  '#5c4200',
];

/** Blue: one's own selection and nothing else. */
export const sky: MantineColorsTuple = [
  '#eaf6ff',
  '#d3ecff',
  '#a9d9ff',
  '#7cc6ff',
  '#55b3fb',
  '#2f9def',
  '#1a82d2',
  '#1168ab',
  '#0b4f83',
  '#07365b',
];

/** Errors and deleting: outline and text, never a filled area. */
export const DANGER = '#b02525';

/** Frames of other people in the same album, in this order; `text` stands on `frame`'s light avatar. */
export const COLLABORATOR_COLOURS = ['#7048a8', '#8a6300', '#0b7285', '#8f1f0c'] as const;
