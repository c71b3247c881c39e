/** The staff's work on orders: their contact, lines and amounts, what happened to them, what is said about them. */
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import type { StoredOrder } from '../orders/index.ts';
import { addEvent, type EventWish, type Said } from './add-event.ts';
import { serveOrderComments } from './order-comments.routes.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { serveOrderDesk } from './order-desk.routes.ts';
import { purgeDaily } from './order-trash.ts';
import { type ParcelsWish, writeParcels } from './write-parcels.ts';

export interface OrderDesk {
  /** Says of an order what happened, with all that follows, as the form on its page does: for many at once. */
  addEvent(event: { orderId: string; wish: EventWish; by: Caller }): Promise<Said | Refusal>;
  /** Writes the numbers of its parcels. */
  writeParcels(wish: ParcelsWish): Promise<StoredOrder | Refusal>;
  serve(http: FastifyInstance): void;
}

export function createOrderDesk(parts: OrderDeskParts): OrderDesk {
  purgeDaily(parts);
  return {
    addEvent: (event) => addEvent(parts, event),
    writeParcels: (wish) => writeParcels(parts, wish),
    serve: (http) => {
      serveOrderDesk(http, parts);
      serveOrderComments(http, parts);
    },
  };
}
