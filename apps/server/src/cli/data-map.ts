/** Writes the data map into docs/privacy.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMap } from '../features/privacy/data-map/write-map.ts';

const file = join(import.meta.dirname, '../../../../docs/privacy.md');
writeFileSync(file, withMap(readFileSync(file, 'utf8')));
