/**
 * The styles of rich text. The static renderer and the text editor both take them from here, so that a text breaks its
 * lines alike while it is edited, when it is shown and when it is printed.
 */
import {
  resolveColor,
  resolveFont,
  type FontEntry,
  type Paragraph,
  type PropsOf,
  type RunMarks,
} from '@figurina/album';
import type { CSSProperties } from 'react';
import { cssFontFamily } from '../fonts/resolve-font.ts';
import { cssBackground } from '../paint/css-background.ts';
import type { Palette } from '../paint/color.ts';
import { KT, POINT } from '../units.ts';

export interface TextLook {
  readonly palette: Palette;
  readonly fonts: ReadonlyMap<string, FontEntry>;
}

/** Font size in the pixels of a text box. */
export const textPixels = (points: number): string => `${round(points * POINT * KT)}px`;

/** The style of the box that holds the paragraphs, without its transform. A box with autosize is as high as its lines. */
export function textBoxStyle(props: Readonly<PropsOf<'Text'>>, look: TextLook): CSSProperties {
  const font = resolveFont(props.font, look.fonts);
  return {
    width: `${round(props.width * KT)}px`,
    ...(props.autosize ? {} : { height: `${round(props.height * KT)}px` }),
    alignContent: props.valign === 'top' || props.autosize ? undefined : VERTICAL[props.valign],
    fontFamily: cssFontFamily(font.family),
    fontWeight: (props.bold ?? font.bold) ? 700 : 400,
    fontStyle: props.italic ? 'italic' : 'normal',
    fontSize: textPixels(props.size),
    lineHeight: props.lineHeight / 100,
    textAlign: props.align,
    textTransform: props.uppercase ? 'uppercase' : 'none',
    color: resolveColor(look.palette, props.color),
    background: cssBackground(props.fill, look.palette, props.fillOpacity),
  };
}

/** `safe`: lines that do not fit grow over the lower edge, never over the upper one. */
const VERTICAL = { middle: 'safe center', bottom: 'safe end' } as const;

export function paragraphStyle(paragraph: Pick<Paragraph, 'align' | 'lineHeight'>): CSSProperties {
  return {
    textAlign: paragraph.align,
    lineHeight: paragraph.lineHeight === undefined ? undefined : paragraph.lineHeight / 100,
  };
}

/** Thickness of the line under words and how far its upper edge lies below the baseline, in font sizes: alike in all fonts. */
export const UNDERLINE_THICKNESS = 0.06;
export const UNDERLINE_BELOW = 0.12;
const UNDERLINE = `underline ${UNDERLINE_THICKNESS}em`;

/** Only what a run sets itself; the rest is inherited. A run in a bold role is bold unless it says otherwise. */
export function runStyle(marks: RunMarks, look: TextLook): CSSProperties {
  const font = marks.font === undefined ? undefined : resolveFont(marks.font, look.fonts);
  const bold = marks.bold ?? font?.bold;
  return {
    fontFamily: font && cssFontFamily(font.family),
    fontWeight: bold === undefined ? undefined : bold ? 700 : 400,
    fontStyle: marks.italic === undefined ? undefined : marks.italic ? 'italic' : 'normal',
    textTransform: marks.uppercase === undefined ? undefined : marks.uppercase ? 'uppercase' : 'none',
    textDecoration: marks.underline ? UNDERLINE : undefined,
    textDecorationSkipInk: marks.underline ? 'none' : undefined,
    textUnderlineOffset: marks.underline ? `${UNDERLINE_BELOW}em` : undefined,
    fontSize: marks.size === undefined ? undefined : textPixels(marks.size),
    color: marks.color === undefined ? undefined : resolveColor(look.palette, marks.color),
  };
}

/** Hundredths of a pixel, a ten-thousandth of a millimetre: enough, and no floating point noise in the styles. */
const round = (value: number): number => Math.round(value * 100) / 100;
