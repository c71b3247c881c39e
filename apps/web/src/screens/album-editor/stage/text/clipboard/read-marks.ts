import type { RunMarks } from '@figurina/album';
import { ALBUM_FONTS } from '@figurina/drawing';

const BOLD = new Set(['B', 'STRONG', 'TH', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6']);
const ITALIC = new Set(['I', 'EM', 'CITE', 'DFN', 'VAR']);
const UNDERLINED = new Set(['U', 'INS']);
const FAMILIES = new Map(ALBUM_FONTS.map(({ family }) => [family.toLowerCase(), family]));
const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, mm: 72 / 25.4, cm: 720 / 25.4, in: 72 };
const [LEAST, MOST] = [4, 400];

/** What an element of foreign HTML says about its words, as far as rich text can say it. */
export function ownMarks(element: HTMLElement): RunMarks {
  const { style, tagName } = element;
  const marks: Record<string, unknown> = {};
  const weight = style.fontWeight;
  if (weight !== '') marks['bold'] = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  else if (BOLD.has(tagName)) marks['bold'] = true;
  if (style.fontStyle !== '') marks['italic'] = style.fontStyle.startsWith('italic') || style.fontStyle === 'oblique';
  else if (ITALIC.has(tagName)) marks['italic'] = true;
  if (style.textTransform !== '') marks['uppercase'] = style.textTransform === 'uppercase';
  const line = style.textDecorationLine || style.textDecoration;
  if (line !== '') marks['underline'] = line.includes('underline');
  else if (UNDERLINED.has(tagName)) marks['underline'] = true;
  const font = familyOf(style.fontFamily || element.getAttribute('face') || '');
  if (font) marks['font'] = font;
  const size = pointsOf(style.fontSize);
  if (size !== null) marks['size'] = size;
  const color = hexOf(style.color || (tagName === 'FONT' ? (element.getAttribute('color') ?? '') : ''));
  if (color) marks['color'] = color;
  return marks;
}

/** The first family of a list that the album's catalogue has. */
function familyOf(list: string): string | undefined {
  return list
    .split(',')
    .map((name) => FAMILIES.get(name.trim().replaceAll(/["']/g, '').toLowerCase()))
    .find((family) => family !== undefined);
}

function pointsOf(size: string): number | null {
  const match = /^([\d.]+)(pt|px|mm|cm|in)$/.exec(size);
  if (!match) return null;
  const points = Math.round(Number(match[1]) * POINTS[match[2]!]! * 2) / 2;
  return points >= LEAST && points <= MOST ? points : null;
}

let context: CanvasRenderingContext2D | null = null;

/** Black is what programs write for no colour at all: the text keeps its own. */
function hexOf(color: string): string | null {
  if (color === '' || /^(windowtext|inherit|initial|unset|currentcolor|transparent)$/i.test(color)) return null;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.fillStyle = '#000000';
  context.fillStyle = color;
  const hex = context.fillStyle;
  return /^#[0-9a-f]{6}$/.test(hex) && hex !== '#000000' ? hex : null;
}
