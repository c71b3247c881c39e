/** Partners: who brings people by a link of their own. Staff keep them; they see their numbers at `/affiliate`. */
import type { FastifyInstance } from 'fastify';
import { serveAffiliate } from './affiliate.routes.ts';
import type { PartnersParts } from './partners-parts.ts';
import { servePartners } from './partners.routes.ts';

export interface Partners {
  serve(http: FastifyInstance): void;
}

export function createPartners(parts: PartnersParts): Partners {
  return {
    serve: (http) => {
      servePartners(http, parts);
      serveAffiliate(http, parts);
    },
  };
}
