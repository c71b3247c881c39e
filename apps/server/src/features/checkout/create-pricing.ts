import {
  type AlbumFacts,
  canReverseCharge,
  CATEGORY_RULES,
  COUNTRY_FACTS,
  currentPriceList,
  estimateDelivery,
  houseClock,
  type IsoDay,
  offeredQuote,
  type PriceList,
  quote,
  quoteHash,
  type WorkingCalendar,
} from '@figurina/commerce';
import { createHash } from 'node:crypto';
import type { readPlan } from '../capacity/index.ts';
import type { FoundVoucher, findTriedVoucher } from '../vouchers/index.ts';
import { misfitOf, offeredPacks, type Offers } from './offers.ts';
import type { PriceWish } from './price-wish.ts';
import type { Priced, PriceOptions, Pricing, VatIdState } from './pricing.ts';
import { readVatId, type VatId } from './vat-id.ts';
import type { VatIds } from './vat-ids.ts';

export interface PricingParts {
  readonly lists: readonly PriceList[];
  readonly calendar: WorkingCalendar;
  readonly findVoucher: typeof findTriedVoucher;
  readonly offers: Offers;
  readonly vatIds: VatIds;
  readonly plan: typeof readPlan;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function createPricing({ lists, calendar, findVoucher, offers, vatIds, plan }: PricingParts): Pricing {
  return {
    async price(wish, facts, { now, db, hold = false, order }) {
      const today = houseClock(now);
      const { day } = today;
      const list = listFor(lists, wish, { day, order });
      const tried = await findTried(wish, (code) => findVoucher(db, code, { hold, orderId: order?.id ?? null }));
      const offer = wish.quoteName.trim() === '' ? null : await offers.find(db, wish.quoteName, { hold });
      const vatId = await vatIdOf(wish, facts, (id) => vatIds.stateOf(id, { db, now, ask: !hold }));
      const reverseCharge = vatId?.movable === true && vatId.state === 'checked';
      const misfit = offer && misfitOf(offer, wish, facts, { day, orderId: order?.id });
      const offered = offer && !misfit ? offer : null;
      const packsPerAlbum = offered ? offeredPacks(offered) : wish.packsPerAlbum;
      const ofList = quote({ ...wish, packsPerAlbum, voucher: tried, reverseCharge }, facts, list, day);
      if (!ofList.ok) return ofList;
      const priced = offered ? offeredQuote(ofList, offered, tried, day) : ofList;
      const ordered = {
        albums: wish.albums,
        designCheck: wish.features.includes('design_check'),
        country: wish.country,
      };
      // The last to be held: whoever waits for room holds all the rest already.
      const capacity = await plan(db, calendar, { day, hold, except: order?.id });
      return {
        ok: true,
        quote: priced,
        list,
        tried,
        voucherId: priced.voucher?.status === 'valid' ? tried!.id : null,
        offerId: offered?.id ?? null,
        offer: offer && { name: offer.name, misfit },
        vatId,
        delivery: estimateDelivery(ordered, today, calendar, capacity),
        hash: quoteHash(priced, agreedBeside(wish, offered?.id ?? null), sha256),
      };
    },
  };
}

/** Of the order that is changed, its own while the currency stays the same. */
function listFor(
  lists: readonly PriceList[],
  { country }: PriceWish,
  { day, order }: { readonly day: IsoDay; readonly order: PriceOptions['order'] },
): PriceList {
  const { currency } = COUNTRY_FACTS[country];
  const own = lists.find(({ id }) => id === order?.priceList);
  return own?.currency === currency ? own : currentPriceList(lists, currency, day);
}

async function findTried(
  { voucherCode }: PriceWish,
  find: (code: string) => Promise<FoundVoucher>,
): Promise<FoundVoucher | null> {
  return voucherCode === null || voucherCode.trim() === '' ? null : find(voucherCode);
}

/** The tax moves to businesses of other member states; people who marry have no VAT number to give. */
async function vatIdOf(
  { vatId, country }: PriceWish,
  { category }: AlbumFacts,
  stateOf: (id: VatId) => Promise<VatIdState>,
): Promise<Priced['vatId']> {
  if (vatId.trim() === '') return null;
  const id = readVatId(vatId);
  if (!id) return { state: 'malformed', movable: false };
  const movable = CATEGORY_RULES[category].vatId && canReverseCharge(country) && id.country !== 'DE';
  return { state: movable ? await stateOf(id) : 'unchecked', movable };
}

/** What the customer agrees to beside the figures: as it was typed, so that the same form has the same hash. */
function agreedBeside({ releaseDate, vatId, quoteName }: PriceWish, offerId: string | null) {
  return { releaseDate, vatId: vatId.replaceAll(/\s/g, '').toUpperCase(), quoteName: quoteName.trim(), offerId };
}
