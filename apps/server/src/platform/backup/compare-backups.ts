/** Whether two backups hold the same: table by table, by how many rows there are and what they say, in whatever order. */
import { createHash } from 'node:crypto';
import { LEFT_OUT } from './backup-format.ts';
import { readRows } from './read-backup.ts';

export interface TableSum {
  readonly rows: number;
  /** The sum of the hashes of all rows. */
  readonly hash: string;
}

/** Changed by the restore itself: it notes there that it happened. */
const NOTED = 'public.settings';
const WORD = 2n ** 256n;

export async function sumTables(file: string, ignored: (row: unknown[]) => boolean): Promise<Map<string, TableSum>> {
  const sums = new Map<string, { rows: number; hash: bigint }>();
  for await (const { table, rows } of readRows(file)) {
    const name = `${table.schema}.${table.table}`;
    if (LEFT_OUT.includes(name)) continue;
    const sum = sums.get(name) ?? { rows: 0, hash: 0n };
    // A row of values in one order, whatever the order of the columns.
    const order = table.columns.map((column, at) => ({ column, at })).toSorted((a, b) => (a.column < b.column ? -1 : 1));
    for (const row of rows) {
      const values = JSON.parse(row) as unknown[];
      if (name === NOTED && ignored(values)) continue;
      const text = JSON.stringify(order.map(({ column, at }) => [column, values[at]]));
      sum.rows += 1;
      sum.hash = (sum.hash + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % WORD;
    }
    sums.set(name, sum);
  }
  return new Map([...sums].map(([name, { rows, hash }]) => [name, { rows, hash: hash.toString(16) }]));
}

/** One line for each table that differs. */
export function differences(before: Map<string, TableSum>, after: Map<string, TableSum>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].toSorted().flatMap((name) => {
    const [one, other] = [before.get(name), after.get(name)];
    if (one?.rows !== other?.rows) return [`${name}: ${one?.rows ?? 0} rows in the backup, ${other?.rows ?? 0} restored`];
    return one?.hash === other?.hash ? [] : [`${name}: other content`];
  });
}
