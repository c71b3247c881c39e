import { readRenderData, type Album } from '@figurina/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { readSnapshot } from './exports.queries.ts';
import type { RenderTokens } from './render-tokens.ts';

interface RenderDataParts {
  db: Kysely<Database>;
  tokens: RenderTokens;
  readonly pictures: { imageToken(albumId: string, reader: 'render'): string };
}

export function serveRenderData(http: FastifyInstance, { db, tokens, pictures }: RenderDataParts): void {
  route(http, readRenderData, async ({ params, request, reply }) => {
    const token = tokenOf(request);
    const jobId = token && (await tokens.read(token));
    const snapshot = jobId ? await readSnapshot(db, jobId) : undefined;
    // A token of another album is no token for this one.
    if (snapshot?.albumId !== params.id) return refuse('unauthorized');
    reply.header('cache-control', 'no-store');
    const album = JSON.parse(snapshot.album) as Album;
    return { album: { ...album, image_token: pictures.imageToken(params.id, 'render') } };
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const header = request.headers['x-render-token'];
  if (typeof header === 'string' && header !== '') return header;
  const { token } = request.query as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
