/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Audit } from './features/audit/index.ts';
import { type BookkeepingParts, serveBookkeeping } from './features/bookkeeping/index.ts';
import { type CustomersParts, serveCustomers } from './features/customers/index.ts';
import { serveCapacity } from './features/capacity/index.ts';
import { createDashboard, type DashboardParts } from './features/dashboard/index.ts';
import { createHandover, type Handover, type HandoverParts } from './features/handover/index.ts';
import { createOrderDesk, type OrderDesk, type OrderDeskParts } from './features/order-desk/index.ts';
import { createPartners } from './features/partners/index.ts';
import { servePriceLists } from './features/price-lists/index.ts';
import { createWebhooks, type WebhooksParts } from './features/webhooks/index.ts';

/** What operations take from the rest of the house. */
export type OperationsParts = Omit<DashboardParts, 'addEvent' | 'transfer' | 'writeParcels'> &
  Omit<OrderDeskParts, 'exportDue'> &
  HandoverParts &
  BookkeepingParts &
  CustomersParts &
  WebhooksParts & { readonly audit: Audit };

export interface Operations {
  readonly desk: Pick<OrderDesk, 'addEvent'>;
  readonly handover: Pick<Handover, 'due' | 'ended' | 'papersOf'>;
  serve(http: FastifyInstance): void;
}

export function createOperations(parts: OperationsParts): Operations {
  const { audit } = parts;
  const handover = createHandover(parts);
  const desk = createOrderDesk({ ...parts, exportDue: handover.due });
  const dashboard = createDashboard({
    ...parts,
    addEvent: desk.addEvent,
    writeParcels: desk.writeParcels,
    transfer: handover.transfer,
  });
  const partners = createPartners(parts);
  const webhooks = createWebhooks(parts);
  return {
    desk,
    handover,
    serve: (http) => {
      audit.serve(http);
      serveCapacity(http, parts);
      dashboard.serve(http);
      desk.serve(http);
      handover.serve(http);
      partners.serve(http);
      servePriceLists(http, parts);
      serveBookkeeping(http, parts);
      serveCustomers(http, parts);
      webhooks.serve(http);
    },
  };
}
