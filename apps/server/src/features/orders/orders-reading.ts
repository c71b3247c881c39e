/** Following an order: lists, the order itself, its page behind a link, what is in its parcels. */
import type { FastifyInstance } from 'fastify';
import { serveDeliveryNote } from './delivery-note/delivery-note.routes.ts';
import { createOrderAnswers, type OrderAnswers } from './order-answers.ts';
import { serveOrderDetail } from './order-detail.routes.ts';
import { serveOrderSignals } from './order-signals.routes.ts';
import { serveOrdersList } from './orders-list.routes.ts';
import { serveOrderStatus } from './order-status.routes.ts';
import type { OrderReadingParts } from './reading-parts.ts';

export interface OrderReading {
  readonly answers: OrderAnswers;
  serve(http: FastifyInstance): void;
}

export function createOrderReading(parts: OrderReadingParts): OrderReading {
  const answers = createOrderAnswers(parts);
  return {
    answers,
    serve: (http) => {
      serveOrdersList(http, { ...parts, answers });
      serveOrderSignals(http);
      serveOrderDetail(http, { ...parts, answers });
      serveOrderStatus(http, { ...parts, answers });
      serveDeliveryNote(http, parts);
    },
  };
}
