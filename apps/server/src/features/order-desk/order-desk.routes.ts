/** What staff change of an order, and what they say happened to it. Every call answers the order as it is then. */
import { orderName } from '@figurina/commerce';
import {
  changeAddress,
  changeLineItem,
  changeOrder,
  createLineItem,
  createOrderUpdate,
  deleteLineItem,
  deleteOrder,
  deleteOrderUpdate,
  listDeletedOrders,
  type Order,
  restoreOrder,
  writeParcels,
} from '@figurina/contract';
import { formatMoney } from '@figurina/locales';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findOrder, parcelsOf, type StoredOrder } from '../orders/index.ts';
import { addEvent } from './add-event.ts';
import * as addresses from './change-address.ts';
import * as lines from './change-lines.ts';
import * as contact from './change-order.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { listDeleted } from './order-trash.queries.ts';
import * as trash from './order-trash.ts';
import { orderOfAddress, orderOfLine } from './order-desk.queries.ts';
import { undoEvent } from './undo-event.ts';
import * as parcels from './write-parcels.ts';

interface Asked {
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

export function serveOrderDesk(http: FastifyInstance, parts: OrderDeskParts): void {
  const { db, clock, answers } = parts;

  route(http, writeParcels, async ({ params: { id }, body: { codes, trigger_email }, caller }) => {
    const written = await parcels.writeParcels(parts, { orderId: id, codes, trigger_email, by: caller });
    return isRefusal(written) ? written : { parcels: parcelsOf(written, parts.config.orders.trackingUrl) };
  });

  const wire = (order: StoredOrder, { caller, request }: Asked): Promise<Order> =>
    answers.order(order, { caller, locale: localeOf(request) });

  /** Who saw an older order gets it as it is now. */
  async function refused(refusal: Refusal, orderId: string | undefined, asked: Asked): Promise<Refusal> {
    const order = refusal.code === 'conflict' && orderId !== undefined && (await findOrder(db, orderId));
    return order ? { ...refusal, order: await wire(order, asked) } : refusal;
  }

  route(http, changeOrder, async ({ params: { id }, body, caller, request }) => {
    const asked = { caller, request };
    const wish = { orderId: id, change: body.order, by: caller, locale: localeOf(request) };
    const order = await contact.changeOrder(parts, wish);
    return isRefusal(order) ? refused(order, id, asked) : { order: await wire(order, asked) };
  });

  route(http, changeAddress, async ({ params: { id }, body, caller, request }) => {
    const locale = localeOf(request);
    const changed = await addresses.changeAddress(parts, { addressId: id, change: body.address, by: caller, locale });
    if (isRefusal(changed)) return refused(changed, await orderOfAddress(db, id), { caller, request });
    const order = await wire(changed.order, { caller, request });
    const human = ({ gross, currency }: StoredOrder): string => formatMoney(locale, gross, currency);
    const [before_human, after_human] = [human(changed.before), human(changed.order)];
    const repriced = before_human === after_human ? null : { before_human, after_human };
    return { address: order.shipping_address, order, repriced };
  });

  route(http, createLineItem, async ({ params: { orderId }, body: { line_item }, caller, request }) => {
    const added = await lines.addLine(parts, { orderId, line: line_item, by: caller });
    if (isRefusal(added)) return refused(added, orderId, { caller, request });
    return lineAnswer(await wire(added.order, { caller, request }), added.lineId);
  });

  route(http, changeLineItem, async ({ params: { id }, body: { line_item }, caller, request }) => {
    const order = await lines.changeLine(parts, { lineId: id, change: line_item, by: caller });
    if (isRefusal(order)) return refused(order, await orderOfLine(db, id), { caller, request });
    return lineAnswer(await wire(order, { caller, request }), id);
  });

  route(http, deleteLineItem, async ({ params: { id }, caller, request }) => {
    const order = await lines.deleteLine(parts, { lineId: id, by: caller });
    return isRefusal(order) ? order : { order: await wire(order, { caller, request }) };
  });

  route(http, createOrderUpdate, async ({ params: { id }, body: { order_update: wish }, caller, request }) => {
    const said = await addEvent(parts, { orderId: id, wish, by: caller });
    if (isRefusal(said)) return said;
    const order = await wire(said.order, { caller, request });
    return { order_update: order.order_updates.find((update) => update.id === said.updateId)!, order };
  });

  route(http, deleteOrderUpdate, async ({ params: { id }, caller, request }) => {
    const order = await undoEvent(parts, { updateId: id, by: caller });
    return isRefusal(order) ? order : { order: await wire(order, { caller, request }) };
  });

  route(http, deleteOrder, ({ params: { id }, caller }) => trash.deleteOrder(parts, { orderId: id, by: caller }));

  route(http, restoreOrder, async ({ params: { id }, caller, request }) => {
    const order = await trash.restoreOrder(parts, { orderId: id, by: caller });
    return isRefusal(order) ? order : { order: await wire(order, { caller, request }) };
  });

  route(http, listDeletedOrders, async ({ request }) => {
    const rows = await listDeleted(db, trash.keptSince(clock.now()));
    const locale = localeOf(request);
    return {
      orders: rows.map(({ id, number, facts, gross, currency, deleted_at, deleted, ...address }) => ({
        id,
        name: orderName(number),
        title: facts.title,
        customer: address.organization || `${address.first_name} ${address.last_name}`.trim(),
        amount_gross_human: formatMoney(locale, gross, currency),
        deleted_at: deleted_at!.toISOString(),
        deleted_by: deleted?.by ?? '',
        kept_until: new Date(deleted_at!.getTime() + trash.KEPT_MS).toISOString(),
      })),
    };
  });
}

function lineAnswer(order: Order, lineId: string) {
  return { line_item: order.line_items.find(({ id }) => id === lineId)!, order };
}
