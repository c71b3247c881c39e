/**
 * `/imprint` and `/privacy` lead to the operator's own pages, so that links of the product are short, the same everywhere
 * and name no other host. Without a setting there is no such page.
 */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

export function serveLegalPages(http: FastifyInstance, { legal }: Pick<Config, 'legal'>): void {
  for (const [path, url] of [
    ['/imprint', legal.imprint],
    ['/privacy', legal.privacy],
  ] as const)
    if (url)
      http.get(path, { schema: { hide: true } }, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').redirect(url),
      );
}
