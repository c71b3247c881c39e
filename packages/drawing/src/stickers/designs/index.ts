import {
  albumLayout,
  type ChosenLayout,
  layoutIn,
  STICKER_VARIANTS,
  type StickerDesignId,
  type StickerVariant,
} from '@figurina/album';
import type { StickerDesign } from '../sticker-design.ts';
import { accentedDesign } from './accented.ts';
import { defaultDesign } from './default.ts';
import { goldDesign } from './gold.ts';
import { themedDesign } from './themed.ts';
import { tiltedDesign } from './tilted.ts';
import { triangleDesign } from './triangle.ts';

export const DESIGNS: Record<StickerDesignId, StickerDesign> = {
  default: defaultDesign,
  accented: accentedDesign,
  themed: themedDesign,
  triangle: triangleDesign,
  gold: goldDesign,
  tilted: tiltedDesign,
};

export interface ChosenDesign {
  readonly design: StickerDesign;
  readonly variant: StickerVariant;
}

/** Each made once, so that an unchanged choice is the same object. */
const CHOICES = new Map(
  Object.values(DESIGNS).flatMap((design) =>
    STICKER_VARIANTS.map((variant): [string, ChosenDesign] => [`${design.id}:${variant}`, { design, variant }]),
  ),
);

export function designIn({ design, variant }: ChosenLayout): ChosenDesign {
  return CHOICES.get(`${design}:${variant}`)!;
}

/** The design of a sticker's own layout in an album whose stickers have the layout `album`. */
export function chooseDesign(layout: string, album: string): ChosenDesign {
  return designIn(layoutIn(layout, albumLayout(album)));
}
