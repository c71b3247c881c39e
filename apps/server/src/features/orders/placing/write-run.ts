/** Writes the order by which a run is printed: what all guests ordered together. It costs nothing, since each of them pays. */
import { type BatchKind, cents, type Country, type Currency, type PickedMotif, type Vat } from '@figurina/commerce';
import type { Category } from '@figurina/album';
import type { PostalAddress } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId, newSecret } from '../../../platform/ids.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import type { PrintCopy } from '../../albums/index.ts';
import { hashOfToken } from '../order-status.routes.ts';
import type { OrderedFacts } from '../orders.tables.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { insertLines, insertOrder, putSnapshot } from '../orders-writing.queries.ts';
import { beginOrder } from './begin-order.ts';

export interface RunDraft {
  readonly albumId: string;
  readonly kind: BatchKind;
  /** Who made the link, and how they are reached. */
  readonly by: string;
  readonly email: string;
  readonly locale: Locale;
  readonly category: Category;
  readonly facts: OrderedFacts;
  readonly copy: PrintCopy & { readonly version: number };
  readonly approvalId: string | null;
  readonly consentAt: Date;
  /** Of the house, which sends a parcel to each guest. */
  readonly address: PostalAddress;
  readonly country: Country;
  readonly currency: Currency;
  readonly tax: Vat;
  readonly priceList: string;
  readonly albums: number;
  readonly packs: number;
  readonly motifs: readonly PickedMotif[];
  readonly comment: string;
  readonly delivery: string;
}

type RunParts = Pick<OrdersParts, 'config' | 'jobs' | 'mails' | 'invoices' | 'exportDue'>;

/** Answers its id. */
export async function writeRun(
  parts: RunParts,
  tx: Transaction<Database>,
  draft: RunDraft,
  now: Date,
): Promise<string | Refusal> {
  const id = newId(now.getTime());
  const token = newSecret();
  const { albums, packs, motifs } = draft;
  await insertOrder(tx, {
    order: {
      id,
      kind: draft.kind,
      album_id: draft.albumId,
      placed_by: draft.by,
      reorder_of: null,
      language: draft.locale,
      category: draft.category,
      country: draft.country,
      currency: draft.currency,
      tax_rate: draft.tax.rate,
      tax_category: draft.tax.category,
      price_list: draft.priceList,
      net: 0,
      vat: 0,
      gross: 0,
      albums,
      packaging: 'stickerpack',
      packs,
      motifs: motifs.length > 0 ? JSON.stringify(motifs) : null,
      packs_per_album: 1,
      features: '[]',
      release_date: null,
      ...NO_REFERENCES,
      email: draft.email,
      phone: '',
      comment: draft.comment,
      consent_at: draft.consentAt,
      facts: JSON.stringify(draft.facts),
      packs_seed: newSecret(),
      packs_hash: null,
      status_token: token,
      status_token_hash: hashOfToken(token),
      estimated_delivery: draft.delivery,
      approval_id: draft.approvalId,
      created_at: now,
    },
    address: { ...draft.address, id: newId(), order_id: id },
    voucherId: null,
    now,
  });
  const nothing = { net: cents(0), gross: cents(0) };
  const lines = [
    { product: 'album', quantity: albums, ...nothing },
    { product: 'stickerpack', quantity: packs, ...nothing },
    { product: 'sticker_topup', quantity: motifs.reduce((sum, { quantity }) => sum + quantity, 0), ...nothing },
  ] as const;
  await insertLines(
    tx,
    id,
    lines.filter(({ quantity }) => quantity > 0),
  );
  await putSnapshot(tx, id, { ...draft.copy, title: draft.facts.title });
  return (await beginOrder(parts, tx, { orderId: id, by: draft.by, now })) ?? id;
}

/** What neither runs nor guests have of an order. */
export const NO_REFERENCES = {
  quote_name: '',
  purchase_order: '',
  vat_id: '',
  leitweg_id: '',
  billing_address: null,
  campaign: null,
  delivered_at: null,
  ended_at: null,
} as const;
