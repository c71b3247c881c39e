import type { CheckoutError } from '@figurina/contract';

/** Where in the editor something is put right: at the sticker that lacks something, else on its page. */
export function placeOf(
  album: string,
  { code, spread, sticker_id: sticker }: Pick<CheckoutError, 'code' | 'spread' | 'sticker_id'>,
): string {
  if (sticker && (spread === null || code.startsWith('sticker_without_'))) return stickerPlace(album, sticker);
  // The first spread is page 1, every other one begins with an even page.
  if (spread !== null) return `/album/${album}?page=${spread === 0 ? 1 : 2 * spread}`;
  return `/album/${album}`;
}

export function stickerPlace(album: string, sticker: string): string {
  return `/album/${album}/stickers/${sticker}`;
}
