/** SQL of what staff do with orders. Whoever locks more than one thing takes the album first, then the order. */
import { ADMIN_ROLE } from '@figurina/contract';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OrderCommentRow } from './order-desk.tables.ts';

type Db = Kysely<Database>;
type Tx = Transaction<Database>;

export async function orderOfLine(db: Db, lineId: string): Promise<string | undefined> {
  const row = await db.selectFrom('order_lines').select('order_id').where('id', '=', lineId).executeTakeFirst();
  return row?.order_id;
}

export async function orderOfAddress(db: Db, addressId: string): Promise<string | undefined> {
  const row = await db.selectFrom('order_addresses').select('order_id').where('id', '=', addressId).executeTakeFirst();
  return row?.order_id;
}

export async function orderOfUpdate(db: Db, updateId: string): Promise<string | undefined> {
  const row = await db.selectFrom('order_updates').select('order_id').where('id', '=', updateId).executeTakeFirst();
  return row?.order_id;
}

export async function deleteUpdates(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('order_updates').where('id', 'in', ids).execute();
}

/** With the name of who wrote it; null: that account is gone. */
export type StoredComment = Selectable<OrderCommentRow> & { readonly name: string | null };

const comments = (db: Db) =>
  db
    .selectFrom('order_comments')
    .leftJoin('users', 'users.sub', 'order_comments.by_sub')
    .selectAll('order_comments')
    .select('users.nickname as name');

/** The oldest first. */
export async function listComments(db: Db, orderId: string): Promise<StoredComment[]> {
  return comments(db).where('order_id', '=', orderId).orderBy('order_comments.id').execute();
}

export async function findComment(db: Db, orderId: string, id: string): Promise<StoredComment | undefined> {
  return comments(db).where('order_id', '=', orderId).where('order_comments.id', '=', id).executeTakeFirst();
}

/** Nobody else changes it until the transaction ends. */
export async function holdComment(tx: Tx, orderId: string, id: string) {
  const held = tx.selectFrom('order_comments').selectAll().where('order_id', '=', orderId).where('id', '=', id);
  return held.forUpdate().executeTakeFirst();
}

export async function insertComment(tx: Tx, row: Insertable<OrderCommentRow>): Promise<void> {
  await tx.insertInto('order_comments').values(row).execute();
}

export async function completeComment(tx: Tx, id: string, completed: boolean): Promise<void> {
  await tx.updateTable('order_comments').set({ completed }).where('id', '=', id).execute();
}

export async function removeComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('order_comments').where('id', '=', id).execute();
}

/** Everybody who was seen as an administrator, by name. */
export async function listColleagues(db: Db) {
  return db
    .selectFrom('users')
    .select(['sub as id', 'nickname as name', 'email', 'locale'])
    .where(sql<boolean>`roles @> ${JSON.stringify([ADMIN_ROLE])}::jsonb`)
    .orderBy(sql`lower(nickname)`)
    .orderBy('sub')
    .execute();
}
export type Colleague = Awaited<ReturnType<typeof listColleagues>>[number];
