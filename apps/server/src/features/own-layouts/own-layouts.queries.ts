import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { OwnLayoutRow } from './own-layouts.tables.ts';

export async function listLayouts(db: Kysely<Database>, owner: string): Promise<OwnLayoutRow[]> {
  return db
    .selectFrom('own_layouts')
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function findLayout(db: Kysely<Database>, owner: string, id: string): Promise<OwnLayoutRow | undefined> {
  return db.selectFrom('own_layouts').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst();
}

export async function countLayouts(db: Kysely<Database>, owner: string): Promise<number> {
  const { count } = await db
    .selectFrom('own_layouts')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertLayout(db: Kysely<Database>, row: OwnLayoutRow): Promise<void> {
  await db.insertInto('own_layouts').values(row).execute();
}

export async function renameLayout(db: Kysely<Database>, id: string, title: string): Promise<void> {
  await db.updateTable('own_layouts').set({ title }).where('id', '=', id).execute();
}

export async function deleteLayout(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('own_layouts').where('id', '=', id).execute();
}
