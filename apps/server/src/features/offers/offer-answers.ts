/** Quotes as staff see them. */
import { houseClock, type IsoDay, orderName } from '@figurina/commerce';
import type { Offer as OfferAnswer, OfferState } from '@figurina/contract';
import { formatMoney, type Locale } from '@figurina/locales';
import { offerName } from './offer-number.ts';
import type { ListedOffer, Offer } from './offers.queries.ts';

const offerPath = (token: string): string => `/offer/${token}`;
export const offerPdfPath = (token: string): string => `/v1/public/offers/${token}/offer.pdf`;

export function wireOffer(
  offer: ListedOffer,
  { locale, now, baseUrl }: { locale: Locale; now: Date; baseUrl: string },
): OfferAnswer {
  const { id, customer, email, language, category, note, pages, singles, doubles, valid_until, currency } = offer;
  return {
    id,
    name: offerName(offer),
    customer,
    email,
    language,
    category,
    country_code: offer.country,
    no_albums: offer.albums,
    sticker_packaging_type: offer.packaging,
    packs_per_album: offer.packs_per_album,
    order_features: offer.features,
    pages,
    singles,
    doubles,
    valid_until,
    note,
    currency,
    amount: offer.net,
    tax_value: offer.vat,
    amount_gross: offer.gross,
    amount_human: formatMoney(locale, offer.net, currency),
    amount_gross_human: formatMoney(locale, offer.gross, currency),
    state: stateOf(offer, houseClock(now).day),
    url: `${baseUrl}${offerPath(offer.token)}`,
    pdf_url: `${baseUrl}${offerPdfPath(offer.token)}`,
    withdrawn: offer.withdrawn_at !== null,
    order_name: offer.order_number === null ? null : orderName(offer.order_number),
    created_at: offer.created_at.toISOString(),
  };
}

export function stateOf(
  { order_id, withdrawn_at, valid_until }: Pick<Offer, 'order_id' | 'withdrawn_at' | 'valid_until'>,
  today: IsoDay,
): OfferState {
  if (order_id !== null) return 'ordered';
  if (withdrawn_at) return 'withdrawn';
  return today > valid_until ? 'over' : 'open';
}
