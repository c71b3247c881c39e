/** What somebody may report of an order that was sent to them. Source: operations 11.9. */
import { motifsOf, type Motifs } from '../packs/pack-size.ts';
import type { Packaging } from '../packs/packing.ts';
import type { Signal } from './signals.ts';

export const CLAIM_KINDS = ['packs_missing', 'albums_missing', 'damaged', 'misprint', 'other'] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** What of it: albums, or how their stickers are packed. */
export const CLAIM_ITEMS = ['album', 'stickerpack', 'stickerbox_single_variety'] as const;
export type ClaimItem = (typeof CLAIM_ITEMS)[number];

/** What was sent, and so the most that anything can be wrong with. */
export interface Sent {
  readonly albums: number;
  readonly packaging: Packaging;
  readonly packs: number;
  readonly motifs: Motifs;
}

export interface ClaimChoice {
  readonly item: ClaimItem;
  readonly most: number;
}

/** What a claim of this kind may be about, and how many of it there are at most. */
export function claimChoices(kind: ClaimKind, { albums, packaging, packs, motifs }: Sent): ClaimChoice[] {
  const packed = { item: packaging, most: packaging === 'stickerpack' ? packs : motifsOf(motifs) };
  const album = { item: 'album' as const, most: albums };
  const all = kind === 'packs_missing' ? [packed] : kind === 'albums_missing' ? [album] : [album, packed];
  return all.filter(({ most }) => most > 0);
}

const SENT: readonly Signal[] = ['albums_shipped', 'shipment_created', 'shipped'];
const ENDED: readonly Signal[] = ['rejected', 'cancelled'];

/** Once something of it was sent, and not of what was called off. */
export function mayClaim(past: readonly { readonly signal: Signal }[]): boolean {
  return past.some(({ signal }) => SENT.includes(signal)) && !past.some(({ signal }) => ENDED.includes(signal));
}
