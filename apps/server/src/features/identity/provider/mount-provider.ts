/** Hands requests below `/oidc` that are no page of ours to oidc-provider, which is a Koa application. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { EMBEDDED_PATH } from '../tokens/issuer.ts';

export async function mountProvider(
  http: FastifyInstance,
  provider: Provider,
  { baseUrl, policy }: { baseUrl: string; policy: string },
): Promise<void> {
  const handle = provider.callback();
  await http.register(async (scope) => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${EMBEDDED_PATH}/*`,
      schema: { hide: true },
      handler: (request, reply) => {
        pinAddress(request, baseUrl);
        copyHeaders(reply, policy);
        reply.hijack();
        const { raw } = request;
        (raw as IncomingMessage & { originalUrl?: string }).originalUrl = raw.url ?? '/';
        raw.url = (raw.url ?? '').slice(EMBEDDED_PATH.length);
        void handle(raw, reply.raw);
      },
    });
  });
}

/** The provider builds addresses from the request: whatever name it was called by, they are to be the configured ones. */
export function pinAddress(request: FastifyRequest, baseUrl: string): void {
  const { protocol, host } = new URL(baseUrl);
  request.raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.raw.headers['x-forwarded-host'] = host;
}

/** A hijacked reply would leave out what hooks have set. */
function copyHeaders(reply: FastifyReply, policy: string): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.setHeader('content-security-policy', policy);
}
