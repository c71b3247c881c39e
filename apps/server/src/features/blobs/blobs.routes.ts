/**
 * Resumable uploads, tus 1.0: `POST /v1/blobs` makes one, `PATCH` sends bytes, `HEAD` tells how far it got. The last
 * segment of its address is the `blob_id` that other calls take. What tus does not decide (who may, how much) is decided
 * before it sees the request.
 */
import { STICKER_PROOF_HEADER, STICKER_TOKEN_HEADER } from '@figurina/contract';
import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { DataDisk } from '../../platform/files/data-disk.ts';
import { callerFor } from '../../platform/http/caller.ts';
import { outageOf } from '../../platform/http/outages.ts';
import { isRefusal, problemOf, refuse, sendRefusal, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { uploadBytes, uploads } from '../../platform/observation/metrics.ts';
import * as queries from './blobs.queries.ts';
import { cleanFilename } from './clean-filename.ts';
import { TusServer } from './tus-server.ts';
import type { TusStore } from './tus-store.ts';

const PATH = '/v1/blobs';

/** Who comes with a sticker link instead of an access token. */
export interface Contributors {
  contributor(token: string): Promise<Uploader | Refusal>;
  /** Of the first request of an upload: before a byte is taken, a task of the bot check has been solved for it. */
  newContributor(token: string, address: string, proof: string | undefined): Promise<Uploader | Refusal>;
}

interface Uploader {
  id: string;
  /** A keyed hash, of those without an account. */
  address?: string;
}

interface Coming {
  id: string;
  caller: Uploader;
  request: FastifyRequest;
}

/** What may lie unused of one link, in multiples of what may of one address. */
const ADDRESSES_A_LINK = 4;

interface BlobRoutesParts {
  db: Kysely<Database>;
  clock: Clock;
  config: Pick<Config, 'baseUrl' | 'images' | 'stickerLink'>;
  datastore: TusStore;
  disk: Pick<DataDisk, 'hasRoomFor'>;
  readonly isWhole: (blob: queries.Blob) => Promise<boolean>;
  readonly remove: (id: string) => Promise<void>;
  contributors: Contributors;
}

export async function serveBlobs(
  http: FastifyInstance,
  { db, clock, config, datastore, disk, isWhole, remove, contributors }: BlobRoutesParts,
) {
  /** The id of the upload that a request is about to make, and who makes it. */
  const coming = new WeakMap<object, Coming>();
  const tus = new TusServer({
    path: PATH,
    datastore,
    maxSize: config.images.maxBytes,
    allowedOrigins: () => false,
    namingFunction: ({ runtime }) => coming.get(runtime?.node?.req ?? {})?.id ?? newId(),
    // Without the origin, so that it holds behind every proxy; below the path of BASE_URL.
    generateUrl: (_request, { id }) => `${new URL(config.baseUrl).pathname.replace(/\/$/, '')}${PATH}/${id}`,
    onUploadFinish: async ({ runtime }, upload) => {
      const { caller } = coming.get(runtime?.node?.req ?? {}) ?? {};
      const blob = caller && (await queries.findBlob(db, upload.id, caller.id));
      if (!blob) return {};
      await isWhole(blob);
      uploads.inc();
      uploadBytes.inc(blob.size);
      return {};
    },
    // What tus refuses by itself has a status; anything else is a machine in trouble, or a mistake of ours.
    onResponseError: async ({ runtime }, error) => {
      const request = coming.get(runtime?.node?.req ?? {})?.request;
      // Nobody is there to be told, and a line that drops is no fault.
      if (!request || request.raw.socket.destroyed || 'status_code' in error) return undefined;
      request.log.error({ err: error }, 'upload failed');
      const problem = await problemOf(request, refuse(outageOf(error) ?? 'internal'));
      return { status_code: problem.status, body: JSON.stringify(problem) };
    },
  });

  async function uploader(request: FastifyRequest, making: boolean): Promise<Uploader | Refusal> {
    const { [STICKER_TOKEN_HEADER]: token, [STICKER_PROOF_HEADER]: proof } = request.headers;
    if (typeof token !== 'string') return (await callerFor(request, 'user')) ?? refuse('unauthorized');
    if (!making) return contributors.contributor(token.slice(0, 128));
    return contributors.newContributor(token.slice(0, 128), request.ip, proof?.toString().slice(0, 600));
  }

  async function make(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const caller = await uploader(request, true);
    if (isRefusal(caller)) return void (await sendRefusal(request, reply, caller));
    const wanted = announced(request, config.images.maxBytes);
    if (isRefusal(wanted)) return void (await sendRefusal(request, reply, wanted));
    if (!(await disk.hasRoomFor(wanted.size))) return void (await sendRefusal(request, reply, refuse('storage_full')));
    const now = clock.now();
    const row = { ...wanted, id: newId(now.getTime()), owner_id: caller.id, created_at: now };
    if (!(await insert({ ...row, address: caller.address ?? null })))
      return void (await sendRefusal(request, reply, refuse('too_many_requests')));
    await hand(request, reply, { id: row.id, caller, request });
    if (reply.raw.statusCode >= 400) await remove(row.id);
  }

  async function insert(row: queries.NewBlob): Promise<boolean> {
    const { unclaimedBytes: address } = config.stickerLink;
    if (row.address !== null && address > 0)
      return queries.insertWithin(db, row, { address, link: address * ADDRESSES_A_LINK });
    await queries.insertBlob(db, row);
    return true;
  }

  async function goOn(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply): Promise<void> {
    const caller = await uploader(request, false);
    if (isRefusal(caller)) return void (await sendRefusal(request, reply, caller));
    const blob = await queries.findBlob(db, request.params.id, caller.id);
    if (!blob) return void (await sendRefusal(request, reply, refuse('not_found')));
    if (request.method === 'DELETE') {
      await remove(blob.id);
      return void (await reply.code(204).header('tus-resumable', '1.0.0').send());
    }
    if (!blob.stored_at) return hand(request, reply, { id: blob.id, caller, request });
    if (request.method === 'PATCH') return void (await sendRefusal(request, reply, refuse('conflict')));
    // Whoever lost the last answer hears here that all of it arrived, also when it has become something.
    const headers = {
      'tus-resumable': '1.0.0',
      'cache-control': 'no-store',
      'upload-length': blob.size,
      'upload-offset': blob.size,
    };
    await reply.headers(headers).send();
  }

  async function hand(request: FastifyRequest, reply: FastifyReply, maker: Coming): Promise<void> {
    coming.set(request.raw, maker);
    reply.hijack();
    await tus.handle(request.raw, reply.raw);
  }

  await http.register(async (scope) => {
    // The bytes go to tus as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    const schema = (summary: string) => ({ summary, tags: ['blobs'], security: [{ bearer: [] }] });
    scope.route({ method: 'POST', url: PATH, schema: schema('Begins a resumable upload (tus 1.0)'), handler: make });
    for (const [method, summary] of [
      ['HEAD', 'How many bytes of an upload arrived'],
      ['PATCH', 'Sends bytes of an upload'],
      ['DELETE', 'Gives an upload up'],
    ] as const)
      scope.route<{ Params: { id: string } }>({ method, url: `${PATH}/:id`, schema: schema(summary), handler: goOn });
    scope.options(PATH, { schema: { hide: true } }, async (request, reply) => {
      reply.hijack();
      await tus.handle(request.raw, reply.raw);
    });
  });
}

/** What is to come, or why not: refused before a byte arrives. */
function announced(request: FastifyRequest, maxBytes: number): { size: number; filename: string } | Refusal {
  const size = Number(request.headers['upload-length']);
  if (!Number.isSafeInteger(size) || size < 0) return refuse('invalid_request');
  if (size > maxBytes) return refuse('payload_too_large');
  try {
    const metadata = Metadata.parse(String(request.headers['upload-metadata'] ?? '') || undefined);
    return { size, filename: cleanFilename(metadata['filename'] ?? '') };
  } catch {
    return refuse('invalid_request');
  }
}
