/** How the stickers of an order are packed. */
import { motifsOf, type Motifs, numbersOf, type PackRefusal, packRefusal, stickersInBox } from './pack-size.ts';

/** Random packs, or boxes of identical stickers. */
export const PACKAGINGS = ['stickerpack', 'stickerbox_single_variety'] as const;
export type Packaging = (typeof PACKAGINGS)[number];

export type Packing =
  | { readonly type: 'stickerpack'; readonly perAlbum: number; readonly packs: number }
  | {
      readonly type: 'stickerbox_single_variety';
      /** One a motif. */
      readonly boxes: number;
      /** In each box. */
      readonly each: number;
      /** In all boxes, counted as single ones: a double is two. */
      readonly stickers: number;
    };

/** Why an album cannot be packed so. */
export type PackagingRefusal = PackRefusal | 'no_motifs';

export function packagingRefusal(packaging: Packaging, motifs: Motifs): PackagingRefusal | null {
  if (packaging === 'stickerpack') return packRefusal(motifs);
  return motifsOf(motifs) === 0 ? 'no_motifs' : null;
}

export function packingOf(packaging: Packaging, motifs: Motifs, albums: number, packsPerAlbum: number): Packing {
  if (packaging === 'stickerpack') return { type: packaging, perAlbum: packsPerAlbum, packs: packsPerAlbum * albums };
  const each = stickersInBox(albums);
  return { type: packaging, boxes: motifsOf(motifs), each, stickers: each * numbersOf(motifs) };
}
