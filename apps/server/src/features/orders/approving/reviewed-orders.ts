/** What reviews of an album mean for its orders; all within the transaction that holds the album. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { isRefusal, refuse, type Refusal, type RefusalPart } from '../../../platform/http/refusal.ts';
import { factsOf } from '../../checkout/index.ts';
import { addUpdate } from '../add-update.ts';
import { isSameScope } from '../changing/scope.ts';
import { holdOpenOrders, takeSignal } from '../orders-of-album.queries.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { updateOrder } from '../orders-writing.queries.ts';
import { findOrders, type StoredOrder } from '../stored-order.ts';
import { approveOrder } from './approve-order.ts';
import type { Approving } from '../../reviews/index.ts';
import { agreeToScope, otherScope } from './other-scope.ts';

type Tx = Transaction<Database>;

export interface ReviewOfOrders {
  readonly albumId: string;
  readonly reviewId: string;
  readonly by: string;
  readonly now: Date;
}

export interface ReviewedOrders {
  /** Refused where the album is not of the scope that was ordered. */
  beforeApproval(tx: Tx, approving: Approving): Promise<Refusal | undefined>;
  approved(tx: Tx, review: ReviewOfOrders): Promise<void>;
  /** `remarks` are of the staff: they wait for the customer. */
  spokenOf(
    tx: Tx,
    review: ReviewOfOrders & { readonly kind: 'feedback' | 'remarks'; readonly content: string },
  ): Promise<void>;
  /** Staff open again what was approved: it needs another approval. */
  reopened(tx: Tx, review: Omit<ReviewOfOrders, 'reviewId'>): Promise<void>;
}

export function createReviewedOrders(parts: OrdersParts): ReviewedOrders {
  const { mails } = parts;

  async function openOrders(tx: Tx, albumId: string): Promise<StoredOrder[]> {
    const orders = await findOrders(tx, await holdOpenOrders(tx, albumId));
    return orders.toSorted((a, b) => a.number - b.number);
  }
  async function waitingOrders(tx: Tx, albumId: string): Promise<StoredOrder[]> {
    return (await openOrders(tx, albumId)).filter(({ approval_id }) => approval_id === null);
  }

  return {
    async beforeApproval(tx, approving) {
      const facts = factsOf(approving.current.document);
      const differing = (await waitingOrders(tx, approving.albumId)).filter(
        // Guests pay what they agreed to, whatever the album became since, and a replacement costs what staff say.
        (order) => order.kind === 'order' && !order.replacement && !isSameScope(order.facts, facts),
      );
      const open: RefusalPart[] = [];
      for (const order of differing) {
        const other = await otherScope(parts, tx, order, approving);
        if (isRefusal(other)) return other;
        const isAgreed = approving.acceptScope && order.placed_by === approving.by;
        if (!isAgreed) open.push(other.inWords);
        const refused = isAgreed ? await agreeToScope(parts, tx, other, approving) : undefined;
        if (refused) return refused;
      }
      return open.length > 0 ? refuse('order_scope_changed', open) : undefined;
    },

    async approved(tx, review) {
      const orders = await waitingOrders(tx, review.albumId);
      for (const order of orders) await approveOrder(parts, tx, order, review);
      if (orders.length > 0) await takeSignal(tx, review.albumId, 'review_completed', review.now);
    },

    async spokenOf(tx, { albumId, reviewId, by, now, kind, content }) {
      const orders = await openOrders(tx, albumId);
      for (const order of orders) {
        const metadata = { review_id: reviewId, kind };
        await addUpdate(tx, order.id, { signal: 'review_feedback', by: 'system', sub: by, metadata }, now);
        if (kind === 'remarks') await mails.write(tx, 'feedback', order, { round: reviewId, words: content });
      }
      if (orders.length > 0) await takeSignal(tx, albumId, 'review_feedback', now);
    },

    async reopened(tx, { albumId, by, now }) {
      for (const order of await openOrders(tx, albumId)) {
        // A reorder prints the copy of another order, whatever becomes of the album.
        if (order.approval_id === null || order.reorder_of !== null || isInProduction(order)) continue;
        const metadata = { kind: 'reopening' };
        await addUpdate(tx, order.id, { signal: 'review_feedback', by: 'system', sub: by, metadata }, now);
        await updateOrder(tx, order.id, { approval_id: null });
      }
    },
  };
}

function isInProduction({ updates }: StoredOrder): boolean {
  return updates.some(({ signal }) => signal === 'transfer_completed' || signal === 'production_started');
}
