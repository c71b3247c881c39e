/** Numbers of invoices: `R-2027-0001` and on, without a gap a year. Specimens count apart, so that real ones begin at one. */
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { takeNumber } from '../invoices.queries.ts';

const DIGITS = 4;

export async function nextNumber(tx: Transaction<Database>, specimen: boolean, issuedOn: string): Promise<string> {
  const series = specimen ? 'MUSTER' : 'R';
  const year = Number(issuedOn.slice(0, 4));
  return `${series}-${year}-${String(await takeNumber(tx, series, year)).padStart(DIGITS, '0')}`;
}
