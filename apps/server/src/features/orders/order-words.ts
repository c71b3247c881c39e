/** An order in words: its status, what happened to it and what is in it. One language. */
import {
  leavesOf,
  type Product,
  parcelsFor,
  type Packing,
  packingOf,
  recommendedPacks,
  SIGNAL_RULES,
  type Signal,
  type Station,
  weightOf,
} from '@figurina/commerce';
import { createI18n, formatDate, type Locale } from '@figurina/locales';
import { madeOf } from './made-of.ts';
import type { StoredOrder } from './stored-order.ts';

export interface OrderWords {
  readonly locale: Locale;
  /** One word, as on a badge. */
  signal(signal: Signal): string;
  station(station: Station): string;
  /** What an event says in a few words, as a headline. */
  headline(signal: Signal, order: StoredOrder): string;
  /** What there is to know about an event, where no person wrote about it. */
  message(signal: Signal, order: StoredOrder): string;
  /** How the order stands, of what its customer may know. */
  status(order: StoredOrder, hasArrived: boolean): string;
  line(line: StoredOrder['lines'][number], order: StoredOrder): LineInWords;
  country(code: string): string;
}

export interface LineInWords {
  readonly title: string;
  /** With its quantity: `120 Alben, Softcover 23 × 29,7 cm`. */
  readonly text: string;
  readonly description: string;
}

const OF_MONEY: ReadonlySet<Signal> = new Set(['invoice_created', 'credit_created']);
const known = new Map<Locale, Promise<OrderWords>>();

export function orderWords(locale: Locale): Promise<OrderWords> {
  let words = known.get(locale);
  if (!words) known.set(locale, (words = makeWords(locale)));
  return words;
}

async function makeWords(locale: Locale): Promise<OrderWords> {
  const { t, has } = await createI18n(locale, ['orders']);
  // Each text takes of these what it needs.
  const say = t as (key: string, values: object) => string;
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const country = (code: string): string => countries.of(code) ?? code;
  const facts = (order: StoredOrder): object => ({
    albums: order.albums,
    parcels: packedOf(order).parcels,
    pages: order.facts.pages,
    stickers: order.facts.singles + order.facts.doubles,
    date: formatDate(order.estimated_delivery),
  });
  const headline = (signal: Signal, order: StoredOrder): string => say(`orders.status.${signal}`, facts(order));

  return {
    locale,
    signal: (signal) => t(`orders.signal.${signal}`),
    station: (station) => t(`orders.station.${station}`),
    headline,
    message: (signal, order) => say(`orders.message.${signal}`, facts(order)),
    status: (order, hasArrived) => {
      if (hasArrived) return t('orders.status.delivered');
      const told = order.updates.filter(({ signal }) => !SIGNAL_RULES[signal].isInternal);
      const newest = told.at(-1)?.signal ?? 'created';
      if (!OF_MONEY.has(newest)) return headline(newest, order);
      // An invoice says nothing of how far it is: what was before it stays to be seen.
      const before = headline(told.findLast(({ signal }) => !OF_MONEY.has(signal))?.signal ?? 'created', order);
      return newest === 'invoice_created' ? t('orders.status.with_invoice', { status: before }) : before;
    },
    line: ({ product, quantity, description }, order) => {
      const values = { ...facts(order), count: quantity, country: order.country, each: packedOf(order).each };
      const detail = `orders.product.${product}.detail`;
      return {
        title: say(`orders.product.${product}.name`, values),
        text: say(`orders.product.${product}.text`, values),
        // How many there are of each album says nothing where there are none.
        description: description || (has(detail) && !isLoose(product, order) ? say(detail, values) : ''),
      };
    },
    country,
  };
}

/** Packs that belong to no album are not so many for each. */
function isLoose(product: Product, { replacement, packs }: StoredOrder): boolean {
  return (replacement || packs !== null) && product === 'stickerpack';
}

/** How an order is packed and sent; `each`: packs an album, or stickers a box. */
export function packedOf(order: StoredOrder): { each: number; parcels: number; grams: number } {
  const { facts, albums, packaging, packs_per_album, replacement, packs } = order;
  const made = madeOf(order);
  const packing: Packing =
    replacement || packs !== null
      ? { type: 'stickerpack', perAlbum: 1, packs: made.packs }
      : packingOf(packaging, facts, albums, packs_per_album ?? recommendedPacks(facts));
  const weight = weightOf(made.albums, leavesOf({ ...facts, category: order.category }), packing);
  const shipping = order.lines.find(({ product }) => product === 'shipping');
  return {
    each: packing.type === 'stickerpack' ? packing.perAlbum : packing.each,
    parcels: shipping?.quantity ?? parcelsFor(weight),
    grams: Math.round(weight / 10),
  };
}
