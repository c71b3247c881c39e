import { PAGE, type SpineFace } from '@figurina/album';
import type { Palette } from '../paint/color.ts';
import type { Words } from '../stickers/words.ts';
import { type Context, fillStyle, paintWords } from './paint-scene.ts';

/** The spine of the softcover between its two pages, in the millimetres of the unfolded sheet. */
export function paintSpine(
  context: Context,
  { fill, fillOpacity }: SpineFace,
  spine: number,
  { palette, words }: { readonly palette: Palette; readonly words: readonly Words[] },
): void {
  context.fillStyle = '#ffffff';
  context.fillRect(PAGE.width, 0, spine, PAGE.height);
  const ground = fillStyle(context, fill, fillOpacity, palette, 2 * PAGE.width, PAGE.height);
  if (ground !== null) {
    context.fillStyle = ground;
    context.fillRect(PAGE.width, 0, spine, PAGE.height);
  }
  for (const line of words) paintWords(context, line);
}
