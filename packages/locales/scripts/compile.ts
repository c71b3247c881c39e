/**
 * `npm run -w @figurina/locales compile`: catalogues -> src/compiled (modules, loaders, typed keys). The commands of the
 * project and the tests do it by themselves; only files that differ are written, so that nothing is built again for it.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiledFiles } from './compiled-files.ts';

export function compileCatalogues(): void {
  const target = join(import.meta.dirname, '../src/compiled');
  mkdirSync(target, { recursive: true });
  const files = compiledFiles();
  const there = readdirSync(target, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of there) {
    const path = join(parentPath, name);
    if (!files.has(path.slice(target.length + 1).replaceAll('\\', '/'))) rmSync(path);
  }
  for (const [name, content] of files) {
    const path = join(target, name);
    if (read(path) === content) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) compileCatalogues();
