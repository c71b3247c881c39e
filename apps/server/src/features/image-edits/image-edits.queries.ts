import { IMAGE_EDIT_TRANSITIONS, type ImageEditState } from '@figurina/contract';
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ImageEditRow } from './image-edits.tables.ts';

export type ImageEdit = Selectable<ImageEditRow>;
const STATES = Object.keys(IMAGE_EDIT_TRANSITIONS) as ImageEditState[];
const OPEN = STATES.filter((state) => IMAGE_EDIT_TRANSITIONS[state].length > 0);

export async function insertEdit(
  db: Kysely<Database>,
  edit: Omit<ImageEdit, 'state' | 'partials' | 'result_id' | 'failure' | 'touched_at'>,
): Promise<void> {
  await db
    .insertInto('image_edits')
    .values({ ...edit, state: 'queued', touched_at: edit.created_at })
    .execute();
}

export async function findEdit(db: Kysely<Database>, id: string): Promise<ImageEdit | undefined> {
  return db.selectFrom('image_edits').selectAll().where('id', '=', id).executeTakeFirst();
}

/** How many somebody has started since, and how many of them are not done. */
export async function countEdits(
  db: Kysely<Database>,
  createdBy: string,
  since: Date,
): Promise<{ started: number; open: number }> {
  const { started, open } = await db
    .selectFrom('image_edits')
    .select(({ fn }) => [fn.countAll().as('started'), fn.countAll().filterWhere('state', 'in', OPEN).as('open')])
    .where('created_by', '=', createdBy)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { started: Number(started), open: Number(open) };
}

type Change = Pick<Updateable<ImageEditRow>, 'result_id' | 'failure' | 'touched_at'>;

/** Moves a job on as the contract's table allows it. False when it may not go there: it was cancelled, or has failed. */
export async function moveEdit(
  db: Kysely<Database>,
  id: string,
  to: ImageEditState,
  change: Change = {},
): Promise<boolean> {
  const from = STATES.filter((state) => IMAGE_EDIT_TRANSITIONS[state].includes(to));
  const { numUpdatedRows } = await db
    .updateTable('image_edits')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Says that somebody still works on a job; false when nobody wants it any more. */
export async function touchEdit(db: Kysely<Database>, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('image_edits')
    .set({ touched_at: now })
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countPartial(db: Kysely<Database>, id: string, partials: number): Promise<void> {
  await db.updateTable('image_edits').set({ partials }).where('id', '=', id).execute();
}

export async function deleteOldEdits(db: Kysely<Database>, before: Date): Promise<{ id: string; partials: number }[]> {
  const { rows } = await sql<{ id: string; partials: number }>`
    delete from image_edits where created_at < ${before} returning id, partials`.execute(db);
  return rows;
}
