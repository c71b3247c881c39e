/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Audit } from './features/audit/index.ts';
import { createDashboard, type DashboardParts } from './features/dashboard/index.ts';
import { createOrderDesk, type OrderDesk, type OrderDeskParts } from './features/order-desk/index.ts';

/** What operations take from the rest of the house. */
export type OperationsParts = Omit<DashboardParts, 'addEvent'> & OrderDeskParts & { readonly audit: Audit };

export interface Operations {
  readonly desk: Pick<OrderDesk, 'addEvent'>;
import type { Exports } from './features/exports/index.ts';
import { createHandover, type Handover } from './features/handover/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Counters } from './platform/counters/counters.ts';
import type { Database } from './platform/db/schema.ts';
import type { BlobStore } from './platform/files/blob-store.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Shop } from './shop.ts';

/** What operations take from the rest of the house. */
export interface OperationsParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly config: Config;
  readonly counters: Counters;
  readonly jobs: Jobs;
  readonly files: BlobStore;
  readonly audit: Audit;
  readonly exports: Pick<Exports, 'printPage' | 'orderArchive'>;
  readonly shop: Pick<Shop, 'answers' | 'orderMails' | 'copyOf'>;
}

export interface Operations {
  readonly handover: Pick<Handover, 'due' | 'ended' | 'papersOf'>;
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
  const { audit, config, exports, shop } = parts;
  const handover = createHandover({
    ...parts,
    ...exports,
    answers: shop.answers,
    mails: shop.orderMails,
    copyOf: shop.copyOf,
    printProfile: config.exports.profile,
  });
  return {
    handover,
    serve: (http) => {
      audit.serve(http);
      handover.serve(http);
    },
  };
}
