/** `look-process.ts DATABASE`: opens what a cut left behind, and prints what is in it as a JSON line. */
import { openPglite } from '../../platform/db/embedded/pglite-session.ts';

const { database } = await openPglite(process.argv[2] ?? '');
const { rows } = await database.query(`
  select (select count(*)::int from deeds) as deeds, (select coalesce(max(n), 0) from deeds) as last,
    (select total from tally) as total, (select sum(length(words))::int from deeds) as letters`);
// By the index as well as by the table.
await database.exec(`set enable_seqscan = off; select count(n) from deeds where n > 0; reindex table deeds`);
process.stdout.write(`${JSON.stringify(rows[0])}\n`);
process.exit(0);
