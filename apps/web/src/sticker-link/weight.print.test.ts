/** What the public form loads before its first step can be used, weighed as it is sent. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const DIST = join(ROOT, 'apps/web/dist');
/** The promise; it is kept with much to spare (docs/decisions/0013). */
const BUDGET = 80_000;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
let chunks: Record<string, Chunk>;

beforeAll(() => {
  const build = spawnSync(process.execPath, [join(ROOT, 'scripts/build-web.mjs')], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`${build.stdout}${build.stderr}`);
  chunks = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
}, 120_000);

/** A chunk and everything that it imports at once. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const one of chunks[key]?.imports ?? []) withImports(one, found);
  return found;
}

const sizeOf = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length;
const filesOf = (keys: Iterable<string>): string[] => Array.from(keys, (key) => chunks[key]!.file);

test('the first step needs less than 80 KB of JavaScript, in every language', () => {
  const texts = Object.keys(chunks).filter((key) => /compiled\/\w+\/contribute\.ts$/.test(key));
  expect(texts).toHaveLength(5);
  for (const text of texts) {
    const needed = new Set([...withImports('sticker-link.html'), ...withImports(text)]);
    const sizes = filesOf(needed).map((file) => ({ file, bytes: sizeOf(file) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes, null, 1)).toBeLessThan(BUDGET);
  }
});

test('neither the component library nor the drawing comes before it is needed', () => {
  const first = filesOf(withImports('sticker-link.html')).map((file) => readFileSync(join(DIST, file), 'utf8'));
  for (const stranger of ['mantine-', 'fg-picture', 'tus-resumable', 'react-dom'])
    expect(
      first.filter((code) => code.includes(stranger)),
      stranger,
    ).toEqual([]);
});
