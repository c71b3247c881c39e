/** The stickers of an order as its packs are dealt: in the order of their numbers, named by them. */
import { type AlbumDocument, numberStickers } from '@figurina/album';
import { type Motif, type Packing, packPlan, packsCsv } from '@figurina/commerce';
import { createHash } from 'node:crypto';

/** A double is named by the first of its two numbers. */
export function motifsOfAlbum(document: AlbumDocument): Motif[] {
  const { stickers, ofSticker } = numberStickers(document);
  return stickers.map((sticker) => ({
    id: String(ofSticker.get(sticker)![0]),
    double: document.stickers.get(sticker)!.doubleSticker,
  }));
}

/** SHA-256 of `packs.csv`, which proves what was printed; null for boxes. */
export function packsHash(
  motifs: readonly Motif[],
  { albums, packing, seed }: { readonly albums: number; readonly packing: Packing; readonly seed: string | null },
): string | null {
  if (packing.type !== 'stickerpack' || seed === null) return null;
  const plan = packPlan({ motifs, albums, packsPerAlbum: packing.perAlbum }, seed);
  return createHash('sha256').update(packsCsv(plan)).digest('hex');
}
