/** The staff's work on orders: their contact, lines and amounts, what happened to them, what is said about them. */
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { addEvent, type EventWish, type Said } from './add-event.ts';
import { serveOrderComments } from './order-comments.routes.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { serveOrderDesk } from './order-desk.routes.ts';
import { purgeDaily } from './order-trash.ts';

export interface OrderDesk {
  /** Says of an order what happened, with all that follows, as the form on its page does: for many at once. */
  addEvent(event: { orderId: string; wish: EventWish; by: Caller }): Promise<Said | Refusal>;
  serve(http: FastifyInstance): void;
}

export function createOrderDesk(parts: OrderDeskParts): OrderDesk {
  purgeDaily(parts);
  return {
    addEvent: (event) => addEvent(parts, event),
    serve: (http) => {
      serveOrderDesk(http, parts);
      serveOrderComments(http, parts);
    },
  };
}
