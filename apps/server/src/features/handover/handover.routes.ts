import { makeArtifact, readArtifact, readHandover, readProductionOrder, transferOrder } from '@figurina/contract';
import { orderName } from '@figurina/commerce';
import type { FastifyInstance } from 'fastify';
import { localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { SignedLinks } from '../../platform/http/signed-links.ts';
import { findOrder } from '../orders/index.ts';
import { archiveState, readyArchive } from './archive-state.ts';
import { handoverAnswer } from './handover-answers.ts';
import type { HandoverContext } from './handover-parts.ts';
import { makeArchive } from './make-archive.ts';
import { progressOf, startTransferOf } from './transfer/start-transfer.ts';

export function serveHandover(http: FastifyInstance, parts: HandoverContext, links: SignedLinks): void {
  const { db, config, answers } = parts;

  route(http, readHandover, async ({ params: { id }, request }) => {
    const order = await findOrder(db, id);
    return order ? { handover: await handoverAnswer(parts, order, localeOf(request)) } : refuse('not_found');
  });

  route(http, readProductionOrder, async ({ params: { id }, reply }) => {
    const order = await findOrder(db, id);
    if (!order) return refuse('not_found');
    const state = await archiveState(parts, db, order);
    if (!state.production) return refuse(state.copy === 'withdrawn' ? 'copy_withdrawn' : 'copy_not_approved');
    const ready = readyArchive(state);
    reply.header('content-disposition', `attachment; filename="${orderName(order.number)}.json"`);
    reply.header('cache-control', 'private, no-store');
    if (!ready) return state.production;
    const { name, sha256, bytes, production } = ready;
    return { ...production, archive: { name, sha256, bytes } };
  });

  route(http, makeArtifact, async ({ params: { id }, caller, request }) => {
    const order = await findOrder(db, id);
    if (!order) return refuse('not_found');
    const locale = localeOf(request);
    const refused = await makeArchive(parts, order, { by: caller, locale });
    return refused ?? { handover: await handoverAnswer(parts, order, locale) };
  });

  route(http, readArtifact, async ({ params: { id } }) => {
    const order = await findOrder(db, id);
    if (!order) return refuse('not_found');
    const state = await archiveState(parts, db, order);
    const ready = readyArchive(state);
    if (!ready) return { ...refuse('artifact_not_ready'), progress: progressOf(state.archive) };
    const { name: file_name, bytes: file_bytes, sha256 } = ready;
    return {
      blob_url: `${config.baseUrl}/v1/public/print_archives/${await links.issue(id)}`,
      file_name,
      file_bytes,
      sha256,
    };
  });

  route(http, transferOrder, async ({ params: { id }, body, caller, request }) => {
    const pointer = { pointer: '/id', code: 'other_order', detail: '' };
    if (body.id !== id) return refuse('invalid_request', [pointer]);
    const order = await findOrder(db, id);
    if (!order) return refuse('not_found');
    const refused = await db.transaction().execute((tx) => startTransferOf(parts, tx, order, caller));
    if (refused) return refused;
    const now = (await findOrder(db, id))!;
    return { order: await answers.order(now, { caller, locale: localeOf(request) }) };
  });
}
