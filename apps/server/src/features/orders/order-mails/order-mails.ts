/** The mails of an order: written in the transaction that they tell of, each once. In the order's language. */
import { basename } from 'node:path';
import type { ClaimKind } from '@figurina/commerce';
import type { Invoice } from '@figurina/contract';
import { formatDate, formatMoney } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Mails } from '../../mails/index.ts';
import { trackingOf } from '../order-timeline.ts';
import type { StoredOrder } from '../stored-order.ts';
import { customersAddress } from './customers-address.ts';
import { newsValues, termsValues } from './mail-values.ts';

type InvoiceSaid = Pick<
  Invoice,
  'id' | 'number' | 'hosted_invoice_url' | 'due_on' | 'cancels' | 'credits' | 'amount_gross' | 'amount_left'
>;

export interface OrderMailSaid {
  /** To the customer, with all terms. */
  received: object;
  /** To the staff. */
  new: object;
  /** `words`: the reason. */
  rejected: { readonly words: string };
  /** `round`: what names this feedback among others of the order. */
  feedback: { readonly round: string; readonly words: string };
  /** `round`: the review; an album that was opened again is approved again. */
  approved: { readonly round: string };
  /**
   * Only where staff asked for it. `link`: where the parcel is followed; that of the order where it is left out. `round`: the
   * event that tells of it; one that was corrected is told again.
   */
  shipment: { readonly link?: string | null; readonly round?: string };
  /** Also one that cancels another. */
  invoice: { readonly invoice: InvoiceSaid };
  /** To the customer: what was paid is taken back, all of it or a part; `owed`: it was not paid, and this much is left to pay. */
  credit: { readonly invoice: InvoiceSaid; readonly owed?: number };
  /** To the staff: its money is to go back. */
  refund: { readonly invoice: InvoiceSaid };
  /** Of an invoice that was due. */
  reminder: { readonly invoice: InvoiceSaid };
  /** To the staff: Stripe arrives at another total. Amounts in words. */
  differs: { readonly ours: string; readonly theirs: string };
  cancelled: object;
  /** To the staff: somebody reports what is wrong with what was sent. `round`: the claim. */
  claim: {
    readonly round: string;
    readonly kind: ClaimKind | 'boxes_missing';
    readonly quantity: number;
    readonly words: string;
  };
  /** To the customer: what is sent for a claim. */
  replacement: object;
  /** To the customer: what staff say to it. */
  claim_answer: { readonly round: string; readonly words: string; readonly isAccepted: boolean };
  /** To the staff: what the print shop was to get is not there. `round`: the job that failed. `words`: why. */
  print_failed: { readonly round: string; readonly words: string };
  /** `round`: the update that tells of the change. With all terms as they are now. */
  changed: { readonly round: string };
}
export type OrderMailName = keyof OrderMailSaid;

export interface OrderMails {
  /** Written again, it does nothing: a repeated request, a job that is done again. `order`: as it is after what happened. */
  write<Name extends OrderMailName>(
    tx: Transaction<Database>,
    name: Name,
    order: StoredOrder,
    ...said: object extends OrderMailSaid[Name] ? [said?: OrderMailSaid[Name]] : [said: OrderMailSaid[Name]]
  ): Promise<void>;
}

export interface OrderMailsParts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'baseUrl' | 'legal' | 'orders' | 'supportEmail'>;
  readonly mails: Pick<Mails, 'sendAboutOrder'>;
}

/** Everything that any of them may be told. */
type AnySaid = Partial<{
  round: string;
  words: string;
  link: string | null;
  invoice: InvoiceSaid;
  owed: number;
  kind: ClaimKind | 'boxes_missing';
  quantity: number;
  isAccepted: boolean;
  ours: string;
  theirs: string;
}>;

const INVOICE_MAILS = {
  invoice: 'order_invoice',
  credit: 'order_credit',
  reminder: 'order_reminder',
} as const;

export function createOrderMails({ clock, config, mails }: OrderMailsParts): OrderMails {
  const { baseUrl } = config;
  const { termsPdf } = config.orders;
  const terms = termsPdf === undefined ? [] : [{ filename: basename(termsPdf), path: termsPdf }];

  /** Without a page of its own: the order's. */
  function invoiceValues(order: StoredOrder, invoice: InvoiceSaid, owed: number | null = null) {
    const { number, hosted_invoice_url, due_on, cancels, credits, amount_left } = invoice;
    const money = (amount: number): string => formatMoney(order.language, amount, order.currency);
    return {
      ...newsValues(order, config),
      locale: order.language,
      number: number ?? '',
      cancels,
      part: credits === null ? null : { of: credits, owed: owed === null ? null : money(owed) },
      // Of one of which a part was given back, what is left of it.
      total: money(amount_left),
      due: due_on && formatDate(due_on),
      link: hosted_invoice_url ?? `${baseUrl}/orders/${order.id}`,
    };
  }

  /** False where it was sent already. */
  async function isFirst(tx: Transaction<Database>, orderId: string, kind: string): Promise<boolean> {
    const row = await tx
      .insertInto('order_mails')
      .values({ order_id: orderId, kind, sent_at: clock.now() })
      .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
      .returning('kind')
      .executeTakeFirst();
    return row !== undefined;
  }

  async function send(
    tx: Transaction<Database>,
    name: OrderMailName,
    order: StoredOrder,
    said: AnySaid,
  ): Promise<void> {
    const { language: locale, album_id: albumId, placed_by: sender } = order;
    const email = await customersAddress(tx, order, clock.now());
    const customer = { email, albumId, orderId: order.id, sender };
    const page = `${baseUrl}/orders/${order.id}`;
    // Guests have no account: their page is behind the link of their order.
    const own = order.run_id === null ? page : `${baseUrl}/order/${order.status_token}`;
    const news = (link: string) => ({ ...newsValues(order, config), locale, link, words: said.words ?? '' });
    switch (name) {
      case 'received': {
        const accepted = order.updates.some(({ signal }) => signal === 'accepted');
        const values = {
          ...(await termsValues(order, config)),
          locale,
          link: own,
          accepted,
          approves: order.run_id === null,
        };
        return mails.sendAboutOrder('order_received', { ...customer, attachments: terms }, values, tx);
      }
      case 'changed':
        return mails.sendAboutOrder(
          'order_changed',
          customer,
          { ...(await termsValues(order, config)), locale, link: page },
          tx,
        );
      case 'new': {
        const { email: to, phone, albums } = order;
        const values = { ...(await termsValues(order, config)), locale, link: page, email: to, phone, albums };
        return mails.sendAboutOrder('order_new', { ...customer, email: config.orders.staffEmail }, values, tx);
      }
      case 'invoice':
      case 'credit':
      case 'reminder':
        return mails.sendAboutOrder(INVOICE_MAILS[name], customer, invoiceValues(order, said.invoice!, said.owed), tx);
      case 'refund': {
        const values = { ...invoiceValues(order, said.invoice!), link: page };
        return mails.sendAboutOrder('order_refund', { ...customer, email: config.orders.staffEmail }, values, tx);
      }
      case 'claim': {
        const { kind = 'other', quantity = 0 } = said;
        const staff = { ...customer, email: config.orders.staffEmail };
        return mails.sendAboutOrder('order_claim', staff, { ...news(page), kind, quantity }, tx);
      }
      case 'claim_answer': {
        const values = { ...news(page), isAccepted: said.isAccepted === true };
        return mails.sendAboutOrder('order_claim_answer', customer, values, tx);
      }
      case 'differs': {
        const { ours = '', theirs = '' } = said;
        const values = { ...newsValues(order, config), locale, ours, theirs, link: page };
        return mails.sendAboutOrder('order_differs', { ...customer, email: config.orders.staffEmail }, values, tx);
      }
      case 'print_failed':
        return mails.sendAboutOrder(
          'order_print_failed',
          { ...customer, email: config.orders.staffEmail },
          news(page),
          tx,
        );
      case 'replacement':
        return mails.sendAboutOrder('order_replacement', customer, news(page), tx);
      case 'rejected':
        return mails.sendAboutOrder('order_rejected', customer, news(own), tx);
      case 'feedback':
        return mails.sendAboutOrder('order_feedback', customer, news(`${baseUrl}/album/${albumId}/review`), tx);
      case 'approved':
        return mails.sendAboutOrder('order_approved', customer, news(page), tx);
      case 'shipment': {
        const link = said.link ?? trackingOf(order, config.orders.trackingUrl) ?? own;
        return mails.sendAboutOrder('order_shipment', customer, news(link), tx);
      }
      case 'cancelled':
        return mails.sendAboutOrder('order_cancelled', customer, news(`${baseUrl}/album/${albumId}`), tx);
    }
  }

  return {
    write: async (tx, name, order, ...[told]) => {
      const said: AnySaid = told ?? {};
      // A draft is not told of.
      if (said.invoice && (!said.invoice.number || !said.invoice.hosted_invoice_url)) return;
      const round = said.round ?? said.invoice?.id;
      if (await isFirst(tx, order.id, round === undefined ? name : `${name}:${round}`))
        await send(tx, name, order, said);
    },
  };
}
