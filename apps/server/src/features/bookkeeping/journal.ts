/** The journal of invoices: a row a VAT rate, in the language of who asks. */
import { createI18n, type Locale } from '@figurina/locales';
import type { Booked } from './booked.ts';
import { moneyColumn, percent } from './orders-csv.ts';

const COLUMNS = [
  'number',
  'date',
  'kind',
  'customer',
  'vat_id',
  'country',
  'order',
  'net',
  'vat_rate',
  'vat',
  'gross',
  'currency',
  'due',
  'cancels',
  'state',
] as const;

export interface Journal {
  readonly head: string[];
  rows(booked: Booked): string[][];
}

export async function journal(locale: Locale): Promise<Journal> {
  const { t } = await createI18n(locale, ['bookkeeping', 'invoice']);
  const money = moneyColumn(locale);
  return {
    head: COLUMNS.map((column) => t(`bookkeeping.column.${column}`)),
    rows: (booked) =>
      booked.taxes.map(({ rate, net, vat, gross }) => {
        const cells: Record<(typeof COLUMNS)[number], string> = {
          number: booked.number,
          date: booked.day,
          kind: t(`bookkeeping.kind.${booked.kind}`),
          customer: booked.customer,
          vat_id: booked.vatId,
          country: booked.country,
          order: booked.orderName,
          net: money(net),
          vat_rate: percent(locale, rate),
          vat: money(vat),
          gross: money(gross),
          currency: booked.currency,
          due: booked.dueOn ?? '',
          cancels: booked.cancels,
          state: booked.specimen ? t('bookkeeping.state.specimen') : t(`invoice.status.${booked.status}`),
        };
        return COLUMNS.map((column) => cells[column]);
      }),
  };
}
