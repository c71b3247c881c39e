/** Who calls. The identity feature says so; the platform only asks it before every endpoint. */
import type { ApiScope } from '@figurina/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** `user` needs an access token, `admin` the role too, `public` nothing, `render` is checked by the endpoint itself. */
export type Access = 'user' | 'admin' | 'public' | 'render';

export interface Caller {
  /** The subject of the access token: the user's id. */
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly admin: boolean;
  /** Of those that a person can end: the one that the token was given to. */
  readonly signIn?: string;
}

/** Somebody, as others read it. */
export function nameOf({ id, name, email }: Caller): { id: string; name: string } {
  return { id, name: name || email };
}

/** Reads the request's access token: its caller, undefined without a token, a refusal for a bad one. */
export type Authenticate = (request: FastifyRequest) => Promise<Caller | Refusal | undefined>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a key for scripts needs here; keys may not call what has none. */
    scope?: ApiScope | null | undefined;
  }
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    /** Set once the caller is known; for the log. */
    callerId: string | null;
  }
}

export function knowCallers(http: FastifyInstance, authenticate: Authenticate): void {
  http.decorate('authenticate', authenticate);
  http.decorateRequest('callerId', null);
}

/** The caller of this request, or why they may not come in. Routes beside the contract (files, sockets) use it too. */
export async function callerFor(request: FastifyRequest, access: Access): Promise<Caller | Refusal | undefined> {
  if (access === 'render') return undefined;
  const caller = await request.server.authenticate(request);
  if (isRefusal(caller)) return access === 'public' ? undefined : caller;
  if (caller) request.callerId = caller.id;
  if (access === 'public') return caller;
  if (!caller) return refuse('unauthorized');
  return access === 'admin' && !caller.admin ? refuse('forbidden') : caller;
}
