/** What staff answer to a claim, once: told to its customer and written down. */
import type { answerClaim, RequestOf } from '@figurina/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { allOrNothing, findOrder } from '../orders/index.ts';
import type { ClaimsParts } from './claims-parts.ts';
import * as queries from './claims.queries.ts';

export async function answer(
  { db, clock, audit, mails }: ClaimsParts,
  id: string,
  { state, answer: words }: RequestOf<typeof answerClaim>['body']['claim'],
  by: Caller,
): Promise<queries.StoredClaim | Refusal> {
  return allOrNothing(db, async (tx) => {
    const held = await queries.holdClaim(tx, id);
    const order = held && (await findOrder(tx, held.order_id));
    if (!held || !order) return refuse('not_found');
    if (held.state !== 'open') return refuse('claim_answered');
    await queries.updateClaim(tx, id, { state, answer: words, answered_by: by.id, answered_at: clock.now() });
    await mails.write(tx, 'claim_answer', order, { round: id, words, isAccepted: state === 'accepted' });
    await audit.write(tx, {
      by,
      action: 'claim.answer',
      orderId: order.id,
      subject: id,
      before: { claim_state: held.state },
      after: { claim_state: state, answer: words },
    });
    return (await queries.findClaim(tx, id))!;
  });
}
