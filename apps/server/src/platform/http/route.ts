/** Registers an endpoint of the contract: its path, its parsing, its access and its answer all come from the declaration. */
import { ERRORS, problemSchema, scopeOf, type AnswerOf, type Endpoint } from '@figurina/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerFor, type Access, type Caller } from './caller.ts';
import { Prepared, sendPrepared } from './prepared.ts';
import { isRefusal, sendRefusal, type Refusal } from './refusal.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type AccessOf<E extends Endpoint> = E['access'] extends Access ? E['access'] : 'user';

export interface Call<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  /** Who calls; a public endpoint knows them only when they sent a token. */
  caller: AccessOf<E> extends 'user' | 'admin' ? Caller : Caller | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers the declared body (nothing for 204), also one whose bytes were made before, or a refusal. */
export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<(E['answer'] extends null ? void : AnswerOf<E> | Prepared) | Refusal>;

/** On `http` as `createHttp` made it; the path is below `/v1`. */
export function route<E extends Endpoint>(http: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  const access = endpoint.access ?? 'user';
  const status = endpoint.status ?? 200;
  http.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      security: access === 'public' ? [] : [{ bearer: [] }],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { ...answersOf(endpoint, status), ...refusalAnswers(endpoint) },
    },
    config: { scope: scopeOf(endpoint) },
    handler: async (request, reply) => {
      const caller = await callerFor(request, access);
      if (isRefusal(caller)) return sendRefusal(request, reply, caller);
      // Before it is handled: what has been done already is answered with another one.
      void reply.code(status);
      const call = { params: request.params, query: request.query, body: request.body, caller, request, reply };
      const answer = await handler(call as unknown as Call<E>);
      if (isRefusal(answer)) return sendRefusal(request, reply, answer);
      if (answer instanceof Prepared) return sendPrepared(request, reply, answer);
      return reply.send(answer);
    },
  });
}

function answersOf({ answer, again }: Endpoint, status: number): Record<number, z.ZodType> {
  const body = answer ?? z.undefined();
  return again === undefined ? { [status]: body } : { [status]: body, [again]: body };
}

function refusalAnswers(endpoint: Endpoint): Record<number, typeof problemSchema> {
  const access = endpoint.access ?? 'user';
  const codes = [
    'invalid_request',
    'internal',
    ...(access === 'public' ? [] : (['unauthorized'] as const)),
    ...(access === 'admin' ? (['forbidden'] as const) : []),
    ...(endpoint.refusals ?? []),
  ] as const;
  return Object.fromEntries(codes.map((code) => [ERRORS[code], problemSchema]));
}
