/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Audit } from './features/audit/index.ts';
import { createDashboard, type DashboardParts } from './features/dashboard/index.ts';
import { createOrderDesk, type OrderDesk, type OrderDeskParts } from './features/order-desk/index.ts';

/** What operations take from the rest of the house. */
export type OperationsParts = Omit<DashboardParts, 'addEvent'> & OrderDeskParts & { readonly audit: Audit };

export interface Operations {
  readonly desk: Pick<OrderDesk, 'addEvent'>;
  serve(http: FastifyInstance): void;
}

export function createOperations(parts: OperationsParts): Operations {
  const { audit } = parts;
  const desk = createOrderDesk(parts);
  const dashboard = createDashboard({ ...parts, addEvent: desk.addEvent });
  return {
    desk,
    serve: (http) => {
      audit.serve(http);
      dashboard.serve(http);
      desk.serve(http);
    },
  };
}
