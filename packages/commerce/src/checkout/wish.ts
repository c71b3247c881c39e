/** What somebody wants to order, and of which album. */
import type { Category } from '@figurina/album';
import type { Country } from '../delivery/countries.ts';
import { type Motifs, packLimits } from '../packs/pack-size.ts';
import type { TriedVoucher } from '../vouchers/judge-voucher.ts';
import { CATEGORY_RULES } from '../categories.ts';
import type { Feature } from './features.ts';
import { type Packaging, packagingRefusal, type PackagingRefusal } from '../packs/packing.ts';

export interface Wish {
  readonly albums: number;
  readonly packaging: Packaging;
  /** Null: as many as are recommended. Without meaning for boxes. */
  readonly packsPerAlbum: number | null;
  /** Those that cannot be had are left out and told. */
  readonly features: readonly Feature[];
  readonly country: Country;
  /** Null: nobody typed a code. */
  readonly voucher: TriedVoucher | null;
  /** The buyer's VAT number was confirmed (shop 3.6). */
  readonly reverseCharge: boolean;
}

/** What the price depends on of an album. */
export interface AlbumFacts extends Motifs {
  readonly category: Category;
  /** Printed pages: all of the body and the four of the cover. */
  readonly pages: number;
}

/** Leaves of the body, the four pages of the cover left out (decision 2). */
export function leavesOf({ pages }: AlbumFacts): number {
  return Math.max(0, Math.floor((pages - 4) / 2));
}

/** Printed pages of an album of so many spreads, the first and the last of which are single pages. */
export function printedPages(spreads: number): number {
  return Math.max(0, 2 * spreads - 2);
}

/** Why there is no price at all. */
export type WishRefusal =
  | { readonly code: 'no_albums_out_of_range'; readonly min: number; readonly max: number }
  | { readonly code: 'packs_per_album_out_of_range'; readonly min: number; readonly max: number }
  | { readonly code: 'packaging_unavailable'; readonly reason: PackagingRefusal };

export function wishRefusal({ albums, packaging, packsPerAlbum }: Wish, facts: AlbumFacts): WishRefusal | null {
  const limits = CATEGORY_RULES[facts.category].albums;
  if (!isWithin(albums, limits)) return { code: 'no_albums_out_of_range', ...limits };
  const reason = packagingRefusal(packaging, facts);
  if (reason) return { code: 'packaging_unavailable', reason };
  const packs = packLimits(facts);
  if (packaging === 'stickerpack' && packsPerAlbum !== null && !isWithin(packsPerAlbum, packs))
    return { code: 'packs_per_album_out_of_range', ...packs };
  return null;
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
