/** What an order would cost: prices for the checkout and for those who take orders, labels for buttons. */
import { type WorkingCalendar, workingCalendar } from '@figurina/commerce';
import { publicHolidays } from '@figurina/commerce/holidays';
import type { FastifyInstance } from 'fastify';
import { readPlan } from '../capacity/index.ts';
import { createAlbumReadings, type ReadAlbum } from './album-readings.ts';
import { type AnswerCheckout, createAnswer } from './answer-checkout.ts';
import { type AskCheckout, createAsk } from './ask-checkout.ts';
import type { CheckoutParts } from './checkout-parts.ts';
import { serveCheckout } from './checkout.routes.ts';
import { createPriceLabels } from './price-labels.ts';
import { createPricing } from './create-pricing.ts';
import { priceLists } from './price-lists.ts';
import type { Pricing } from './pricing.ts';
import { createTries, mayTryCodes, type MayTryCodes } from './tries.ts';
import { createVatIds } from './vat-ids.ts';
import { openVies } from './vies.ts';

export interface Checkout {
  readonly pricing: Pricing;
  /** The days on which the house works. */
  readonly calendar: WorkingCalendar;
  /** What the cheapest order costs, in words, by language. */
  readonly priceLabels: () => Record<string, string>;
  /** The same answer for a change of an order, without asking who may see it. */
  readonly answer: AnswerCheckout;
  /** The checkout of an album for who may order it. */
  readonly ask: AskCheckout;
  /** What an album is and lacks, in the version that its row says. */
  readonly readAlbum: ReadAlbum;
  /** Whether somebody may try these codes, or has tried too many. */
  readonly mayTry: MayTryCodes;
  serve(http: FastifyInstance): void;
}

export async function createCheckout(parts: CheckoutParts): Promise<Checkout> {
  const { clock, config, counters, documents, findVoucher, offers } = parts;
  const lists = priceLists();
  const calendar = workingCalendar(publicHolidays(config.orders.region), config.orders.closedDays);
  const vatIds = createVatIds(openVies(config.viesUrl));
  const pricing = createPricing({ lists, calendar, findVoucher, offers, vatIds, plan: readPlan });
  const answer = createAnswer({ pricing, lists, calendar, config });
  const readAlbum = createAlbumReadings(documents);
  const mayTry = mayTryCodes(createTries(counters));
  const ask = createAsk({ ...parts, readAlbum, answer, mayTry });
  return {
    pricing,
    calendar,
    priceLabels: await createPriceLabels(lists, clock),
    answer,
    ask,
    readAlbum,
    mayTry,
    serve: (http) => serveCheckout(http, ask),
  };
}
