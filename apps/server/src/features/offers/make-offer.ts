/** A quote that is made: priced, numbered and kept as it is. */
import { createHash } from 'node:crypto';
import { houseClock } from '@figurina/commerce';
import type { offerWishSchema } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, type Refusal } from '../../platform/http/refusal.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import * as queries from './offers.queries.ts';
import type { OffersParts } from './offers-parts.ts';
import { priceOffer } from './price-offer.ts';

type OfferWish = z.output<typeof offerWishSchema>;

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Its id. `by`: the subject of who makes it. */
export async function makeOffer(
  parts: Pick<OffersParts, 'db' | 'clock' | 'lists' | 'audit'>,
  wish: OfferWish,
  { by, locale }: { by: Pick<Caller, 'id' | 'email'>; locale: Locale },
): Promise<string | Refusal> {
  const priced = await priceOffer(parts, wish, locale);
  if (isRefusal(priced)) return priced;
  const { quote, packsPerAlbum } = priced;
  const now = parts.clock.now();
  const id = newId(now.getTime());
  const token = newSecret();
  const year = Number(houseClock(now).day.slice(0, 4));
  await parts.db.transaction().execute(async (tx) => {
    const number = await queries.nextNumber(tx, year);
    await queries.insertOffer(tx, {
      id,
      year,
      number,
      customer: wish.customer,
      email: wish.email,
      language: wish.language,
      category: wish.category,
      country: wish.country_code,
      albums: wish.no_albums,
      packaging: wish.sticker_packaging_type,
      packs_per_album: packsPerAlbum,
      features: JSON.stringify([...new Set(wish.order_features)]),
      pages: wish.pages,
      singles: wish.singles,
      doubles: wish.doubles,
      valid_until: wish.valid_until,
      note: wish.note,
      currency: quote.currency,
      tax_rate: quote.tax.rate,
      tax_category: quote.tax.category,
      price_list: quote.priceList,
      lines: JSON.stringify(quote.lines),
      net: quote.net,
      vat: quote.vat,
      gross: quote.gross,
      token,
      token_hash: tokenHash(token),
      order_id: null,
      withdrawn_at: null,
      created_by: by.id,
      created_at: now,
    });
    const { customer, valid_until } = wish;
    const after = { number, customer, valid_until, gross: quote.gross, currency: quote.currency };
    await parts.audit.write(tx, { by, action: 'offer.create', subject: id, after });
  });
  return id;
}
