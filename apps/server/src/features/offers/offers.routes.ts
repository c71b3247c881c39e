/** Quotes for the staff who make them. */
import { createOffer, listOffers, type Offer, priceOffer as priceOfferCall, withdrawOffer } from '@figurina/contract';
import { formatMoney } from '@figurina/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { makeOffer } from './make-offer.ts';
import { wireOffer } from './offer-answers.ts';
import { lineText, offerTexts } from './offer-texts.ts';
import type { OffersParts } from './offers-parts.ts';
import * as queries from './offers.queries.ts';
import { priceOffer } from './price-offer.ts';

export function serveOffers(http: FastifyInstance, parts: OffersParts): void {
  const { db, clock, config, audit } = parts;
  const view = (request: FastifyRequest) => ({
    locale: localeOf(request),
    now: clock.now(),
    baseUrl: config.baseUrl,
  });

  async function answer(id: string, request: FastifyRequest): Promise<{ offer: Offer } | Refusal> {
    const offer = await queries.findOffer(db, id);
    return offer ? { offer: wireOffer(offer, view(request)) } : refuse('not_found');
  }

  route(http, listOffers, async ({ query: { page, per, query = '' }, request }) => {
    const { offers, total } = await queries.listOffers(db, query.trim(), { page, per });
    return {
      offers: offers.map((offer) => wireOffer(offer, view(request))),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });

  route(http, priceOfferCall, async ({ body, request }) => {
    const locale = localeOf(request);
    const priced = await priceOffer(parts, body.offer, locale);
    if (isRefusal(priced)) return priced;
    const { quote, packsPerAlbum } = priced;
    const texts = await offerTexts(locale);
    const money = (amount: number): string => formatMoney(locale, amount, quote.currency);
    return {
      offer_price: {
        line_items: quote.lines.map((line) => ({
          product: line.product,
          text: lineText(texts, line),
          amount: line.net,
          amount_human: money(line.net),
        })),
        packs_per_album: packsPerAlbum,
        amount_human: money(quote.net),
        tax_value_human: money(quote.vat),
        amount_gross_human: money(quote.gross),
      },
    };
  });

  route(http, createOffer, async ({ body, caller, request }) => {
    const id = await makeOffer(parts, body.offer, { by: caller, locale: localeOf(request) });
    return isRefusal(id) ? id : answer(id, request);
  });

  route(http, withdrawOffer, async ({ params: { id }, body, caller, request }) => {
    const { withdrawn } = body.offer;
    await db.transaction().execute(async (tx) => {
      if (!(await queries.setWithdrawn(tx, id, withdrawn ? clock.now() : null))) return;
      const [before, after] = [{ withdrawn: !withdrawn }, { withdrawn }];
      await audit.write(tx, { by: caller, action: 'offer.change', subject: id, before, after });
    });
    return answer(id, request);
  });
}
