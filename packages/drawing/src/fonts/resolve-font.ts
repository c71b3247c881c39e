import type { FontEntry } from '@figurina/album';

/** Takes the place of a role that the album has not set. */
const DEFAULT_FONT: FontEntry = { family: 'Rubik', bold: false };

/** A role of the album's fonts, or a family named directly. */
export function resolveFont(font: string, fonts: ReadonlyMap<string, FontEntry>): FontEntry {
  const role = fonts.get(font);
  if (role) return role;
  if (font === 'title' || font === 'sub_title' || font === 'paragraph') return fonts.get('paragraph') ?? DEFAULT_FONT;
  return { family: font, bold: false };
}

export function cssFontFamily(family: string): string {
  return `"${family.replaceAll('"', '')}",sans-serif`;
}
