/** The lists of the house as staff see them, and what an order would cost by one of them. Source: operations 7. */
import { COUNTRY_FACTS, currentPriceList, houseClock, type IsoDay, type PriceList, quote } from '@figurina/commerce';
import { listPriceLists, type PriceListRecord, quotePriceList } from '@figurina/contract';
import { createI18n, formatMoney } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { refusalOfWish } from '../checkout/index.ts';

export interface PriceListsParts {
  readonly clock: Clock;
  readonly lists: readonly PriceList[];
}

export function servePriceLists(http: FastifyInstance, { clock, lists }: PriceListsParts): void {
  route(http, listPriceLists, async () => {
    const { day } = houseClock(clock.now());
    const order = ({ currency, effective_from }: PriceList): string => `${currency} ${effective_from}`;
    const newest = lists.toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
    return {
      price_lists: newest.map((list) => ({
        id: list.id,
        currency: list.currency,
        effective_from: list.effective_from,
        state: stateOf(list, lists, day),
      })),
    };
  });

  route(http, quotePriceList, async ({ body: { price_list: id, wish }, request }) => {
    const list = lists.find((one) => one.id === id);
    if (!list) return refuse('not_found');
    const country = wish.country_code;
    if (COUNTRY_FACTS[country].currency !== list.currency) return refuse('country_unsupported');
    const asked = {
      albums: wish.no_albums,
      packaging: wish.sticker_packaging_type,
      packsPerAlbum: wish.packs_per_album,
      features: wish.order_features,
      country,
      voucher: null,
      reverseCharge: false,
    };
    const priced = quote(asked, wish, list, houseClock(clock.now()).day);
    if (!priced.ok) return refusalOfWish(priced.refusal);
    const locale = localeOf(request);
    const { t } = await createI18n(locale, ['order_desk']);
    const money = (amount: number): string => formatMoney(locale, amount, priced.currency);
    const { packing } = priced;
    return {
      line_items: priced.lines.map(({ product, quantity, net }) => ({
        product,
        text: t(`order_desk.product.${product}`),
        quantity,
        amount_human: money(net),
      })),
      packs_per_album: packing.type === 'stickerpack' ? packing.perAlbum : null,
      parcels: priced.parcels,
      missing_features: [...priced.missingFeatures],
      amount_human: money(priced.net),
      tax_value_human: money(priced.vat),
      amount_gross_human: money(priced.gross),
    };
  });
}

function stateOf(list: PriceList, lists: readonly PriceList[], day: IsoDay): PriceListRecord['state'] {
  if (list.effective_from > day) return 'coming';
  return currentPriceList(lists, list.currency, day) === list ? 'in_force' : 'over';
}
