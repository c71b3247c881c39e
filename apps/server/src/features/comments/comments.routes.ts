import { changeCommentReads, listCommentReads } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { isRefusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { CommentsParts } from './comments-parts.ts';
import { listReads, writeReads } from './comments.queries.ts';

export function serveComments(http: FastifyInstance, { db, access, notifications, announceRead }: CommentsParts): void {
  route(http, listCommentReads, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    return { comment_reads: await listReads(db, id, caller.id) };
  });

  route(http, changeCommentReads, async ({ params: { id }, body: { comment_reads: reads }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    if (await writeReads(db, id, caller.id, reads)) announceRead(id, caller.id);
    await notifications.threadsRead(id, caller.id, Object.keys(reads));
    return undefined;
  });
}
