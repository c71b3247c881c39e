/** The album's sticker design as the link tells it: what the preview draws with, and the frame that photos are cropped to. */
import { fontEntrySchema, type FontEntry, type Portrait, portraitSchema, STICKER_SIZE } from '@figurina/album';
import type { PublicStickerLink } from '@figurina/contract';
import { chooseDesign, photoFrame, type ChosenDesign } from '@figurina/drawing';

export interface LinkDesign {
  readonly design: ChosenDesign;
  readonly look: { readonly palette: ReadonlyMap<string, string>; readonly fonts: ReadonlyMap<string, FontEntry> };
  readonly portrait: Portrait;
  readonly double: boolean;
  /** Of the whole sticker, in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  /** Of the photo on it. In surprise mode it is the photo alone that is shown. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export function linkDesign({ look, person }: Pick<PublicStickerLink, 'look' | 'person'>): LinkDesign {
  const double = person?.double ?? false;
  const id = look?.sticker_template_settings['id'];
  const design = chooseDesign('default', typeof id === 'string' ? id : 'default');
  const portrait = portraitSchema.safeParse(look?.sticker_template_settings['portrait']);
  return {
    design,
    portrait: portrait.success ? portrait.data : 'own',
    double,
    size: double ? STICKER_SIZE.double : STICKER_SIZE.single,
    frame: photoFrame(design, double),
    look: { palette: new Map(Object.entries(look?.colors ?? {})), fonts: fontsOf(look?.fonts ?? {}) },
  };
}

function fontsOf(fonts: Record<string, unknown>): ReadonlyMap<string, FontEntry> {
  return new Map(
    Object.entries(fonts).flatMap(([role, value]) => {
      const font = fontEntrySchema.safeParse(value);
      return font.success ? [[role, font.data]] : [];
    }),
  );
}
