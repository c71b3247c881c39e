import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { isRefusal, type Refusal } from '../../../platform/http/refusal.ts';

class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** One transaction, of which nothing stays where it ends with a refusal. */
export async function allOrNothing<Done>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  try {
    return await db.transaction().execute(async (tx) => {
      const done = await work(tx);
      if (isRefusal(done)) throw new Refused(done);
      return done;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
}
