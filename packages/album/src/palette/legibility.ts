import { resolveColor } from './resolve-color.ts';
import { contrastRatio } from './readable-ink.ts';

/** A colour of text on a ground, by palette index, and the contrast that it needs (WCAG 2). */
export interface PaletteTextRole {
  readonly text: number;
  readonly ground: number;
  readonly contrast: number;
}

const [INK, LEAD, SECOND, THIRD, PAPER] = [2, 3, 4, 5, 6] as const;

/** How the blueprints, the layouts and the sticker designs set text in the palette. */
export const PALETTE_TEXT_ROLES: readonly PaletteTextRole[] = [
  { text: INK, ground: PAPER, contrast: 7 },
  { text: PAPER, ground: INK, contrast: 7 },
  { text: LEAD, ground: PAPER, contrast: 4.5 },
  { text: PAPER, ground: LEAD, contrast: 4.5 },
  { text: INK, ground: SECOND, contrast: 4.5 },
  { text: SECOND, ground: INK, contrast: 4.5 },
  { text: INK, ground: THIRD, contrast: 4.5 },
];

/** The roles in which these colours cannot be read well enough. */
export function illegibleRoles(colors: ReadonlyMap<string, string>): PaletteTextRole[] {
  return PALETTE_TEXT_ROLES.filter(
    ({ text, ground, contrast }) => contrastRatio(resolveColor(colors, text), resolveColor(colors, ground)) < contrast,
  );
}
