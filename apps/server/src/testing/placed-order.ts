/**
 * Orders in the database of a test, as the checkout leaves them: 120 albums of a club, unless told otherwise. Their days
 * lie in the past, since tokens of tests are of the machine's clock.
 */
import type { Product, Signal } from '@figurina/commerce';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { newId, newSecret } from '../platform/ids.ts';
import { findOrder, hashOfToken, type StoredOrder } from '../features/orders/index.ts';

export interface PlacedOrder extends Partial<Insertable<Database['orders']>> {
  readonly albumId: string;
  readonly by: string;
  readonly lines?: readonly (readonly [product: Product, quantity: number, net: number, gross: number])[];
  readonly address?: Partial<Record<'organization' | 'first_name' | 'last_name' | 'address2' | 'city', string>>;
  /** Of the voucher that it redeems. */
  readonly voucherId?: string;
  /** What happened after it was made. */
  readonly signals?: readonly Signal[];
}

const LINES = [
  ['album', 120, 48_000, 57_120],
  ['stickerpack', 5_400, 113_400, 134_946],
  ['design_check', 1, 3_900, 4_641],
  ['premium_lamination', 120, 3_600, 4_284],
  ['shipping', 3, 2_000, 2_380],
] as const;

export async function placedOrder(
  db: Kysely<Database>,
  { albumId, by, lines = LINES, address, voucherId, signals = [], ...row }: PlacedOrder,
): Promise<StoredOrder> {
  const id = newId();
  const token = newSecret();
  const now = new Date(row.created_at ?? '2026-05-04T07:05:00Z');
  await db
    .insertInto('orders')
    .values({ ...DEFAULTS, ...row, id, album_id: albumId, placed_by: by, ...linkOf(token), created_at: now })
    .execute();
  const where = { ...ADDRESS, country_code: row.country ?? 'DE', ...address };
  await db
    .insertInto('order_addresses')
    .values({ ...where, id: newId(), order_id: id })
    .execute();
  const items = lines.map(([product, quantity, net, gross], position) => ({ product, quantity, net, gross, position }));
  await db
    .insertInto('order_lines')
    .values(items.map((item) => ({ ...item, id: newId(), order_id: id })))
    .execute();
  if (voucherId !== undefined)
    await db
      .insertInto('voucher_redemptions')
      .values({ voucher_id: voucherId, order_id: id, redeemed_at: new Date() })
      .execute();
  for (const signal of ['created', ...signals] as const) await happened(db, id, { signal, created_at: now });
  return (await findOrder(db, id))!;
}

/** Writes what happened without asking whether it may. */
export async function happened(
  db: Kysely<Database>,
  orderId: string,
  update: { signal: Signal; created_at: Date; message?: string; metadata?: object },
): Promise<string> {
  const { metadata = {}, ...event } = update;
  const id = newId();
  await db
    .insertInto('order_updates')
    .values({ ...event, id, order_id: orderId, by: 'system', by_sub: null, metadata: JSON.stringify(metadata) })
    .execute();
  return id;
}

const linkOf = (token: string) => ({ status_token: token, status_token_hash: hashOfToken(token) });

const ADDRESS = {
  organization: 'SV Blau-Weiß 09 e. V.',
  first_name: 'Mara',
  last_name: 'König',
  address1: 'Am Waldstadion 12',
  address2: '',
  zip_code: '50933',
  city: 'Köln',
} as const;

const DEFAULTS = {
  reorder_of: null,
  language: 'de',
  category: 'sports',
  country: 'DE',
  currency: 'EUR',
  tax_rate: 1900,
  tax_category: 'S',
  price_list: '2027-01-01.eur',
  net: 170_900,
  vat: 32_471,
  gross: 203_371,
  albums: 120,
  packaging: 'stickerpack',
  packs_per_album: 45,
  features: JSON.stringify(['design_check', 'premium_lamination']),
  release_date: '2026-06-13',
  email: 'mara@blauweiss09.example',
  phone: '00491712345678',
  comment: 'Bitte beim Platzwart klingeln.',
  quote_name: '',
  purchase_order: '',
  vat_id: '',
  leitweg_id: '',
  billing_address: null,
  consent_at: new Date('2026-05-04T07:05:00Z'),
  campaign: null,
  facts: JSON.stringify({ pages: 40, singles: 172, doubles: 0, spine: 2.6, title: 'SV Blau-Weiß 09' }),
  packs_seed: 'seed',
  packs_hash: 'hash',
  estimated_delivery: '2026-05-21',
  approval_id: null,
  delivered_at: null,
  ended_at: null,
} as const satisfies Partial<Insertable<Database['orders']>>;
