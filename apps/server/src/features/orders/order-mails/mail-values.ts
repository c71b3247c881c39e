/** What mails say of an order, in its language. */
import { CATEGORY_RULES, orderName } from '@figurina/commerce';
import { formatDate, formatMoney, formatNumber } from '@figurina/locales';
import type { Config } from '../../../platform/config/config.ts';
import { dayOf } from '../order-statuses.ts';
import { orderWords } from '../order-words.ts';
import { addressLines } from '../postal-address.ts';
import type { StoredOrder } from '../stored-order.ts';

type ValuesConfig = Pick<Config, 'baseUrl' | 'legal' | 'supportEmail'>;

export function newsValues(order: StoredOrder, { baseUrl, supportEmail }: ValuesConfig) {
  return {
    name: orderName(order.number),
    album: order.facts.title,
    albums: order.albums,
    person: order.address.first_name || order.address.organization,
    delivery: formatDate(order.estimated_delivery),
    support: supportEmail,
    links: { status: `${baseUrl}/order/${order.status_token}` },
  };
}

export async function termsValues(order: StoredOrder, config: ValuesConfig) {
  const { language: locale, currency, billing_address: billing } = order;
  const words = await orderWords(locale);
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  const netLines = CATEGORY_RULES[order.category].amountsFirst === 'net';
  const { links, albums: _, ...named } = newsValues(order, config);
  const { terms, withdrawal, customer_information } = config.legal;
  return {
    ...named,
    links: {
      ...links,
      ...(terms && { terms }),
      ...(withdrawal && { withdrawal }),
      ...(customer_information && { customer_information }),
    },
    date: formatDate(dayOf(order.created_at)),
    lines: order.lines.map((line) => ({
      text: words.line(line, order).text,
      amount: money(netLines ? line.net : line.gross),
    })),
    netLines,
    net: money(order.net),
    vat: money(order.vat),
    rate: formatNumber(locale, order.tax_rate / 100, 1),
    tax: order.tax_category,
    total: money(order.gross),
    address: addressLines(order.address, words.country(order.country)),
    billing: billing ? addressLines(billing, words.country(billing.country_code)) : [],
    event: order.release_date && formatDate(order.release_date),
    comment: order.comment,
    references: {
      reference: order.quote_name,
      purchase_order: order.purchase_order,
      vat_id: order.vat_id,
      leitweg_id: order.leitweg_id,
    },
  };
}
