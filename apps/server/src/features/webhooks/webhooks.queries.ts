import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { WebhookDeliveryRow, WebhookEndpointRow } from './webhooks.tables.ts';

type Db = Kysely<Database>;
export type StoredWebhook = Selectable<WebhookEndpointRow>;
export type StoredDelivery = Selectable<WebhookDeliveryRow>;
/** A delivery with where it goes. */
export type DueDelivery = Pick<StoredDelivery, 'id' | 'endpoint_id' | 'body' | 'tries'> &
  Pick<StoredWebhook, 'url' | 'secret' | 'old_secret' | 'old_secret_until'>;

export async function listWebhooks(db: Db): Promise<StoredWebhook[]> {
  return db.selectFrom('webhook_endpoints').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute();
}

export async function findWebhook(db: Db, id: string): Promise<StoredWebhook | undefined> {
  return db.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Held until the transaction ends. */
export async function holdWebhook(tx: Db, id: string): Promise<StoredWebhook | undefined> {
  return tx.selectFrom('webhook_endpoints').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** False where there are as many as there may be; whoever makes one waits for whoever else does. */
export async function insertWebhook(tx: Db, row: Insertable<WebhookEndpointRow>, most: number): Promise<boolean> {
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(tx);
  const { count } = await tx
    .selectFrom('webhook_endpoints')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await tx.insertInto('webhook_endpoints').values(row).execute();
  return true;
}

export async function updateWebhook(
  tx: Db,
  id: string,
  change: Updateable<WebhookEndpointRow>,
): Promise<StoredWebhook> {
  return tx
    .updateTable('webhook_endpoints')
    .set({ ...change, id })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What waits for one that is stopped is not sent when it goes on, days later. */
export async function failWaiting(tx: Db, endpointId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute();
}

export async function listDeliveries(
  db: Db,
  endpointId: string,
  { page, per }: { readonly page: number; readonly per: number },
): Promise<{ deliveries: StoredDelivery[]; total: number }> {
  const wanted = db.selectFrom('webhook_deliveries').where('endpoint_id', '=', endpointId);
  const [deliveries, { total }] = await Promise.all([
    wanted
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(per)
      .offset((page - 1) * per)
      .execute(),
    wanted.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { deliveries, total };
}

export async function insertDelivery(tx: Db, row: Insertable<WebhookDeliveryRow>): Promise<StoredDelivery> {
  return tx.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined where there is none. One that waits is due at once. */
export async function sendAgain(
  tx: Db,
  { id, endpointId, now }: { readonly id: string; readonly endpointId: string; readonly now: Date },
): Promise<StoredDelivery | undefined> {
  return tx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', tries: 0, next_at: now })
    .where('id', '=', id)
    .where('endpoint_id', '=', endpointId)
    .returningAll()
    .executeTakeFirst();
}

/** Takes up what is due; nobody else does until `until`. */
export async function takeDue(
  db: Db,
  now: Date,
  { until, most }: { until: Date; most: number },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from webhook_deliveries d
      where d.state = 'waiting' and d.next_at <= ${now}
      order by d.next_at limit ${most} for update skip locked
    )
    update webhook_deliveries d set next_at = ${until}
    from due, webhook_endpoints e
    where d.id = due.id and e.id = d.endpoint_id
    returning d.id, d.endpoint_id, d.body, d.tries, e.url, e.secret, e.old_secret, e.old_secret_until`.execute(db);
  return rows;
}

/** Only while it waits: what was stopped meanwhile stays so. */
export async function noteAttempt(
  tx: Db,
  id: string,
  {
    attempt,
    kept,
    ...change
  }: Pick<StoredDelivery, 'state' | 'tries' | 'next_at'> & {
    readonly attempt: StoredDelivery['attempts'][number];
    readonly kept: number;
  },
): Promise<void> {
  await sql`update webhook_deliveries set
      attempts = (select jsonb_agg(one order by place) from (
        select one, place from jsonb_array_elements(attempts || ${JSON.stringify([attempt])}::jsonb)
          with ordinality as all_of(one, place) order by place desc limit ${kept}
      ) as newest),
      tries = ${change.tries},
      state = case when state = 'failed' and ${change.state} = 'waiting' then 'failed' else ${change.state} end,
      next_at = case when state = 'failed' and ${change.state} = 'waiting' then null else ${change.next_at}::timestamptz end
    where id = ${id}`.execute(tx);
}

export async function forgetDeliveries(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
