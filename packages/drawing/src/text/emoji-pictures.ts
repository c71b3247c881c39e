import { drawable, splitEmoji } from '@figurina/album';
import { BLANK_FONT, blankFont } from '../fonts/blank-font.ts';
import { EMOJI_FONT } from '../fonts/fallbacks.ts';
import { loadFonts } from '../fonts/load-fonts.ts';
import { EMOJI_BOX } from '../stickers/emoji-box.ts';

/** Pixels a font size: 400 an inch in letters of 72 points, more in smaller ones. */
const PIXELS = 400;

/** Pictures of all emoji in some words, by the emoji. Loads the font of emoji where there is one. */
export async function pictureEmoji(words: string): Promise<ReadonlyMap<string, string>> {
  const emoji = new Set(splitEmoji(drawable(words)).flatMap((piece) => (piece.isEmoji ? [piece.words] : [])));
  const pictures = new Map<string, string>();
  if (emoji.size === 0) return pictures;
  // Any family: emoji are in none of them.
  await loadFonts([{ family: 'Rubik', words: [...emoji].join('') }]);
  // Beneath each picture its letters are written, to be found in the file.
  document.fonts.add(new FontFace(BLANK_FONT, blankFont([...emoji].join(''))));
  for (const one of emoji) pictures.set(one, await picture(one));
  return pictures;
}

/** Exactly the box that the font gives it. */
async function picture(emoji: string): Promise<string> {
  const canvas = document.createElement('canvas');
  const font = `${PIXELS}px "${EMOJI_FONT.name}"`;
  const context = canvas.getContext('2d')!;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(emoji).width);
  canvas.height = Math.round((EMOJI_BOX.ascent + EMOJI_BOX.descent) * PIXELS);
  // A canvas forgets its font with its size.
  context.font = font;
  context.fillText(emoji, 0, EMOJI_BOX.ascent * PIXELS);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error(`${emoji} cannot be drawn`);
  return URL.createObjectURL(blob);
}
