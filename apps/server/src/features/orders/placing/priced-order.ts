/** The price of what is ordered, held until the transaction ends; refused where it is not what was agreed to. */
import type { AlbumFacts } from '@figurina/commerce';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { type Priced, type PriceWish, type Pricing, refusalOfWish } from '../../checkout/index.ts';

export async function pricedOrder(
  pricing: Pricing,
  tx: Transaction<Database>,
  ordered: {
    readonly wish: PriceWish;
    readonly facts: AlbumFacts;
    /** What the customer saw; undefined: they take the price of the moment. */
    readonly agreed: string | undefined;
    readonly now: Date;
  },
): Promise<Priced | Refusal> {
  const { wish, facts, agreed, now } = ordered;
  const priced = await pricing.price(wish, facts, { now, db: tx, hold: true });
  if (!priced.ok) return refusalOfWish(priced.refusal);
  const { missingFeatures, voucher } = priced.quote;
  // Before the price, which these change as well: they say why.
  if (voucher && voucher.status !== 'valid') return refuse(`voucher_${voucher.status}`);
  if (missingFeatures.length > 0) return refuse('feature_unavailable');
  return agreed === undefined || agreed === priced.hash ? priced : refuse('price_changed');
}
