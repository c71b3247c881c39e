/**
 * Calls an endpoint of the contract and holds the server to it: the answer must have the declared status and exactly
 * the declared shape, a refusal must be one of the declared codes.
 */
import {
  ERRORS,
  problemSchema,
  type AnswerOf,
  type Endpoint,
  type ErrorCode,
  type RequestOf,
} from '@figurina/contract';
import { expect } from 'vitest';
import type { TestUser } from './test-user.ts';

export type CheckedAnswer<E extends Endpoint> =
  | { ok: true; status: number; body: AnswerOf<E> }
  | { ok: false; status: number; code: ErrorCode };

/** `user`: who calls; a server's address for somebody who is not signed in. */
export async function call<E extends Endpoint>(
  user: Pick<TestUser, 'call'> | string,
  endpoint: E,
  request: RequestOf<E>,
): Promise<CheckedAnswer<E>> {
  const { params = {}, query = {}, body } = request as { params?: Values; query?: Values; body?: unknown };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const address = search ? `${path}?${search}` : path;
  const answer =
    typeof user === 'string'
      ? await anonymous(user, endpoint.method, address, body)
      : await user.call(endpoint.method, address, body);
  const where = `${endpoint.method} ${address} answered ${answer.status}`;
  if (answer.status >= 400) return { ok: false, status: answer.status, code: await refusalOf(answer, endpoint, where) };
  expect(answer.status, where).toBe(endpoint.status ?? 200);
  if (!endpoint.answer) {
    expect(await answer.text(), where).toBe('');
    return { ok: true, status: answer.status, body: undefined as AnswerOf<E> };
  }
  const sent: unknown = await answer.json();
  const parsed = endpoint.answer.parse(sent);
  expect(sent, `${where} with fields that are not declared`).toEqual(parsed);
  return { ok: true, status: answer.status, body: parsed as AnswerOf<E> };
}

/** The body of an answer that must have succeeded. */
export async function ask<E extends Endpoint>(
  user: Pick<TestUser, 'call'> | string,
  endpoint: E,
  request: RequestOf<E>,
): Promise<AnswerOf<E>> {
  const answer = await call(user, endpoint, request);
  if (!answer.ok) throw new Error(`${endpoint.method} ${endpoint.path} was refused: ${answer.code}`);
  return answer.body;
}

/** The code of an answer that must have been refused. */
export async function refusal<E extends Endpoint>(
  user: Pick<TestUser, 'call'> | string,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ErrorCode> {
  const answer = await call(user, endpoint, request);
  if (answer.ok) throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
  return answer.code;
}

type Values = Record<string, unknown>;
const ALWAYS: readonly ErrorCode[] = [
  'storage_full',
  'unavailable',
  'invalid_request',
  'unauthorized',
  'token_expired',
  'api_key_scope_missing',
  'too_many_requests',
  'payload_too_large',
  'unsupported_type',
];

async function refusalOf(answer: Response, endpoint: Endpoint, where: string): Promise<ErrorCode> {
  expect(answer.headers.get('content-type'), where).toContain('application/problem+json');
  const problem = problemSchema.parse(await answer.json());
  const code = problem.code as ErrorCode;
  expect(
    [...ALWAYS, ...(endpoint.access === 'admin' ? ['forbidden'] : []), ...(endpoint.refusals ?? [])],
    where,
  ).toContain(code);
  expect(problem.status, where).toBe(answer.status);
  expect(ERRORS[code], where).toBe(answer.status);
  expect(problem.title.length, where).toBeGreaterThan(10);
  return code;
}

function anonymous(server: string, method: string, address: string, body: unknown): Promise<Response> {
  return fetch(`${server}/v1${address}`, {
    method,
    ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}
