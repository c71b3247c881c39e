import type { FastifyReply } from 'fastify';

/** Neither search engines nor proxies keep what is behind a link. */
export function unlisted(reply: FastifyReply): void {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
}
