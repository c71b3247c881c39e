import { type Actor, may } from '@figurina/album';
import { changeReviewPoint, createReview, listReviews, replyToReview, type ReviewState } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { type Caller, nameOf } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findLock } from '../albums/index.ts';
import { giveApproval } from './give-approval.ts';
import { wirePoint, wireReply, wireReview } from './review-answers.ts';
import type { ReviewsParts } from './reviews-parts.ts';
import { ACTION_OF, type ReviewWishKind } from './reviews.policy.ts';
import * as queries from './reviews.queries.ts';
import { sendReview } from './send-review.ts';

const REPLIES_AN_HOUR = 60;
const HOUR_MS = 3_600_000;
const AT = '/review';
const TOLD: Record<ReviewWishKind, 'approved' | 'review_feedback'> = {
  approval: 'approved',
  feedback: 'review_feedback',
  remarks: 'review_feedback',
};

export function serveReviews(http: FastifyInstance, parts: ReviewsParts): void {
  const { db, clock, counters, albums, identity, tell, point, announce } = parts;
  const { access } = albums;

  async function stateFor(albumId: string, actor: Actor): Promise<ReviewState | undefined> {
    const head = await findLock(db, albumId);
    if (!head) return undefined;
    const allowed = await queries.editorsMayApprove(db, albumId);
    const by = head.lock?.by ? await identity.findPerson(head.lock.by) : undefined;
    return {
      lock: head.lock && {
        cause: head.lock.cause,
        reason: head.lock.reason,
        by: by?.name || by?.email || null,
        at: head.lock.at?.toISOString() ?? null,
      },
      may_send_feedback: may(actor, 'sendFeedback'),
      may_approve: may({ ...actor, allowed }, 'approve'),
      editors_may_approve: allowed,
    };
  }

  route(http, listReviews, async ({ params: { id }, caller }) => {
    const actor = await access(id, caller, 'read');
    if (isRefusal(actor)) return actor;
    const state = await stateFor(id, actor);
    if (!state) return refuse('not_found');
    return { reviews: (await queries.listReviews(db, id)).map(wireReview), review_state: state };
  });

  route(http, createReview, async ({ params: { id }, body: { review: wish }, caller, request }) => {
    const actor = await access(id, caller, ACTION_OF[wish.kind]);
    if (isRefusal(actor)) return actor;
    const by = authorOf(caller, actor);
    const made =
      wish.kind === 'approval'
        ? await giveApproval(parts, id, by, { ...wish, locale: localeOf(request) })
        : await sendReview(parts, id, by, { ...wish, points: wish.kind === 'remarks' ? wish.points : [] });
    if (isRefusal(made)) return made;
    if (wish.kind === 'approval') await point(id, 'approval', caller.id);
    announce(id, 'reviews and lock');
    const excerpt = wish.content ? { excerpt: wish.content } : {};
    tell({ albumId: id, kind: TOLD[wish.kind], by: caller.id, to: 'everybody', at: AT, ...excerpt });
    const head = await albums.readHead(id, actor, caller, localeOf(request));
    const review = (await queries.listReviews(db, id)).find((one) => one.id === made);
    if (isRefusal(head) || !review) return refuse('not_found');
    return { review: wireReview(review), album: head };
  });

  route(http, changeReviewPoint, async ({ params: { id, point }, body, caller }) => {
    const actor = await access(id, caller, 'sendFeedback');
    if (isRefusal(actor)) return actor;
    const done = body.point.done ? { at: clock.now(), by: nameOf(caller).name } : null;
    const ticked = await queries.tickPoint(db, id, point, done);
    if (!ticked) return refuse('not_found');
    announce(id, 'reviews');
    return { point: wirePoint(ticked) };
  });

  route(http, replyToReview, async ({ params: { id, review }, body, caller }) => {
    const actor = await access(id, caller, 'sendFeedback');
    if (isRefusal(actor)) return actor;
    if (!(await queries.isReviewOf(db, id, review))) return refuse('not_found');
    const [count = 0] = await counters.add([`review replies ${caller.id}`], HOUR_MS);
    if (count > REPLIES_AN_HOUR) return refuse('too_many_requests');
    const { content } = body.reply;
    const reply = await queries.insertReply(db, review, { content, by: authorOf(caller, actor), now: clock.now() });
    announce(id, 'reviews');
    tell({ albumId: id, kind: 'review_answer', by: caller.id, to: 'everybody', at: AT, excerpt: content });
    return { reply: wireReply(reply) };
  });
}

function authorOf(caller: Caller, { role }: Actor): queries.Author {
  return { ...nameOf(caller), staff: role === 'admin' };
}
