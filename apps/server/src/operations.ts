/** Composition of what staff work with. `app.ts` puts it beside the shop. */
import type { FastifyInstance } from 'fastify';
import type { Audit } from './features/audit/index.ts';

/** What operations take from the rest of the house. */
export interface OperationsParts {
  readonly audit: Audit;
}

export interface Operations {
  serve(http: FastifyInstance): void;
}

export function createOperations({ audit }: OperationsParts): Operations {
  return {
    serve: (http) => {
      audit.serve(http);
    },
  };
}
