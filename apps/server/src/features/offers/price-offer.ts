/** What a quote costs at the prices of today. */
import { COUNTRY_FACTS, currentPriceList, houseClock, quote, type Quote } from '@figurina/commerce';
import type { offerScopeSchema } from '@figurina/contract';
import { createI18n, type Locale } from '@figurina/locales';
import type { z } from 'zod';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { OffersParts } from './offers-parts.ts';

type OfferScope = z.output<typeof offerScopeSchema>;

export interface PricedOffer {
  readonly quote: Quote;
  /** Null for boxes. */
  readonly packsPerAlbum: number | null;
}

type Fault = 'valid_until' | 'order_features';

export async function priceOffer(
  { clock, lists }: Pick<OffersParts, 'clock' | 'lists'>,
  wish: OfferScope,
  locale: Locale,
): Promise<PricedOffer | Refusal> {
  const { day } = houseClock(clock.now());
  const country = wish.country_code;
  const asked = {
    albums: wish.no_albums,
    packaging: wish.sticker_packaging_type,
    packsPerAlbum: wish.packs_per_album,
    features: wish.order_features,
    country,
    voucher: null,
    reverseCharge: false,
  };
  const list = currentPriceList(lists, COUNTRY_FACTS[country].currency, day);
  const priced = quote(asked, wish, list, day);
  if (!priced.ok) return refuse(priced.refusal.code);
  const faults: Fault[] = [];
  if (wish.valid_until < day) faults.push('valid_until');
  if (priced.missingFeatures.length > 0) faults.push('order_features');
  if (faults.length > 0) return wrong(faults, locale);
  const { packing } = priced;
  return { quote: priced, packsPerAlbum: packing.type === 'stickerpack' ? packing.perAlbum : null };
}

async function wrong(faults: readonly Fault[], locale: Locale): Promise<Refusal> {
  const { t } = await createI18n(locale, ['offers']);
  return refuse(
    'offer_wrong',
    faults.map((field) => ({ pointer: `/offer/${field}`, code: `${field}_wrong`, detail: t(`offers.fault.${field}`) })),
  );
}
