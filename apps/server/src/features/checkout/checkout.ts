/** What an order would cost: prices for the checkout and for those who take orders, labels for buttons. */
import { type WorkingCalendar, workingCalendar } from '@figurina/commerce';
import { publicHolidays } from '@figurina/commerce/holidays';
import type { FastifyInstance } from 'fastify';
import type { CheckoutParts } from './checkout-parts.ts';
import { createPriceLabels } from './price-labels.ts';
import { createPricing } from './create-pricing.ts';
import { priceLists } from './price-lists.ts';
import type { Pricing } from './pricing.ts';
import { createVatIds } from './vat-ids.ts';
import { openVies } from './vies.ts';

export interface Checkout {
  readonly pricing: Pricing;
  /** The days on which the house works. */
  readonly calendar: WorkingCalendar;
  /** What the cheapest order costs, in words, by language. */
  readonly priceLabels: () => Record<string, string>;
  serve(http: FastifyInstance): void;
}

export async function createCheckout(parts: CheckoutParts): Promise<Checkout> {
  const { clock, config, findVoucher, offers } = parts;
  const lists = priceLists();
  const calendar = workingCalendar(publicHolidays(config.orders.region), config.orders.closedDays);
  const vatIds = createVatIds(openVies(config.viesUrl));
  return {
    pricing: createPricing({ lists, calendar, findVoucher, offers, vatIds }),
    calendar,
    priceLabels: await createPriceLabels(lists, clock),
    serve: () => undefined,
  };
}
