import { orderName } from '@figurina/commerce';
import { exportLabels, printDeliveryNotes, transferOrders } from '@figurina/contract';
import { createI18n } from '@figurina/locales';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { csvText } from '../../platform/csv.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { createMakeNote, findOrders, type StoredOrder } from '../orders/index.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { joinedPdf } from './joined-pdf.ts';
import { labelRows } from './label-rows.ts';

export function serveBulk(http: FastifyInstance, parts: DashboardParts): void {
  const { db, clock, transfer } = parts;
  const makeNote = createMakeNote(parts);
  const stamp = (): string => clock.now().toISOString().slice(0, 10);

  /** In the order of the ids; of one that is not there none is made. */
  async function chosenOrders(ids: readonly string[]): Promise<StoredOrder[] | Refusal> {
    const found = new Map((await findOrders(db, [...new Set(ids)])).map((order) => [order.id, order]));
    const orders = [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
    return orders.length === new Set(ids).size ? orders : refuse('not_found');
  }

  route(http, printDeliveryNotes, async ({ body: { ids } }) => {
    const orders = await chosenOrders(ids);
    if (isRefusal(orders)) return orders;
    const notes: Buffer[] = [];
    // One after the other: each is a page of the browser.
    for (const order of orders) notes.push(await makeNote(order));
    const pdf = Buffer.from(await joinedPdf(notes)).toString('base64');
    const [first] = orders;
    const name = orders.length === 1 && first ? orderName(first.number) : `${orders.length}-${stamp()}`;
    return { filename: `delivery-notes-${name}.pdf`, pdf };
  });

  route(http, transferOrders, async ({ body: { ids }, caller, request }) => {
    const orders = await chosenOrders(ids);
    if (isRefusal(orders)) return orders;
    const { t } = await createI18n(localeOf(request), ['problems']);
    const results: z.infer<typeof transferOrders.answer>['results'] = [];
    // Each in a transaction of its own: what stops one stops no other.
    for (const { id, number } of orders) {
      const refused = await transfer(id, caller);
      const message = refused ? t(`problems.${refused.code}`) : '';
      results.push({ id, name: orderName(number), outcome: refused ? 'refused' : 'started', message });
    }
    return { results };
  });

  route(http, exportLabels, async ({ body: { ids }, request }) => {
    const orders = await chosenOrders(ids);
    if (isRefusal(orders)) return orders;
    const [head, ...rows] = await labelRows(orders, localeOf(request));
    return { filename: `labels-${stamp()}.csv`, csv: csvText([head!, ...rows]), parcels: rows.length };
  });
}
