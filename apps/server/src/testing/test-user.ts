/** Somebody signed in, for the tests of any feature. */
import { createScriptToken } from '../features/identity/index.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { TestServer } from './test-server.ts';

export interface TestUser {
  id: string;
  email: string;
  token: string;
  /** A request with their token; a body is sent as JSON. Paths are below `/v1`. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** `clock`: of a server that does not go by the time of the machine. */
export async function testUser(
  server: Pick<TestServer, 'config' | 'database' | 'url'>,
  email: string,
  { admin = false, clock = systemClock }: { admin?: boolean; clock?: Clock } = {},
): Promise<TestUser> {
  const { config, database } = server;
  const made = await createScriptToken({ db: database.db, clock, config }, { email, admin });
  if (!made.ok) throw new Error(made.code);
  return { id: made.userId, email, ...callingAs(server.url, made.token) };
}

export function callingAs(url: string, token: string): Pick<TestUser, 'token' | 'call'> {
  return {
    token,
    call: (method, path, body, headers) =>
      fetch(`${url}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
