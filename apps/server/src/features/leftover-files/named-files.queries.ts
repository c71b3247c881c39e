import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Named = (db: Kysely<Database>, keys: readonly string[]) => Promise<ReadonlySet<string>>;

/** By folder: which of these files a row names. */
export const NAMED: Readonly<Record<string, Named>> = {
  invoices: async (db, keys) => {
    const rows = db.selectFrom('invoices').select(['pdf_key', 'xml_key']);
    return inTwoLooks(keys, {
      byId: async (ids) => keysOf(await rows.where('id', 'in', ids).execute()),
      byKey: async (left) =>
        keysOf(await rows.where((is) => is.or([is('pdf_key', 'in', left), is('xml_key', 'in', left)])).execute()),
    });
  },
  claims: async (db, keys) => {
    const rows = db.selectFrom('claim_photos').select('file_key');
    return inTwoLooks(keys, {
      byId: async (ids) => keysOf(await rows.where('id', 'in', ids).execute()),
      byKey: async (left) => keysOf(await rows.where('file_key', 'in', left).execute()),
    });
  },
};

interface Looks {
  readonly byId: (ids: string[]) => Promise<string[]>;
  readonly byKey: (keys: string[]) => Promise<string[]>;
}

/**
 * By the id in the name of the file, which the index has. Only those that are not found so, of which there should be none,
 * are looked for in every row: what has a row must not go, whatever the row is called.
 */
async function inTwoLooks(keys: readonly string[], { byId, byKey }: Looks): Promise<ReadonlySet<string>> {
  const ids = new Set(keys.map((key) => key.split(/[/.]/)[1]!));
  const named = new Set(ids.size > 0 ? await byId([...ids]) : []);
  const left = keys.filter((key) => !named.has(key));
  if (left.length > 0) for (const key of await byKey(left)) named.add(key);
  return named;
}

function keysOf(rows: readonly Readonly<Record<string, string | null>>[]): string[] {
  return rows.flatMap((row) => Object.values(row)).filter((key) => key !== null);
}
