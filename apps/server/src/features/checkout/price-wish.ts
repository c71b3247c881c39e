import type { Country, Feature, IsoDay, Packaging } from '@figurina/commerce';

/** What somebody wishes for, as it came over the wire. */
export interface PriceWish {
  readonly albums: number;
  readonly packaging: Packaging;
  /** Null: as many as are recommended. */
  readonly packsPerAlbum: number | null;
  readonly features: readonly Feature[];
  readonly country: Country;
  /** As typed; null for none. */
  readonly voucherCode: string | null;
  readonly releaseDate: IsoDay | null;
  /** As typed; empty for none. */
  readonly vatId: string;
  /** The number of an offer, or a reference of the customer's own. */
  readonly quoteName: string;
}
