/** What staff do is written down, once and for good, in the transaction that does it. */
import type { AuditAction } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids.ts';
import { insertEntry } from './audit.queries.ts';
import { serveAuditLog } from './audit.routes.ts';
import type { AuditState } from './audit.tables.ts';

export interface AuditEntryWish {
  /** Null: the house itself. */
  readonly by: Pick<Caller, 'id' | 'email'> | null;
  /** Of what, and the deed: `order.change`. */
  readonly action: AuditAction;
  readonly orderId?: string;
  /** The id of what it is done to. */
  readonly subject: string;
  /** What it changes and nothing beside it (see `differing`): no secret, and of addresses what became another. */
  readonly before?: AuditState | null;
  readonly after?: AuditState | null;
}

export interface Audit {
  write(tx: Transaction<Database>, entry: AuditEntryWish): Promise<void>;
  serve(http: FastifyInstance): void;
}

export function createAudit(parts: { readonly db: Kysely<Database>; readonly clock: Clock }): Audit {
  const { clock } = parts;
  return {
    write: async (tx, { by, action, orderId = null, subject, before = null, after = null }) => {
      const now = clock.now();
      await insertEntry(tx, {
        id: newId(now.getTime()),
        at: now,
        by_sub: by?.id ?? null,
        by_email: by?.email ?? null,
        action,
        order_id: orderId,
        subject,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
      });
    },
    serve: (http) => serveAuditLog(http, parts),
  };
}
