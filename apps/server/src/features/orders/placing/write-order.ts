/** Writes an order that was judged: all its rows, in the transaction that judged it. */
import type { Category } from '@figurina/album';
import type { OrderWish, PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { PrintCopy } from '../../albums/index.ts';
import { keepConsent, printConsentText } from '../../consents/index.ts';
import type { Priced, PriceWish } from '../../checkout/index.ts';
import { hashOfToken } from '../order-status.routes.ts';
import type { OrderedFacts } from '../orders.tables.ts';
import { insertLines, insertOrder, putSnapshot } from '../orders-writing.queries.ts';
import { pricedColumns } from './priced-columns.ts';

export interface OrderDraft {
  readonly albumId: string;
  readonly by: string;
  readonly locale: Locale;
  readonly category: Category;
  readonly wish: PriceWish;
  readonly facts: OrderedFacts;
  readonly copy: PrintCopy & { readonly version: number };
  readonly address: PostalAddress;
  readonly contact: Pick<
    OrderWish,
    'email' | 'phone' | 'comment' | 'quote_name' | 'purchase_order' | 'vat_id' | 'leitweg_id' | 'billing_address'
  >;
  readonly campaign: Record<string, string> | null;
  readonly reorderOf: string | null;
  readonly approvalId: string | null;
}

/** Answers its id. */
export async function writeOrder(
  tx: Transaction<Database>,
  draft: OrderDraft,
  priced: Priced,
  now: Date,
): Promise<string> {
  const { wish, contact, copy } = draft;
  const id = newId(now.getTime());
  const token = newSecret();
  await insertOrder(tx, {
    order: {
      id,
      album_id: draft.albumId,
      placed_by: draft.by,
      reorder_of: draft.reorderOf,
      language: draft.locale,
      category: draft.category,
      ...pricedColumns(priced, wish, null),
      email: contact.email.trim(),
      phone: contact.phone,
      comment: contact.comment.trim(),
      quote_name: contact.quote_name.trim(),
      purchase_order: contact.purchase_order.trim(),
      vat_id: contact.vat_id.trim(),
      leitweg_id: contact.leitweg_id.trim(),
      billing_address: contact.billing_address && JSON.stringify(contact.billing_address),
      consent_at: now,
      campaign: draft.campaign && JSON.stringify(draft.campaign),
      facts: JSON.stringify(draft.facts),
      status_token: token,
      status_token_hash: hashOfToken(token),
      approval_id: draft.approvalId,
      delivered_at: null,
      ended_at: null,
      created_at: now,
    },
    address: { ...draft.address, id: newId(), order_id: id },
    voucherId: priced.voucherId,
    now,
  });
  const language = draft.locale;
  const text = await printConsentText(language);
  await keepConsent(tx, { kind: 'print', sub: draft.by, subjectId: id, language, text, now });
  await insertLines(tx, id, priced.quote.lines);
  await putSnapshot(tx, id, { ...copy, title: draft.facts.title });
  return id;
}
