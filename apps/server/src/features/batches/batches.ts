/** Runs that guests order into by one link: kept by who makes the link, ordered by guests, printed as one order. */
import type { FastifyInstance } from 'fastify';
import type { BatchesParts, Tx } from './batches-parts.ts';
import { serveBatches } from './batches.routes.ts';
import { createBatchJobs } from './batch-jobs.ts';
import { serveGuests } from './guests.routes.ts';
import { serveParcels } from './parcels.routes.ts';

export interface Batches {
  /** A run was rejected, and with it all that is printed with it. In the transaction that says so. */
  runRejected(tx: Tx, runId: string, words: string): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createBatches(parts: BatchesParts): Batches {
  const jobs = createBatchJobs(parts);
  return {
    runRejected: jobs.callOff,
    serve: (http) => {
      serveBatches(http, parts, jobs);
      serveGuests(http, parts, jobs);
      serveParcels(http, parts);
    },
  };
}
