/** `POST /v1/webhooks/stripe`: what Stripe tells. Believed by its signature over the bytes as they came. */
import type { InvoiceStatus } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { Stripe } from 'stripe';
import type { Database } from '../../../platform/db/schema.ts';
import { refuse, sendRefusal } from '../../../platform/http/refusal.ts';
import type { InvoicesParts } from '../invoices-parts.ts';
import { findInvoice } from '../invoices.queries.ts';
import type { StripeInvoices } from './stripe-maker.ts';
import { takeState } from './stripe-state.ts';
import { beginAnew, findByStripeId, isNewEvent } from './stripe.queries.ts';

const TOLERANCE_SECONDS = 300;
const MAX_BYTES = 1_000_000;

const TOLD: Readonly<Record<string, InvoiceStatus>> = {
  'invoice.finalized': 'open',
  'invoice.paid': 'paid',
  'invoice.voided': 'void',
  'invoice.marked_uncollectible': 'uncollectible',
};

export function serveStripeEvents(
  http: FastifyInstance,
  parts: InvoicesParts,
  { stripe, settings }: Pick<StripeInvoices, 'stripe' | 'settings'>,
): void {
  const { db, clock } = parts;

  /** The event, or undefined for what is not Stripe's, was changed on the way, or is old. */
  function read(body: unknown, signature: unknown): Stripe.Event | undefined {
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined;
    const now = clock.now().getTime();
    try {
      const { webhooks } = stripe;
      return webhooks.constructEvent(body, signature, settings.webhookSecret, TOLERANCE_SECONDS, undefined, now);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        return undefined;
      throw error;
    }
  }

  async function take(tx: Transaction<Database>, event: Stripe.Event): Promise<void> {
    if (!event.type.startsWith('invoice.') || !(await isNewEvent(tx, event.id, event.type, clock.now()))) return;
    const theirs = event.data.object as Stripe.Invoice;
    if (typeof theirs.id !== 'string') return;
    // It may come before this server has written down what Stripe calls the invoice.
    const ours = theirs.metadata?.['invoice_id'];
    const known = (await findByStripeId(tx, theirs.id)) ?? (ours ? await findInvoice(tx, ours) : undefined);
    if (!known || (known.stripe_id !== null && known.stripe_id !== theirs.id)) return;
    const status = TOLD[event.type];
    if (status) await takeState(tx, parts, { invoiceId: known.id, status, theirs });
    // Thrown away there as a draft: the next try makes another.
    if (event.type === 'invoice.deleted' && known.status === 'draft') await beginAnew(tx, known, known);
  }

  void http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post('/v1/webhooks/stripe', { schema: { hide: true } }, async (request, reply) => {
      const event = read(request.body, request.headers['stripe-signature']);
      if (!event) return sendRefusal(request, reply, refuse('invalid_request'));
      await db.transaction().execute((tx) => take(tx, event));
      return reply.send({ received: true });
    });
  });
}
