import { FONT_ROLES, type FontEntry } from '../document/fonts.ts';

/** Takes the place of a role that the album has not set. */
const DEFAULT_FONT: FontEntry = { family: 'Rubik', bold: false };

/** What a text's `font` stands for: a role of the album's fonts, or a family named directly. */
export function resolveFont(font: string, fonts: ReadonlyMap<string, FontEntry>): FontEntry {
  const role = fonts.get(font);
  if (role) return role;
  if (isFontRole(font)) return fonts.get('paragraph') ?? DEFAULT_FONT;
  return { family: font, bold: false };
}

export function isFontRole(font: string): boolean {
  return (FONT_ROLES as readonly string[]).includes(font);
}
