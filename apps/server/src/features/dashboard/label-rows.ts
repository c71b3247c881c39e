/** What a carrier asks for each parcel. */
import { orderName } from '@figurina/commerce';
import { createI18n, type Locale } from '@figurina/locales';
import { addressLines, orderWords, packedOf, type StoredOrder } from '../orders/index.ts';

const COLUMNS = [
  'order',
  'parcel',
  'organization',
  'name',
  'street',
  'addition',
  'zip',
  'city',
  'country',
  'address',
  'phone',
  'email',
  'weight',
] as const;

/** A row a parcel below their names; each in the language of who asks, countries by their codes. */
export async function labelRows(orders: readonly StoredOrder[], locale: Locale): Promise<string[][]> {
  const [{ t }, words] = await Promise.all([createI18n(locale, ['dashboard']), orderWords(locale)]);
  const head = COLUMNS.map((column) => t(`dashboard.label.${column}`));
  return [head, ...orders.flatMap((order) => parcelsOf(order, words.country(order.address.country_code)))];
}

function parcelsOf(order: StoredOrder, country: string): string[][] {
  const { address } = order;
  const { parcels, grams } = packedOf(order);
  // The last one bears what the others do not divide evenly.
  const each = Math.ceil(grams / parcels / 10) * 10;
  return Array.from({ length: parcels }, (_, at) => [
    orderName(order.number),
    `${at + 1}/${parcels}`,
    address.organization,
    `${address.first_name} ${address.last_name}`.trim(),
    address.address1,
    address.address2,
    address.zip_code,
    address.city,
    address.country_code,
    // As it is written in its country.
    addressLines(address, country).join(', '),
    order.phone,
    order.email,
    (Math.max(10, Math.min(each, grams - at * each)) / 1000).toFixed(2),
  ]);
}
