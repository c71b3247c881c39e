/** What is made for an order: so many albums, each with its packs; of a replacement what its lines say, and nothing else. */
import type { PickedMotif } from '@figurina/commerce';
import type { StoredOrder } from './stored-order.ts';

export interface Made {
  readonly albums: number;
  readonly packs: number;
  /** Stickers come in boxes of one motif, for so many albums. */
  readonly boxed: boolean;
  /** What is made motif by motif, whatever else is. */
  readonly motifs: readonly PickedMotif[] | null;
}

export function madeOf({
  replacement,
  albums,
  packaging,
  packs,
  packs_per_album,
  lines,
  motifs,
}: Pick<StoredOrder, 'replacement' | 'albums' | 'packaging' | 'packs' | 'packs_per_album' | 'lines' | 'motifs'>): Made {
  // Dealt one by one.
  if (!replacement && packs !== null) return { albums, packs, boxed: false, motifs };
  if (!replacement) {
    const boxed = packaging !== 'stickerpack' || packs_per_album === null;
    return { albums, packs: boxed ? 0 : albums * packs_per_album, boxed, motifs };
  }
  const quantityOf = (wanted: string): number => lines.find(({ product }) => product === wanted)?.quantity ?? 0;
  return { albums: quantityOf('album'), packs: quantityOf('stickerpack'), boxed: false, motifs };
}
