/** Offers as the checkout sees them: found by their number, and whether an order fits. */
import {
  type AlbumFacts,
  type Country,
  type Feature,
  type IsoDay,
  type OfferedPrice,
  type Packaging,
  packLimits,
  recommendedPacks,
} from '@figurina/commerce';
import type { Category } from '@figurina/album';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { PriceWish } from './price-wish.ts';

/** An offer as it was made. */
export interface FoundOffer extends OfferedPrice {
  readonly id: string;
  /** Its number. */
  readonly name: string;
  readonly category: Category;
  readonly country: Country;
  readonly albums: number;
  readonly packaging: Packaging;
  /** Null: as many as were recommended for the album it was made for; without meaning for boxes. */
  readonly packsPerAlbum: number | null;
  readonly features: readonly Feature[];
  /** Printed pages. */
  readonly pages: number;
  readonly singles: number;
  readonly doubles: number;
  /** The last day. */
  readonly validUntil: IsoDay;
  readonly withdrawn: boolean;
  /** The order that was made of it; null while there is none. */
  readonly orderId: string | null;
}

export interface Offers {
  /** However its number is typed. `hold`, in a transaction: nobody else orders by it before that ends. */
  find(db: Kysely<Database>, number: string, options: { readonly hold: boolean }): Promise<FoundOffer | null>;
}

/** Why the price of an offer does not hold for an order; the words are `checkout.offer.<misfit>`. */
export type OfferMisfit =
  | 'withdrawn'
  | 'expired'
  | 'ordered'
  | 'category'
  | 'country'
  | 'albums'
  | 'packaging'
  | 'packs'
  | 'features'
  | 'scope';

type Ordered = Pick<PriceWish, 'albums' | 'packaging' | 'packsPerAlbum' | 'features' | 'country'>;

/** An album with fewer pages or stickers than offered costs what was offered; `orderId`: of the order that is changed. */
export function misfitOf(
  offer: FoundOffer,
  wish: Ordered,
  facts: AlbumFacts,
  { day, orderId = null }: { readonly day: IsoDay; readonly orderId?: string | null },
): OfferMisfit | null {
  const isOwn = orderId !== null && offer.orderId === orderId;
  if (!isOwn && offer.orderId !== null) return 'ordered';
  if (!isOwn && offer.withdrawn) return 'withdrawn';
  if (!isOwn && offer.validUntil < day) return 'expired';
  if (offer.category !== facts.category) return 'category';
  if (offer.country !== wish.country) return 'country';
  if (offer.albums !== wish.albums) return 'albums';
  if (offer.packaging !== wish.packaging) return 'packaging';
  if (wish.packaging === 'stickerpack' && !fitsPacks(offer, wish, facts)) return 'packs';
  if (!isSame(offer.features, wish.features)) return 'features';
  const isWithin = facts.pages <= offer.pages && facts.singles <= offer.singles && facts.doubles <= offer.doubles;
  return isWithin ? null : 'scope';
}

/** Who wishes for no number takes the one that was offered. */
function fitsPacks(offer: FoundOffer, { packsPerAlbum }: Ordered, facts: AlbumFacts): boolean {
  const offered = offeredPacks(offer);
  return packsPerAlbum === null ? offered <= packLimits(facts).max : packsPerAlbum === offered;
}

/** For each album. */
export function offeredPacks(offer: FoundOffer): number {
  return offer.packsPerAlbum ?? recommendedPacks(offer);
}

function isSame(left: readonly Feature[], right: readonly Feature[]): boolean {
  const [a, b] = [new Set(left), new Set(right)];
  return a.size === b.size && [...a].every((feature) => b.has(feature));
}
