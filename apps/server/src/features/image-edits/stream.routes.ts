/** `GET /v1/image_edits/:id/stream?token=…`: server-sent events. The token says whose job it is. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { refuse, sendRefusal } from '../../platform/http/refusal.ts';
import type { ImageEditsParts } from './image-edits-parts.ts';
import { findEdit } from './image-edits.queries.ts';
import type { PartialFiles } from './partial-files.ts';
import { editEvents, type ToldEvent } from './stream-events.ts';
import { opensStream } from './stream-token.ts';

const paramsSchema = z.object({ id: z.string().max(64) });
const querySchema = z.object({ token: z.string().max(200).default('') });
/** So that no proxy takes a quiet connection for a dead one. */
const QUIET_MS = 15_000;
/** After which a browser comes back that lost the connection. */
const AGAIN_MS = 1500;

export interface Streams {
  /** Ends those that are open: their listeners come back to another server. */
  close(): void;
}

export function serveStreams(http: FastifyInstance, parts: ImageEditsParts & { partials: PartialFiles }): Streams {
  const { db, clock } = parts;
  const open = new Set<AbortController>();

  http.route<{ Params: z.output<typeof paramsSchema>; Querystring: z.output<typeof querySchema> }>({
    method: 'GET',
    url: '/v1/image_edits/:id/stream',
    schema: {
      summary: 'The events of an edit: progress, partial, done, error. `token` is its stream_token',
      tags: ['images'],
      security: [],
      params: paramsSchema,
      querystring: querySchema,
    },
    handler: async (request, reply) => {
      const edit = await findEdit(db, request.params.id);
      const isOpened = edit && opensStream(request.query.token, edit, clock.now());
      if (!isOpened) return sendRefusal(request, reply, refuse('not_found'));
      reply.hijack();
      const gone = new AbortController();
      open.add(gone);
      reply.raw.once('close', () => gone.abort());
      try {
        await send(reply, editEvents(parts, edit.id, gone.signal));
      } catch (error) {
        request.log.error({ err: error, imageEdit: edit.id }, 'the stream of an edit broke off');
      } finally {
        open.delete(gone);
        reply.raw.end();
      }
      return reply;
    },
  });

  return { close: () => open.forEach((one) => one.abort()) };
}

async function send(reply: FastifyReply, events: AsyncIterable<ToldEvent>): Promise<void> {
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(`retry: ${AGAIN_MS}\n\n`);
  const quiet = setInterval(() => raw.write(':\n\n'), QUIET_MS);
  try {
    for await (const { event, data } of events) raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  } finally {
    clearInterval(quiet);
  }
}
