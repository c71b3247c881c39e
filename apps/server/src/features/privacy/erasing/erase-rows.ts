/** Takes a person out of every table, as the data map says of each. */
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { ALBUMS } from '../data-map/albums.ts';
import { DATA_MAP } from '../data-map/data-map.ts';
import type { Erasing } from '../data-map/table-note.ts';

export interface ErasedPerson {
  readonly sub: string;
  /** Undefined where nobody has proved that it is theirs: what was sent there may be somebody else's. */
  readonly email: string | undefined;
  /** What stands for them from now on, and for nobody. */
  readonly sign: string;
}

type Tx = Transaction<Database>;
type Nullable = ReadonlyMap<string, boolean>;

/** They name each other; and who asks for the rest of a person looks here. */
const LAST = ['accounts', 'users'];

/** Answers how many rows were changed or deleted. */
export async function eraseRows(tx: Tx, person: ErasedPerson): Promise<number> {
  const nullable = await nullableColumns(tx);
  const tables = Object.keys(DATA_MAP).filter((table) => !LAST.includes(table));
  let rows = 0;
  for (const table of [...tables, ...LAST]) {
    const { ids = {}, addresses = {}, within = [] } = DATA_MAP[table]!;
    for (const [column, erasing] of Object.entries(ids))
      rows += await eraseBy(tx, nullable, { table, column, erasing, value: person.sub, sign: person.sign });
    if (person.email !== undefined)
      for (const [column, erasing] of Object.entries(addresses))
        rows += await eraseBy(tx, nullable, { table, column, erasing, value: person.email, sign: '' });
    // What somebody wrote onto a page of an album is the album's.
    const named = person.email === undefined || table in ALBUMS ? [person.sub] : [person.sub, person.email];
    for (const column of within) for (const name of named) rows += await replaceIn(tx, table, column, name, person.sign);
  }
  return rows;
}

async function eraseBy(
  tx: Tx,
  nullable: Nullable,
  { table, column, erasing, value, sign }: { table: string; column: string; erasing: Erasing; value: string; sign: string },
): Promise<number> {
  const isAddress = sign === '';
  const here = isAddress ? sql`lower(${sql.ref(column)}) = ${value}` : sql`${sql.ref(column)} = ${value}`;
  if (erasing === 'delete') return count(await sql`delete from ${sql.table(table)} where ${here}`.execute(tx));
  const emptied = erasing === 'mark' ? [] : erasing.empty;
  const nothing = (name: string) => (nullable.get(`${table}.${name}`) ? sql`null` : sql`''`);
  const sets = emptied.map((name) => sql`${sql.ref(name)} = ${nothing(name)}`);
  if (!emptied.includes(column)) sets.push(sql`${sql.ref(column)} = ${isAddress ? nothing(column) : sign}`);
  return count(await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${here}`.execute(tx));
}

async function replaceIn(tx: Tx, table: string, column: string, name: string, sign: string): Promise<number> {
  const text = sql`${sql.ref(column)}::text`;
  const { rows } = await sql<{ type: string }>`select format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attname = ${column}`.execute(tx);
  const type = sql.raw(rows[0]?.type ?? 'text');
  return count(
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${text}, ${name}, ${sign})::${type}
      where strpos(${text}, ${name}) > 0`.execute(tx),
  );
}

const count = ({ numAffectedRows }: { numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0n);

async function nullableColumns(tx: Tx): Promise<Nullable> {
  const { rows } = await sql<{ name: string; nullable: boolean }>`
    select table_name || '.' || column_name as name, is_nullable = 'YES' as nullable from information_schema.columns
    where table_schema = 'public'`.execute(tx);
  return new Map(rows.map(({ name, nullable }) => [name, nullable]));
}
