/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Audit } from './features/audit/index.ts';
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
