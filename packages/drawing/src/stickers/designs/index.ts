import type { STICKER_DESIGNS, STICKER_VARIANTS } from '@figurina/album';
import type { StickerDesign } from '../sticker-design.ts';
import { accentedDesign } from './accented.ts';
import { defaultDesign } from './default.ts';
import { goldDesign } from './gold.ts';
import { themedDesign } from './themed.ts';
import { tiltedDesign } from './tilted.ts';
import { triangleDesign } from './triangle.ts';

export type StickerDesignId = (typeof STICKER_DESIGNS)[number];
export type StickerVariant = (typeof STICKER_VARIANTS)[number];

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

/**
 * What a sticker's `stickerLayout` or `cellLayout` means: `<design>` or `<design>:<variant>`; `default` is the album's own
 * (`sticker_template_settings.id`), with its variant where none is named. An unknown name is the default design.
 */
export function chooseDesign(layout: string, albumDesign: string): ChosenDesign {
  const [own = 'default', ownVariant] = layout.split(':');
  const [album = 'default', albumVariant] = albumDesign.split(':');
  const id = own === 'default' ? album : own;
  return {
    design: id in DESIGNS ? DESIGNS[id as StickerDesignId] : DESIGNS.default,
    variant: variantOf(ownVariant ?? (own === 'default' ? albumVariant : undefined)),
  };
}

const VARIANTS: Record<StickerVariant, true> = {
  default: true,
  textless: true,
  full: true,
  numberless: true,
  photo: true,
};

function variantOf(name: string | undefined): StickerVariant {
  return name !== undefined && name in VARIANTS ? (name as StickerVariant) : 'default';
}
