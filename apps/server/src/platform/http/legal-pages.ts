/**
 * `/imprint`, `/privacy` and the like lead to the operator's own pages, so that links of the product are short, the same
 * everywhere and name no other host. Without a setting there is no such page.
 */
import { LEGAL_PAGES, legalPath } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

export function serveLegalPages(http: FastifyInstance, { legal }: Pick<Config, 'legal'>): void {
  for (const page of LEGAL_PAGES) {
    const url = legal[page];
    if (url)
      http.get(legalPath(page), { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').redirect(url),
      );
  }
}
