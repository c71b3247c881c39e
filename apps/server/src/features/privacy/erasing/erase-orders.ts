/** What of a customer's orders bookkeeping does not need. */
import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newSecret } from '../../../platform/ids.ts';

type Tx = Transaction<Database>;

const NOWHERE = {
  organization: '',
  first_name: '',
  last_name: '',
  address1: '',
  address2: '',
  zip_code: '',
  city: '',
} as const;

/** An order with an invoice keeps who paid for it, until its time is over. Answers the keys of files that nobody needs now. */
export async function eraseOrders(tx: Tx, ids: readonly string[], { keepInvoiced = true } = {}): Promise<string[]> {
  if (ids.length === 0) return [];
  const invoiced = keepInvoiced ? await listInvoiced(tx, ids) : [];
  const free = ids.filter((id) => !invoiced.includes(id));
  const files: string[] = [];
  for (const id of ids) {
    const token = newSecret();
    await tx
      .updateTable('orders')
      .set({
        email: '',
        phone: '',
        comment: '',
        campaign: null,
        facts: sql`jsonb_set(facts, '{title}', '""')`,
        status_token: token,
        status_token_hash: createHash('sha256').update(token).digest('hex'),
      })
      .where('id', '=', id)
      .execute();
  }
  if (free.length > 0) {
    await tx.updateTable('order_addresses').set(NOWHERE).where('order_id', 'in', free).execute();
    await tx
      .updateTable('orders')
      .set({ billing_address: null, purchase_order: '', vat_id: '', leitweg_id: '', quote_name: '' })
      .where('id', 'in', free)
      .execute();
  }
  await tx.updateTable('order_updates').set({ message: '' }).where('order_id', 'in', [...ids]).execute();
  for (const table of ['order_snapshots', 'order_comments', 'webhook_deliveries', 'order_requests'] as const)
    await tx.deleteFrom(table).where('order_id', 'in', [...ids]).execute();
  files.push(...keys(await tx.deleteFrom('order_bag_artwork').where('order_id', 'in', [...ids]).returning('file_key').execute()));
  const claims = tx.selectFrom('order_claims').select('id').where('order_id', 'in', [...ids]);
  files.push(...keys(await tx.deleteFrom('claim_photos').where('claim_id', 'in', claims).returning('file_key').execute()));
  await tx.updateTable('order_claims').set({ words: '', answer: '' }).where('order_id', 'in', [...ids]).execute();
  await tx.deleteFrom('mail_log').where('order_id', 'in', [...ids]).execute();
  await tx
    .updateTable('batch_guests')
    .set({ email: '', phone: '', comment: '', for_name: '', address: '{}' })
    .where('order_id', 'in', free.length > 0 ? free : [''])
    .execute();
  return files;
}

const keys = (rows: readonly { file_key: string }[]): string[] => rows.map(({ file_key }) => file_key);

async function listInvoiced(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', [...ids])
    .where('number', 'is not', null)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
