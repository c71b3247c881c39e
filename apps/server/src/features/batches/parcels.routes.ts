/** What goes to which guest of a run, for the staff who pack. */
import { orderName } from '@figurina/commerce';
import { listParcels } from '@figurina/contract';
import { formatMoney } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import { csvText } from '../../platform/csv.ts';
import { localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { addressLine, addressLines, findOrder, findOrders, orderWords, packedOf } from '../orders/index.ts';
import { motifsInWords } from './batch-motifs.ts';
import { batchTexts } from './batch-texts.ts';
import type { BatchesParts } from './batches-parts.ts';
import { listParcelsOf } from './guests.queries.ts';

const COLUMNS = [
  'order',
  'recipient',
  'street',
  'addition',
  'zip',
  'city',
  'country',
  'address',
  'phone',
  'email',
  'for_name',
  'albums',
  'packs',
  'stickers',
  'parcels',
  'comment',
  'codes',
  'payment',
] as const;

const NOBODY = { organization: '', first_name: '', last_name: '' };

export function serveParcels(http: FastifyInstance, { db, invoices }: Pick<BatchesParts, 'db' | 'invoices'>): void {
  route(http, listParcels, async ({ params: { id }, request, reply }) => {
    reply.header('cache-control', 'private, no-store');
    const run = await findOrder(db, id);
    if (!run) return refuse('not_found');
    const locale = localeOf(request);
    const [t, words, rows] = await Promise.all([batchTexts(locale), orderWords(locale), listParcelsOf(db, id)]);
    const prepaid = rows.filter((row) => row.prepaid).map(({ order_id }) => order_id);
    const paid = await invoices.paidOf(db, prepaid);
    const unpaid = new Set(prepaid.filter((order) => !paid.has(order)));
    const names = new Map(rows.map(({ order_id, for_name }) => [order_id, for_name]));
    const orders = (await findOrders(db, [...names.keys()])).toSorted((a, b) => a.number - b.number);
    const recipient = ({ address }: (typeof orders)[number]): string =>
      [address.organization, `${address.first_name} ${address.last_name}`.trim()].filter(Boolean).join(', ');
    const table = orders
      .filter(({ ended_at }) => ended_at === null)
      .map((order) => {
        const { address } = order;
        return [
          orderName(order.number),
          recipient(order),
          address.address1,
          address.address2,
          address.zip_code,
          address.city,
          address.country_code,
          addressLines(address, words.country(address.country_code)).join(', '),
          order.phone,
          order.email,
          names.get(order.id) ?? '',
          String(order.albums),
          String(order.packs ?? 0),
          motifsInWords(order.motifs ?? []),
          String(packedOf(order).parcels),
          order.comment,
          order.parcels.join(' '),
          unpaid.has(order.id) ? t('batches.parcel.wait') : '',
        ];
      });
    return {
      parcels: orders.map((order) => ({
        order_id: order.id,
        name: orderName(order.number),
        recipient: recipient(order),
        // Without who it goes to, which stands before it.
        address_line: addressLine({ ...order.address, ...NOBODY }, words.country(order.address.country_code)),
        for_name: names.get(order.id) ?? '',
        albums: order.albums,
        packs: order.packs ?? 0,
        stickers: motifsInWords(order.motifs ?? []),
        parcels: packedOf(order).parcels,
        codes: [...order.parcels],
        amount_gross_human: formatMoney(locale, order.gross, order.currency),
        unpaid: unpaid.has(order.id),
        ended: order.ended_at !== null,
      })),
      filename: `${orderName(run.number)}-parcels.csv`,
      csv: csvText([COLUMNS.map((column) => t(`batches.parcel.${column}`)), ...table]),
    };
  });
}
