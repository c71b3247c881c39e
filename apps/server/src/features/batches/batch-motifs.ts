/** Single stickers of a run: picked by the numbers that stand in the printed album. */
import { type AlbumDocument, numberStickers } from '@figurina/album';
import { addPicked, type PickedMotif } from '@figurina/commerce';
import type { BatchMotif } from './batches.tables.ts';

/** All of an album, in the order of their numbers. */
export function motifsOfAlbum(document: AlbumDocument): BatchMotif[] {
  const { stickers, ofSticker } = numberStickers(document);
  return stickers.map((sticker) => {
    const numbers = ofSticker.get(sticker)!;
    return { number: numbers[0]!, double: numbers.length > 1, sticker };
  });
}

/** By the first number of each, once; or a number that there is not. */
export function pickMotifs(
  motifs: readonly BatchMotif[],
  picked: readonly PickedMotif[],
): { readonly motifs: PickedMotif[]; readonly stickers: number } | { readonly unknown: number } {
  const byNumber = new Map(
    motifs.flatMap((one) => [one.number, ...(one.double ? [one.number + 1] : [])].map((n) => [n, one])),
  );
  const unknown = picked.find(({ number }) => !byNumber.has(number));
  if (unknown) return { unknown: unknown.number };
  const named = picked.map(({ number, quantity }) => ({ number: byNumber.get(number)!.number, quantity }));
  const chosen = addPicked([named]);
  const stickers = chosen.reduce(
    (sum, { number, quantity }) => sum + quantity * (byNumber.get(number)!.double ? 2 : 1),
    0,
  );
  return { motifs: chosen, stickers };
}

/** Whether what was picked has the same numbers in what is printed. */
export function areInPlace(
  motifs: readonly BatchMotif[],
  picked: readonly PickedMotif[],
  document: AlbumDocument,
): boolean {
  const now = new Map(motifsOfAlbum(document).map((one) => [one.number, one.sticker]));
  const before = new Map(motifs.map((one) => [one.number, one.sticker]));
  return picked.every(({ number }) => before.has(number) && before.get(number) === now.get(number));
}

/** `3, 17 (2)`: for whoever packs. */
export function motifsInWords(motifs: readonly PickedMotif[]): string {
  return motifs.map(({ number, quantity }) => (quantity === 1 ? String(number) : `${number} (${quantity})`)).join(', ');
}

export function countPicked(motifs: readonly PickedMotif[]): number {
  return motifs.reduce((sum, { quantity }) => sum + quantity, 0);
}
