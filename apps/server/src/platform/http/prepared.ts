/** An answer whose bytes were made before: they are sent as they are, nothing checks or writes them a second time. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipWith, type PackedJson, unpacked } from './packed-json.ts';

export class Prepared {
  readonly beginning: PackedJson;
  /** Names, together with the beginning that it stands behind, all of the answer. */
  readonly end: string;

  constructor(beginning: PackedJson, end: string) {
    this.beginning = beginning;
    this.end = end;
  }
}

/** Nothing but the word that nothing changed, for whoever has it already. */
export async function sendPrepared(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { beginning, end }: Prepared,
): Promise<FastifyReply> {
  const tag = `W/"${createHash('sha256').update(end).digest('base64url').slice(0, 27)}"`;
  void reply.headers({ etag: tag, vary: 'authorization, accept-encoding' });
  if (method === 'GET' && headers['if-none-match']?.includes(tag)) return reply.code(304).send();
  void reply.header('content-type', 'application/json; charset=utf-8');
  const gzip = gzipWith(beginning, end);
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(await unpacked(gzip));
}
