import type { FontEntry } from '@figurina/album';
import { albumFont } from '../fonts/catalogue.ts';
import { resolveFont } from '../fonts/resolve-font.ts';

export interface Lettering {
  readonly family: string;
  readonly weight: 400 | 700;
  readonly capital: number;
  readonly figure: number;
}

/** The three letterings of a sticker, from the album's font roles. */
export interface StickerFonts {
  readonly name: Lettering;
  readonly position: Lettering;
  readonly number: Lettering;
}

/** Names in the bold title font, numbers too unless its figures are unfit; a script title yields to the sub-title font. */
export function stickerFonts(fonts: ReadonlyMap<string, FontEntry>): StickerFonts {
  const title = resolveFont('title', fonts).family;
  const subTitle = resolveFont('sub_title', fonts).family;
  const nameFamily = albumFont(title)?.category === 'script' ? subTitle : title;
  const numberFamily = albumFont(title)?.goodNumbers === false ? subTitle : title;
  return {
    name: lettering(nameFamily, true),
    number: lettering(numberFamily, true),
    position: lettering(resolveFont('paragraph', fonts).family, false),
  };
}

function lettering(family: string, bold: boolean): Lettering {
  const font = albumFont(family);
  return {
    family,
    weight: bold && (font?.bold ?? true) ? 700 : 400,
    capital: font?.capital ?? 0.7,
    figure: font?.figure ?? 0.7,
  };
}
