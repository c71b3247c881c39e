import type { Portrait } from '@figurina/album';
import { loadFonts } from '../fonts/load-fonts.ts';
import { bakedCanvas } from '../pixels/bake-picture.ts';
import { type PixelEffects, portraitEffects } from '../pixels/pixel-effects.ts';
import { stickerFonts } from '../stickers/sticker-fonts.ts';
import { stickerLeaves, type StickerFacts, type StickerLook } from '../stickers/sticker-leaves.ts';
import type { ChosenDesign } from '../stickers/designs/index.ts';
import { measureWords } from '../text/measure-words.ts';
import { paintLeaves, type PaintedPicture } from './paint-scene.ts';

export interface StickerToRender {
  readonly design: ChosenDesign;
  readonly facts: Omit<StickerFacts, 'empty'>;
  readonly look: Omit<StickerLook, 'measure'>;
  readonly picture: PaintedPicture | null;
  readonly portrait: Portrait;
}

/** A sticker as a canvas, `pxWidth` pixels wide, as the DOM would show it: to be saved or shared. Waits for its fonts. */
export async function renderSticker(sticker: StickerToRender, pxWidth: number): Promise<OffscreenCanvas> {
  const { design, facts, look, portrait } = sticker;
  const effects = portraitEffects(portrait, look.palette);
  const picture = sticker.picture && effects ? await inItsColors(sticker.picture, effects) : sticker.picture;
  const words = facts.name + facts.position;
  await loadFonts(Object.values(stickerFonts(look.fonts)).map(({ family }) => ({ family, words })));
  const leaves = stickerLeaves(design, { ...facts, empty: picture === null }, { ...look, measure: measureWords });
  const scale = pxWidth / leaves.width;
  const canvas = new OffscreenCanvas(Math.round(pxWidth), Math.round(leaves.height * scale));
  const context = canvas.getContext('2d')!;
  context.textRendering = 'geometricPrecision';
  context.fontKerning = 'normal';
  context.scale(scale, scale);
  paintLeaves(context, leaves, picture);
  return canvas;
}

async function inItsColors(picture: PaintedPicture, effects: PixelEffects): Promise<PaintedPicture> {
  return { ...picture, bitmap: await createImageBitmap(bakedCanvas(picture.bitmap, effects).canvas) };
}
