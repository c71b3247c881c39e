import type { Checkout, Order } from '@figurina/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../../analytics/analytics.ts';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { campaign } from '../../../campaign/campaign.ts';
import type { Sending } from '../checkout-draft.ts';
import type { CheckoutDesk } from '../checkout-desk.ts';
import type { ContactDesk } from '../contact/use-contact.ts';
import type { VoucherDesk } from '../summary/use-voucher.ts';
import { orderRequest, sendingOf } from './order-request.ts';
import { afterEvent, type Submission } from './submission.ts';

export interface PriceChange {
  readonly before: Checkout;
  readonly after: Checkout;
}

export interface SubmissionDesk {
  readonly state: Submission;
  /** Why the order did not go through, for the notice of ERROR. */
  readonly cause: unknown;
  readonly priceChange: PriceChange | null;
  readonly send: () => void;
  readonly ok: () => void;
  /** Orders at the new price, or goes back to the form. */
  readonly answerPriceChange: (agreed: boolean) => void;
}

/** Another request of the same order is at work: its answer is waited for. */
const MOST_WAITS = 8;
const WAIT_MS = 1000;

/** Sends the order, once however often it is asked for, and puts what is refused where it belongs. */
export function useSubmission(
  desk: CheckoutDesk,
  contact: Pick<ContactDesk, 'form' | 'refuse'>,
  voucher: Pick<VoucherDesk, 'refuse'>,
): SubmissionDesk {
  const t = useT();
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(afterEvent, 'PENDING');
  const [cause, setCause] = useState<unknown>(null);
  const [priceChange, setPriceChange] = useState<PriceChange | null>(null);
  const isSending = useRef(false);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ key, body }: Sending): Promise<Order> => {
      const order = JSON.parse(body) as { order: ReturnType<typeof orderRequest> };
      return (await api.orders.create({ body: order }, { idempotencyKey: key })).order;
    },
    retry: (count, refusal) => isProblem(refusal, 'order_in_progress') && count < MOST_WAITS,
    retryDelay: WAIT_MS,
  });

  async function send(checkout: Checkout): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    dispatch('send');
    const wish = { ...orderRequest(contact.form, checkout, desk.draft, desk.eventDate), campaign: campaign() };
    const sending = sendingOf(wish, desk.draft.sending, () => crypto.randomUUID());
    desk.change({ sending });
    try {
      const order = await mutateAsync(sending);
      dispatch('ordered');
      const { name, amount, currency } = order;
      track('Order Created', { order: name, amount, currency, category: checkout.album.category });
      desk.forget();
      for (const queryKey of [['orders'], ['albums'], ['checkout']]) queries.removeQueries({ queryKey });
      void navigate(`/orders/${order.id}?new=1`, { replace: true });
    } catch (refusal) {
      isSending.current = false;
      await refuse(refusal, checkout);
    }
  }

  async function refuse(refusal: unknown, before: Checkout): Promise<void> {
    setCause(refusal);
    const code = refusal instanceof ApiProblem ? refusal.code : '';
    if (refusal instanceof ApiProblem && code === 'order_invalid' && refusal.parts.length > 0) {
      contact.refuse(refusal.parts);
      return dispatch('refused');
    }
    const after = refusal instanceof ApiProblem ? refusal.price.checkout : undefined;
    if (after) {
      desk.take(after);
      setPriceChange({ before, after });
      return dispatch('refused');
    }
    if (code.startsWith('voucher_')) voucher.refuse(problemText(t, refusal));
    // Another order went out under this key: the next one has its own.
    if (code === 'idempotency_conflict') desk.change({ sending: null });
    dispatch('failed');
    // The album, or what can be had, is no longer what it was.
    if (refusal instanceof ApiProblem && refusal.status >= 400 && refusal.status < 500) await desk.ask();
  }

  return {
    state,
    cause,
    priceChange,
    send: () => void send(desk.checkout),
    ok: () => dispatch('ok'),
    answerPriceChange(agreed) {
      setPriceChange(null);
      if (agreed && priceChange) void send(priceChange.after);
    },
  };
}

export function isProblem(cause: unknown, code: ApiProblem['code']): boolean {
  return cause instanceof ApiProblem && cause.code === code;
}
