/** Keys for scripts: a call with one is the administrator who made it, restricted to the key's scopes. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticate, Caller } from '../../platform/http/caller.ts';
import { isRefusal, sendRefusal } from '../../platform/http/refusal.ts';
import type { ApiKeysParts } from './api-keys-parts.ts';
import { serveApiKeys } from './api-keys.routes.ts';
import { keyIn } from './key-text.ts';
import { letIn } from './let-in.ts';

export interface ApiKeys {
  /** By a key where the request has one, else as the identity says. */
  readonly authenticate: Authenticate;
  /** Before any route: judges keys ahead of everything else, so that no route can forget to. */
  guard(http: FastifyInstance): void;
  serve(http: FastifyInstance): void;
}

export function createApiKeys(parts: ApiKeysParts): ApiKeys {
  const callers = new WeakMap<FastifyRequest, Caller>();
  return {
    authenticate: async (request) => callers.get(request) ?? parts.identity.authenticate(request),
    guard: (http) => {
      http.addHook('onRequest', async (request, reply) => {
        const key = keyIn(request.headers.authorization);
        if (key === undefined) return undefined;
        const caller = await letIn(parts, key, request.routeOptions.config?.scope);
        if (isRefusal(caller)) return sendRefusal(request, reply, caller);
        request.callerId = caller.id;
        callers.set(request, caller);
        return undefined;
      });
    },
    serve: (http) => serveApiKeys(http, parts),
  };
}
