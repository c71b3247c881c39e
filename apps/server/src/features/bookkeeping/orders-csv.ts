/** Orders as rows of a table, in the language of who asks. */
import { houseClock, orderName } from '@figurina/commerce';
import { createI18n, formatNumber, type Locale } from '@figurina/locales';
import { albumIdentifier } from '../orders/index.ts';
import type { BookedOrder } from './bookkeeping.queries.ts';

const COLUMNS = [
  'order',
  'date',
  'customer',
  'email',
  'city',
  'country',
  'album',
  'identifier',
  'category',
  'albums',
  'packaging',
  'packs',
  'net',
  'vat_rate',
  'vat',
  'gross',
  'currency',
  'vat_id',
  'price_list',
  'quote',
  'reference',
  'delivery',
  'state',
] as const;

export interface OrderTable {
  readonly head: string[];
  row(order: BookedOrder): string[];
}

export async function orderTable(locale: Locale): Promise<OrderTable> {
  const { t } = await createI18n(locale, ['bookkeeping', 'app', 'dashboard', 'offers']);
  const money = moneyColumn(locale);
  const stateOf = (tab: BookedOrder['tab']): string =>
    tab === 'rejected' ? t('bookkeeping.state.rejected') : t(`dashboard.scope.${tab}`);
  const cellsOf = (order: BookedOrder): Record<(typeof COLUMNS)[number], string> => ({
    order: orderName(order.number),
    date: houseClock(order.created_at).day,
    customer: order.organization || `${order.first_name} ${order.last_name}`.trim(),
    email: order.email,
    city: order.city,
    country: order.country,
    album: order.facts.title,
    identifier: albumIdentifier(order.album_id),
    category: t(`category.${order.category}`),
    albums: String(order.albums),
    packaging: t(`offers.packaging.${order.packaging}`),
    packs: order.packs_per_album === null ? '' : String(order.packs_per_album),
    net: money(order.net),
    vat_rate: percent(locale, order.tax_rate),
    vat: money(order.vat),
    gross: money(order.gross),
    currency: order.currency,
    vat_id: order.vat_id,
    price_list: order.price_list,
    quote: order.quote_name,
    reference: order.purchase_order,
    delivery: order.estimated_delivery,
    state: stateOf(order.tab),
  });
  return {
    head: COLUMNS.map((column) => t(`bookkeeping.column.${column}`)),
    row: (order) => {
      const cells = cellsOf(order);
      return COLUMNS.map((column) => cells[column]);
    },
  };
}

/** Minor units as a table program reads them: no groups, no currency, the decimal sign of the language. */
export function moneyColumn(locale: Locale): (amount: number) => string {
  const sign = decimalSign(locale);
  return (amount) => (amount / 100).toFixed(2).replace('.', sign);
}

/** Basis points in per cent: `19`, `8,1`. */
export function percent(locale: Locale, rate: number): string {
  return String(rate / 100).replace('.', decimalSign(locale));
}

function decimalSign(locale: Locale): string {
  return formatNumber(locale, 0.5, 1).replaceAll(/\d/g, '');
}
