/** An order that stands in the database, with as little as its tables allow: for tests of what hangs on one. */
import type { OpenDatabase } from '../platform/db/database.ts';
import { newId, newSecret } from '../platform/ids.ts';

/** Answers its id. */
export async function anOrderOnServer(
  { db }: Pick<OpenDatabase, 'db'>,
  { albumId, placedBy, voucherId }: { albumId: string; placedBy: string; voucherId?: string },
): Promise<string> {
  const id = newId();
  const now = new Date();
  await db
    .insertInto('orders')
    .values({
      id,
      album_id: albumId,
      placed_by: placedBy,
      reorder_of: null,
      language: 'de',
      category: 'wedding',
      country: 'DE',
      currency: 'EUR',
      tax_rate: 1900,
      tax_category: 'S',
      price_list: '2026-01-01.eur',
      net: 23_949,
      vat: 4550,
      gross: 28_499,
      albums: 10,
      packaging: 'stickerpack',
      packs_per_album: 5,
      features: '[]',
      release_date: null,
      email: 'ann@example.org',
      phone: '',
      comment: '',
      quote_name: '',
      purchase_order: '',
      vat_id: '',
      leitweg_id: '',
      billing_address: null,
      consent_at: now,
      campaign: null,
      facts: JSON.stringify({ pages: 20, singles: 16, doubles: 0, spine: 1.3, title: 'Album' }),
      packs_seed: null,
      packs_hash: null,
      status_token: newSecret(),
      status_token_hash: newSecret(),
      estimated_delivery: '2027-05-20',
      approval_id: null,
      delivered_at: null,
      ended_at: null,
      created_at: now,
    })
    .execute();
  if (voucherId !== undefined) {
    const redeemed = { voucher_id: voucherId, order_id: id, redeemed_at: now };
    await db.insertInto('voucher_redemptions').values(redeemed).execute();
  }
  return id;
}
