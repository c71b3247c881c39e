/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Audit } from './features/audit/index.ts';
import { createDashboard, type DashboardParts } from './features/dashboard/index.ts';

/** What operations take from the rest of the house. */
export interface OperationsParts extends DashboardParts {
  readonly audit: Audit;
}

export interface Operations {
  serve(http: FastifyInstance): void;
}

export function createOperations(parts: OperationsParts): Operations {
  const { audit } = parts;
  const dashboard = createDashboard(parts);
  return {
    serve: (http) => {
      audit.serve(http);
      dashboard.serve(http);
    },
  };
}
