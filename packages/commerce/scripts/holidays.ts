/**
 * `node scripts/run.mjs packages/commerce/scripts/holidays.ts` writes `public-holidays.json` anew, after an update of the library that knows them.
 * The product needs a dozen days a year; the library takes 45 MB of disk and 33 MB of memory, so it stays here.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedHolidays } from './stored-holidays.ts';

const FILE = join(import.meta.dirname, '../src/delivery/public-holidays.json');
writeFileSync(FILE, `${JSON.stringify(storedHolidays(), null, 2)}\n`);
