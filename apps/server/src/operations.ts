/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Audit } from './features/audit/index.ts';
import { createDashboard, type DashboardParts } from './features/dashboard/index.ts';
import type { Exports } from './features/exports/index.ts';
import { createHandover, type Handover } from './features/handover/index.ts';
import { createOrderDesk, type OrderDesk, type OrderDeskParts } from './features/order-desk/index.ts';
import type { Config } from './platform/config/config.ts';
import type { Counters } from './platform/counters/counters.ts';
import type { BlobStore } from './platform/files/blob-store.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Shop } from './shop.ts';

/** What operations take from the rest of the house. */
export type OperationsParts = Omit<DashboardParts, 'addEvent'> &
  OrderDeskParts & {
    readonly config: Config;
    readonly counters: Counters;
    readonly jobs: Jobs;
    readonly files: BlobStore;
    readonly audit: Audit;
    readonly orderArchive: Exports['orderArchive'];
    readonly copyOf: Shop['copyOf'];
  };

export interface Operations {
  readonly desk: Pick<OrderDesk, 'addEvent'>;
  readonly handover: Pick<Handover, 'due' | 'ended' | 'papersOf'>;
  serve(http: FastifyInstance): void;
}

export function createOperations(parts: OperationsParts): Operations {
  const { audit, config } = parts;
  const desk = createOrderDesk(parts);
  const dashboard = createDashboard({ ...parts, addEvent: desk.addEvent });
  const handover = createHandover({ ...parts, printProfile: config.exports.profile });
  return {
    desk,
    handover,
    serve: (http) => {
      audit.serve(http);
      dashboard.serve(http);
      desk.serve(http);
      handover.serve(http);
    },
  };
}
