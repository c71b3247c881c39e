/** What is known of VAT numbers: asked once a day, kept in the database, so that the same question has the same answer. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VatIdState } from './pricing.ts';
import { type VatId } from './vat-id.ts';
import * as queries from './vat-checks.queries.ts';
import type { VatRegister } from './vies.ts';

export interface VatIds {
  /** Of one that is well-formed. `ask`: whether the register may be asked where nothing is known. */
  stateOf(id: VatId, options: { db: Kysely<Database>; now: Date; ask: boolean }): Promise<VatIdState>;
}

const DAY_MS = 86_400_000;
/** For so long a register that did not answer is left alone, by country: a price is not waited for twice. */
const AWAY_MS = 60_000;

export function createVatIds(register: VatRegister): VatIds {
  const running = new Map<string, Promise<VatIdState>>();
  const awayUntil = new Map<string, number>();

  async function askNow(id: VatId, db: Kysely<Database>, now: Date): Promise<VatIdState> {
    const said = await register.ask(id);
    if (said === 'unknown') {
      awayUntil.set(id.country, now.getTime() + AWAY_MS);
      return 'unchecked';
    }
    const state = said === 'valid' ? 'checked' : 'refused';
    await queries.keepCheck(db, { number: nameOf(id), state, now, since: new Date(now.getTime() - DAY_MS) });
    return state;
  }

  return {
    async stateOf(id, { db, now, ask }) {
      const number = nameOf(id);
      const known = await queries.findCheck(db, number, new Date(now.getTime() - DAY_MS));
      if (known) return known;
      if (!ask || (awayUntil.get(id.country) ?? 0) > now.getTime()) return 'unchecked';
      const asked = running.get(number);
      if (asked) return asked;
      const asking = askNow(id, db, now).finally(() => running.delete(number));
      running.set(number, asking);
      return asking;
    },
  };
}

function nameOf({ country, number }: VatId): string {
  return country + number;
}
