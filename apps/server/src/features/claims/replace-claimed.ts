/** The order that is sent for a claim, at no price: once, whoever presses at once. */
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { allOrNothing, findOrder, holdOrder, type StoredOrder, writeReplacement } from '../orders/index.ts';
import type { ClaimsParts } from './claims-parts.ts';
import * as queries from './claims.queries.ts';

export async function replaceClaimed(parts: ClaimsParts, id: string, by: Caller): Promise<StoredOrder | Refusal> {
  const { db, clock, audit } = parts;
  return allOrNothing(db, async (tx) => {
    const claim = await queries.holdClaim(tx, id);
    if (!claim) return refuse('not_found');
    await holdOrder(tx, claim.order_id);
    const order = await findOrder(tx, claim.order_id);
    if (!order) return refuse('not_found');
    if (claim.state !== 'accepted') return refuse('claim_not_accepted');
    if (await queries.findReplacement(tx, id)) return refuse('claim_replaced');
    const { item: product, quantity } = claim;
    // Of before claims named them: which boxes it was is not said.
    if (product === 'stickerbox_single_variety' && claim.motifs.length === 0) return refuse('claim_of_boxes');
    const made = await writeReplacement(parts, tx, order, {
      claimId: id,
      product,
      quantity,
      motifs: claim.motifs,
      by: by.id,
      now: clock.now(),
    });
    if (isRefusal(made)) return made;
    await audit.write(tx, {
      by,
      action: 'claim.replace',
      orderId: order.id,
      subject: made,
      after: { product, quantity, motifs: claim.motifs, replacement: made },
    });
    return (await findOrder(tx, made))!;
  });
}
