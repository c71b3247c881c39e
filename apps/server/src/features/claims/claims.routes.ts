import { orderName } from '@figurina/commerce';
import { answerClaim, createClaim, listClaims, replaceClaimed } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, sendRefusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { createSignedLinks } from '../../platform/http/signed-links.ts';
import { findOrder, openOrder, type StoredOrder } from '../orders/index.ts';
import { answer } from './answer-claim.ts';
import { wireClaim, wireClaims } from './claim-answers.ts';
import { createClaimPhotos } from './claim-photos.ts';
import { boxesOf } from './claimed-motifs.ts';
import type { ClaimsParts } from './claims-parts.ts';
import { findClaim, findClaims, findPhoto } from './claims.queries.ts';
import { makeClaim } from './make-claim.ts';
import { replaceClaimed as replaceClaimedOrder } from './replace-claimed.ts';

const photoParams = z.object({ token: z.string().max(200) });
const MINUTE_MS = 60_000;
const PHOTOS_A_MINUTE = 240;

export function serveClaims(http: FastifyInstance, parts: ClaimsParts): void {
  const { db, config, counters, files } = parts;
  const links = createSignedLinks({ ...parts, secret: 'claim_photo_secret', purpose: 'claim photo' });
  const photos = createClaimPhotos(parts);
  const readerOf = async (caller: Caller, order: StoredOrder) => ({
    caller,
    order,
    boxes: await boxesOf(db, order),
    links,
    baseUrl: config.baseUrl,
  });

  route(http, listClaims, async ({ params: { id }, caller }) => {
    const order = await openOrder(db, id, caller);
    if (isRefusal(order)) return order;
    return wireClaims(await findClaims(db, id), await readerOf(caller, order));
  });

  route(http, createClaim, async ({ params: { id }, body, caller }) => {
    const order = await openOrder(db, id, caller);
    if (isRefusal(order)) return order;
    const claim = await makeClaim(parts, photos, { order, wish: body.claim, by: caller.id });
    return isRefusal(claim) ? claim : { claim: await wireClaim(claim, await readerOf(caller, order)) };
  });

  route(http, answerClaim, async ({ params: { id }, body, caller }) => {
    const claim = await answer(parts, id, body.claim, caller);
    if (isRefusal(claim)) return claim;
    const order = await findOrder(db, claim.order_id);
    return order ? { claim: await wireClaim(claim, await readerOf(caller, order)) } : refuse('not_found');
  });

  route(http, replaceClaimed, async ({ params: { id }, caller }) => {
    const made = await replaceClaimedOrder(parts, id, caller);
    if (isRefusal(made)) return made;
    const claim = await findClaim(db, id);
    const order = claim && (await findOrder(db, claim.order_id));
    if (!claim || !order) return refuse('not_found');
    return {
      claim: await wireClaim(claim, await readerOf(caller, order)),
      order: { id: made.id, name: orderName(made.number) },
    };
  });

  http.route<{ Params: z.output<typeof photoParams> }>({
    method: 'GET',
    url: '/v1/public/claim_photos/:token',
    schema: {
      summary: 'A photo of a claim, by the address that the claim gave',
      tags: ['claims'],
      security: [],
      params: photoParams,
    },
    handler: async (request, reply) => {
      reply.headers({
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
      });
      const [calls = 0] = await counters.add([`claim photos ${request.ip}`], MINUTE_MS);
      if (calls > PHOTOS_A_MINUTE) return sendRefusal(request, reply, refuse('too_many_requests'));
      const id = await links.read(request.params.token);
      const photo = id === undefined ? undefined : await findPhoto(db, id);
      const bytes = photo && (await files.read(photo.file_key));
      if (!bytes) return sendRefusal(request, reply, refuse('not_found'));
      return reply.headers({ 'content-type': 'image/jpeg', 'content-disposition': 'inline' }).send(bytes);
    },
  });
}
