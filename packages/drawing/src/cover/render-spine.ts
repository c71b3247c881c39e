import { PAGE, type FontEntry, type SpineFace } from '@figurina/album';
import { loadFonts } from '../fonts/load-fonts.ts';
import type { Palette } from '../paint/color.ts';
import { paintSpine } from '../painter/paint-spine.ts';
import { stickerFonts } from '../stickers/sticker-fonts.ts';
import { measureWords } from '../text/measure-words.ts';
import { spineWords } from './spine-words.ts';

/** Paints a spine as the DOM would show it, `scale` pixels a millimetre of the unfolded cover. Waits for its font. */
export async function renderSpine(
  context: OffscreenCanvasRenderingContext2D,
  face: SpineFace,
  spine: number,
  look: { readonly palette: Palette; readonly fonts: ReadonlyMap<string, FontEntry>; readonly scale: number },
): Promise<void> {
  const { name } = stickerFonts(look.fonts);
  await loadFonts([{ family: name.family, words: face.text }]);
  const words = spineWords(face, [PAGE.width + spine / 2, PAGE.height / 2], name, measureWords);
  context.save();
  context.scale(look.scale, look.scale);
  paintSpine(context, face, spine, { palette: look.palette, words });
  context.restore();
}
