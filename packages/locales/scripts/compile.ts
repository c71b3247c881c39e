/** `npm run -w @figurina/locales compile`: catalogues -> src/compiled (modules, loaders, typed keys). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledFiles } from './compiled-files.ts';

const target = join(import.meta.dirname, '../src/compiled');
rmSync(target, { recursive: true, force: true });
for (const [name, content] of compiledFiles()) {
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, name), content);
}
