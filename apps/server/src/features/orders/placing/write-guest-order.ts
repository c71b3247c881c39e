/** Writes what one guest of a run ordered: an order with an invoice of its own that is printed with the run. */
import type { Country, Currency, PickedMotif, PricedLine, Vat } from '@figurina/commerce';
import type { PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { addUpdate } from '../add-update.ts';
import { hashOfToken } from '../order-status.routes.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { insertLines, insertOrder } from '../orders-writing.queries.ts';
import { findOrder, type StoredOrder } from '../stored-order.ts';
import { NO_REFERENCES } from './write-run.ts';

export interface GuestOrderDraft {
  readonly guestId: string;
  readonly locale: Locale;
  readonly address: PostalAddress;
  readonly email: string;
  readonly phone: string;
  readonly comment: string;
  readonly albums: number;
  readonly packs: number;
  readonly motifs: readonly PickedMotif[];
  readonly country: Country;
  readonly currency: Currency;
  readonly tax: Vat;
  readonly priceList: string;
  readonly payment: 'invoice' | 'prepayment';
  readonly lines: readonly PricedLine[];
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly consentAt: Date;
  readonly delivery: string;
}

/** Answers its id. */
export async function writeGuestOrder(
  { mails, invoices }: Pick<OrdersParts, 'mails' | 'invoices'>,
  tx: Transaction<Database>,
  run: StoredOrder,
  draft: GuestOrderDraft,
  now: Date,
): Promise<string | Refusal> {
  const id = newId(now.getTime());
  const token = newSecret();
  await insertOrder(tx, {
    order: {
      id,
      kind: run.kind,
      run_id: run.id,
      album_id: run.album_id,
      // Nobody who could sign in.
      placed_by: `guest:${draft.guestId}`,
      reorder_of: null,
      language: draft.locale,
      category: run.category,
      country: draft.country,
      currency: draft.currency,
      tax_rate: draft.tax.rate,
      tax_category: draft.tax.category,
      price_list: draft.priceList,
      net: draft.net,
      vat: draft.vat,
      gross: draft.gross,
      albums: draft.albums,
      packaging: 'stickerpack',
      packs: draft.packs,
      motifs: draft.motifs.length > 0 ? JSON.stringify(draft.motifs) : null,
      packs_per_album: 1,
      prepaid: draft.payment === 'prepayment',
      features: '[]',
      release_date: null,
      ...NO_REFERENCES,
      email: draft.email,
      phone: draft.phone,
      comment: draft.comment,
      consent_at: draft.consentAt,
      facts: JSON.stringify(run.facts),
      packs_seed: null,
      packs_hash: null,
      status_token: token,
      status_token_hash: hashOfToken(token),
      estimated_delivery: draft.delivery,
      approval_id: null,
      created_at: now,
    },
    address: { ...draft.address, id: newId(), order_id: id },
    voucherId: null,
    now,
  });
  await insertLines(tx, id, draft.lines);
  for (const signal of ['created', 'accepted'] as const) {
    const refused = await addUpdate(tx, id, { signal, by: 'system' }, now);
    if (refused) return refused;
  }
  await mails.write(tx, 'received', (await findOrder(tx, id))!);
  if (draft.payment === 'prepayment') {
    await invoices.dueWith(tx, id, 'prepayment');
    return id;
  }
  await invoices.dueWith(tx, id, 'order');
  if (run.approval_id !== null) await invoices.dueWith(tx, id, 'approval');
  return id;
}
