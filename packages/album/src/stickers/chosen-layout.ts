/** Which design a sticker and its cell are drawn in: the album's, or one of their own. */
import { STICKER_DESIGNS, STICKER_VARIANTS, type Sticker, type StickerTemplateSettings } from '../document/sticker.ts';

export type StickerDesignId = (typeof STICKER_DESIGNS)[number];
export type StickerVariant = (typeof STICKER_VARIANTS)[number];

export interface ChosenLayout {
  readonly design: StickerDesignId;
  readonly variant: StickerVariant;
}

/** In a sticker's own layout `default` means the album's design; this is how it names the design that is called `default`. */
export const PLAIN_DESIGN = 'plain';

type OwnLayouts = Pick<Sticker, 'stickerLayout' | 'cellLayout'>;
const NO_LAYOUTS: OwnLayouts = { stickerLayout: 'default', cellLayout: 'default' };

/**
 * What a layout means: `<design>` or `<design>:<variant>`; with the design `default` it is what `album` says, with its
 * variant where none is named. An unknown name is the default design.
 */
export function layoutIn(layout: string, album: ChosenLayout): ChosenLayout {
  const [own = 'default', ownVariant] = layout.split(':');
  if (own === 'default') return ownVariant === undefined ? album : { ...album, variant: variantOf(ownVariant) };
  return { design: designOf(own), variant: variantOf(ownVariant) };
}

/** An album's layout: here `default` is a design like the others. */
export function albumLayout(layout: string): ChosenLayout {
  const [design, variant] = layout.split(':');
  return { design: designOf(design), variant: variantOf(variant) };
}

export function stickerLayout(settings: StickerTemplateSettings, sticker: OwnLayouts = NO_LAYOUTS): ChosenLayout {
  return layoutIn(sticker.stickerLayout, albumLayout(settings.id));
}

/** Cells look like the sticker that belongs into them, unless the album or the sticker names another design for them. */
export function cellLayout(settings: StickerTemplateSettings, sticker: OwnLayouts = NO_LAYOUTS): ChosenLayout {
  const album = settings.cell_id === '' ? stickerLayout(settings, sticker) : albumLayout(settings.cell_id);
  return layoutIn(sticker.cellLayout, album);
}

function designOf(name: string | undefined): StickerDesignId {
  return STICKER_DESIGNS.find((design) => design === name) ?? 'default';
}

function variantOf(name: string | undefined): StickerVariant {
  return STICKER_VARIANTS.find((variant) => variant === name) ?? 'default';
}
