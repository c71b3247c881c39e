/** A sheet of stickers that the press laid out, as the editor draws them now. */
import {
  numberStickers,
  STICKER_SIZE,
  stickerLayout,
  type ImageId,
  type Sticker,
  type StickerId,
} from '@figurina/album';
import type { PlatePage } from '@figurina/contract';
import { decodeHere, designIn, PAPER_MODE, renderSticker, type StickerToRender } from '@figurina/drawing';
import type { EditorSession } from '../../../session/editor-session.ts';

type Album = Pick<EditorSession, 'store' | 'reader' | 'imageUrl'>;

/** Pixels of its longer side: as many as a large window shows of it. */
export const LONGEST = 1600;

/** Within the trim; null when one of its stickers is not in the album any more. */
export async function paintStickerSheet(
  album: Album,
  { trim, stickers }: Pick<PlatePage, 'stickers'> & { readonly trim: Pick<PlatePage['trim'], 'width' | 'height'> },
): Promise<OffscreenCanvas | null> {
  const { document } = album.store;
  const scale = LONGEST / Math.max(trim.width, trim.height);
  const canvas = new OffscreenCanvas(Math.round(trim.width * scale), Math.round(trim.height * scale));
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const byNumber = new Map<number, readonly [StickerId, readonly number[]]>();
  for (const [id, numbers] of numberStickers(document).ofSticker) byNumber.set(numbers[0]!, [id, numbers]);
  for (const { number, x, y } of stickers) {
    const [id, numbers] = byNumber.get(number) ?? [];
    const sticker = id && document.stickers.get(id);
    if (!sticker || !numbers) return null;
    const width = (sticker.doubleSticker ? STICKER_SIZE.double : STICKER_SIZE.single).width * scale;
    const drawn = await renderSticker(await toRender(album, sticker, numbers, width), width);
    context.drawImage(drawn, x * scale, y * scale);
  }
  return canvas;
}

async function toRender(
  { store: { document }, reader: readers, imageUrl }: Album,
  sticker: Sticker,
  numbers: readonly number[],
  pixels: number,
): Promise<StickerToRender> {
  const reader = readers.on(PAPER_MODE);
  const settings = reader.settings.get();
  const image = sticker.image === null ? undefined : document.images.get(sticker.image as ImageId);
  const { width, height } = image?.details ?? { width: 1, height: 1 };
  const bitmap = image && (await decodeHere(imageUrl(image, pixels * sticker.cscale), 2 * pixels));
  return {
    design: designIn(stickerLayout(settings, sticker)),
    facts: { name: sticker.name, position: sticker.position, numbers, double: sticker.doubleSticker },
    look: { palette: reader.palette.get(), fonts: reader.fonts.get() },
    picture: bitmap ? { bitmap, size: { width, height }, crop: sticker } : null,
    portrait: settings.portrait,
  };
}
